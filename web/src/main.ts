import { mount } from "svelte";
import App from "./App.svelte";
import { route } from "./lib/route.svelte";
import { rulebooks } from "./lib/rulebooks.svelte";
import { texts } from "./lib/texts.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";

await Promise.all([texts.use(texts.language), rulebooks.loaded]);
mount(App, { target: document.getElementById("app")! });

// Whoever is at home will sit down soon: what a table needs comes while they look around.
if (route.path === "/") {
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work));
  whenIdle(() => void import("./pages/TablePage.svelte"));
}
