import type { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";

/** A `pg` pool over the embedded engine. Of one connection: transactions queue. */
export function createEnginePool(engine: PGlite): pg.Pool {
  class EngineClient extends pg.Client {
    constructor() {
      // A connection object of its own for each client: the pool replaces a client after a failed query,
      // and a shared connection would be dead by then.
      const config = createPgConfig(engine);
      const { connection } = config;
      const parse = connection.parse.bind(connection);
      // The driver's message carries its type parsers; the engine's serialiser takes `types` for OIDs.
      connection.parse = ({ name, text }: { name?: string; text: string }) => parse({ name, text });
      super(config as unknown as pg.ClientConfig); // `connection` is an option of the driver that its types leave out
    }
  }
  return new pg.Pool({ Client: EngineClient, max: 1 });
}
