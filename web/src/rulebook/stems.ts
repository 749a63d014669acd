// Words without their endings, so that "cards", "kortteja" and "korten" meet the word that a list has. Light and wrong
// now and then: words for one thing that sound different stand in the lists of locales/asking.

import type { Language } from "../lib/texts.svelte";

const SHORTEST = 3; // letters that stay
const LONGEST = 7; // letters that tell one word from another

// The longest first. Several may follow each other, as in "kortti-lla-ni-ko".
const ENDINGS: Record<Language, readonly RegExp[]> = {
  en: [/(?:ings|ing|edly|ed|ly|es|s)$/, /[aeiouy]$/],
  fi: [
    /(?:kö|ko|ks|kin|kaan|kään|han|hän|pa|pä)$/,
    /(?:nsa|nsä|mme|nne|ni|si)$/,
    /(?:essa|essä|issa|issä|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi|tta|ttä|seen|siin|een|iin|aan|ään|oon|uun|hin|jen|den|ien|isi|ista|istä|minen|misen|mista|mistä|mista|maan|mään|massa|mässä|malla|mällä|matta|mättä|taan|tään|daan|dään|vat|vät|nut|nyt|neet|tava|tävä|ttu|tty|tu|ty|ja|jä|ia|iä|ta|tä|na|nä|in|en|an|än|on|un|yn|ön|n|t)$/,
    /[aäeioöuy]+$/,
  ],
  sv: [
    /(?:arnas|ernas|orna|arna|erna|ade|ande|else|ens|ets|are|ast|het|en|et|ar|er|or|ad|at|de|te|na|s|t|n|r)$/,
    /[aeiouyåäö]$/,
  ],
  nb: [/(?:enes|ene|ende|else|ens|ets|ere|est|het|en|et|er|ar|te|de|s|t|n|r)$/, /[aeiouyåæø]$/],
  da: [/(?:ernes|erne|ende|else|ens|ets|ere|est|hed|en|et|er|ar|te|de|s|t|n|r)$/, /[aeiouyåæø]$/],
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

/**
 * The words of a text in small letters, without apostrophes, which people type in many ways or not at all; digits alone as
 * words. A plus stays with its number, an ending goes: +4:llä.
 */
export function wordsOf(text: string, language: Language): string[] {
  const bare = text.toLocaleLowerCase(language).replace(/(\d):\p{L}+/gu, "$1");
  const found = bare.replace(/[’'‘`´]/g, "").match(/\+?\d+|\p{L}+/gu) ?? [];
  return found.map((word) => (/^\d$/.test(word) ? NUMBERS[language][Number(word)]! : word));
}
