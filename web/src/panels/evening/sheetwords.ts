// What stands over a score sheet: who took the last round or the match, and who leads.

import { hasPoints } from "../../evening/agreed";
import type { Paper } from "../../evening/paper";
import { say } from "../../lib/texts.svelte";
import { listed } from "../../lib/words";

interface Headline {
  title: string;
  after: string;
}

export function headline(paper: Paper): Headline {
  const { rounds, winners } = paper.match;
  const last = rounds.at(-1);
  const name = (person: number): string => paper.names[person] ?? "";
  if (!last) return { title: say("keep-before", { who: name(paper.dealer) }), after: "" };
  if (winners.length)
    return {
      title: say("keep-wins", {
        who: listed(winners.map(name)),
        count: winners.length,
        points: last.totals[winners[0]!] ?? 0,
      }),
      after: "",
    };
  const values = { who: name(last.winner), round: rounds.length, count: last.points[last.winner] ?? 0 };
  const title = paper.rules.scoring === "winner" ? say("keep-took", values) : say("keep-won-round", values);
  return { title, after: hasPoints(paper.rules) ? leading(paper, last.totals, name) : "" };
}

function leading(paper: Paper, totals: readonly number[], name: (person: number) => string): string {
  const isLow = paper.rules.scoring === "low";
  const best = isLow ? Math.min(...totals) : Math.max(...totals);
  const leaders = [...totals.keys()].filter((person) => totals[person] === best);
  if (isLow) return say("keep-fewest-now", { who: listed(leaders.map(name)) });
  if (leaders.length > 1) return "";
  return say("keep-leads", { who: name(leaders[0]!), count: paper.rules.target - best });
}

/** Who has won the matches before this one: "Aino 2, Bo 1"; empty: nobody yet. */
export function matchesWon(paper: Paper): string {
  const won = paper.names.map(
    (_, person) => paper.matches.filter(({ winners }) => winners.includes(person)).length,
  );
  const items = paper.names.flatMap((who, person) =>
    won[person] ? [say("score-item", { who, count: won[person] })] : [],
  );
  return items.length ? say("keep-matches", { who: listed(items) }) : "";
}
