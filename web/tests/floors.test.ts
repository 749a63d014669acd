import { describe, expect, it } from "vitest";
import { complaint } from "../floors.js";

describe("floors", () => {
  it("lets a room import from below, from itself and nothing else", () => {
    expect(complaint("pages/Home.svelte", "panels/home/About.svelte")).toBeNull();
    expect(complaint("lib/table.svelte.ts", "lib/fair")).toBeNull();
    expect(complaint("lib/words.ts", "table/prompts/odds")).toContain("down only");
    expect(complaint("panels/talk/Talk.svelte", "pages/Lobby.svelte")).toContain("down only");
    expect(complaint("panels/talk/Talk.svelte", "panels/scores/Paper.svelte")).toContain("down only");
  });

  it("lets the roof stand on everything", () => {
    expect(complaint("App.svelte", "pages/Home.svelte")).toBeNull();
  });

  it("knows every room", () => {
    expect(complaint("attic/Trunk.svelte", "lib/words")).toContain("no floor");
    expect(complaint("pages/Home.svelte", "panels/Loose.svelte")).toContain("no floor");
    expect(complaint("pages/Home.svelte", "../../yksi/server/static/index")).toContain("no floor");
  });
});
