// Makes a new table what was asked for on the first page: rules, bots, and off it goes.

import { DEFAULT_RULES } from "./protocol";
import { rulebooks } from "./rulebooks.svelte";
import type { Table } from "./table.svelte";
import { botNames, defaultTexts } from "./opening";
import type { Intent } from "./route.svelte";

/** Waits until the server has shown the room. */
function isThere(table: Table): Promise<void> {
  return new Promise((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (table.room === null) return;
        resolve();
        stop();
      });
    });
  });
}

export async function prepare(table: Table, intent: Intent): Promise<void> {
  await isThere(table);
  if (intent.rules !== DEFAULT_RULES)
    await table.do({ command: "change", field: "rules", value: intent.rules });
  for (const [field, value] of Object.entries(intent.settings))
    await table.do({ command: "change", field, value });
  if (intent.start)
    for (const [i, text] of defaultTexts(intent.rules).entries())
      await table.do({ command: "writecard", card: i + 1, text });
  for (const name of botNames().slice(0, intent.bots))
    await table.do({ command: "seatbot", name, level: intent.level });
  if (!intent.start) return;
  if (rulebooks.hasOffices(intent.rules)) await table.do({ command: "acknowledge" });
  if (await table.do({ command: "ready" })) await table.do({ command: "start" });
}
