import { mount } from "svelte";
import App from "./App.svelte";
import { texts } from "./lib/texts.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";

await texts.use(texts.language);
mount(App, { target: document.getElementById("app")! });
