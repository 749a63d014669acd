// Makes a new table what was asked for on the first page: rules, bots, and off it goes.

import { remembered } from "./identity";
import { DEFAULT_RULES } from "./protocol";
import { rulebooks } from "./rulebooks.svelte";
import type { Table } from "./table.svelte";
import type { Command } from "./connection";
import { botNames, defaultTexts } from "./opening";
import type { Intent } from "./route.svelte";

/** Waits until the server has shown the room. */
export function isThere(table: Table): Promise<void> {
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

/** What makes a new table the wished one, in this order. */
function commands(intent: Intent): Command[] {
  const settings = { ...(intent.rules === DEFAULT_RULES ? {} : { rules: intent.rules }), ...intent.settings };
  const texts = intent.start ? defaultTexts(intent.rules) : [];
  const begin: Command[] = [{ command: "ready" }, { command: "start" }];
  if (rulebooks.hasOffices(intent.rules)) begin.unshift({ command: "acknowledge" });
  const animal = remembered("animal");
  return [
    ...(animal === null ? [] : [{ command: "wear", animal } as const]),
    ...Object.entries(settings).map(([field, value]): Command => ({ command: "change", field, value })),
    ...texts.map((text, i): Command => ({ command: "writecard", card: i + 1, text })),
    ...botNames()
      .slice(0, intent.bots)
      .map((name): Command => ({ command: "seatbot", name, level: intent.level })),
    ...(intent.start ? begin : []),
  ];
}

/** Says everything at once: the server takes it in order, and a slow line is waited for only once. */
export async function prepare(table: Table, intent: Intent): Promise<void> {
  await isThere(table);
  await Promise.all(commands(intent).map((command) => table.do(command)));
}
