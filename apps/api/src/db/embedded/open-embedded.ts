import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import { createPoolDatabase } from "../pool-database.ts";
import type { Tables } from "../tables.ts";
import { DurableFileSystem } from "./durable-file-system.ts";
import { lockDirectory } from "./engine-lock.ts";
import { createEnginePool } from "./engine-pool.ts";

/** The engine's defaults without `-F`, which switches fsync off; its fdatasync is a stub, hence the method. */
const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "fsync=on"],
  ...["-c", "wal_sync_method=fsync"],
  ...["-c", "shared_buffers=16MB"],
];

export class NotDurable extends Error {
  constructor() {
    super(
      "The embedded database did not flush a commit to disk, so answers could be lost: refusing to start.",
    );
    this.name = "NotDurable";
  }
}

/**
 * Opens the embedded PostgreSQL on a directory that no other process may use meanwhile.
 *
 * @throws {DataDirectoryInUse} when another process holds it
 * @throws {NotDurable} when a commit does not reach the disk
 */
export async function openEmbedded(
  dataDirectory: string,
  makeFileSystem = (directory: string) => new DurableFileSystem(directory),
): Promise<Database> {
  const lock = await lockDirectory(dataDirectory);
  const fileSystem = makeFileSystem(engineDirectoryIn(dataDirectory));
  const engine = await startEngine(fileSystem).catch(async (error: unknown) => {
    await lock.release();
    throw error;
  });
  const database = createPoolDatabase({
    engine: "embedded",
    pool: createEnginePool(engine),
    afterClose: async () => {
      await engine.close();
      await lock.release();
    },
  });
  if (await commitsReachDisk(database, fileSystem)) return database;
  await database.close();
  throw new NotDurable();
}

function engineDirectoryIn(dataDirectory: string): string {
  const directory = join(dataDirectory, "database");
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return directory;
}

function startEngine(fileSystem: DurableFileSystem): Promise<PGlite> {
  return PGlite.create({ fs: fileSystem, startParams: DURABLE_START });
}

/** One commit must cause at least one fsync: an update of the engine could silently undo our hook. */
async function commitsReachDisk(database: Database, files: DurableFileSystem): Promise<boolean> {
  await database.transaction(createProbe);
  const before = files.fsyncCount;
  await database.transaction(writeProbe);
  return files.fsyncCount > before;
}

async function createProbe(transaction: Kysely<Tables>): Promise<void> {
  await sql`create table if not exists durability_probe (id integer primary key, opened_at timestamptz not null)`.execute(
    transaction,
  );
}

async function writeProbe(transaction: Kysely<Tables>): Promise<void> {
  await sql`insert into durability_probe (id, opened_at) values (1, ${new Date()})
    on conflict (id) do update set opened_at = excluded.opened_at`.execute(transaction);
}
