import { expect, test } from "vitest";
import { saidBy } from "../../scripts/texts.mjs";

const TEXTS = `### Of a language

## Pages
# A comment
named = Named
    .attribute = Hangs on it
built-one = { $count ->
        [one] Card
       *[other] { inner } cards
    }
built-two = Two
inner = many
# of the terminal
option-plain = Without colours
`;
const kept = (source: string): string[] =>
  [...saidBy(source, TEXTS).matchAll(/^[a-z-]+/gm)].map(([key]) => key);

test("a text is kept if its key is named, with or without what hangs on it", () => {
  expect(kept(`say("named")`)).toEqual(["named"]);
  expect(kept(`say("named.attribute")`)).toEqual(["named"]);
  expect(saidBy(`say("named")`, TEXTS)).toBe("named = Named\n    .attribute = Hangs on it\n");
});

test("a text is kept if a key is built that begins so, with the texts that it refers to", () => {
  expect(kept("say(`built-${which}`)")).toEqual(["built-one", "built-two", "inner"]);
  expect(kept(`const start = "built-";`)).toEqual(["built-one", "built-two", "inner"]);
});

test("what no source names is left out", () => {
  expect(kept(`say("nothing")`)).toEqual([]);
});
