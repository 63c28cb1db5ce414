import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { stopServerIn } from "./testing/postgresql-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder for one test run: the database templates and the PostgreSQL server live here. */
    scratchDirectory: string;
  }
}

/** Nothing is started here: the first test that needs a database makes it, the end of the run clears it away. */
export function setup(project: TestProject): () => void {
  const scratchDirectory = mkdtempSync(join(tmpdir(), "lexiquant-test-"));
  chmodSync(scratchDirectory, 0o755); // the PostgreSQL server may run as another user
  project.provide("scratchDirectory", scratchDirectory);
  return () => {
    stopServerIn(scratchDirectory);
    rmSync(scratchDirectory, { recursive: true, force: true });
  };
}
