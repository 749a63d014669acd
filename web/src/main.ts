import { mount } from "svelte";
import App from "./App.svelte";
import { keepOffline } from "./lib/offline";
import { texts } from "./lib/texts.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";

await texts.use(texts.language);
const app = document.getElementById("app")!;
app.replaceChildren(); // the first page as the server knew it, which could only be looked at
app.inert = false;
mount(App, { target: app });
keepOffline();
