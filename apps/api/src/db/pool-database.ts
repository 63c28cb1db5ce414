import { Kysely, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import type { Database, TransactionOptions } from "./database.ts";
import { migrateToLatest, pendingMigrations } from "./migrator.ts";
import { retryTransaction } from "./retry-transaction.ts";
import type { Tables } from "./tables.ts";

const UNSAFE_TO_REPEAT: TransactionOptions = { idempotent: false };

/** The database over a `pg` pool, whichever engine answers behind it. */
export function createPoolDatabase(parts: {
  readonly engine: Database["engine"];
  readonly pool: Pool;
  /** Runs after the pool has ended. */
  readonly afterClose: () => Promise<void>;
}): Database {
  const { engine, pool, afterClose } = parts;
  const connection = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine,
    reader: connection,
    transaction: (work, options = UNSAFE_TO_REPEAT) =>
      retryTransaction(
        () => connection.transaction().setIsolationLevel("repeatable read").execute(work),
        options,
      ),
    migrate: () => migrateToLatest(connection),
    pendingMigrations: () => pendingMigrations(connection),
    close: async () => {
      await connection.destroy();
      await afterClose();
    },
  };
}
