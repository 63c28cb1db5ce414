// `npm start`: builds when a source is newer than the last build, then serves.
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["apps", "packages", "content", "tools", "package-lock.json"];
const BUILT = ["dist/server/main.js", "dist/bank.json", "apps/web/dist/screen.html"];
const NOT_SOURCES = new Set(["dist", "node_modules"]);

function newestChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path)
    .filter((name) => !NOT_SOURCES.has(name))
    .reduce((newest, name) => Math.max(newest, newestChange(join(path, name))), 0);
}

function oldestBuild() {
  try {
    return Math.min(...BUILT.map((path) => statSync(path).mtimeMs));
  } catch {
    return 0;
  }
}

if (Math.max(...SOURCES.map(newestChange)) > oldestBuild()) {
  console.error("Building (about ten seconds, only when something has changed) …");
  const { status } = spawnSync(process.execPath, ["tools/build.mjs"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
// Built, so not there for the type checker to read.
await import(new URL("../dist/server/main.js", import.meta.url).href);
