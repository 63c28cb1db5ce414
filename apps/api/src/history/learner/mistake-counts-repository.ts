import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import { insertRecords } from "../../db/insert-records.ts";
import type { MistakeCountsTable } from "../../db/learner-tables.ts";
import type { Queryable } from "../../db/queryable.ts";
import type { Mistake } from "./mistakes-repository.ts";

export type MistakeCount = Omit<MistakeCountsTable, "user_id">;

/** Counts new entries, of which the student has said nothing yet. */
export async function addMistakeCounts(
  transaction: Queryable,
  userId: UserId,
  mistakes: readonly Mistake[],
): Promise<void> {
  await insertRecords(
    transaction,
    {
      table: "mistake_counts",
      columns: {
        user_id: "uuid",
        item_id: "text",
        dimension: "text",
        value: "text",
        entries: "integer",
      },
      onConflict: { key: ["user_id", "item_id", "dimension", "value"], add: ["entries"] },
    },
    countsOf(mistakes).map((count) => ({ user_id: userId, ...count })),
  );
}

function countsOf(mistakes: readonly Mistake[]): MistakeCount[] {
  const counts = new Map<string, MistakeCount>();
  for (const mistake of mistakes) {
    for (const place of placesOf(mistake)) {
      const key = `${place.item_id} ${place.dimension} ${place.value}`;
      counts.set(key, { ...place, entries: 1 + (counts.get(key)?.entries ?? 0) });
    }
  }
  return [...counts.values()];
}

function placesOf({ itemId, cause, misconceptions }: Mistake): Omit<MistakeCount, "entries">[] {
  return [
    { item_id: itemId, dimension: "cause", value: cause },
    ...misconceptions.map((value) => ({
      item_id: itemId,
      dimension: "misconception" as const,
      value,
    })),
  ];
}

/** Entries as the error log itself has them; of one question, or of all for null. */
function countedAgain(userId: UserId, itemId: ItemId | null) {
  const asked = itemId === null ? sql`` : sql`and mistakes.item_id = ${itemId}`;
  return sql<MistakeCount>`
    select item_id, dimension, value, count(*)::int as entries
    from (
      select item_id, 'cause' as dimension, coalesce(words.cause, mistakes.cause) as value
      from mistakes
      left join mistake_words as words
        on words.user_id = mistakes.user_id and words.attempt_id = mistakes.attempt_id
      where mistakes.user_id = ${userId} ${asked}
      union all
      select item_id, 'misconception', jsonb_array_elements_text(misconceptions)
      from mistakes
      where mistakes.user_id = ${userId} ${asked}
    ) as named
    group by item_id, dimension, value`;
}

/** Counts entries again: all of them for null, or those of a question of whose entries the student has said something. */
export async function recountMistakes(
  transaction: Queryable,
  userId: UserId,
  itemId: ItemId | null,
): Promise<void> {
  await transaction
    .deleteFrom("mistake_counts")
    .where("user_id", "=", userId)
    .$if(itemId !== null, (query) => query.where("item_id", "=", itemId))
    .execute();
  await sql`insert into mistake_counts (user_id, item_id, dimension, value, entries)
    select ${userId}::uuid, again.* from (${countedAgain(userId, itemId)}) as again`.execute(
    transaction,
  );
}

/** What is stored, and what the error log itself has. */
export async function compareMistakeCounts(
  database: Queryable,
  userId: UserId,
): Promise<Record<"stored" | "counted", MistakeCount[]>> {
  const stored = await database
    .selectFrom("mistake_counts")
    .select(["item_id", "dimension", "value", "entries"])
    .where("user_id", "=", userId)
    .execute();
  const { rows } = await countedAgain(userId, null).execute(database);
  return { stored, counted: rows };
}
