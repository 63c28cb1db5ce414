import type { Annotation } from "@lexiquant/contract";
import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";

export const NO_ANNOTATION: Annotation = { marked: false, note: "" };

/** Only of items that have one: see `NO_ANNOTATION`. */
export async function listAnnotations(
  database: Queryable,
  userId: UserId,
  itemIds: readonly ItemId[],
): Promise<Map<ItemId, Annotation>> {
  if (itemIds.length === 0) return new Map();
  const rows = await database
    .selectFrom("item_annotations")
    .select(["item_id", "marked", "note"])
    .where("user_id", "=", userId)
    .where("item_id", "in", itemIds)
    .execute();
  return new Map(rows.map(({ item_id, marked, note }) => [item_id, { marked, note }]));
}

export async function listMarkedItems(database: Queryable, userId: UserId): Promise<Set<ItemId>> {
  const rows = await database
    .selectFrom("item_annotations")
    .select("item_id")
    .where("user_id", "=", userId)
    .where("marked", "=", true)
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

export async function upsertAnnotation(
  database: Queryable,
  userId: UserId,
  { itemId, annotation }: { readonly itemId: ItemId; readonly annotation: Annotation },
): Promise<void> {
  await database
    .insertInto("item_annotations")
    .values({ user_id: userId, item_id: itemId, ...annotation })
    .onConflict((conflict) => conflict.columns(["user_id", "item_id"]).doUpdateSet(annotation))
    .execute();
}

/** Sets marks and leaves notes as they are. Each item may occur once. */
export async function storeMarks(
  database: Queryable,
  userId: UserId,
  marks: readonly { readonly itemId: ItemId; readonly marked: boolean }[],
): Promise<void> {
  const marked = marks.filter((mark) => mark.marked).map(({ itemId }) => itemId);
  const unmarked = marks.filter((mark) => !mark.marked).map(({ itemId }) => itemId);
  if (marked.length > 0) {
    await database
      .insertInto("item_annotations")
      .values(marked.map((item_id) => ({ user_id: userId, item_id, marked: true, note: "" })))
      .onConflict((conflict) =>
        conflict.columns(["user_id", "item_id"]).doUpdateSet({ marked: true }),
      )
      .execute();
  }
  if (unmarked.length > 0) {
    // Nothing to take back where no row says so.
    await database
      .updateTable("item_annotations")
      .set({ marked: false })
      .where("user_id", "=", userId)
      .where("item_id", "in", unmarked)
      .execute();
  }
}
