// How much two words look alike, letter by letter.

/** The letters of a word two by two. */
export const pairsOf = (word: string): ReadonlySet<string> =>
  new Set([...word.slice(1)].map((letter, i) => word[i]! + letter));

/** Twice what both have, among all that either has. */
export function pairsShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((pair) => other.has(pair)).length;
  return both ? (2 * both) / (one.size + other.size) : 0;
}

/** Whether one letter after the first is missing, too much or wrong, or any changed places with its neighbour. */
export function isMistyped(word: string, other: string): boolean {
  if (word.length < 5 || Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  let end = 0;
  while (end < word.length - start && word.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [word.slice(start, word.length - end), other.slice(start, other.length - end)];
  const isOne = start > 0 && left.length <= 1 && right.length <= 1;
  return isOne || (left.length === 2 && left === [...right].reverse().join(""));
}
