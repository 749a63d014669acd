// Random evenings from `tests/evening/random_evenings.py`, a line each, folded by the pages' own code and compared.
// How many have to come is said as an argument: a pipe that breaks off proves nothing.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const source = fileURLToPath(new URL("../tests/evening/agreeing.ts", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "yksi-evenings-"));
const bundle = await rolldown({ input: source, platform: "node" });
await bundle.write({ file: join(folder, "agreeing.mjs"), format: "esm" });
const { difference } = await import(pathToFileURL(join(folder, "agreeing.mjs")).href);
await rm(folder, { recursive: true });

let [evenings, entries, refused] = [0, 0, 0];
for await (const line of createInterface({ input: process.stdin })) {
  const given = JSON.parse(line);
  const found = difference(given);
  if (found !== null) {
    console.error(`The pages count otherwise.\n${found}\nPython: ${line}`);
    process.exit(1);
  }
  evenings += 1;
  entries += given.tries.length;
  refused += given.tries.filter((tried) => "refused" in tried).length;
}
console.log(`${evenings} evenings, ${entries} entries (${refused} refused): no difference`);
if (evenings !== Number(process.argv[2])) process.exit(1);
