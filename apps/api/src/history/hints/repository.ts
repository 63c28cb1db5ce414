import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";

/** How far a student has come on the ladder of an item's hints. */
export interface HintsShown {
  /** The highest level, 0 where none was shown. */
  readonly level: number;
  readonly lastAt: Date | null;
}

/** Hints shown since the student's last attempt on the item: that one had the earlier ones. */
export async function findHintsShown(
  database: Queryable,
  userId: UserId,
  itemId: ItemId,
): Promise<HintsShown> {
  const { rows } = await sql<{ level: number | null; last_at: Date | null }>`
    select max(level) as level, max(shown_at) as last_at
    from hints_shown
    where user_id = ${userId} and item_id = ${itemId} and shown_at > coalesce(
      (
        select max(submitted_at) from attempts
        where attempts.user_id = ${userId} and attempts.item_id = ${itemId}
      ),
      '-infinity'::timestamptz
    )`.execute(database);
  const [row] = rows;
  return { level: row?.level ?? 0, lastAt: row?.last_at ?? null };
}

export async function insertHints(
  database: Queryable,
  userId: UserId,
  shown: { readonly itemId: ItemId; readonly levels: readonly number[]; readonly shownAt: Date },
): Promise<void> {
  if (shown.levels.length === 0) return;
  await database
    .insertInto("hints_shown")
    .values(
      shown.levels.map((level) => ({
        user_id: userId,
        item_id: shown.itemId,
        shown_at: shown.shownAt,
        level,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
