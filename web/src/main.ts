import { mount } from "svelte";
import App from "./App.svelte";
import { keepOffline } from "./lib/offline";
import { route } from "./lib/route.svelte";
import { rulebooks } from "./lib/rulebooks.svelte";
import { texts } from "./lib/texts.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/forced.css";

// The first page is laid out by the editions: nothing moves away under a finger when they come later.
await Promise.all([texts.use(texts.language), route.path === "/" ? rulebooks.loaded : null]);
const app = document.getElementById("app")!;
app.replaceChildren(); // the first page as the server knew it, which could only be looked at
app.inert = false;
mount(App, { target: app });
keepOffline();
