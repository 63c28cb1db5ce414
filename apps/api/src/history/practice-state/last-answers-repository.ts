import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";

/** What the student answered last, wherever that was and whether its outcome is let out or not; the latest last. */
export async function listLastAnswered(
  database: Queryable,
  userId: UserId,
  limit: number,
): Promise<ItemId[]> {
  const rows = await database
    .selectFrom("attempts")
    .select("item_id")
    .where("user_id", "=", userId)
    .orderBy("submitted_at", "desc")
    .orderBy("position", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ item_id: itemId }) => itemId).reverse();
}
