import type { UserId } from "@lexiquant/domain/kernel";
import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import { losesPassage } from "./loses-passage.ts";
import type { EssayVersion } from "./versions-repository.ts";

/** Where the states of one text are kept: beside its essay, or in an exam that is open. */
export interface VersionShelf {
  readonly table: "essay_versions" | "exam_essay_versions";
  /** Names the text by columns of the table. */
  readonly key: Readonly<Record<string, string | number>> & { readonly user_id: UserId };
}

/** Each save of so many latest ones has its state kept; older ones are thinned. */
const ALL_OF_LATEST = 100;
const OLDER_EVERY_MS = 20_000;
/** The oldest give way beyond these: at one in 20 seconds some two hours of writing without a pause. */
const MOST_VERSIONS = 500;

/**
 * Keeps the state of a text before and after a save that changed it. Each state is kept while it is one of the latest hundred;
 * then one in 20 seconds stays, and each before a passage went.
 */
export async function keepVersions(
  transaction: Queryable,
  shelf: VersionShelf,
  [before, after]: readonly [EssayVersion, EssayVersion],
): Promise<void> {
  if (before.text === after.text) return;
  // The state before is there already, but for the text that a revision starts from.
  if (before.text !== "") await insert(transaction, shelf, before);
  await insert(transaction, shelf, after);
  await thin(transaction, shelf);
}

async function insert(
  transaction: Queryable,
  { table, key }: VersionShelf,
  { revision, text, savedAt }: EssayVersion,
): Promise<void> {
  await sql`
    insert into ${sql.table(table)} (${columns(key)}, revision, text, saved_at)
    values (${sql.join(Object.values(key))}, ${revision}::bigint, ${text}, ${savedAt}::timestamptz)
    on conflict do nothing`.execute(transaction);
}

/** Looks at the state that is no more one of the latest, and at the one that is too old. */
async function thin(transaction: Queryable, { table, key }: VersionShelf): Promise<void> {
  const ofText = sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  );
  const { rows } = await sql<{ revision: string; text: string; saved_at: Date }>`
    select revision, text, saved_at from ${sql.table(table)}
    where ${ofText} order by revision desc limit 3 offset ${ALL_OF_LATEST - 1}`.execute(
    transaction,
  );
  const [newer, mark, older] = rows.map(({ revision, text, saved_at }) => ({
    revision: Number(revision),
    text,
    savedAt: new Date(saved_at),
  }));
  const thinned = mark !== undefined && givesWay({ newer, mark, older }) ? mark.revision : -1;
  await sql`
    delete from ${sql.table(table)}
    where ${ofText} and (revision = ${thinned}::bigint or revision in (
      select revision from ${sql.table(table)} where ${ofText} order by revision desc offset ${MOST_VERSIONS}
    ))`.execute(transaction);
}

/** Whether a state says too little beside its neighbors. The first of all stays. */
export function givesWay({
  newer,
  mark,
  older,
}: {
  readonly newer: EssayVersion | undefined;
  readonly mark: EssayVersion;
  readonly older: EssayVersion | undefined;
}): boolean {
  if (newer === undefined || older === undefined) return false;
  if (losesPassage(mark.text, newer.text)) return false;
  return mark.savedAt.getTime() - older.savedAt.getTime() < OLDER_EVERY_MS;
}

function columns(key: VersionShelf["key"]): RawBuilder<unknown> {
  return sql.join(Object.keys(key).map((column) => sql.ref(column)));
}
