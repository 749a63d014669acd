// A table as this browser knows it: the parts that the server sends, reactive, and what happened.

import {
  Connection,
  HOUSE_FULL,
  PUT_AWAY,
  type Command,
  type FromServer,
  type Line,
  type LineListener,
  type LineState,
  type Refusal,
} from "./connection";
import { Witness } from "./fair";
import { Pace } from "./pace";
import { NO_PARTS, partsAfter, type Choice, type Parts } from "./parts";
import {
  DEFAULT_RULES,
  type Door,
  type HintTold,
  type MyPart,
  type PaperPart,
  type PersonView,
  type RoomView,
  type TableState,
  type View,
} from "./protocol";
import { keepMuted, mutedAt } from "./muted";
import { Names } from "./names";
import { editionOf } from "./rules";

export type Happened = NonNullable<TableState["effects"]>[number];

export interface LogEntry {
  key: number;
  at: number; // milliseconds of the table
  event: Happened;
}

/** What happened since the last time that something was shown, and the newest of it: of one state. */
type Listener = (events: readonly Happened[], newest: readonly Happened[]) => void;

const MOST_LOGGED = 400;

export class Table {
  me = $state(-1); // my number among the people
  code = $state<string | null>(null); // by which people tell one another of the table
  door = $state.raw<Door | null>(null); // as long as one knocks
  looking = $state.raw<readonly string[]>([]); // who looks in at the door
  version = $state(0);
  room = $state.raw<RoomView | null>(null);
  cards = $state.raw<View | null>(null); // what everybody may see
  mine = $state.raw<MyPart | null>(null); // what only I may know
  paper = $state.raw<PaperPart | null>(null);
  screens = $state(0); // big ones that show the table
  choosing = $state.raw<Parts["choosing"]>({}); // whom their pages ask what, as a big screen is told
  line = $state<LineState>("opening");
  goodbye = $state<string | null>(null); // why the line was closed for good
  isShutOut = $state(false); // the house is full, and lets in nobody new for now
  isAsleep = $state(false); // all have left it, and a big screen does not wake it
  muted = $state.raw<ReadonlySet<number>>(new Set()); // people whose words are not shown here
  refusal = $state.raw<Refusal | null>(null); // of the last command
  log = $state.raw<LogEntry[]>([]);
  hint = $state.raw<HintTold | null>(null); // the newest that came, of whatever cards

  #line: Line;
  #witness: Witness;
  #names = new Names();
  #isFirst = true; // what is told now may have happened before the line was opened
  #listeners = new Set<Listener>();
  #told: { version: number; parts: Parts } = { version: 0, parts: NO_PARTS }; // the newest, shown or not
  #unshown: LogEntry[] = [];
  #newest: readonly Happened[] = [];
  #pace = new Pace(() => this.#show());
  #skew = 0; // table time minus this browser's
  #logged = 0;

  /** The line leads to the server as a rule; what is recorded comes by one of its own. */
  constructor(
    readonly id: string,
    name: () => string | null,
    readonly isScreen = false,
    open: (listener: LineListener) => Line = (listener) =>
      new Connection(id, listener, () => this.#told.version, name, isScreen ? "screen" : "person"),
  ) {
    this.#line = open({ message: (m) => this.#take(m), line: (s, r) => this.#hear(s, r) });
    this.muted = mutedAt(id);
    this.#witness = new Witness(id, localStorage, (command) => this.#line.do(command));
  }

  /** Whether I have a seat in the running game. */
  get seat(): number | null {
    return this.mine?.seat ?? null;
  }

  /** What is agreed on, as one text. */
  get rules(): string {
    return this.room?.settings.rules ?? DEFAULT_RULES;
  }

  /** The known edition in whose words things are told: that of the cards on the table, else of the rules. */
  get edition(): string {
    const isDealt = this.room?.stage !== "lobby";
    return (isDealt ? this.cards?.edition : undefined) ?? editionOf(this.rules);
  }

  get isMyTurn(): boolean {
    return (
      this.room?.stage === "playing" &&
      this.cards !== null &&
      this.cards.turn === this.seat &&
      this.cards.phase !== "over"
    );
  }

  get isHost(): boolean {
    return this.room?.host === this.me;
  }

  get hand(): readonly string[] {
    return this.seat === null ? [] : (this.mine?.hands[this.seat] ?? []);
  }

  person(number: number): PersonView | undefined {
    return this.room?.people.find((person) => person.number === number);
  }

  /** What somebody is called, or was before the table listed them no more. */
  nameOf(number: number): string {
    return this.person(number)?.name ?? this.#names.of(number);
  }

  /** Who sits on a seat. */
  at(seat: number): PersonView | undefined {
    const number = this.room?.seats[seat];
    return number === undefined ? undefined : this.person(number);
  }

  /** The table's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.#skew;
  }

  async do(command: Command): Promise<boolean> {
    const refusal = await this.#line.do(command);
    this.refusal = refusal;
    return refusal === null;
  }

  /** Tells the big screens what I am asked, for a card that I am about to lay. */
  tellChoosing(what: Choice | null): void {
    this.#line.tellChoosing?.(what);
  }

  /** Tells whoever looks after the server that somebody behaves badly. */
  async report(person: number, reason: string): Promise<boolean> {
    this.refusal = await this.#line.report(person, reason);
    return this.refusal === null;
  }

  /** Shows somebody's words no more, or again from now on. */
  mute(person: number, on: boolean): void {
    const others = [...this.muted].filter((number) => number !== person);
    this.muted = new Set(on ? [...others, person] : others);
    keepMuted(this.id, this.muted);
  }

  /** Be told what happens, for animations, sounds and the live region. */
  onEvents(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  leave(): void {
    this.#line.close();
    this.#pace.stop();
  }

  #hear(state: LineState, reason: string | null): void {
    this.line = state;
    if (state === "closed") this.goodbye = reason ?? "closed";
    this.isAsleep = this.isScreen && reason === PUT_AWAY;
    if (reason === HOUSE_FULL) this.isShutOut = true;
    else if (state === "open" || state === "closed") this.isShutOut = false;
  }

  #isMuted(event: Happened): boolean {
    return (event.event === "said" || event.event === "reacted") && this.muted.has(event.person);
  }

  #take(message: FromServer): void {
    if (message.type === "door") this.door = message;
    if (message.type === "welcome") {
      this.door = null;
      this.me = message.person;
      this.code = message.code ?? null;
      this.#isFirst = true;
    }
    if (message.type !== "state") this.#pace.hurry(); // an answer: what it is about came before it
    if (message.type === "hint") this.hint = message;
    if (message.type !== "state") return;
    if (message.door) this.looking = message.door;
    const parts = partsAfter(this.#told.parts, message);
    this.#names.learn(parts.room?.people ?? [], message.effects ?? []);
    if (!this.isScreen) this.#witness.take(this.me, parts, message.effects ?? [], this.#isFirst);
    this.#isFirst = false;
    this.#skew = message.now - Date.now();
    const isHistory = this.#told.version === 0; // a page just opened reads what happened before
    this.#told = { version: message.version, parts };
    const events = (message.effects ?? []).filter((event) => !this.#isMuted(event));
    const entries = events.map((event) => ({ key: this.#logged++, at: message.now, event }));
    if (isHistory) this.#note(entries);
    else this.#unshown.push(...entries);
    if (!isHistory && events.length) this.#newest = events;
    this.#pace.come();
  }

  #show(): void {
    const [unshown, newest] = [this.#unshown, this.#newest];
    this.#unshown = [];
    this.#newest = [];
    this.version = this.#told.version;
    Object.assign(this, this.#told.parts);
    if (!unshown.length) return;
    this.#note(unshown);
    const events = unshown.map(({ event }) => event);
    for (const listener of this.#listeners) listener(events, newest);
  }

  #note(entries: readonly LogEntry[]): void {
    if (entries.length) this.log = [...this.log, ...entries].slice(-MOST_LOGGED);
  }
}
