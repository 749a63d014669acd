// What is agreed before the first card, while people still decide.

import { hasPoints, paperRules, type Scoring } from "../../evening/agreed";
import { decksFor, inDeck } from "../../evening/cardtypes";
import { RefusedEntry, type EveningCode } from "../../evening/refusal";
import { checked, needName, startOf, type Start } from "../../evening/start";
import { PAPER } from "../../lib/protocol";

/** Somebody at the table; the key stays when people change places or names. */
export interface Sitter {
  key: number;
  name: string;
}

export class Setup {
  edition = $state("classic");
  people = $state<Sitter[]>([]);
  dealer = $state<number | null>(null); // a key
  ages = $state<number[]>([]); // keys, the oldest first
  chosen = $state<Scoring | null>(null); // null: as the edition says
  target = $state(0); // 0: as the edition says
  series = $state(true);
  limit = $state<number>(PAPER.hour);
  #next = 0;

  readonly printed = $derived(paperRules(this.edition));
  readonly isByTheClock = $derived(this.printed.scoring === "places");
  readonly scoring = $derived(this.isByTheClock ? "places" : (this.chosen ?? this.printed.scoring));
  readonly points = $derived(this.target || this.printed.target);
  readonly most = $derived(this.printed.max_seats);
  readonly names = $derived(this.people.map(({ name }) => name));
  readonly decks = $derived(decksFor(this.printed, this.people.length));
  readonly cards = $derived(
    [...inDeck(this.printed, this.people.length).values()].reduce((sum, count) => sum + count, 0) /
      this.decks,
  );

  readonly rules = $derived.by(() => {
    const { scoring, target } = this.printed;
    if (
      this.isByTheClock ||
      (this.scoring === scoring && (!hasPoints(this.printed) || this.points === target))
    )
      return this.edition;
    return `${this.edition} + scoring=${this.scoring} + target=${this.scoring === "none" ? 0 : this.points}`;
  });

  /** By age, those of whom it was not said behind, in the order of the seats. */
  readonly byAge = $derived([
    ...this.ages.flatMap((key) => this.people.find((one) => one.key === key) ?? []),
    ...this.people.filter(({ key }) => !this.ages.includes(key)),
  ]);

  readonly start: Start = $derived.by(() => {
    const seat = (key: number | null): number => this.people.findIndex((one) => one.key === key);
    if (!this.isByTheClock)
      return startOf(this.rules, this.names, { dealer: Math.max(0, seat(this.dealer)) });
    const ages = this.byAge.map(({ key }) => seat(key));
    return startOf(this.rules, this.names, { ages, series: this.series, limit: this.limit });
  });

  /** Why nobody can begin yet; null: all is well. */
  readonly trouble: EveningCode | null = $derived.by(() => {
    try {
      checked(this.start);
      return null;
    } catch (error) {
      if (error instanceof RefusedEntry) return error.code;
      throw error;
    }
  });

  /** Why a name cannot be taken; null: it can. A name that is being changed does not stand in its own way. */
  refusal(name: string, but: number | null = null): EveningCode | null {
    const others = this.people.filter(({ key }) => key !== but).map((one) => one.name);
    try {
      needName(name.trim(), others);
      return null;
    } catch (error) {
      if (error instanceof RefusedEntry) return error.code;
      throw error;
    }
  }

  /** Sits somebody down; why not, else null. */
  add(name: string): EveningCode | null {
    const why = this.refusal(name) ?? (this.people.length >= this.most ? "too-many" : null);
    if (why === null) this.people.push({ key: this.#next++, name: name.trim() });
    return why;
  }

  rename(key: number, name: string): EveningCode | null {
    const why = this.refusal(name, key);
    const person = this.people.find((one) => one.key === key);
    if (why === null && person) person.name = name.trim();
    return why;
  }

  remove(key: number): void {
    this.people = this.people.filter((one) => one.key !== key);
    if (this.dealer === key) this.dealer = null;
  }

  move(from: number, to: number): void {
    if (to < 0 || to >= this.people.length) return;
    this.people.splice(to, 0, ...this.people.splice(from, 1));
  }

  moveAge(from: number, to: number): void {
    const keys = this.byAge.map(({ key }) => key);
    if (to < 0 || to >= keys.length) return;
    keys.splice(to, 0, ...keys.splice(from, 1));
    this.ages = keys;
  }

  /** The company of an evening sits down again, as far as it can. */
  adopt({ names, ages }: Start): void {
    this.people = [];
    for (const name of names) this.add(name);
    this.ages = ages.flatMap((seat) => this.people[seat]?.key ?? []);
    this.dealer = this.people[0]?.key ?? null;
  }
}
