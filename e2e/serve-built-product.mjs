// The built product on a database of its own, which goes away with it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "lexiquant-browser-tests-"));
process.on("exit", () => {
  rmSync(process.env.DATA_DIR ?? "", { recursive: true, force: true });
});
// Built, so not there for the type checker to read.
await import(new URL("../dist/server/main.js", import.meta.url).href);
