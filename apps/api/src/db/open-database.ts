import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { openPostgresql } from "./open-postgresql.ts";

/** Where the product's data lie. */
export interface DatabaseAddress {
  /** Of a PostgreSQL server; null: the embedded database in `dataDirectory`. */
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
}

/** @param onConnectionError told of connections to a server that break; see `openPostgresql` */
export async function openDatabase(
  { databaseUrl, dataDirectory }: DatabaseAddress,
  onConnectionError: (error: Error) => void,
): Promise<Database> {
  if (databaseUrl === null) return await openEmbedded(dataDirectory);
  return openPostgresql({ connectionString: databaseUrl, onConnectionError });
}
