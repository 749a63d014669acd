import { describe, expect, it } from "vitest";
import type { Language } from "../../src/lib/texts.svelte";
import { Asking } from "../../src/rulebook/asking";
import { readTopics, readWords } from "../../src/rulebook/catalogue";
import topics from "../../../rulings/topics/topics.txt?raw";

const raw = (found: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(found).map(([path, text]) => [path.replace(/^.*\/(.*)\.txt$/, "$1"), String(text)]),
  );
const CLAUSES = raw(
  import.meta.glob("../../../locales/clauses/*.txt", { query: "?raw", import: "default", eager: true }),
);
const EVERYDAY = raw(
  import.meta.glob("../../../locales/asking/*.txt", { query: "?raw", import: "default", eager: true }),
);
const QUESTIONS = raw(
  import.meta.glob("./questions/*.txt", { query: "?raw", import: "default", eager: true }),
);

const TOPICS = readTopics(topics);
const MOST_MISSED = 0.03; // of the questions; whoever changes the words of a language looks at those that are missed
const FIRST = 3;
const PATIENCE = 60_000; // milliseconds for hundreds of questions on a busy machine

const asking = (language: string): Asking =>
  new Asking(TOPICS, readWords(CLAUSES[language]!), EVERYDAY[language]!, language as Language);

interface Case {
  question: string;
  edition: string;
  right: string[];
}

function cases(language: string): Case[] {
  return QUESTIONS[language]!.split("\n")
    .filter((line) => line.includes("|") && !line.startsWith("#"))
    .flatMap((line) => {
      const [question = "", ...answers] = line.split("|").map((part) => part.trim());
      return answers.map((answer) => {
        const [edition = "", clauses = ""] = answer.split(":").map((part) => part.trim());
        return { question, edition, right: clauses.split(" ") };
      });
    });
}

function isFound(asked: Asking, { question, edition, right }: Case): boolean {
  const found = asked.ask(question, edition)?.found.slice(0, FIRST) ?? [];
  return found.some((entry) => [entry.key, ...entry.clauses].some((clause) => right.includes(clause)));
}

describe.each(Object.keys(QUESTIONS))("questions in %s", (language) => {
  const asked = asking(language);

  it(
    "find the right clause among the first three",
    () => {
      const all = cases(language);
      const missed = all.filter((each) => !isFound(asked, each));
      const told = missed.map(
        (each) =>
          `${each.question} [${each.edition}] wants ${each.right.join(" ")}: ${asked
            .ask(each.question, each.edition)
            ?.found.map((entry) => entry.clauses[0])
            .join(" ")}`,
      );
      expect(missed.length / all.length, told.join("\n")).toBeLessThanOrEqual(MOST_MISSED);
    },
    PATIENCE,
  );

  it("name clauses that are there", () => {
    const known = new Set(TOPICS.flatMap((topic) => topic.wordings.flat()));
    for (const { right } of cases(language)) for (const clause of right) expect(known).toContain(clause);
  });

  it("are answered while somebody types", () => {
    const typed = "somebody lays a draw two on me";
    for (let letters = 1; letters <= typed.length; letters++)
      expect(() => asked.ask(typed.slice(0, letters), "classic")).not.toThrow();
  });
});

describe("a question", () => {
  const asked = asking("en");
  it("that is about nothing here finds nothing", () => {
    expect(asked.ask("zxqv wkrp", "classic")).toBeNull();
    expect(asked.ask("   ", "classic")).toBeNull();
  });
  it("that finds nothing leads to the groups whose words look like its own", () => {
    const groups = ["deck", "turn", "actions", "wilds", "four", "last", "score", "people"];
    expect(asked.ask("poinnnnts", "classic")).toBeNull();
    expect(asked.groupsNear("poinnnnts", groups)[0]).toBe("score");
    expect(asked.groupsNear("rooooster", groups)[0]).toBe("wilds");
    expect(asked.groupsNear("", groups)).toEqual(groups);
  });
  it("that names a card meets the clauses that name it by its code", () => {
    const topics = readTopics("# a group\nend | - | CLS-40 CLS-42");
    const clauses = readWords(
      "CLS-40 | The end | The round is over.\nCLS-42 | The end | The round, by [+2].",
    );
    const everyday = "= drawtwo | draw two\nend | the round";
    const found = new Asking(topics, clauses, everyday, "en").ask("draw two", "classic")!.found;
    expect(found[0]!.key).toBe("CLS-42");
  });
  it("in the words of one clause finds it before the main one of its topic", () => {
    const topics = readTopics("# a group\nend | - | CLS-40 CLS-42");
    const clauses = readWords("CLS-40 | The end | It is over.\nCLS-42 | Still | Two are drawn.");
    const everyday = "end | last card\nCLS-40 | when is it over\nCLS-42 | does the neighbour pick up";
    const found = new Asking(topics, clauses, everyday, "en").ask("neighbour, last card", "classic")!.found;
    expect(found.map(({ key }) => key)).toEqual(["CLS-42", "CLS-40"]);
  });
  it("tells clauses with the same words apart by which stand beside each other", () => {
    const topics = readTopics("# a group\nfits | - | CLS-01 CLS-02");
    const clauses = readWords("CLS-01 | One | Says this.\nCLS-02 | Two | Says that.");
    const everyday = "CLS-01 | blue skip over red reverse\nCLS-02 | red skip over blue reverse";
    const asks = (question: string): string =>
      new Asking(topics, clauses, everyday, "en").ask(question, "classic")!.found[0]!.key;
    expect(asks("a red skip")).toBe("CLS-02");
    expect(asks("a blue skip")).toBe("CLS-01");
  });
  it("finds a clause of another topic that is about as near before one more of the same", () => {
    const topics = readTopics("# a group\none | - | CLS-01 CLS-02 CLS-03\nother | - | CLS-04");
    const says = (clause: string): string => `${clause} | Cards | Cards.`;
    const clauses = readWords(["CLS-01", "CLS-02", "CLS-03", "CLS-04"].map(says).join("\n"));
    const found = new Asking(topics, clauses, "one | cards\nother | cards", "en").ask(
      "cards",
      "classic",
    )!.found;
    expect(found.map(({ key }) => key)).toEqual(["CLS-01", "CLS-04", "CLS-02", "CLS-03"]);
  });
  it("may name the edition that it is asked in", () => {
    const asks = (question: string): string[] => asked.ask(question, "moomin")!.found.map(({ key }) => key);
    expect(asks("can I finish with a skip in the moomin version")).toEqual(asks("can I finish with a skip"));
  });
  it("in spoken Finnish means the same as in written", () => {
    const spoken = asking("fi").ask("saaks alottaa kpgutissa plusnelosella", "kpgut")!.found;
    expect(spoken[0]!.key).toBe("KPG-BEG-8");
  });
  it(
    "without the dots and rings of its letters means the same",
    () => {
      const fi = asking("fi");
      for (const { question, edition } of cases("fi").slice(0, 60))
        expect(fi.ask(question.replaceAll("ä", "a").replaceAll("ö", "o"), edition)).toEqual(
          fi.ask(question, edition),
        );
    },
    PATIENCE,
  );
  it("with a slip of the finger is understood", () => {
    expect(asked.ask("can I challange a wild draw four", "classic")?.topic.name).toBe("challenge");
  });
  it("may have any apostrophe, or none", () => {
    const asks = (question: string): string[] => asked.ask(question, "classic")!.found.map(({ key }) => key);
    const typed = asks("I can't play and don't want to draw");
    expect(asks("I can’t play and don’t want to draw")).toEqual(typed);
    expect(asks("i cant play and dont want to draw")).toEqual(typed);
  });
  it("means the same by another name of a card, and in American spelling", () => {
    const topic = (question: string): string => asked.ask(question, "classic")!.topic.name;
    for (const [one, other] of [
      ["what does the turnaround card do", "what does a reverse do"],
      ["what does the stop card do", "what does a skip do"],
      ["which color after the wild fours", "which colour after the +4"],
    ])
      expect(topic(one!)).toBe(topic(other!));
  });
  it("is answered with at most five clauses of the edition", () => {
    const found = asked.ask("wild", "moomin")!.found;
    expect(found.length).toBeLessThanOrEqual(5);
    for (const { clauses } of found) for (const clause of clauses) expect(clause).toMatch(/^(MOO|GEN)-/);
  });
});
