// Puts the worker among the built pages, with the names of everything that this build has made.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const SOURCE = new URL("worker.js", import.meta.url);
// Scripts, styles and data; of the letters only those of our languages, in the one format that all browsers read.
const KEPT = /\.(js|css|json)$|-latin-(ext-)?\d+-normal-[\w-]{8}\.woff2$/;

export function offline() {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => KEPT.test(name))
        .sort()
        .map((name) => `/assets/${name}`);
      const source = readFileSync(SOURCE, "utf-8");
      const version = createHash("sha256").update(source).update(files.join()).digest("hex").slice(0, 12);
      this.emitFile({
        type: "asset",
        fileName: "worker.js",
        source: source.replace("__VERSION__", version).replace('"__FILES__"', JSON.stringify(files)),
      });
    },
  };
}
