import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
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

/** In kB, packed: what is loaded for the first page, and what a board adds to it and to the table. */
const MOST = { "first page": 100, race: 60, gaia: 80, planet: 80, federation: 80 };

/** States the size of the first page and of every board, and fails when one is above its limit. */
function weigh(): Plugin {
  return {
    name: "weigh",
    apply: "build",
    generateBundle(_, bundle) {
      const packed = (name: string) => {
        const file = bundle[name];
        if (!file) return 0;
        return gzipSync(file.type === "chunk" ? file.code : file.source).length / 1000;
      };
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const styles = (chunk: (typeof chunks)[number]) => [...(chunk.viteMetadata?.importedCss ?? [])];
      const sum = (found: typeof chunks) =>
        [...new Set(found.flatMap((chunk) => [chunk.fileName, ...styles(chunk)]))]
          .map(packed)
          .reduce((all, size) => all + size, 0);
      const first = new Set<string>();
      const add = (name: string) => {
        const chunk = bundle[name];
        if (first.has(name) || chunk?.type !== "chunk") return;
        first.add(name);
        chunk.imports.forEach(add);
      };
      for (const chunk of chunks) if (chunk.isEntry) add(chunk.fileName);
      const sizes = Object.entries(MOST).map(([what, most]) => {
        const own = (id: string) => id.includes(`/src/boards/${what}/`) && !id.endsWith("/parts.tsx");
        const found = chunks.filter((chunk) =>
          what === "first page" ? first.has(chunk.fileName) : chunk.moduleIds.some(own),
        );
        return { what, most, size: sum(found) };
      });
      const text = sizes.map(({ what, size, most }) => `${what} ${size.toFixed(1)} of ${most}`).join(", ");
      if (sizes.some(({ size, most }) => size > most || size === 0)) this.error(`packed, in kB: ${text}`);
      console.log(`packed, in kB: ${text}`);
    },
  };
}

const server = process.env.STARBOARD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react(), toml(), weigh()],
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
    modulePreload: { polyfill: false }, // browsers without it load the same, a little later
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
