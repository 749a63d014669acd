// Puts the texts among the built pages, without those that pages never say: every first page waits for them.
// A text is kept if a source names its key, or how the key begins, or if a text that is kept refers to it.

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const KEY = /["'`]([a-z][\w-]*)(?:\.\w+)?["'`]/g;
const BEGINNING = /["'`]([a-z][\w-]*-)(?:\$\{|["'`])/g;
const REFERENCE = /\{\s*([a-z][\w-]*)(?:\.\w+)?\s*\}/g;
const MESSAGE = /^(?=[a-z][\w-]* =)/m;

const found = (pattern, text) => [...text.matchAll(pattern)].map((match) => match[1]);

/** The texts of a language that these sources can say; comments are for translators. */
export function saidBy(source, texts) {
  const messages = texts
    .replaceAll(/^#.*\n|^\s*\n/gm, "")
    .split(MESSAGE)
    .map((message) => [message.slice(0, message.indexOf(" ")), message]);
  const beginnings = [...new Set(found(BEGINNING, source))];
  const kept = new Set(found(KEY, source));
  for (const [key] of messages) if (beginnings.some((beginning) => key.startsWith(beginning))) kept.add(key);
  const all = new Map(messages);
  for (const key of kept) for (const other of found(REFERENCE, all.get(key) ?? "")) kept.add(other);
  return messages
    .filter(([key]) => kept.has(key))
    .map(([, message]) => message)
    .join("");
}

/** Everything that pages are made of. */
async function sourcesBelow(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(ts|svelte)$/.test(name));
  const texts = names.map((name) => readFile(join(folder, name), "utf-8"));
  return (await Promise.all(texts)).join("\n");
}

async function build() {
  const [from, to] = ["../../locales/", "../../yksi/server/static/locales/"].map(
    (path) => new URL(path, import.meta.url),
  );
  const source = await sourcesBelow(fileURLToPath(new URL("../src", import.meta.url)));
  await mkdir(to, { recursive: true });
  for (const name of (await readdir(from)).filter((file) => file.endsWith(".ftl")))
    await writeFile(new URL(name, to), saidBy(source, await readFile(new URL(name, from), "utf-8")));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await build();
