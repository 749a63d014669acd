// What modules ask of a browser when they are loaded: enough of it, and the same for every test.

import { vi } from "vitest";

class Storage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

vi.stubGlobal("localStorage", new Storage());
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: { lang: "" } });
vi.stubGlobal("location", new URL("http://yksi.test/"));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("fetch", () => Promise.reject(new Error("no test asked for a server")));
