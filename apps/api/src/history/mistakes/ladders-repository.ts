import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import type { LadderState } from "@lexiquant/domain/mistakes";
import type { Queryable } from "../../db/queryable.ts";
import { toLadder } from "../learner/mistakes-repository.ts";

/** The way back of a missed question of the bank that is not finished. */
export interface OpenLadder {
  readonly itemId: ItemId;
  readonly state: LadderState;
  /** When the next try is due, in whole days of the student's calendar since the Unix epoch. */
  readonly dueDay: number;
}

/** The longest due first; at most one per question that was ever missed. */
export async function listOpenLadders(database: Queryable, userId: UserId): Promise<OpenLadder[]> {
  const rows = await database
    .selectFrom("redo_ladders")
    .selectAll()
    .where("user_id", "=", userId)
    .where("due_day", "is not", null)
    .orderBy("due_day")
    .orderBy("item_id")
    .execute();
  return rows.flatMap((row) =>
    row.due_day === null
      ? []
      : [{ itemId: row.item_id, state: toLadder(row), dueDay: row.due_day }],
  );
}
