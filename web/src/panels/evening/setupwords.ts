// Why somebody cannot sit down, or nobody begin, in words.

import type { EveningCode } from "../../evening/refusal";
import { say } from "../../lib/texts.svelte";
import type { Setup } from "./setup.svelte";

/** Why a name is not taken. */
export function troubleWords(why: EveningCode, setup: Setup, name: string): string {
  const edition = say(`edition-${setup.edition}`);
  if (why === "name-taken") return say("keep-taken", { who: name });
  if (why === "too-many") return say("keep-most", { count: setup.most, name: edition });
  return say(`evening-refused-${why}`);
}

/** Why the evening does not begin. */
export function waitingWords(why: EveningCode, setup: Setup): string {
  const values = { count: setup.people.length, most: setup.most, name: say(`edition-${setup.edition}`) };
  if (why === "too-few") return say("keep-two");
  return why === "too-many" ? say("keep-too-many", values) : say(`evening-refused-${why}`);
}

/** Who deals and who begins, once everybody sits. */
export function firstWords(setup: Setup): string {
  const { names, dealer, ages } = setup.start;
  const name = (person: number | undefined): string => names[person ?? 0] ?? "";
  if (setup.isByTheClock)
    return say("clock-next-game", { game: 1, who: name(ages[0]), opener: name(ages.at(-1)) });
  return say("score-next-round", {
    round: 1,
    dealer: name(dealer),
    first: name((dealer + 1) % names.length),
  });
}
