import type { ColumnType } from "kysely";

/** A jsonb column: written as text, read as what that text said. */
export type Json<Value> = ColumnType<Value, string, string>;
