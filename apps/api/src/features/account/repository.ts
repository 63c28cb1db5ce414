import type { UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import type { UserTable } from "./exported-tables.ts";

export type Row = Record<string, unknown>;

/** All rows of a table that are a user's, in an order that does not change. */
export async function listRows(
  database: Queryable,
  userId: UserId,
  table: UserTable,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where user_id = ${userId} order by 1, 2`.execute(database);
  return rows;
}
