import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./database.ts";
import { type DatabaseAddress, openDatabase } from "./open-database.ts";

/**
 * What a command does on the database that a server has made, opened for it and closed after it.
 *
 * @throws {Error} with a sentence for people where there is none, the server holds it, or it is of an older program
 */
export async function withStoredDatabase<Value>(
  address: DatabaseAddress,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const { databaseUrl, dataDirectory } = address;
  if (databaseUrl === null && !existsSync(join(dataDirectory, "database"))) {
    throw new Error(`There is no database under ${dataDirectory}: start the server once.`);
  }
  const database = await openDatabase(address, () => {}); // whoever asked gets the error too
  try {
    if ((await database.pendingMigrations()).length > 0) {
      throw new Error("The database is older than this program: start the server on it once.");
    }
    return await work(database);
  } finally {
    await database.close();
  }
}
