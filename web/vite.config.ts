import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = process.env.STARBOARD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react()],
  base: "/",
  resolve: {
    alias: {
      "@locales": fileURLToPath(new URL("../src/starboard/locales", import.meta.url)),
      "@games": fileURLToPath(new URL("../src/starboard/games", import.meta.url)),
    },
  },
  build: {
    outDir: fileURLToPath(new URL("../src/starboard/server/static", import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
