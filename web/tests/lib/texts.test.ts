import { beforeAll, describe, expect, it, vi } from "vitest";
import english from "../../../locales/en.ftl?raw";
import finnish from "../../../locales/fi.ftl?raw";
import { say, texts } from "../../src/lib/texts.svelte";

beforeAll(async () => {
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(new Response(address === "/locales/fi.ftl" ? finnish : english)),
  );
  await texts.use("en");
});

describe("sentences", () => {
  it("are told in the words of the edition that is spoken of, wherever they are said", () => {
    const usual = say("scene-challenge");
    const stop = texts.speakOf(() => "kpgut");
    expect(say("scene-challenge")).not.toBe(usual);
    stop();
    expect(say("scene-challenge")).toBe(usual);
  });

  it("go on in the words of the next table when the last one is left late", () => {
    const leave = texts.speakOf(() => "classic");
    const stay = texts.speakOf(() => "kpgut");
    const told = say("scene-challenge");
    leave();
    expect(say("scene-challenge")).toBe(told);
    stay();
  });

  it("follow the language", async () => {
    expect(say("answer-yes")).toBe("Yes");
    await texts.use("fi");
    expect(say("answer-yes")).toBe("Kyllä");
    await texts.use("en");
    expect(say("answer-yes")).toBe("Yes");
  });
});
