// The letters of the table, from the locale file.

import { say } from "../lib/texts.svelte";

const KEYS = [
  "draw",
  "keep",
  "call",
  "catch",
  "challenge",
  "accept",
  "jump",
  "accuse",
  "table",
  "sort",
] as const;
export type KeyName = (typeof KEYS)[number];

/** The first word of the entry is the letter. */
export function keyOf(name: KeyName): string {
  const words = name === "sort" ? say("scene-key-sort") : say(`key-${name}`);
  return words.split(" ")[0] ?? "";
}

export function nameOfKey(letter: string): KeyName | null {
  return KEYS.find((name) => keyOf(name) === letter.toLowerCase()) ?? null;
}
