import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { codeSplitting } from "./chunks.js";
import { offline } from "./worker/plugin.js";

const YKSI = "127.0.0.1:8756";

// The page is served by Yksi itself: index.html at every address, everything else below /assets/.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), offline()],
  base: "/assets/",
  build: {
    outDir: "../yksi/server/static",
    emptyOutDir: true,
    assetsDir: "",
    target: "es2022",
    rolldownOptions: { output: { codeSplitting } },
  },
  server: {
    proxy: {
      "/api": `http://${YKSI}`,
      "/ws": { target: `ws://${YKSI}`, ws: true },
      "/locales": `http://${YKSI}`,
      "/qr.svg": `http://${YKSI}`,
    },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/browser.ts"] },
  // Without it the tests would get the Svelte of servers, whose effects never run.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
}));
