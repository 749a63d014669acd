import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReachTold } from "../../src/lib/protocol";
import { reach } from "../../src/lib/reach.svelte";

const ALONE: ReachTold = {
  stop: "computer",
  addresses: [],
  as_loaded: false,
  may_open: true,
  is_open: false,
};
const OPEN: ReachTold = { ...ALONE, stop: "network", addresses: ["http://10.0.0.7:1"], is_open: true };
const answers = (status: number, body: unknown): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

const asked = vi.fn();
beforeEach(() => {
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("location", { origin: "http://aino.local:1" });
  reach.told = reach.trouble = null;
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

describe("where others find the server", () => {
  it.each([
    [ALONE, []],
    [OPEN, ["http://10.0.0.7:1"]],
    [{ ...ALONE, as_loaded: true }, ["http://aino.local:1"]],
    [{ ...OPEN, as_loaded: true }, ["http://aino.local:1", "http://10.0.0.7:1"]],
    [{ ...OPEN, as_loaded: true, addresses: ["http://aino.local:1"] }, ["http://aino.local:1"]],
  ])("is what the server says and where the page came from", async (told, origins) => {
    asked.mockReturnValue(answers(200, told));
    await reach.ask();
    expect(reach.origins).toEqual(origins);
  });

  it("is not known while nobody answers", async () => {
    asked.mockReturnValue(Promise.reject(new TypeError("no line")));
    await reach.ask();
    expect([reach.told, reach.origins]).toEqual([null, []]);
  });
});

describe("opening the network", () => {
  it("is asked for once, however often it is pressed", async () => {
    asked.mockReturnValue(answers(200, OPEN));
    const both = [reach.open(), reach.open()];
    expect(reach.waits).toBe(true);
    await Promise.all(both);
    expect([reach.waits, reach.trouble, reach.told]).toEqual([false, null, OPEN]);
    expect(asked.mock.calls.map(([path, { method }]) => [path, method])).toEqual([["/api/network", "POST"]]);
  });

  it.each([
    ["port-taken", () => answers(503, { code: "port-taken" })],
    ["not-own-computer", () => answers(403, { code: "not-own-computer" })],
    ["server", () => answers(500, "no words for it")],
    ["server", () => Promise.reject(new DOMException("too late", "TimeoutError"))],
  ])("says %s when it does not work", async (trouble, answer) => {
    asked.mockImplementation(answer);
    await reach.open();
    expect([reach.trouble, reach.waits, reach.told]).toEqual([trouble, false, null]);
  });
});
