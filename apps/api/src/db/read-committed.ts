import { sql } from "kysely";
import type { Queryable } from "./queryable.ts";

/**
 * Lets each statement of a transaction see all that was committed before it, instead of what was when the
 * transaction began. For work that waits for a lock and must then see what its former holder has left.
 * Has to be the first statement.
 */
export async function readCommitted(transaction: Queryable): Promise<void> {
  await sql`set transaction isolation level read committed`.execute(transaction);
}
