// Who of a replay is a bot: whoever came in as one.

import type { Replay } from "../../lib/protocol";

export function botsOf(replay: Replay): Set<number> {
  const entered = replay.frames.flatMap((frame) => frame.events).filter((event) => event.event === "entered");
  return new Set(entered.filter((event) => event.bot !== null).map((event) => event.person));
}
