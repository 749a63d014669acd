// What stands under somebody's name beside the clock.

import type { Player } from "../../evening/players";
import { PAPER } from "../../lib/protocol";
import { say } from "../../lib/texts.svelte";

const ageWords = ({ age }: Player): string => (age ? say("clock-age", { age }) : "");

/** In a series whoever gave up gets points, whose number is not known before the end (KPG-SCO-7). */
export function playerWords(player: Player, isSeries: boolean): string {
  switch (player.fate) {
    case "out":
      return say("clock-is-out", { place: player.place, minutes: player.minutes });
    case "gave-up":
      return isSeries ? say("clock-gave-up-points", { points: PAPER.gave_up_least }) : say("clock-gave-up");
    case "removed":
      return say("clock-removed");
    case "in": {
      const noted = player.warnings + player.absences > 0;
      const parts = [
        player.age === "oldest" || !noted ? ageWords(player) : "",
        player.warnings ? say("clock-warned", { count: player.warnings }) : "",
        player.absences ? say("clock-absent", { count: player.absences }) : "",
      ].filter(Boolean);
      return parts.join(", ") || say("clock-in");
    }
  }
}
