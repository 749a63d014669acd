// The browser's side of fair deals outside of a browser, for the tests: a line of JSON in, a line of JSON out.

import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const source = fileURLToPath(new URL("../src/lib/fair/index.ts", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "yksi-deals-"));
const bundle = await rolldown({ input: source, platform: "node" });
await bundle.write({ file: join(folder, "deals.mjs"), format: "esm" });
const deals = await import(pathToFileURL(join(folder, "deals.mjs")).href);
await rm(folder, { recursive: true });

class Store {
  #kept = new Map();
  get length() {
    return this.#kept.size;
  }
  key(index) {
    return [...this.#kept.keys()][index] ?? null;
  }
  getItem(key) {
    return this.#kept.get(key) ?? null;
  }
  setItem(key, text) {
    this.#kept.set(key, text);
  }
  removeItem(key) {
    this.#kept.delete(key);
  }
}

// Parts are picked by chance, and tests must not be.
let seed = 0;
let picked = 0;
globalThis.crypto.getRandomValues = (bytes) => {
  bytes.set(createHash("sha256").update(`${seed} ${picked++}`).digest());
  return bytes;
};

/** Browsers by name: what each keeps outlives its page. */
const stores = new Map();
const pages = new Map();

function open(name, table) {
  if (!stores.has(name)) stores.set(name, new Store());
  const page = { said: [], answers: [], witness: null };
  const say = (command) =>
    new Promise((answer) => {
      page.said.push(command);
      page.answers.push(answer);
    });
  page.witness = new deals.Witness(table, stores.get(name), say);
  pages.set(name, page);
}

const OBEYED = {
  redeal: ({ secret, setup, rules }) => {
    const again = deals.redeal(secret, setup, (_, field) => String(rules[field]));
    const drawn = [];
    for (let card = again.draw(); card !== null; card = again.draw()) drawn.push(card);
    return { dealer: again.dealer, hands: again.hands, turned: again.turned, drawn };
  },
  hash: ({ secret, parts, part }) => [
    deals.sealOf(secret),
    deals.pledgeOf(part),
    deals.dealSecret(secret, parts),
  ],
  chance: (given) => void ([seed, picked] = [given.seed, 0]),
  open: ({ name, table }) => open(name, table),
  take: ({ name, me, state, first }) => {
    pages.get(name).witness.take(me, state, state.effects ?? [], first);
    return pages.get(name).said.splice(0);
  },
  answer: async ({ name, refusal }) => {
    pages.get(name).answers.shift()(refusal);
    await new Promise((done) => setImmediate(done));
  },
  receipt: ({ name, table }) => {
    const receipt = deals.receiptOf(stores.get(name), table);
    return { receipt, text: deals.writeReceipt(table, receipt) };
  },
  check: ({ replay, receipt, rules }) =>
    deals.checkDeals(replay, receipt, (text, field) => String(rules[text]?.[field])),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { do: what, ...values } = JSON.parse(line);
  console.log(JSON.stringify((await OBEYED[what](values)) ?? null));
}
