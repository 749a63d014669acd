// What somebody on the first page wants to play: an edition or the rules of a link, how long, and with whom.

import { defaultTexts } from "./opening";
import { BOT_LEVELS, DEFAULT_RULES } from "./protocol";
import type { Intent } from "./route.svelte";
import { rulebooks } from "./rulebooks.svelte";
import type { Changes } from "./rules";

/** What a link asks for, or why it cannot be had. */
interface Linked {
  rules: string;
  settings: Record<string, string>;
}
interface Unplayable {
  code: string; // of a refusal
  reason: string; // which rules, where it is about them
}

const FEWEST = 2;
const SEATS = 4;
const MOST = 10; // where no rulebook says it
const ONE_ROUND = "1"; // instead of points to play to

export class Wish {
  edition = $state(DEFAULT_RULES as string);
  level = $state<string>(BOT_LEVELS[0]);
  practice = $state(false); // with hints and taking back, and without points
  length = $state<string | null>(null); // one round, or points to play to; null: as the rules say
  refused = $state.raw<Unplayable | null>(null); // why the link cannot be played
  #seats = $state(SEATS);
  #linked = $state.raw<Linked | null>(null);

  readonly read: Promise<void>; // whatever the link asks for is part of the wish

  constructor(link: string | null) {
    this.read = link === null ? Promise.resolve() : this.#follow(link);
  }

  /** The server knows which part of a link is a rule and which a setting; until it answers, all are rules. */
  async #follow(link: string): Promise<void> {
    this.#take({ rules: link, settings: {} });
    const answer = await fetch(`/api/rules?text=${encodeURIComponent(link)}`).catch(() => null);
    if (!answer?.ok) return;
    await rulebooks.loaded; // which say what a link means
    const read = (await answer.json()) as Linked | Unplayable;
    if ("code" in read) {
      this.refused = read;
      this.#linked = null;
    } else this.#take(read);
  }

  #take(linked: Linked): void {
    const { edition } = rulebooks.nearest(linked.rules);
    if (!rulebooks.names.includes(edition)) return;
    this.#linked = linked;
    this.edition = edition;
  }

  /** What the link asks for, while the edition is still its own. */
  readonly linked = $derived.by((): Linked | null => {
    const linked = this.#linked;
    return linked !== null && rulebooks.nearest(linked.rules).edition === this.edition ? linked : null;
  });

  readonly #changes = $derived.by((): Changes => {
    return this.linked === null ? {} : rulebooks.nearest(this.linked.rules).changes;
  });

  readonly #book = $derived(rulebooks.all[this.edition]);
  readonly #plain = $derived(rulebooks.write(this.edition, this.#changes)); // whatever the length is

  readonly most = $derived(rulebooks.number(this.#plain, "max_seats") || MOST);
  readonly lengths = $derived.by((): string[] =>
    rulebooks.hasPoints(this.#plain) ? [...(this.#book?.offers["target"] ?? []), ONE_ROUND] : [],
  );
  readonly #isRound = $derived(this.length === ONE_ROUND && this.lengths.length > 0);

  readonly rules = $derived.by((): string => {
    const isTarget = this.length !== null && !this.#isRound && this.lengths.includes(this.length);
    return rulebooks.write(
      this.edition,
      isTarget ? { ...this.#changes, target: this.length! } : this.#changes,
    );
  });

  readonly lengthShown = $derived(this.#isRound ? ONE_ROUND : rulebooks.value(this.rules, "target"));

  /** What the customizable cards of a quick game say. */
  readonly texts = $derived(defaultTexts(this.rules));

  /** Manners are read before the first game with offices. */
  readonly hasManners = $derived(rulebooks.hasOffices(this.rules));

  get seats(): number {
    return Math.min(this.#seats, this.most);
  }

  get canHaveFewer(): boolean {
    return this.seats > FEWEST;
  }

  get canHaveMore(): boolean {
    return this.seats < this.most;
  }

  add(seats: 1 | -1): void {
    this.#seats = this.seats + seats;
  }

  /** For the table that is made: with bots and dealt at once, or empty, for friends. */
  intent(start: boolean): Intent {
    return {
      rules: this.rules,
      settings: {
        ...this.linked?.settings,
        ...(this.#isRound ? { rounds: ONE_ROUND } : {}),
        ...(start && this.practice ? { practice: "yes" } : {}),
      },
      bots: start ? this.seats - 1 : 0,
      level: this.level,
      start,
    };
  }
}
