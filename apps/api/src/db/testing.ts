import { afterAll, beforeAll, describe, inject } from "vitest";
import type { Database } from "./database.ts";
import { openEmptyInMemory, openMigratedInMemory } from "./testing/embedded-database.ts";
import { openEmptyOnServer, openMigratedOnServer } from "./testing/postgresql-database.ts";
import { findServerPrograms } from "./testing/postgresql-server.ts";

/** One of the two engines that every database test runs on. */
export interface TestEngine {
  readonly name: Database["engine"];
  /** False when this machine has no programs for it: its half of the tests is reported as skipped. */
  readonly available: boolean;
  /** A database of its own with every migration run. Close it. */
  openMigrated(): Promise<Database>;
  /** A database without any table. Close it. */
  openEmpty(): Promise<Database>;
}

const serverPrograms = findServerPrograms();

const embedded: TestEngine = {
  name: "embedded",
  available: true,
  openMigrated: () => openMigratedInMemory(inject("scratchDirectory")),
  openEmpty: openEmptyInMemory,
};

const postgresql: TestEngine = {
  name: "postgresql",
  available: serverPrograms !== null,
  openMigrated: () => openMigratedOnServer(inject("scratchDirectory"), programs()),
  openEmpty: () => openEmptyOnServer(inject("scratchDirectory"), programs()),
};

export const TEST_ENGINES: readonly TestEngine[] = [embedded, postgresql];

/** Runs a suite on both engines. */
export function describeOnEngines(title: string, suite: (engine: TestEngine) => void): void {
  for (const engine of TEST_ENGINES) {
    const missing = engine.available ? "" : " (no PostgreSQL server programs on this machine)";
    describe.skipIf(!engine.available)(`${title} [${engine.name}]${missing}`, () => suite(engine));
  }
}

/** Runs a suite on both engines, with a migrated database that lives as long as the suite. */
export function describeOnDatabases(
  title: string,
  suite: (database: () => Database) => void,
): void {
  describeOnEngines(title, (engine) => {
    let database: Database;
    beforeAll(async () => {
      database = await engine.openMigrated();
    });
    afterAll(() => database.close());
    suite(() => database);
  });
}

/** An embedded database for tests of what stands above it. Close it. */
export function openTestDatabase(): Promise<Database> {
  return embedded.openMigrated();
}

function programs(): string {
  if (serverPrograms === null) throw new Error("There is no PostgreSQL server on this machine");
  return serverPrograms;
}
