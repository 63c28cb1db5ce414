import type { ClientEnvironment } from "@lexiquant/contract";
import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";

export interface ProblemReport {
  readonly id: string;
  readonly itemId: ItemId;
  readonly itemVersion: number;
  readonly category: string;
  readonly text: string;
  readonly environment: ClientEnvironment;
}

/** False when the student has filed a report of this id already. */
export async function insertReport(
  database: Queryable,
  userId: UserId,
  report: ProblemReport & { readonly createdAt: Date },
): Promise<boolean> {
  const inserted = await database
    .insertInto("problem_reports")
    .values({
      user_id: userId,
      id: report.id,
      item_id: report.itemId,
      item_version: report.itemVersion,
      category: report.category,
      text: report.text,
      environment: JSON.stringify(report.environment),
      created_at: report.createdAt,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findReport(
  database: Queryable,
  userId: UserId,
  reportId: string,
): Promise<ProblemReport | null> {
  const row = await database
    .selectFrom("problem_reports")
    .select([
      "id",
      "item_id as itemId",
      "item_version as itemVersion",
      "category",
      "text",
      "environment",
    ])
    .where("user_id", "=", userId)
    .where("id", "=", reportId)
    .executeTakeFirst();
  return row ?? null;
}
