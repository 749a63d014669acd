// Renders the first page and the form of a new evening in every language into the built pages, so that they are seen
// before their script has come. The editions that the server tells of are read from standard input. The script puts its
// own pages in the place of these.

import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "vite";

let editions = "";
for await (const chunk of process.stdin) editions += chunk;

const locale = (address) => readFile(new URL(`../..${address}`, import.meta.url), "utf-8");

// What modules ask of a browser when they are loaded: somebody who is here for the first time.
const nobody = { getItem: (key) => (key === "yksi.name" ? "" : null), setItem: () => undefined, length: 0 };
const browser = {
  localStorage: nobody,
  location: new URL("http://yksi/"),
  document: { documentElement: { lang: "", dataset: { theme: "night" } } },
  navigator: { languages: [] },
  addEventListener: () => undefined,
  fetch: async (address) => new Response(address === "/api/editions" ? editions : await locale(address)),
};
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { value, configurable: true });

const vite = await createServer({
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { LANGUAGES, texts } = await vite.ssrLoadModule("/src/lib/texts.svelte.ts");
const { rulebooks } = await vite.ssrLoadModule("/src/lib/rulebooks.svelte.ts");
const { render } = await vite.ssrLoadModule("svelte/server");
await rulebooks.loaded;

async function renderInto(name, page, options = {}, end = "") {
  const { default: Page } = await vite.ssrLoadModule(`/src/pages/${page}.svelte`);
  for (const language of LANGUAGES) {
    await texts.use(language);
    const { body } = await render(Page, options);
    const shell = body.replaceAll(/<!--.*?-->/gs, "") + end;
    await writeFile(new URL(`../../yksi/server/static/${name}.${language}.html`, import.meta.url), shell);
  }
}
const early = await readFile(new URL("early.js", import.meta.url), "utf-8");
await renderInto("shell", "Home");
await renderInto("score", "Score", { props: { id: "" } }, `<script>\n${early}</script>`);
await vite.close();
