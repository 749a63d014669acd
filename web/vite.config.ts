import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is served by Yksi itself: index.html at every address, everything else below /assets/.
export default defineConfig({
  plugins: [svelte()],
  base: "/assets/",
  build: { outDir: "../yksi/server/static", emptyOutDir: true, assetsDir: "", target: "es2022" },
  server: { proxy: { "/api": "http://127.0.0.1:8756", "/ws": { target: "ws://127.0.0.1:8756", ws: true }, "/locales": "http://127.0.0.1:8756", "/qr.svg": "http://127.0.0.1:8756" } },
});
