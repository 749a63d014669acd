// A step that has been dealt: a table that plays by what was recorded, and stops where the learner has to act.
// Whatever else the learner presses gets the answer that the real table gave.

import type { Command, FromServer, Line, LineListener, Refusal } from "../lib/connection";
import { NO_PARTS, partsAfter } from "../lib/parts";
import { PROTOCOL, type TableState, type View } from "../lib/protocol";
import { Table } from "../lib/table.svelte";
import type { Step, Stop } from "./recorded";

const PACE = 1_000; // milliseconds before a move of the others
const SETTLED = 450; // after the last one
const LEARNER = 0;

/** A command without what is left out or says nothing. */
function plain(command: Command): string {
  const said = (value: unknown): unknown => (value === null || value === false ? undefined : value);
  const words = JSON.stringify(command, (_, value: unknown) => said(value));
  const { action, ...rest } = JSON.parse(words) as { action?: Record<string, unknown> };
  return JSON.stringify([rest, Object.entries(action ?? {}).sort()]);
}

const isSame = (one: Command, other: Command): boolean => plain(one) === plain(other);

const isCall = (command: Command): boolean => command.command === "act" && command.action.do === "call";

export class Dealt implements Line {
  stop = $state(0); // the one that the coach speaks of
  isWaiting = $state(false); // for the learner
  isOver = $state(false); // the last stop is behind us
  isAside = $state(false); // the last press was allowed, and is not what is wanted here
  readonly table: Table;
  readonly views: readonly View[]; // the cards as they lie at each stop
  #listener: LineListener | null = null;
  #waiting: TableState[] = []; // what still happens before the next stop
  #acted = 0; // how many stops are behind us
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly step: Step) {
    this.table = new Table(
      "lesson",
      () => null,
      false,
      (listener) => {
        this.#listener = listener;
        return this;
      },
    );
    this.views = this.#look();
    this.#say({ type: "welcome", protocol: PROTOCOL, person: LEARNER, table: this.table.id });
    const [dealt, ...before] = step.states;
    this.#say(dealt!);
    this.#play(before);
  }

  /** What the learner is wanted to do, or has just done. */
  get at(): Stop {
    return this.step.stops[this.stop]!;
  }

  #look(): View[] {
    let parts = NO_PARTS;
    const follow = (states: readonly TableState[]): void =>
      states.forEach((state) => (parts = partsAfter(parts, state)));
    follow(this.step.states);
    return this.step.stops.map(({ then }) => {
      const here = parts.cards!;
      follow(then);
      return here;
    });
  }

  #say(message: FromServer): void {
    this.#listener?.message(message);
  }

  /** Lets the others play, one move after another; then the learner's next stop has come. */
  #play(states: readonly TableState[]): void {
    this.#waiting = [...states];
    this.#goOn();
  }

  #goOn(): void {
    if (this.#waiting.length) this.#timer = setTimeout(() => this.#next(), PACE);
    else this.#timer = setTimeout(() => this.#arrive(), SETTLED);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#say(this.#waiting.shift()!);
    this.#goOn();
  }

  #arrive(): void {
    if (this.isOver) return;
    this.stop = this.#acted;
    this.isWaiting = true;
  }

  async do(command: Command): Promise<Refusal | null> {
    if (command.command !== "act" && command.command !== "drawon") return null; // nothing is dealt here by lot
    this.isAside = false;
    if (!this.isWaiting) {
      if (this.#waiting.length) this.#next(); // whoever presses does not want to wait
      return null;
    }
    const { wanted, refused, called } = this.at;
    if (isSame(command, wanted)) this.#obey();
    else if (isCall(command) && called) this.#say(called);
    else {
      const answer = refused.find((each) => isSame(command, each.command));
      if (answer) return answer.refusal;
      this.isAside = true;
    }
    return null;
  }

  #obey(): void {
    const [first, ...others] = this.at.then;
    const said = first!.mine?.said ?? false; // a call that was not wanted is over with the turn
    this.#acted += 1;
    this.isWaiting = false;
    this.isOver = this.#acted === this.step.stops.length;
    this.#say({ ...first!, mine: { ...first!.mine!, said } });
    this.#play(others);
  }

  report(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
