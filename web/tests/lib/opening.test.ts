import { afterEach, describe, expect, it, vi } from "vitest";
import { adoptPrivateLink, privatePart, tokenFor } from "../../src/lib/identity";
import { openTable, tableOf } from "../../src/lib/opening";
import { TOKEN_LENGTH } from "../../src/lib/protocol";

const TABLE = "abcDEF_-0123";

describe("what somebody types to come to a table", () => {
  it("is a code, a path or a whole link, with its rules and its place", () => {
    const place = privatePart(TABLE);
    expect(tableOf(` ${TABLE} `)).toBe(`/t/${TABLE}`);
    expect(tableOf(`https://yksi.test/t/${TABLE}?rules=kpgut`)).toBe(`/t/${TABLE}?rules=kpgut`);
    expect(tableOf(`/t/${TABLE}${place}`)).toBe(`/t/${TABLE}${place}`);
  });

  it("is refused where it cannot be a table", () => {
    expect(tableOf("")).toBeNull();
    expect(tableOf(TABLE.slice(1))).toBeNull();
    expect(tableOf(`x${TABLE}`)).toBeNull();
    expect(tableOf(`/t/${TABLE}#me=short`)).toBeNull();
  });
});

describe("a private link", () => {
  it("brings the same place to another device", () => {
    const token = tokenFor(TABLE);
    expect(token).toHaveLength(TOKEN_LENGTH);
    expect(adoptPrivateLink("another_seat", privatePart(TABLE))).toBe(true);
    expect(tokenFor("another_seat")).toBe(token);
  });

  it("is not taken from an address that is none", () => {
    expect(adoptPrivateLink("another_seat", "#me=short")).toBe(false);
    expect(adoptPrivateLink("another_seat", `${privatePart(TABLE)}x`)).toBe(false);
  });
});

describe("a table that cannot be had", () => {
  afterEach(() => vi.unstubAllGlobals());
  const intent = { start: false } as Parameters<typeof openTable>[0];

  it.each([
    [new Response('{"code":"house-full"}', { status: 503 }), "house-full"],
    [new Response('{"code":"too-many-tables"}', { status: 429 }), "too-many-tables"],
    [new Response("", { status: 503 }), "server"],
    [new Response('{"code":"whatever"}', { status: 500 }), "server"],
  ])("says why", async (answer, trouble) => {
    vi.stubGlobal("fetch", () => Promise.resolve(answer));
    expect(await openTable(intent)).toBe(trouble);
  });

  it("is the server's fault when nobody answers", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    expect(await openTable(intent)).toBe("server");
  });
});
