// Which clause of the rulebook belongs to a moment of an evening by the clock.

import { limitOf } from "../../evening/clockgames";
import type { Game } from "../../evening/game";
import type { Paper } from "../../evening/paper";
import { MINUTE } from "../../evening/points";

export function momentClause(paper: Paper, game: Game | null, now: number): string {
  if (game === null) return paper.start.series && paper.series.length ? "KPG-SCO-5" : "KPG-BEG-2";
  const at = now - game.began_at;
  const limit = limitOf(paper);
  if (limit > 0 && at >= limit) return "KPG-§6.1";
  return at < MINUTE ? "KPG-BEG-7" : "KPG-§1.1"; // the youngest opens; then come special situations
}
