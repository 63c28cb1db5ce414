import { openAsBlob } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import type { Database } from "../database.ts";
import { createEnginePool } from "../embedded/engine-pool.ts";
import { createPoolDatabase } from "../pool-database.ts";
import { oncePerRun } from "./once-per-run.ts";

/** An embedded engine in memory, with every migration run: a copy of one template, which takes half a second. */
export async function openMigratedInMemory(scratchDirectory: string): Promise<Database> {
  const template = join(scratchDirectory, "embedded-template.tar");
  await oncePerRun(scratchDirectory, "embedded-template", () => writeTemplate(template));
  return overEngine(await startInMemory({ loadDataDir: await openAsBlob(template) }));
}

export async function openEmptyInMemory(): Promise<Database> {
  return overEngine(await startInMemory({}));
}

async function writeTemplate(path: string): Promise<void> {
  const engine = await startInMemory({});
  const database = overEngine(engine);
  await database.migrate();
  const tar = await engine.dumpDataDir("none");
  await database.close();
  await writeFile(path, Buffer.from(await tar.arrayBuffer()));
}

function startInMemory(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ dataDir: "memory://", ...options });
}

function overEngine(engine: PGlite): Database {
  return createPoolDatabase({
    engine: "embedded",
    pool: createEnginePool(engine),
    afterClose: () => engine.close(),
  });
}
