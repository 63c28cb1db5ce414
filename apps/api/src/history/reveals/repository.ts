import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";

/** When the student asked to be shown the answer of an item; null where that never happened. */
export async function findReveal(
  database: Queryable,
  userId: UserId,
  itemId: ItemId,
): Promise<Date | null> {
  const row = await database
    .selectFrom("item_reveals")
    .select("revealed_at")
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .executeTakeFirst();
  return row?.revealed_at ?? null;
}

/** The first reveal is the one that stays recorded. */
export async function insertReveal(
  database: Queryable,
  userId: UserId,
  { itemId, revealedAt }: { readonly itemId: ItemId; readonly revealedAt: Date },
): Promise<void> {
  await database
    .insertInto("item_reveals")
    .values({ user_id: userId, item_id: itemId, revealed_at: revealedAt })
    .onConflict((conflict) => conflict.columns(["user_id", "item_id"]).doNothing())
    .execute();
}
