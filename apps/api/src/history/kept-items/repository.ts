import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";

/** What mock exams are made of. */
interface ExamItems {
  readonly panelItems: ReadonlySet<ItemId>;
}

/**
 * Those of some items that are kept for a student's mock exams: a panel has them, and the student has not met them, be it
 * in a session, by an attempt or by a reveal. One statement of an index probe or three per item of a panel, none where no
 * panel has any of the items.
 */
export async function listKeptItems(
  { panelItems }: ExamItems,
  database: Queryable,
  { userId, among }: { readonly userId: UserId; readonly among: Iterable<ItemId> },
): Promise<ReadonlySet<ItemId>> {
  const inPanels = [...among].filter((id) => panelItems.has(id));
  if (inPanels.length === 0) return new Set();
  const { rows } = await sql<{ item_id: ItemId }>`
    select probe.item_id
    from unnest(${sql.val(inPanels)}::text[]) as probe (item_id)
    where not exists (
      select 1 from practice_session_items as drawn
      where drawn.user_id = ${userId} and drawn.item_id = probe.item_id
    ) and not exists (
      select 1 from attempts
      where attempts.user_id = ${userId} and attempts.item_id = probe.item_id
    ) and not exists (
      select 1 from item_reveals
      where item_reveals.user_id = ${userId} and item_reveals.item_id = probe.item_id
    )`.execute(database);
  return new Set(rows.map(({ item_id }) => item_id));
}

/** The same for one item. */
export async function isItemKept(
  exam: ExamItems,
  database: Queryable,
  { userId, itemId }: { readonly userId: UserId; readonly itemId: ItemId },
): Promise<boolean> {
  return (await listKeptItems(exam, database, { userId, among: [itemId] })).size > 0;
}
