// What happens round the cards: people, settings, ballots, offices, scores.

import type { FluentVariable } from "@fluent/bundle";
import type { GamePoints, SeriesStanding, Settings } from "../protocol";
import { rulesWords } from "../rulewords";
import type { Happened } from "../table.svelte";
import { say } from "../texts.svelte";
import { listed } from "../words";
import { motion, question, tool } from "./decided";
import { textWords, yes, type Of, type Teller } from "./teller";

function settingValue(settings: Settings, field: string): FluentVariable {
  const value = settings[field as keyof Settings];
  if (field === "rules") return rulesWords(String(value));
  return typeof value === "boolean" ? yes(value) : (value ?? "");
}

export function average(row: SeriesStanding): string {
  const tenths = Math.round((10 * row.total) / Math.max(1, row.games));
  return say("decimal", { whole: Math.floor(tenths / 10), tenths: tenths % 10 });
}

function scored(teller: Teller, person: number, points: number | null): string {
  const who = teller.company.nameOf(person);
  return points === null ? say("score-item-none", { who }) : say("score-item", { who, count: points });
}

function standings(teller: Teller, rows: readonly SeriesStanding[]): string {
  return listed(
    rows.map((row) => {
      const who = teller.company.nameOf(row.person);
      return row.place
        ? say("standing-item", { place: row.place, who, average: average(row) })
        : say("standing-item-none", { who });
    }),
  );
}

function gamePoints(teller: Teller, game: GamePoints): string {
  return listed(game.people.map((line) => scored(teller, line.person, line.points)));
}

function ballotClosed(teller: Teller, event: Of<"ballotclosed">): string {
  const closed = teller.say("news-ballotclosed", {
    motion: motion(teller, event.motion),
    carried: yes(event.carried),
  });
  const votes = [
    ["yes", event.yes],
    ["no", event.no],
    ["abstained", event.abstained],
  ] as const;
  const counted = votes
    .filter(([, people]) => people.length)
    .map(([word, people]) => teller.say(`vote-${word}`, { names: teller.people(people) }));
  if (event.casting !== null) counted.push(teller.act("vote-casting", event.casting));
  return [closed, ...counted].join(" ");
}

function warned(teller: Teller, event: Of<"warned"> | Of<"removal">): string {
  if (!event.reason) return teller.act(`news-${event.event}-bare`, event.by, {}, event.person);
  const reason =
    event.reason === "needless-drawing"
      ? say("warning-needless-drawing")
      : say("quote", { text: event.reason });
  return teller.act(`news-${event.event}`, event.by, { reason }, event.person);
}

/** What `play` tells. */
export type GameEvent =
  | "cut"
  | "dealt"
  | "turned"
  | "laid"
  | "named"
  | "drew"
  | "discarded"
  | "gave"
  | "accepted"
  | "pending"
  | "tookback"
  | "challenged"
  | "caught"
  | "judged"
  | "accused"
  | "joined"
  | "shown"
  | "swapped"
  | "lapsed"
  | "reversed"
  | "reshuffled"
  | "custom"
  | "out"
  | "placed"
  | "scored"
  | "roundover"
  | "matchover"
  | "turn"
  | "dealer"
  | "kept"
  | "passed"
  | "called"
  | "skipped"
  | "chose"
  | "laughed"
  | "frowned"
  | "pooled"
  | "opened"
  | "closed"
  | "marked"
  | "unmarked"
  | "gaveup"
  | "removed"
  | "wasaway";

export function news(teller: Teller, event: Exclude<Happened, { event: GameEvent }>): string {
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
    case "satdown":
    case "stoodup":
    case "learns":
    case "hintasked":
    case "practiceended":
    case "tidies":
      return teller.act(`news-${event.event}`, event.person);
    case "unsealed":
    case "textdone":
    case "abandoned":
    case "reopened":
    case "networkclosed":
      return teller.say(`news-${event.event}`);
    case "entered":
      if (event.bot === null) return teller.act("news-entered", event.person);
      return teller.act("news-entered-bot", event.person, { level: say(`bot-${event.bot}`) });
    case "knocks":
    case "turnedaway":
      return teller.say(`news-${event.event}`, { name: event.name });
    case "tookchair": {
      const names = teller.people([...new Set([event.after, event.before])]);
      return teller.act("news-tookchair", event.person, { names });
    }
    case "renamed":
      return teller.act("news-renamed", event.person, { name: event.name });
    case "changed": {
      const value = settingValue(event.settings, event.field);
      return teller.say("news-changed", {
        name: say(`setting-${event.field}`),
        value: say(`setting-${event.field}.value`, { value }),
      });
    }
    case "agesordered":
      return teller.say("news-agesordered", { names: teller.people(event.people) });
    case "isready":
      return teller.act("news-isready", event.person, { ready: yes(event.ready) });
    case "seated": {
      const seated = teller.say("news-seated", { names: teller.people(event.people) });
      return event.shuffles === null
        ? seated
        : `${seated} ${teller.act("news-seated-shuffles", event.shuffles)}`;
    }
    case "standsin":
      return teller.act("news-standsin", event.person, { on: yes(event.on) });
    case "sealed":
      return teller.say("news-sealed", { seal: event.commitment.slice(0, 12) });
    case "gathering": // every deal begins so; the replay's check tells of it
      return "";
    case "gathered": {
      const missing = Object.keys(event.parts).filter((person) => event.parts[person] === null);
      if (!missing.length) return "";
      return teller.say("news-gathered-missing", { names: teller.people(missing.map(Number)) });
    }
    case "coachnamed":
      return teller.act("news-coachnamed", event.person, {}, event.player);
    case "acttakenback": {
      const cards = teller.cards(event.cards, "object");
      return teller.act("news-acttakenback", event.person, { did: cards ? "cards" : event.did, cards });
    }
    case "cardwritten": {
      const text = textWords(event.text);
      return text
        ? teller.say("news-cardwritten", { card: event.card, text })
        : teller.say("news-cardwritten-blank", { card: event.card });
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
    case "putout":
      return teller.act("news-putout", event.person, { why: event.why ?? "" });
    case "silenced":
      return teller.act("news-silenced", event.person, { on: event.on ? "yes" : "no" });
    case "letforgets":
      return teller.act("news-letforgets", event.person, { percent: event.percent });
    case "watches":
      return teller.say("news-watches", { way: event.way });
    case "doubtlapsed":
      return teller.act("news-doubtlapsed", event.judge);
    case "warned":
    case "removal":
      return warned(teller, event);
    case "roundscored": {
      const totals = Object.entries(event.row.totals);
      if (!totals.some(([, total]) => total)) return "";
      const scores = listed(totals.map(([person, total]) => scored(teller, Number(person), total)));
      return teller.say("news-roundscored", { round: event.row.round, scores });
    }
    case "seriesscored":
      return teller.say("news-seriesscored", {
        game: event.points.game,
        scores: gamePoints(teller, event.points),
        standings: standings(teller, event.standings),
      });
    case "seriesover":
      return teller.say("news-seriesover", { standings: standings(teller, event.standings) });
  }
}
