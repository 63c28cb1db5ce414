import { sql } from "kysely";
import type { Queryable } from "./queryable.ts";

/** Columns of a table that records are inserted into, with their types. */
export type RecordColumns<Row> = { readonly [Column in keyof Row & string]: RecordType };
type RecordType =
  | "uuid"
  | "text"
  | "integer"
  | "bigint"
  | "float8"
  | "boolean"
  | "jsonb"
  | "timestamptz";

/** What to do with a record whose key is there; `excluded` is the record, as in `on conflict`. */
interface OnConflict {
  readonly key: readonly string[];
  /** Columns that take the record's value, and those that it is added to. */
  readonly replace?: readonly string[];
  readonly add?: readonly string[];
}

/**
 * Inserts many rows by one short statement, whose only value is all of them as JSON: it is the same statement however many
 * there are. Numbers and instants survive it to the last bit.
 */
export async function insertRecords<Row extends object>(
  transaction: Queryable,
  {
    table,
    columns,
    onConflict,
  }: {
    readonly table: string;
    readonly columns: RecordColumns<Row>;
    readonly onConflict?: OnConflict;
  },
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  const list = sql.join(names.map((name) => sql.ref(name)));
  const typed = Object.entries<string>(columns).map(
    ([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`,
  );
  await sql`insert into ${sql.table(table)} (${list})
    select ${list} from json_to_recordset(${JSON.stringify(rows)}::json) as record (${sql.join(typed)})
    ${onConflict === undefined ? sql`` : conflictClause(table, onConflict)}`.execute(transaction);
}

function conflictClause(table: string, { key, replace = [], add = [] }: OnConflict) {
  const replaced = replace.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  const added = add.map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + excluded.${sql.ref(name)}`,
  );
  const names = key.map((name) => sql.ref(name));
  return sql`on conflict (${sql.join(names)}) do update set ${sql.join([...replaced, ...added])}`;
}
