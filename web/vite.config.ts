import { defineConfig } from "vite";

// The server that `npm run dev` talks to.
const server = "http://127.0.0.1:8083";

export default defineConfig({
  base: "./", // a folder of files may lie anywhere; a server says where its own is
  worker: { format: "es" },
  build: {
    outDir: "../src/automatable/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": server } },
});
