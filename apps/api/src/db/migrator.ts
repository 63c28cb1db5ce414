import { type Kysely, type Migration, Migrator } from "kysely";
import { MIGRATIONS } from "./migrations/index.ts";

/** Runs what is not yet run, in one transaction under the engine's migration lock. */
export async function migrateToLatest<Schema>(
  connection: Kysely<Schema>,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  const { error } = await migratorOf(connection, migrations).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Names of migrations that this program knows and the database has not run. */
export async function pendingMigrations<Schema>(
  connection: Kysely<Schema>,
): Promise<readonly string[]> {
  const all = await migratorOf(connection, MIGRATIONS).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

function migratorOf<Schema>(
  connection: Kysely<Schema>,
  migrations: Readonly<Record<string, Migration>>,
): Migrator {
  return new Migrator({
    db: connection,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
}
