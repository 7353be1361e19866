import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

/** Component tables of the games are TOML; the page gets them as data at build time. */
function toml(): Plugin {
  return {
    name: "toml",
    transform(code, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(code))}`, map: null, moduleType: "js" };
    },
  };
}

const server = process.env.STARBOARD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react(), toml()],
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
