// Builds everything that `npm start` runs: the web application, the compiled bank, the server.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { build } from "esbuild";

const SERVER = {
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  sourcemap: true,
  logLevel: "warning",
};

function run(command, ...parameters) {
  const { status } = spawnSync(command, parameters, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync("dist", { recursive: true, force: true });
await build({
  ...SERVER,
  // Our own workspaces are sources, so they are bundled; everything else stays a package.
  packages: undefined,
  plugins: [externalPackages()],
  entryPoints: { main: "apps/api/src/main.ts", "compile-bank": "tools/compile-bank.ts" },
  outdir: "dist/server",
});
run(process.execPath, "dist/server/compile-bank.js", "content", "dist/bank.json");
run(process.execPath, "node_modules/vite/bin/vite.js", "build", "apps/web", "--logLevel", "warn");

/** Leaves every import of a published package to Node. */
function externalPackages() {
  return {
    name: "external-packages",
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === "entry-point" || path.startsWith("@lexiquant/")
          ? undefined
          : { path, external: true },
      );
    },
  };
}
