import type { UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import { childrenFirst } from "./children-first.ts";
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

/**
 * Deletes every row of a user in every table that has one, whether this program knows the table or not: the engine's own
 * catalog names the tables, and which of them refer to which.
 */
export async function deleteRows(transaction: Queryable, userId: UserId): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where column_name = 'user_id' and table_schema = current_schema() and table_type = 'BASE TABLE'
    order by 1`.execute(transaction);
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select child.relname::text as child, parent.relname::text as parent
    from pg_constraint
    join pg_class as child on child.oid = conrelid
    join pg_class as parent on parent.oid = confrelid
    where contype = 'f'`.execute(transaction);
  const names = tables.map(({ name }) => name);
  for (const name of childrenFirst(names, references)) {
    await sql`delete from ${sql.table(name)} where user_id = ${userId}`.execute(transaction);
  }
}
