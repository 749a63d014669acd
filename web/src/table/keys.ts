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
  "hint",
  "takeback",
] as const;
export type KeyName = (typeof KEYS)[number];

const SCENE_ALONE: ReadonlySet<KeyName> = new Set(["sort", "hint", "takeback"]); // unknown to the terminal

/** The first word of the entry is the letter. */
export function keyOf(name: KeyName): string {
  const words = SCENE_ALONE.has(name) ? say(`scene-key-${name}`) : say(`key-${name}`);
  return words.split(" ")[0] ?? "";
}

export function nameOfKey(letter: string): KeyName | null {
  return KEYS.find((name) => keyOf(name) === letter.toLowerCase()) ?? null;
}
