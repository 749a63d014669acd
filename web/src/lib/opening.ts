// Opening a table and finding one: what the first page does besides showing itself.

import { TABLE_LENGTH, TOKEN_LENGTH } from "./protocol";
import { rulebooks } from "./rulebooks.svelte";
import { say } from "./texts.svelte";
import { go, type Intent } from "./route.svelte";

// What the customizable cards of a quick game say, told before the deal: nothing that needs a living room.
const TEXTS = ["draw_to_color", "extra_turn", "open_hands"] as const;

/** The texts with which a quick game of these rules is dealt, card by card. */
export function defaultTexts(rules: string): readonly string[] {
  return TEXTS.slice(0, rulebooks.number(rules, "custom_wilds"));
}

const words = (key: string): string[] => say(key).split(" ");

export function botNames(): string[] {
  return words("page-bot-names");
}

/** A name for somebody who has not said one yet. */
export function suggestedName(taken: readonly string[] = []): string {
  const names = words("page-guest-names").filter((name) => !taken.includes(name));
  return names[Math.floor(Math.random() * names.length)] ?? say("default-name");
}

const KNOWN_TROUBLES = ["house-full", "too-many-tables"];

/** Why there is no new table, as a key of the texts `page-trouble-…`. */
async function troubleOf(answer: Response): Promise<string> {
  const told = (await answer.json().catch(() => null)) as { code?: string } | null;
  return KNOWN_TROUBLES.find((code) => code === told?.code) ?? "server";
}

/** Makes a table and goes there; null, or why there is none. */
export async function openTable(intent: Intent): Promise<string | null> {
  try {
    const answer = await fetch("/api/tables", { method: "POST" });
    if (!answer.ok) return await troubleOf(answer);
    const { table } = (await answer.json()) as { table: string };
    go(`/t/${table}`, intent);
    return null;
  } catch {
    return "server";
  }
}

const ADDRESS = new RegExp(`(?:^|/t/)([\\w-]{${TABLE_LENGTH}})(\\?[^#\\s]*)?(#me=[\\w-]{${TOKEN_LENGTH}})?$`);

/** The address of the table that somebody typed or pasted: a link, or its name alone. */
export function tableOf(typed: string): string | null {
  const match = ADDRESS.exec(typed.trim());
  return match ? `/t/${match[1]}${match[2] ?? ""}${match[3] ?? ""}` : null;
}
