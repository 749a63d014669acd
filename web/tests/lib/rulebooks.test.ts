import { beforeEach, describe, expect, it } from "vitest";
import { rulebooks } from "../../src/lib/rulebooks.svelte";
import { agreementOf, readRules } from "../../src/lib/rules";
import { editionWords, ownClause } from "../../src/lib/rulewords";
import { EDITIONS } from "./editions";

beforeEach(() => (rulebooks.all = EDITIONS));

describe("rules as one text", () => {
  it("are read with or without spaces", () => {
    const read = { edition: "classic", changes: { draw: "until", target: "200" } };
    expect(readRules("classic + draw=until + target=200")).toEqual(read);
    expect(readRules("classic+draw=until+target=200")).toEqual(read);
    expect(readRules("")).toEqual({ edition: "classic", changes: {} });
  });

  it("carry what else is agreed on in a link, and nothing that is not set", () => {
    expect(agreementOf({ rules: "kpgut + draw=until", limit: 90, series: true, turn: 0, chat: true })).toBe(
      "kpgut + draw=until + limit=90 + series=yes",
    );
  });
});

describe("an edition that people wrote", () => {
  it("is known again by the rules that are played", () => {
    expect(rulebooks.nearest("classic + draw=until + stacking=same")).toEqual({
      edition: "Mökki",
      changes: {},
    });
    expect(rulebooks.nearest("classic + draw=until + stacking=same + target=200")).toEqual({
      edition: "Mökki",
      changes: { target: "200" },
    });
  });

  it("does not claim rules that a known edition says as well", () => {
    expect(rulebooks.nearest("classic + draw=until").edition).toBe("classic");
    expect(rulebooks.nearest("kpgut + draw=until + stacking=same").edition).toBe("kpgut");
  });

  it("is written with names that everybody knows", () => {
    expect(rulebooks.write("Mökki", {})).toBe("classic + draw=until + stacking=same");
    expect(rulebooks.write("Mökki", { draw: "one", target: "500" })).toBe("classic + stacking=same");
  });

  it("is told in the language of its writers where the reader's is missing", () => {
    expect(editionWords("Mökki")).toBe("Mökki");
    expect(ownClause("Mökki", "stacking")).toBe("Päälle saa lyödä.");
    expect(ownClause("Mökki", "draw")).toBe("");
  });
});

describe("questions about a table's rules", () => {
  it("ask the rules, never the name of the edition", () => {
    expect(rulebooks.hasPlaces("classic + scoring=places")).toBe(true);
    expect(rulebooks.hasOffices("classic + conduct=offices")).toBe(true);
    expect(rulebooks.hasPoints("kpgut + scoring=low")).toBe(true);
    expect(rulebooks.hasPoints("kpgut")).toBe(false);
  });
});
