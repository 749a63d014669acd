import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { rulebooks } from "../../src/lib/rulebooks.svelte";
import { Wish } from "../../src/lib/wish.svelte";
import { EDITIONS } from "./editions";

beforeEach(() => (rulebooks.all = EDITIONS));

function answer(told: unknown): void {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(told)));
}

describe("a wish", () => {
  it("is the usual edition with three bots at first", () => {
    expect(new Wish(null).intent(true)).toEqual({
      rules: "classic",
      settings: {},
      bots: 3,
      level: expect.any(String) as string,
      start: true,
    });
  });

  it("seats no more than the edition allows, and nobody but oneself where friends are awaited", () => {
    const wish = new Wish(null);
    for (let i = 0; i < 40; i++) if (wish.canHaveMore) wish.add(1);
    expect(wish.seats).toBe(10);
    wish.edition = "kpgut";
    expect(wish.most).toBe(28);
    expect(wish.intent(false).bots).toBe(0);
  });

  it("plays one round or to other points where points are counted, and not elsewhere", () => {
    const wish = new Wish(null);
    wish.length = "1";
    expect(wish.intent(true)).toMatchObject({ rules: "classic", settings: { rounds: "1" } });
    wish.length = "200";
    expect(wish.intent(true)).toMatchObject({ rules: "classic + target=200", settings: {} });
    wish.edition = "kpgut";
    expect(wish.intent(true)).toMatchObject({ rules: "kpgut", settings: {} });
  });

  it("takes rules and settings of a link, until another edition is chosen", async () => {
    answer({ rules: "kpgut + draw=until", settings: { limit: "90" } });
    const wish = new Wish("kpgut + draw=until + limit=90");
    expect(wish.edition).toBe("kpgut");
    await vi.waitFor(() => expect(wish.linked?.settings).toEqual({ limit: "90" }));
    expect(wish.intent(true)).toMatchObject({ rules: "kpgut + draw=until", settings: { limit: "90" } });
    wish.edition = "classic";
    flushSync();
    expect(wish.intent(true)).toMatchObject({ rules: "classic", settings: {} });
  });

  it("takes the rules of a link that is read before the editions have come", async () => {
    let tell: (editions: Response) => void = () => undefined;
    const editions = new Promise<Response>((resolve) => (tell = resolve));
    const rules = { rules: "kpgut", settings: { limit: "90" } };
    vi.stubGlobal("fetch", (address: string) =>
      address === "/api/editions" ? editions : Promise.resolve(Response.json(rules)),
    );
    vi.resetModules(); // the editions are asked for again
    const wish = new (await import("../../src/lib/wish.svelte")).Wish("kpgut + limit=90");
    expect(wish.edition).toBe("classic");
    tell(Response.json(EDITIONS));
    await wish.read;
    expect(wish.intent(true)).toMatchObject(rules);
  });

  it("says why a link cannot be played, and goes on without it", async () => {
    answer({ code: "rules-wrong", reason: "draw takes no such value" });
    const wish = new Wish("classic + draw=never");
    await vi.waitFor(() => expect(wish.refused?.code).toBe("rules-wrong"));
    expect(wish.intent(true)).toMatchObject({ rules: "classic", settings: {} });
  });
});
