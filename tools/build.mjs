// Builds everything that `npm start` runs: the web application, the compiled bank, the server.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
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

const VITE = "node_modules/vite/bin/vite.js";

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
  entryPoints: {
    main: "apps/api/src/main.ts",
    // A thread of its own loads it beside the server.
    "refit-worker": "apps/api/src/jobs/calibration/refit-worker.ts",
    "memory-fit-worker": "apps/api/src/jobs/memory/fit-worker.ts",
    "essay-worker": "apps/api/src/adapters/essay-language/essay-worker.ts",
    "compile-bank": "tools/compile-bank.ts",
  },
  outdir: "dist/server",
  // What is imported on demand stays out of the server.
  splitting: true,
});
run(
  process.execPath,
  "dist/server/compile-bank.js",
  "content",
  "dist/bank.json",
  "dist/bank-counts.json",
);
Object.assign(process.env, bankCounts());
run(process.execPath, VITE, "build", "apps/web", "--logLevel", "warn");
await prerenderLanding();

/** Saves the first visit a round trip before anything can be painted. */
function withStylesInside(html) {
  return html.replace(/<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)">/g, (_, href) => {
    return `<style>${readFileSync(`apps/web/dist${href}`, "utf8")}</style>`;
  });
}

/** For the web, which must not promise more questions than there are. */
function bankCounts() {
  const { total, verbal, quantitative } = JSON.parse(readFileSync("dist/bank-counts.json", "utf8"));
  return {
    VITE_BANK_ITEMS: String(total),
    VITE_BANK_VERBAL: String(verbal),
    VITE_BANK_QUANTITATIVE: String(quantitative),
  };
}

/** `index.html` becomes the landing page as it reads before any script; `screen.html` is the empty page of all other addresses. */
async function prerenderLanding() {
  const out = "../../.build/prerender";
  run(
    process.execPath,
    VITE,
    "build",
    "apps/web",
    "--ssr",
    "src/prerender.tsx",
    "--outDir",
    out,
    "--logLevel",
    "warn",
  );
  const { renderLanding } = await import(
    new URL("../.build/prerender/prerender.js", import.meta.url).href
  );
  const page = "apps/web/dist/index.html";
  const empty = '<div id="root"></div>';
  const template = readFileSync(page, "utf8");
  if (!template.includes(empty)) throw new Error(`${page} has no ${empty}`);
  const landing = await renderLanding();
  const filled = template.replace(empty, () => `<div id="root">${landing}</div>`);
  writeFileSync(page, withStylesInside(filled));
  // Last, since `npm start` takes it for the sign of a finished build.
  writeFileSync("apps/web/dist/screen.html", template);
}

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
