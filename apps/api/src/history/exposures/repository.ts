import type { ItemId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";

/** How many first answers calibration has seen to each item; items that nobody answered are left out. */
export async function listExposures(database: Queryable): Promise<ReadonlyMap<ItemId, number>> {
  const rows = await database.selectFrom("item_beliefs").select(["item_id", "answers"]).execute();
  return new Map(rows.map(({ item_id, answers }) => [item_id, answers]));
}
