import pg from "pg";
import type { Database } from "./database.ts";
import { createPoolDatabase } from "./pool-database.ts";

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;

/** Connects to a PostgreSQL server. Connections are made on demand, so a bad address shows at the first query. */
export function openPostgresql(options: {
  readonly connectionString: string;
  /** Told of connections that break; the pool replaces them, and whoever used one gets an error of its own. */
  readonly onConnectionError: (error: Error) => void;
}): Database {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: "lexiquant",
  });
  pool.on("error", options.onConnectionError);
  // While a connection is in use the pool does not listen to it, and an unheard error would end the process.
  pool.on("connect", (client) => client.on("error", options.onConnectionError));
  return createPoolDatabase({ engine: "postgresql", pool, afterClose: async () => {} });
}
