import type { MistakeCause } from "@lexiquant/contract";
import type { ItemKind, Measure } from "@lexiquant/domain/item";
import type { AttemptId, ItemId, MisconceptionId, UserId } from "@lexiquant/domain/kernel";
import type { LadderState } from "@lexiquant/domain/mistakes";
import { type SqlBool, sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import { type Mistake, toMistake } from "../learner/mistakes-repository.ts";

/** An entry of the error log with the student's own word on it. */
export interface WordedMistake extends Mistake {
  /** The question of the bank: itself, or what a twin is of. */
  readonly originId: ItemId;
  /** What the student says that it was. */
  readonly saidCause: MistakeCause | null;
  readonly note: string;
  /** Of the origin; null where there is none. */
  readonly ladder: LadderState | null;
}

/** Where a question stands on its way back. */
type WayBack = "due" | "open" | "done";

/** Which entries are asked for; null sets no condition. */
export interface LogFilter {
  readonly measure: Measure | null;
  readonly cause: MistakeCause | null;
  readonly kind: ItemKind | null;
  /** An open session that asks a question again withholds what speaks of its key: these items are passed over. */
  readonly misconception: { readonly id: string; readonly except: readonly ItemId[] } | null;
  /** Questions of the bank whose entries are wanted, those with their twins. */
  readonly originIds: readonly ItemId[];
  readonly wayBack: WayBack | null;
  readonly attemptId: AttemptId | null;
}

/** In whole days since the Unix epoch. */
interface Today {
  readonly today: number;
}

/** Entries of a student with their origins, words and ladders. */
function selectLog(database: Queryable, userId: UserId) {
  return database
    .selectFrom((from) =>
      from
        .selectFrom("mistakes")
        .leftJoin("twins", (join) =>
          join
            .onRef("twins.user_id", "=", "mistakes.user_id")
            .onRef("twins.item_id", "=", "mistakes.item_id"),
        )
        .selectAll("mistakes")
        .select(sql<ItemId>`coalesce(twins.origin_id, mistakes.item_id)`.as("origin_id"))
        .where("mistakes.user_id", "=", userId)
        .as("entry"),
    )
    .leftJoin("mistake_words as words", (join) =>
      join
        .onRef("words.user_id", "=", "entry.user_id")
        .onRef("words.attempt_id", "=", "entry.attempt_id"),
    )
    .leftJoin("redo_ladders as ladder", (join) =>
      join
        .onRef("ladder.user_id", "=", "entry.user_id")
        .onRef("ladder.item_id", "=", "entry.origin_id"),
    );
}

const SAID_OR_PROPOSED = sql<MistakeCause>`coalesce(words.cause, entry.cause)`;

function isOn(wayBack: WayBack, { today }: Today) {
  if (wayBack === "due") return sql<SqlBool>`ladder.due_day <= ${today}`;
  if (wayBack === "open") return sql<SqlBool>`ladder.due_day > ${today}`;
  return sql<SqlBool>`ladder.item_id is not null and ladder.due_day is null`;
}

function among(itemIds: readonly ItemId[]) {
  return sql<SqlBool>`entry.origin_id = any (${sql.val(itemIds)}::text[])`;
}

function notAmong(itemIds: readonly ItemId[]) {
  return sql<SqlBool>`entry.item_id <> all (${sql.val(itemIds)}::text[])`;
}

/** A page of the log, newest first, from behind an entry on; nothing behind one that is not there. */
export async function listLog(
  database: Queryable,
  userId: UserId,
  {
    filter,
    today,
    after,
    limit,
  }: Today & {
    readonly filter: LogFilter;
    readonly after: AttemptId | null;
    readonly limit: number;
  },
): Promise<WordedMistake[]> {
  const { attemptId, cause, kind, measure, misconception, originIds, wayBack } = filter;
  const rows = await selectLog(database, userId)
    .selectAll("entry")
    .select([
      "words.cause as said_cause",
      "words.note",
      "ladder.item_id as ladder_item",
      "ladder.step",
      "ladder.due_day",
      "ladder.has_twin",
      "ladder.setbacks",
    ])
    .where(among(originIds))
    .$if(measure !== null, (query) => query.where("entry.measure", "=", measure))
    .$if(cause !== null, (query) => query.where(SAID_OR_PROPOSED, "=", cause))
    .$if(kind !== null, (query) => query.where("entry.kind", "=", kind))
    .$if(misconception !== null, (query) =>
      query
        .where(sql<SqlBool>`entry.misconceptions @> to_jsonb(${misconception?.id}::text)`)
        .where(notAmong(misconception?.except ?? [])),
    )
    .$if(attemptId !== null, (query) => query.where("entry.attempt_id", "=", attemptId))
    .$if(wayBack !== null, (query) => query.where(isOn(wayBack ?? "due", { today })))
    .$if(after !== null, (query) => query.where(isBehind(userId, after)))
    .orderBy("entry.submitted_at", "desc")
    .orderBy("entry.attempt_id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...toMistake(row),
    originId: row.origin_id,
    saidCause: row.said_cause,
    note: row.note ?? "",
    ladder: row.ladder_item === null ? null : ladderOf(row),
  }));
}

function isBehind(userId: UserId, after: AttemptId | null) {
  return sql<SqlBool>`exists (
    select 1 from mistakes as last
    where last.user_id = ${userId} and last.attempt_id = ${after}
      and (entry.submitted_at < last.submitted_at
        or (entry.submitted_at = last.submitted_at and entry.attempt_id > last.attempt_id))
  )`;
}

function ladderOf(row: {
  readonly step: LadderState["step"];
  readonly due_day: number | null;
  readonly has_twin: boolean | null;
  readonly setbacks: number | null;
}): LadderState {
  const { step, due_day: dueDay, has_twin: hasTwin, setbacks } = row;
  return { step, dueDay, hasTwin: hasTwin ?? false, setbacks: setbacks ?? 0 };
}

/** Entries by cause, the student's word before the proposal. */
export async function countCauses(
  database: Queryable,
  userId: UserId,
  originIds: readonly ItemId[],
): Promise<ReadonlyMap<MistakeCause, number>> {
  const rows = await selectLog(database, userId)
    .select([SAID_OR_PROPOSED.as("cause"), sql<number>`count(*)::int`.as("entries")])
    .where(among(originIds))
    .groupBy(SAID_OR_PROPOSED)
    .execute();
  return new Map(rows.map(({ cause, entries }) => [cause, entries]));
}

/** Entries by the misconceptions behind them, the most frequent first. */
export async function countMisconceptions(
  database: Queryable,
  userId: UserId,
  {
    originIds,
    except,
  }: { readonly originIds: readonly ItemId[]; readonly except: readonly ItemId[] },
): Promise<{ readonly id: MisconceptionId; readonly entries: number }[]> {
  const ids = sql<MisconceptionId>`jsonb_array_elements_text(entry.misconceptions)`;
  return await database
    .selectFrom(
      selectLog(database, userId)
        .select(ids.as("id"))
        .where(among(originIds))
        .where(notAmong(except))
        .as("named"),
    )
    .select(["named.id", sql<number>`count(*)::int`.as("entries")])
    .groupBy("named.id")
    .orderBy("entries", "desc")
    .orderBy("named.id")
    .execute();
}

/** Keeps what the student says of a mistake. */
export async function storeWords(
  transaction: Queryable,
  userId: UserId,
  words: {
    readonly attemptId: AttemptId;
    readonly cause: MistakeCause | null;
    readonly note: string;
    readonly now: Date;
  },
): Promise<void> {
  const values = { cause: words.cause, note: words.note, updated_at: words.now };
  await transaction
    .insertInto("mistake_words")
    .values({ user_id: userId, attempt_id: words.attemptId, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "attempt_id"]).doUpdateSet(values))
    .execute();
}
