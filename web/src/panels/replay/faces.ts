// Who of a replay is seen as what: whoever came in as a bot is a robot, the others have their animals.

import type { Seen } from "../../art/animals";
import type { Replay } from "../../lib/protocol";

export function facesOf(replay: Replay): (person: number) => Seen {
  const entered = replay.frames.flatMap((frame) => frame.events).filter((event) => event.event === "entered");
  const bots = new Map(entered.map(({ person, bot }) => [person, bot]));
  return (person) => ({
    number: person,
    bot: bots.get(person) ?? null,
    animal: replay.animals[person] ?? null,
  });
}
