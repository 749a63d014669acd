// What happened, as sentences in the player's language: the same texts as in the terminal.
// `sentence` says one event; `story` makes neighbours that belong together into one sentence.

import type { FluentVariable } from "@fluent/bundle";
import { face } from "./cards";
import { companyOf, type Company } from "./people";
import type { Asked, BallotOpened, GamePoints, Settings, Standing, ToolUsed } from "./protocol";
import { rulesWords } from "./rules.svelte";
import type { Happened, LogEntry, Table } from "./table.svelte";
import { say } from "./texts.svelte";
import { colorWords, countWords as count, listed } from "./words";

export type Motion = BallotOpened["motion"];
export type Question = Asked["question"];
export type Tool = ToolUsed["tool"];
type Values = Record<string, FluentVariable>;
type Of<Name extends Happened["event"]> = Extract<Happened, { event: Name }>;

/** A part of a sentence: plain words, a person's name, or a card. */
export interface Piece {
  text: string;
  kind: "words" | "person" | "card";
  card: string | null;
}

export interface Line {
  key: number;
  person: number; // whose act it is, -1 for nobody's
  pieces: Piece[];
}

// Marks round names and cards inside a filled-in text; taken out again before anybody reads it.
const NAME = "\uE000";
const CARD = "\uE001";
const BETWEEN = "\uE002";
const END = "\uE003";
const MARKED = new RegExp(`([${NAME}${CARD}])([^${END}]*)${END}`, "u");

function unmarked(text: string): string {
  return pieces(text).map((piece) => piece.text).join("");
}

function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const parts = text.split(MARKED);
  for (let i = 0; i < parts.length; i += 3) {
    if (parts[i]) found.push({ text: parts[i]!, kind: "words", card: null });
    const inner = parts[i + 2];
    if (inner === undefined) continue;
    if (parts[i + 1] === NAME) found.push({ text: inner, kind: "person", card: null });
    else {
      const [card = "", words = ""] = inner.split(BETWEEN);
      found.push({ text: words, kind: "card", card });
    }
  }
  return found;
}

/** Says things about people and cards at one table. */
class Teller {
  constructor(readonly company: Company) {}

  say(key: string, values: Values = {}): string {
    return say(key, { edition: this.company.edition, ...values });
  }

  #named(person: number, form: string): string {
    const name = person === this.company.me ? say("you", { form }) : this.company.nameOf(person);
    return NAME + name + END;
  }

  #person(person: number): string {
    return person === this.company.me ? "you" : "they";
  }

  /** A sentence about what somebody does, or does to somebody else. */
  act(key: string, who: number, values: Values = {}, whom?: number): string {
    const subject = { who: this.#named(who, "subject"), person: this.#person(who) };
    const object: Values = whom === undefined ? {} : { whom: this.#named(whom, "object"), other: this.#person(whom) };
    return this.say(key, { ...subject, ...object, ...values });
  }

  people(numbers: readonly number[]): string {
    return listed(numbers.map((number) => this.#named(number, "plain")));
  }

  at(seat: number): number {
    return this.company.personAt(seat);
  }

  card(card: string, form = "name"): string {
    const { color, symbol, number, custom } = face(card);
    const words = this.say("card", { color: color ?? "none", symbol, number: String(number ?? ""), form });
    const text = custom === null ? "" : textWords(this.company.textOf(custom));
    return CARD + card + BETWEEN + (text ? say("card-custom", { card: words, preset: text }) : words) + END;
  }

  cards(cards: readonly string[], form = "name"): string {
    return listed(cards.map((card) => this.card(card, form)));
  }
}

export const PRESETS: ReadonlySet<string> = new Set(["draw_to_color", "drop_wilds", "three_if_stuck", "extra_turn", "next_to_seven", "all_to_three", "open_hands", "joke", "elbows", "rooster"]);

/** What stands on a customizable card: a preset by its name, one's own words; or nothing. */
export function textWords(text: string): string {
  if (text === "" || text === "blank") return "";
  return PRESETS.has(text) ? say(`preset-${text}`) : text;
}

const yes = (value: boolean): string => (value ? "yes" : "no");

// --- what is voted on, asked and agreed on

function motion(teller: Teller, put: Motion): string {
  switch (put.motion) {
    case "advised":
      return teller.act("motion-advised", put.adviser, {}, put.advised);
    case "cheated":
    case "gaveup":
    case "goesout":
      return teller.act(`motion-${put.motion}`, put.person);
    case "stops":
      return teller.say("motion-stops");
    case "dispute":
      return teller.say("motion-dispute", { question: put.question });
    case "text": {
      const text = textWords(put.text);
      return text ? teller.say("motion-text", { card: put.card, text }) : teller.say("motion-text-blank", { card: put.card });
    }
    case "uses":
      return teller.say("motion-uses", { tool: tool(teller, put.tool) });
  }
}

function question(teller: Teller, asked: Question): string {
  switch (asked.question) {
    case "mayjoin": {
      const may = teller.act("question-mayjoin", asked.person, {}, asked.left_of);
      return asked.older_than === null ? may : `${may} ${teller.act("question-mayjoin-older", asked.person, {}, asked.older_than)}`;
    }
    case "takeadviser":
      return teller.act("question-takeadviser", asked.person, {}, asked.advised);
    case "maycoach":
      return teller.act("question-maycoach", asked.person, {}, asked.player);
    default:
      return teller.act(`question-${asked.question}`, asked.person);
  }
}

function tool(teller: Teller, used: Tool): string {
  switch (used.tool) {
    case "drawcards":
    case "discardcards":
      return teller.act(`tool-${used.tool}`, used.person, { cards: count(used.cards) });
    case "givecard":
      return teller.act("tool-givecard", used.person, {}, used.to);
    case "setcolor":
      return teller.say("tool-setcolor", { color: colorWords(used.color) });
    default:
      return teller.act(`tool-${used.tool}`, used.person);
  }
}

// --- news

function settingValue(settings: Settings, field: string): FluentVariable {
  const value = settings[field as keyof Settings];
  if (field === "rules") return rulesWords(String(value));
  return typeof value === "boolean" ? yes(value) : (value ?? "");
}

function average(row: Standing): string {
  const tenths = Math.round((10 * row.total) / Math.max(1, row.games));
  return say("decimal", { whole: Math.floor(tenths / 10), tenths: tenths % 10 });
}

function scored(teller: Teller, person: number, points: number | null): string {
  const who = teller.company.nameOf(person);
  return points === null ? say("score-item-none", { who }) : say("score-item", { who, count: points });
}

function standings(teller: Teller, rows: readonly Standing[]): string {
  return listed(
    rows.map((row) => {
      const who = teller.company.nameOf(row.person);
      return row.place ? say("standing-item", { place: row.place, who, average: average(row) }) : say("standing-item-none", { who });
    }),
  );
}

function gamePoints(teller: Teller, game: GamePoints): string {
  return listed(game.people.map((line) => scored(teller, line.person, line.points)));
}

function ballotClosed(teller: Teller, event: Of<"ballotclosed">): string {
  const closed = teller.say("news-ballotclosed", { motion: motion(teller, event.motion), carried: yes(event.carried) });
  const votes = [["yes", event.yes], ["no", event.no], ["abstained", event.abstained]] as const;
  const counted = votes.filter(([, people]) => people.length).map(([word, people]) => teller.say(`vote-${word}`, { names: teller.people(people) }));
  if (event.casting !== null) counted.push(teller.act("vote-casting", event.casting));
  return [closed, ...counted].join(" ");
}

function warned(teller: Teller, event: Of<"warned">): string {
  if (!event.reason) return teller.act("news-warned-bare", event.by, {}, event.person);
  const reason = event.reason === "needless-drawing" ? say("warning-needless-drawing") : say("quote", { text: event.reason });
  return teller.act("news-warned", event.by, { reason }, event.person);
}

// --- one event

function told(teller: Teller, event: Happened): string {
  const at = (seat: number): number => teller.at(seat);
  switch (event.event) {
    case "cut":
      return teller.say("event-cut", { draws: cutItem(teller, event) });
    case "dealt":
      if (event.cards === null) return teller.act("event-dealt", at(event.seat), { cards: count(event.count) });
      return teller.act("event-dealt-known", at(event.seat), { cards: teller.cards(event.cards) });
    case "turned":
      return teller.say("event-turned", { card: teller.card(event.card), rejected: yes(event.rejected) });
    case "laid":
      return teller.act(event.jumped ? "event-jumped" : "event-laid", at(event.seat), { cards: teller.card(event.card, "object") });
    case "named":
      return teller.act("event-named", at(event.seat), { color: colorWords(event.color, "object") });
    case "drew":
      return drew(teller, [event]);
    case "discarded":
      return teller.act("event-discarded", at(event.seat), { cards: teller.card(event.card, "object") });
    case "gave": {
      const card = event.card === null ? count(1) : teller.card(event.card, "object");
      return teller.act("event-gave", at(event.seat), { card }, at(event.to));
    }
    case "accepted":
    case "pending":
    case "tookback":
      return teller.act(`event-${event.event}`, at(event.seat), { cards: count(event.count) });
    case "challenged":
      return teller.act("event-challenged", at(event.seat), {}, at(event.target));
    case "caught":
      return teller.act("event-caught", at(event.by), {}, at(event.seat));
    case "judged":
      return teller.act("event-judged", at(event.seat), { guilty: yes(event.guilty) });
    case "accused":
      return teller.act("event-accused", at(event.seat), { rightly: yes(event.rightly) }, at(event.target));
    case "joined":
      return teller.act("event-joined", at(event.seat), {}, at(event.left_of));
    case "shown":
      if (event.cards === null && event.to !== null) return teller.act("event-shown", at(event.seat), {}, at(event.to));
      return teller.act("event-shown-known", at(event.seat), { cards: event.cards?.length ? teller.cards(event.cards) : say("no-cards") });
    case "swapped":
      if (event.seat === null || event.other === null) return teller.say("event-rotated");
      return teller.act("event-swapped", at(event.seat), {}, at(event.other));
    case "lapsed": // who forgot the call is for the others to notice
      return at(event.seat) === teller.company.me ? teller.act("event-lapsed", at(event.seat)) : "";
    case "reversed":
      return teller.say("event-reversed", { direction: event.direction });
    case "reshuffled":
      return teller.say("event-reshuffled", { count: event.count });
    case "custom":
      return custom(teller, event, []);
    case "out":
    case "placed":
      return teller.act(`event-${event.event}`, at(event.seat), { place: event.place });
    case "scored":
      return teller.act("event-scored", at(event.seat), { count: event.points });
    case "roundover":
      if (event.winner === null) return teller.say("event-roundover-nobody", { reason: event.reason });
      return teller.act("event-roundover", at(event.winner), { reason: event.reason });
    case "matchover":
      return teller.say("event-matchover");
    case "turn":
    case "dealer":
    case "kept":
    case "passed":
    case "called":
    case "skipped":
    case "chose":
    case "laughed":
    case "frowned":
    case "pooled":
    case "opened":
    case "closed":
    case "marked":
    case "unmarked":
    case "gaveup":
    case "removed":
    case "wasaway":
      return teller.act(`event-${event.event}`, at(event.seat));
    default:
      return news(teller, event);
  }
}

type GameEvent = "cut" | "dealt" | "turned" | "laid" | "named" | "drew" | "discarded" | "gave" | "accepted" | "pending" | "tookback" | "challenged" | "caught" | "judged" | "accused" | "joined" | "shown" | "swapped" | "lapsed" | "reversed" | "reshuffled" | "custom" | "out" | "placed" | "scored" | "roundover" | "matchover" | "turn" | "dealer" | "kept" | "passed" | "called" | "skipped" | "chose" | "laughed" | "frowned" | "pooled" | "opened" | "closed" | "marked" | "unmarked" | "gaveup" | "removed" | "wasaway";

function news(teller: Teller, event: Exclude<Happened, { event: GameEvent }>): string {
  switch (event.event) {
    case "left":
    case "returned":
    case "dismissed":
    case "hosting":
    case "acknowledged":
    case "timedout":
    case "shuffles":
    case "voted":
    case "beginner":
    case "movedaway":
    case "putout":
    case "satdown":
    case "tidies":
      return teller.act(`news-${event.event}`, event.person);
    case "unsealed":
    case "textdone":
    case "abandoned":
      return teller.say(`news-${event.event}`);
    case "entered":
      if (event.bot === null) return teller.act("news-entered", event.person);
      return teller.act("news-entered-bot", event.person, { level: say(`bot-${event.bot}`) });
    case "renamed":
      return teller.act("news-renamed", event.person, { name: event.name });
    case "changed": {
      const value = settingValue(event.settings, event.field);
      return teller.say("news-changed", { name: say(`setting-${event.field}`), value: say(`setting-${event.field}.value`, { value }) });
    }
    case "agesordered":
      return teller.say("news-agesordered", { names: teller.people(event.people) });
    case "isready":
      return teller.act("news-isready", event.person, { ready: yes(event.ready) });
    case "seated": {
      const seated = teller.say("news-seated", { names: teller.people(event.people) });
      return event.shuffles === null ? seated : `${seated} ${teller.act("news-seated-shuffles", event.shuffles)}`;
    }
    case "standsin":
      return teller.act("news-standsin", event.person, { on: yes(event.on) });
    case "sealed":
      return teller.say("news-sealed", { seal: event.commitment.slice(0, 12) });
    case "coachnamed":
      return teller.act("news-coachnamed", event.person, {}, event.player);
    case "cardwritten": {
      const text = textWords(event.text);
      return text ? teller.say("news-cardwritten", { card: event.card, text }) : teller.say("news-cardwritten-blank", { card: event.card });
    }
    case "textplayed":
      return teller.act("news-textplayed", event.person, { text: event.text });
    case "toolused":
      return teller.say("news-toolused", { tool: tool(teller, event.tool) });
    case "said":
      if (event.to === null) return teller.act("news-said", event.person, { text: event.text });
      return teller.act("news-said-alone", event.person, { text: event.text }, event.to);
    case "reacted":
      return teller.act("news-reacted", event.person, { reaction: say(`reaction-${event.reaction}`) });
    case "ballotopened":
      return teller.act("news-ballotopened", event.by, { motion: motion(teller, event.motion) });
    case "ballotclosed":
      return ballotClosed(teller, event);
    case "asked":
      return teller.act("news-asked", event.person, { question: question(teller, event.question) });
    case "answered":
      return teller.act("news-answered", event.person, { answer: say(`answer-${event.answer}`) });
    case "doubted":
      return teller.act("news-doubted", event.by, {}, event.person);
    case "drawninturn":
      return teller.act("news-drawninturn", event.person, { cards: teller.cards(event.cards) });
    case "doubtsettled": {
      const verdict = event.justified ? "needless" : event.judge === null ? "forced" : "reason";
      return teller.act("news-doubtsettled", event.person, { verdict });
    }
    case "warned":
      return warned(teller, event);
    case "roundscored": {
      const totals = Object.entries(event.row.totals);
      if (!totals.some(([, total]) => total)) return "";
      const scores = listed(totals.map(([person, total]) => scored(teller, Number(person), total)));
      return teller.say("news-roundscored", { round: event.row.round, scores });
    }
    case "seriesscored":
      return teller.say("news-seriesscored", { game: event.points.game, scores: gamePoints(teller, event.points), standings: standings(teller, event.standings) });
    case "seriesover":
      return teller.say("news-seriesover", { standings: standings(teller, event.standings) });
  }
}

// --- events that make one sentence together

function cutItem(teller: Teller, cut: Of<"cut">): string {
  return say("cut-item", { who: teller.people([teller.at(cut.seat)]), card: teller.card(cut.card) });
}

function drew(teller: Teller, run: readonly Of<"drew">[]): string {
  const first = run[0]!;
  const known = run.flatMap((event) => event.cards ?? []);
  const cards = first.cards === null ? count(run.reduce((sum, event) => sum + event.count, 0)) : teller.cards(known, "object");
  return teller.act("event-drew", teller.at(first.seat), { cards, why: first.why });
}

function laid(teller: Teller, run: readonly Happened[]): string {
  const plays = run.filter((event) => event.event === "laid");
  const first = plays[0];
  if (!first) return run.map((event) => told(teller, event)).join(" ");
  const cards = teller.cards(plays.map((event) => event.card), "object");
  const named = run.find((event) => event.event === "named");
  const who = teller.at(first.seat);
  if (first.jumped) return teller.act("event-jumped", who, { cards });
  if (!named) return teller.act("event-laid", who, { cards });
  return teller.act("event-laid-color", who, { cards, color: colorWords(named.color, "object") });
}

/** What the card says, and what it does in the words of the rule or of what happened. */
function custom(teller: Teller, first: Of<"custom">, followed: readonly Happened[]): string {
  if (first.preset === "blank" || first.preset === "text") return ""; // a text of one's own is news
  const effects = followed.map((event) => told(teller, event));
  const text = teller.say("event-custom", { preset: say(`preset-${first.preset}`) });
  return [text, ...(effects.length ? effects : [say(`preset-${first.preset}.effect`)])].join(" ");
}

function run(teller: Teller, events: readonly Happened[]): string {
  const first = events[0]!;
  switch (first.event) {
    case "cut":
      return teller.say("event-cut", { draws: listed(events.filter((event) => event.event === "cut").map((cut) => cutItem(teller, cut))) });
    case "laid":
    case "named":
      return laid(teller, events);
    case "drew":
      return drew(teller, events.filter((event) => event.event === "drew"));
    case "custom":
      return custom(teller, first, events.slice(1));
    case "discarded": {
      const cards = events.filter((event) => event.event === "discarded").map((event) => event.card);
      return teller.act("event-discarded", teller.at(first.seat), { cards: teller.cards(cards, "object") });
    }
    default:
      return events.map((event) => told(teller, event)).filter(Boolean).join(" ");
  }
}

/** Neighbours with the same answer make one sentence. */
function belongs(event: Happened, index: number): string {
  switch (event.event) {
    case "cut":
      return "cut";
    case "laid":
    case "named":
      return `laid ${event.seat}`;
    case "custom":
    case "opened":
    case "marked":
      return "custom";
    case "discarded":
      return `discarded ${event.seat}`;
    case "drew":
      return `drew ${event.seat} ${event.why} ${event.cards === null}`;
    default:
      return String(index);
  }
}

/** What the table, the sheet or the ballot shows anyway. */
const UNTOLD: ReadonlySet<string> = new Set(["turn", "scored", "placed", "matchover", "voted"]);

/** Taking cards says already that they are drawn and the turn is lost, dealing that all hold. */
function withoutEchoes(events: readonly Happened[]): Happened[] {
  const takers = new Set(events.filter((event) => event.event === "accepted").map((event) => event.seat));
  const isDeal = events.some((event) => event.event === "dealer");
  return events.filter((event) => {
    if (UNTOLD.has(event.event)) return false;
    if (event.event === "skipped") return !takers.has(event.seat);
    if (event.event === "drew") return event.cards !== null || !takers.has(event.seat);
    return !(event.event === "dealt" && isDeal);
  });
}

function personOf(teller: Teller, event: Happened): number {
  if (event.event === "cut") return -1;
  if (event.event === "caught") return teller.at(event.by);
  if ("seat" in event && typeof event.seat === "number" && event.event !== "satdown") return teller.at(event.seat);
  if ("by" in event && typeof event.by === "number") return event.by;
  return "person" in event && typeof event.person === "number" ? event.person : -1;
}

function linesOf(teller: Teller, events: readonly Happened[], key: number): Line[] {
  const runs: Happened[][] = [];
  let last = "";
  withoutEchoes(events).forEach((event, index) => {
    const mark = belongs(event, index);
    if (mark === last) runs.at(-1)!.push(event);
    else runs.push([event]);
    last = mark;
  });
  return runs
    .map((group, index) => ({ key: key + index / 1000, person: personOf(teller, group[0]!), pieces: pieces(run(teller, group)) }))
    .filter((line) => line.pieces.length);
}

// --- what others use

/** One event as a sentence; null when there is nothing to say. */
export function sentence(table: Table, event: Happened): string | null {
  return unmarked(told(new Teller(companyOf(table)), event)) || null;
}

/** The log as lines, the oldest first; what was told together is told as one act.
 *  `known` keeps what has been said already, so that a growing log costs only what is new. */
export function story(company: Company, log: readonly LogEntry[], known = new Map<string, Line[]>()): Line[] {
  const teller = new Teller(company);
  const lines: Line[] = [];
  for (let i = 0; i < log.length; ) {
    let end = i + 1;
    while (end < log.length && log[end]!.at === log[i]!.at) end++;
    const key = `${log[i]!.key} ${end - i}`;
    if (!known.has(key)) known.set(key, linesOf(teller, log.slice(i, end).map((entry) => entry.event), log[i]!.key));
    lines.push(...known.get(key)!);
    i = end;
  }
  return lines;
}

export function motionWords(table: Table, put: Motion): string {
  return unmarked(motion(new Teller(companyOf(table)), put));
}

export function questionWords(table: Table, asked: Question): string {
  return unmarked(question(new Teller(companyOf(table)), asked));
}

export function toolWords(table: Table, used: Tool): string {
  return unmarked(tool(new Teller(companyOf(table)), used));
}

export const averageWords = average;
