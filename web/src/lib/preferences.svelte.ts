// How this browser likes its table: theme, sounds, single-letter keys, the hand that plays; and
// what its owner has found out already.

import { remember, remembered } from "./identity";

export type Theme = "night" | "day";

class Preferences {
  theme = $state(document.documentElement.dataset["theme"] as Theme); // index.html has looked for it
  sound = $state(remembered("sound") === "on");
  keys = $state(remembered("keys") !== "off");
  leftHanded = $state(remembered("hand") === "left");
  hasCaught = $state(remembered("caught") === "yes"); // somebody, once: then no hint is needed

  useTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    document.documentElement.dataset["theme"] = theme;
  }

  /** Night for now: nobody has chosen it. */
  dim(): void {
    this.theme = "night";
    document.documentElement.dataset["theme"] = "night";
  }

  useSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : "off");
  }

  useKeys(on: boolean): void {
    this.keys = on;
    remember("keys", on ? "on" : "off");
  }

  useLeftHand(on: boolean): void {
    this.leftHanded = on;
    remember("hand", on ? "left" : "right");
  }

  learnCatching(): void {
    this.hasCaught = true;
    remember("caught", "yes");
  }
}

export const preferences = new Preferences();
