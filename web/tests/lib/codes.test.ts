import { afterEach, describe, expect, it, vi } from "vitest";
import { codeOf, findTable } from "../../src/lib/codes";

const TABLE = "abcDEF_-0123";
const LIKE_A_CODE = "karneval-421"; // of as many signs as the name of a table

function answering(body: string, status = 200): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(body, { status }));
  });
  return asked;
}

describe("a code that somebody types", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is words and a number, also in a link", () => {
    expect(codeOf(" Kuusi 421 ")).toBe("Kuusi 421");
    expect(codeOf("https://yksi.test/c/KUUSI-421")).toBe("KUUSI-421");
    expect(codeOf("/c/%C3%A4%20421")).toBe("ä 421");
    expect(codeOf("/c/%zz1")).toBe("%zz1");
    for (const typed of ["", "kuusi", "421", "https://yksi.test/somewhere/1", "x".repeat(64) + "1"])
      expect(codeOf(typed)).toBeNull();
  });

  it("leads to its table", async () => {
    const asked = answering(`{"table":"${TABLE}"}`);
    expect(await findTable("kuusi 421")).toEqual({ address: `/t/${TABLE}` });
    expect(asked).toEqual(["/api/codes/kuusi%20421"]);
  });

  it("is asked for before the name of a table that looks like one", async () => {
    answering(`{"table":"${TABLE}"}`);
    expect(await findTable(LIKE_A_CODE)).toEqual({ address: `/t/${TABLE}` });
    answering('{"code":"no-code"}', 404);
    expect(await findTable(LIKE_A_CODE)).toEqual({ address: `/t/${LIKE_A_CODE}` });
  });

  it("is not asked for when it is a link", async () => {
    const asked = answering("{}");
    expect(await findTable(`/t/${TABLE}`)).toEqual({ address: `/t/${TABLE}` });
    expect(asked).toEqual([]);
  });

  it.each([
    ["nothing", '{"code":"no-code"}', "join"],
    ["kuusi 421", '{"code":"no-code"}', "no-code"],
    ["kuusi 421", '{"code":"too-many-codes"}', "too-many-codes"],
    ["kuusi 421", "not JSON", "server"],
  ])("says why it leads nowhere: %s", async (typed, body, trouble) => {
    answering(body, 404);
    expect(await findTable(typed)).toEqual({ trouble });
  });
});
