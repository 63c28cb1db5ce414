import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const apiOrigin = process.env.API_ORIGIN ?? "http://localhost:3000";
const proxied = ["/api", "/dev", "/healthz", "/readyz"];

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, apiOrigin])) },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // Every browser that runs ES2022 preloads modules by itself.
    modulePreload: { polyfill: false },
    sourcemap: false,
    // The content security policy lets no font in from a data address.
    assetsInlineLimit: (file) => (/\.(?:woff2?|ttf)$/.test(file) ? false : undefined),
  },
});
