import type { MistakeCause } from "@lexiquant/contract";
import type { ItemKind, Measure } from "@lexiquant/domain/item";
import type { AttemptId, ItemId, MisconceptionId, UserId } from "@lexiquant/domain/kernel";
import { type SqlBool, sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import { recountMistakes } from "../learner/mistake-counts-repository.ts";
import { type Mistake, toMistake } from "../learner/mistakes-repository.ts";
import { lockState } from "../learner/state-repository.ts";
import { FOLD_VERSION } from "../learner/student-state.ts";

/** An entry of the error log with the student's own word on it. */
export interface WordedMistake extends Mistake {
  /** What the student says that it was. */
  readonly saidCause: MistakeCause | null;
  readonly note: string;
}

/** Which entries are asked for; null sets no condition. */
export interface LogFilter {
  readonly measure: Measure | null;
  readonly cause: MistakeCause | null;
  readonly kind: ItemKind | null;
  /** An open session that asks a question again withholds what speaks of its key: these items are passed over. */
  readonly misconception: { readonly id: string; readonly except: readonly ItemId[] } | null;
  /** Questions of the bank whose entries are wanted, those with their twins. */
  readonly originIds: readonly ItemId[];
  readonly attemptId: AttemptId | null;
}

/** The question of the bank: a twin's id begins with it (`twinIdOf`). */
const ORIGIN = sql<ItemId>`split_part(item_id, '~', 1)`;

function among(itemIds: readonly ItemId[]) {
  return sql<SqlBool>`${ORIGIN} = any (${sql.val(itemIds)}::text[])`;
}

function notAmong(itemIds: readonly ItemId[]) {
  return sql<SqlBool>`item_id <> all (${sql.val(itemIds)}::text[])`;
}

/**
 * Questions and twins that have entries of the wanted kind, as they are counted: few of them, or none, are then found in the
 * log without going through all of it.
 */
async function listCountedItems(
  database: Queryable,
  userId: UserId,
  { cause, misconception, originIds }: LogFilter,
): Promise<ItemId[]> {
  // In one walk, grouped: the embedded engine would join a count to another by walking through all for each.
  const byCause = sql<SqlBool>`dimension = 'cause' and value = coalesce(${cause}, value)`;
  const bySlip = sql<SqlBool>`dimension = 'misconception' and value = ${misconception?.id ?? null}`;
  const rows = await database
    .selectFrom("mistake_counts")
    .select("item_id")
    .where("user_id", "=", userId)
    .where(among(originIds))
    .where(notAmong(misconception?.except ?? []))
    .where(({ or }) => or([byCause, bySlip]))
    .groupBy("item_id")
    .having(({ fn }) => fn.count("dimension").distinct(), "=", misconception === null ? 1 : 2)
    .execute();
  return rows.map(({ item_id: itemId }) => itemId);
}

/** Asked row by row, so that the newest entries are found without joining all of them first. */
const SAID_OR_PROPOSED = sql<MistakeCause>`coalesce((
    select words.cause from mistake_words as words
    where words.user_id = mistakes.user_id and words.attempt_id = mistakes.attempt_id
  ), mistakes.cause)`;

/** A page of the log, newest first, from behind an entry on; nothing behind one that is not there. */
export async function listLog(
  database: Queryable,
  userId: UserId,
  {
    filter,
    after,
    limit,
  }: {
    readonly filter: LogFilter;
    readonly after: AttemptId | null;
    readonly limit: number;
  },
): Promise<WordedMistake[]> {
  const { attemptId, cause, kind, measure, misconception } = filter;
  const itemIds = await listCountedItems(database, userId, filter);
  if (itemIds.length === 0) return [];
  const rows = await database
    .selectFrom("mistakes")
    .selectAll()
    .where("user_id", "=", userId)
    .where("item_id", "=", sql<ItemId>`any (${sql.val(itemIds)}::text[])`)
    .$if(measure !== null, (query) => query.where("measure", "=", measure))
    .$if(cause !== null, (query) => query.where(SAID_OR_PROPOSED, "=", cause))
    .$if(kind !== null, (query) => query.where("kind", "=", kind))
    .$if(misconception !== null, (query) =>
      query.where(sql<SqlBool>`misconceptions @> to_jsonb(${misconception?.id}::text)`),
    )
    .$if(attemptId !== null, (query) => query.where("attempt_id", "=", attemptId))
    .$if(after !== null, (query) => query.where(isBehind(userId, after)))
    .orderBy("submitted_at", "desc")
    .orderBy("attempt_id")
    .limit(limit)
    .execute();
  const mistakes = rows.map(toMistake);
  const words = await findWords(database, userId, mistakes);
  return mistakes.map((mistake) => ({
    ...mistake,
    saidCause: words.get(mistake.attemptId)?.cause ?? null,
    note: words.get(mistake.attemptId)?.note ?? "",
  }));
}

async function findWords(database: Queryable, userId: UserId, mistakes: readonly Mistake[]) {
  const ids = mistakes.map(({ attemptId }) => attemptId);
  const rows = await database
    .selectFrom("mistake_words")
    .select(["attempt_id", "cause", "note"])
    .where("user_id", "=", userId)
    .where("attempt_id", "=", sql<AttemptId>`any (${sql.val(ids)}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.attempt_id, row]));
}

function isBehind(userId: UserId, after: AttemptId | null) {
  // The first condition, told once, is where the index begins; the second leaves out what has the same moment.
  const last = sql`from mistakes as last where last.user_id = ${userId} and last.attempt_id = ${after}`;
  return sql<SqlBool>`mistakes.submitted_at <= (select last.submitted_at ${last}) and exists (
    select 1 ${last}
      and (mistakes.submitted_at < last.submitted_at
        or (mistakes.submitted_at = last.submitted_at and mistakes.attempt_id > last.attempt_id))
  )`;
}

interface LogCounts {
  /** The student's word before the proposal. */
  readonly causes: ReadonlyMap<MistakeCause, number>;
  /** The most frequent first. */
  readonly misconceptions: readonly { readonly id: MisconceptionId; readonly entries: number }[];
}

/**
 * Entries by cause, and by the misconceptions behind them, in the questions of the bank and their twins: read from what is
 * counted by question, so that it costs the same however often each was missed.
 *
 * @param heldItems of open sessions, which withhold what speaks of a key: counted by cause alone
 */
export async function countLog(
  database: Queryable,
  userId: UserId,
  {
    originIds,
    heldItems,
  }: { readonly originIds: readonly ItemId[]; readonly heldItems: readonly ItemId[] },
): Promise<LogCounts> {
  const rows = await database
    .selectFrom("mistake_counts")
    .select(["dimension", "value", sql<number>`sum(entries)::int`.as("entries")])
    .where("user_id", "=", userId)
    .where(among(originIds))
    .where(({ eb, or }) => or([eb("dimension", "=", "cause"), notAmong(heldItems)]))
    .groupBy(["dimension", "value"])
    .orderBy("entries", "desc")
    .orderBy("value")
    .execute();
  const of = (dimension: string) => rows.filter((row) => row.dimension === dimension);
  return {
    // Values are what the columns they were counted from have.
    causes: new Map(of("cause").map(({ value, entries }) => [value as MistakeCause, entries])),
    misconceptions: of("misconception").map(({ value, entries }) => ({
      id: value as MisconceptionId, // as above
      entries,
    })),
  };
}

/** Keeps what the student says of a mistake, and counts its question's entries again; the row is held, so that no fold adds any. */
export async function storeWords(
  transaction: Queryable,
  userId: UserId,
  {
    mistake: { attemptId, itemId },
    ...words
  }: {
    readonly mistake: Pick<Mistake, "attemptId" | "itemId">;
    readonly cause: MistakeCause | null;
    readonly note: string;
    readonly now: Date;
  },
): Promise<void> {
  await lockState(transaction, userId, FOLD_VERSION);
  const values = { cause: words.cause, note: words.note, updated_at: words.now };
  await transaction
    .insertInto("mistake_words")
    .values({ user_id: userId, attempt_id: attemptId, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "attempt_id"]).doUpdateSet(values))
    .execute();
  await recountMistakes(transaction, userId, itemId);
}
