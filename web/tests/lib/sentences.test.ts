import { beforeAll, describe, expect, it, vi } from "vitest";
import english from "../../../locales/en.ftl?raw";
import type { Company } from "../../src/lib/people";
import { story } from "../../src/lib/sentences";
import type { Happened } from "../../src/lib/table.svelte";
import { texts } from "../../src/lib/texts.svelte";

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(english)));
  await texts.use("en");
});

const COMPANY: Company = {
  me: 0,
  edition: "custom",
  nameOf: (person) => ["Anna", "Bea"][person] ?? "",
  personAt: (seat) => seat,
  textOf: () => "",
};

const told = (events: Happened[]): string[] =>
  story(
    COMPANY,
    events.map((event, key) => ({ key, at: 0, event })),
  ).map((line) => line.pieces.map((piece) => piece.text).join(""));

const written = (voters: number[]): Happened[] => {
  const motion = { motion: "text", card: 1, text: "extra_turn" } as const;
  return [
    { event: "ballotopened", motion, by: 0, voters, until: 9, rule: "casting", casting: null },
    { event: "ballotclosed", motion, yes: voters, no: [], abstained: [], carried: true, casting: null },
    { event: "cardwritten", card: 1, text: "extra_turn" },
  ];
};

describe("the log", () => {
  it("tells a vote among people", () => {
    expect(told(written([0, 1])).some((line) => line.includes("vote"))).toBe(true);
  });

  it("tells what one person decided alone in one line, without a vote", () => {
    const lines = told(written([0]));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain("vote");
  });
});
