// Every sentence, from the locale files that the terminal uses too. Switching the language is instant.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember, remembered } from "./identity";
import { DEFAULT_RULES } from "./protocol";

export const LANGUAGES = ["en", "fi", "sv", "nb", "da"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fi: "Suomi",
  sv: "Svenska",
  nb: "Norsk",
  da: "Dansk",
};

const ALIASES: Record<string, Language> = { no: "nb", nn: "nb" };

function preferred(): Language {
  const words = [remembered("language"), ...navigator.languages];
  for (const word of words) {
    const code = (word ?? "").toLowerCase().split(/[-_]/)[0] ?? "";
    const known = ALIASES[code] ?? LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return "en";
}

type Values = Record<string, FluentVariable>;

const usual = (): string => DEFAULT_RULES;

const MOST_SAID = 4_000;

function format(bundle: FluentBundle, key: string, values: Values): string {
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  const missing: Error[] = []; // a gap in a sentence is better than none
  return pattern ? bundle.formatPattern(pattern, values, missing) : "";
}

class Texts {
  language = $state<Language>(preferred());
  #edition = $state.raw<() => string>(usual);
  #bundle = $state.raw<FluentBundle | null>(null);
  #bundles = new Map<Language, FluentBundle>();
  #said = new Map<string, string>(); // in this language: a table says the same few hundred things again and again

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async use(language: Language): Promise<void> {
    let bundle = this.#bundles.get(language);
    if (!bundle) {
      const answer = await fetch(`/locales/${language}.ftl`);
      bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(await answer.text()));
      this.#bundles.set(language, bundle);
    }
    this.#said.clear();
    this.#bundle = bundle;
    this.language = language;
    remember("language", language);
    document.documentElement.lang = language;
  }

  /** Every sentence is told in the words of this edition, until the answer is called. */
  speakOf(edition: () => string): () => void {
    this.#edition = edition;
    return () => {
      if (this.#edition === edition) this.#edition = usual;
    };
  }

  /** The sentence of a key; `key.attribute` for what hangs on it. */
  say(key: string, values: Values = {}): string {
    const bundle = this.#bundle;
    if (bundle === null) return "";
    const told = { edition: this.#edition(), ...values };
    const wanted = key + JSON.stringify(told);
    const known = this.#said.get(wanted);
    if (known !== undefined) return known;
    if (this.#said.size > MOST_SAID) this.#said.clear();
    const said = format(bundle, key, told);
    this.#said.set(wanted, said);
    return said;
  }
}

export const texts = new Texts();
export const say = (key: string, values: Values = {}): string => texts.say(key, values);
