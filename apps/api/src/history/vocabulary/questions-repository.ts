import type { Response } from "@lexiquant/domain/item";
import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";

/** A wrong answer whose outcome is let out. */
export interface WrongAnswer {
  readonly itemId: ItemId;
  readonly response: Response;
}

/** The latest, latest first. */
export async function listWrongAnswers(
  database: Queryable,
  userId: UserId,
  limit: number,
): Promise<WrongAnswer[]> {
  return await database
    .selectFrom("attempts")
    .select(["item_id as itemId", "response"])
    .where("user_id", "=", userId)
    .where("correct", "=", false)
    .where("released_at", "is not", null)
    .orderBy("released_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Those of some items that the student has an outcome of, or was shown the key of. */
export async function listOpenedItems(
  database: Queryable,
  userId: UserId,
  itemIds: readonly ItemId[],
): Promise<ReadonlySet<ItemId>> {
  if (itemIds.length === 0) return new Set();
  const { rows } = await sql<{ item_id: ItemId }>`
    select probe.item_id
    from unnest(${sql.val(itemIds)}::text[]) as probe (item_id)
    where exists (
      select 1 from attempts
      where attempts.user_id = ${userId} and attempts.item_id = probe.item_id
        and attempts.released_at is not null
    ) or exists (
      select 1 from item_reveals
      where item_reveals.user_id = ${userId} and item_reveals.item_id = probe.item_id
    )`.execute(database);
  return new Set(rows.map(({ item_id }) => item_id));
}

/** A section that was begun longer ago is not being sat any more, whatever its row says. */
const LONGEST_SECTION = "4 hours";

/** Whether a section of an exam is running: words are closed meanwhile. */
export async function isSectionRunning(
  database: Queryable,
  userId: UserId,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ running: boolean }>`
    select exists (
      select 1 from exam_sections as section
      join exams as exam on exam.user_id = section.user_id and exam.id = section.exam_id
      where section.user_id = ${userId} and exam.ended_at is null and section.ended_at is null
        and section.started_at > ${now}::timestamptz - ${LONGEST_SECTION}::interval
    ) as running`.execute(database);
  return rows[0]?.running ?? false;
}
