// Words without their endings, so that "cards", "kortteja" and "korten" meet the word that a list has. Light and wrong
// now and then: words for one thing that sound different stand in the lists of locales/asking.

import type { Language } from "../lib/texts.svelte";

const SHORTEST = 3; // letters that stay
const LONGEST = 7; // letters that tell one word from another

// The longest first. Several may follow each other, as in "kortti-lla-ni-ko".
const ENDINGS: Record<Language, readonly RegExp[]> = {
  en: [/(?:ings|ing|edly|ed|ly|es|s)$/, /[aeiouy]$/],
  fi: [
    /(?:ko|ks|kin|kaan|han|pa)$/,
    /(?:nsa|mme|nne|ni|si)$/,
    /(?:essa|issa|ssa|sta|lla|lta|lle|ksi|tta|seen|siin|een|iin|aan|oon|uun|hin|jen|den|ien|isi|ista|minen|misen|mista|maan|massa|malla|matta|taan|daan|vat|nut|nyt|neet|tava|ttu|tty|tu|ty|ja|ia|ta|na|in|en|an|on|un|yn|n|t)$/,
    /[aeiouy]+$/,
  ],
  sv: [
    /(?:arnas|ernas|orna|arna|erna|ade|ande|else|ens|ets|are|ast|het|en|et|ar|er|or|ad|at|de|te|na|s|t|n|r)$/,
    /[aeiouy]$/,
  ],
  nb: [/(?:enes|ene|ende|else|ens|ets|ere|est|het|en|et|er|ar|te|de|s|t|n|r)$/, /[aeiouy]$/],
  da: [/(?:ernes|erne|ende|else|ens|ets|ere|est|hed|en|et|er|ar|te|de|s|t|n|r)$/, /[aeiouy]$/],
};

/** Finnish weakens stops inside a word: pakka, pakan; vaihto, vaihdon. Spoken, aloittaa is alottaa. */
const evened = (word: string): string =>
  word
    .replace(/([kpt])\1/g, "$1")
    .replace(/d/g, "t")
    .replace(/oit/g, "ot");

export function stem(word: string, language: Language): string {
  let rest = word;
  for (const ending of ENDINGS[language]) {
    const shorter = rest.replace(ending, "");
    if (shorter.length >= SHORTEST) rest = shorter;
  }
  return (language === "fi" ? evened(rest) : rest).slice(0, LONGEST);
}

const NUMBERS: Record<Language, readonly string[]> = {
  en: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  fi: ["nolla", "yksi", "kaksi", "kolme", "neljä", "viisi", "kuusi", "seitsemän", "kahdeksan", "yhdeksän"],
  sv: ["noll", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio"],
  nb: ["null", "en", "to", "tre", "fire", "fem", "seks", "sju", "åtte", "ni"],
  da: ["nul", "en", "to", "tre", "fire", "fem", "seks", "syv", "otte", "ni"],
};

/** Letters as they are typed where the keyboard has no others. */
const PLAIN: Record<string, string> = { ä: "a", å: "a", æ: "a", ö: "o", ø: "o" };
const plain = (word: string): string => word.replace(/[äåæöø]/g, (letter) => PLAIN[letter]!);

/**
 * The words of a text in small, plain letters, without apostrophes, which people type in many ways or not at all; digits
 * alone as words. A plus stays with its number, an ending goes: +4:llä.
 */
export function wordsOf(text: string, language: Language): string[] {
  const bare = text.toLocaleLowerCase(language).replace(/(\d):\p{L}+/gu, "$1");
  const found = bare.replace(/[’'‘`´]/g, "").match(/\+?\d+|\p{L}+/gu) ?? [];
  return found.map((word) => plain(/^\d$/.test(word) ? NUMBERS[language][Number(word)]! : word));
}
