// What somebody wants who comes in by the door: an animal, a chair, and to play, to watch, or to learn the game first.

import type { Gap } from "./chairs";
import { isThere } from "./prepare.svelte";
import { rulebooks } from "./rulebooks.svelte";
import type { Table } from "./table.svelte";

export interface Arrival {
  animal: string | null; // that was chosen
  chair: Gap | null;
  wish: "play" | "watch" | "learn" | null;
}

/** Says it as soon as the room is there, which may be long after knocking; a chair that is taken comes first. */
export async function arrive(table: Table, { animal, chair, wish }: Arrival): Promise<void> {
  await isThere(table);
  if (animal !== null) await table.do({ command: "wear", animal });
  if (wish === "watch") return void (await table.do({ command: "standup" }));
  if (chair !== null && !(await table.do({ command: "sit", ...chair }))) return;
  if (wish === "learn") return void (await table.do({ command: "learn" }));
  if (wish === null) return;
  if (rulebooks.hasOffices(table.rules)) await table.do({ command: "acknowledge" });
  await table.do({ command: "ready" });
}
