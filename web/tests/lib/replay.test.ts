import { afterEach, describe, expect, it, vi } from "vitest";
import "../browser";
import { fetchReplay } from "../../src/lib/replay";

interface Page {
  version: number;
  people: string[];
  frames: { line: string }[];
  next: number | null;
}

/** A server that answers with these pages, one after another; null is a refusal. */
function serve(...pages: (Page | null)[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const page = pages.shift() ?? null;
    return Promise.resolve({ ok: page !== null, json: () => Promise.resolve(page) });
  });
  return asked;
}

const page = (version: number, line: string, next: number | null): Page => ({
  version,
  people: ["Anna"],
  frames: [{ line }],
  next,
});

afterEach(() => void vi.unstubAllGlobals());

describe("a replay", () => {
  it("is put together from its pages", async () => {
    const asked = serve(page(3, "a", 1), page(3, "b", 2), page(3, "c", null));
    const found = await fetchReplay("t");
    expect(found?.frames.map(({ line }) => line)).toEqual(["a", "b", "c"]);
    expect(asked).toEqual([0, 1, 2].map((from) => `/api/tables/t/replay?from=${from}`));
  });

  it("is read again from the beginning when a round ended meanwhile", async () => {
    serve(page(3, "a", 1), page(4, "b", null), page(4, "a", 1), page(4, "b", null));
    const found = await fetchReplay("t");
    expect(found?.version).toBe(4);
    expect(found?.frames).toHaveLength(2);
  });

  it("is given up when it changes again and again, or is not there", async () => {
    const asked = serve(...Array.from({ length: 12 }, (_, number) => page(number, "a", 1)));
    expect(await fetchReplay("t")).toBeNull();
    expect(asked).toHaveLength(6);
    serve(null);
    expect(await fetchReplay("t")).toBeNull();
  });
});
