import type { Response } from "@lexiquant/domain/item";
import type { SessionId, UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";

interface PositionedResponse {
  readonly position: number;
  readonly response: Response;
}

/** Keeps the first complete answers; later ones at the same positions change nothing. */
export async function keepFirstAnswers(
  database: Queryable,
  userId: UserId,
  {
    sessionId,
    answers,
    answeredAt,
  }: {
    readonly sessionId: SessionId;
    readonly answers: readonly PositionedResponse[];
    readonly answeredAt: Date;
  },
): Promise<void> {
  if (answers.length === 0) return;
  await database
    .insertInto("exam_first_answers")
    .values(
      answers.map(({ position, response }) => ({
        user_id: userId,
        session_id: sessionId,
        position,
        response: JSON.stringify(response),
        answered_at: answeredAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "session_id", "position"]).doNothing())
    .execute();
}

/** By position. */
export async function listFirstAnswers(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<Map<number, Response>> {
  const rows = await database
    .selectFrom("exam_first_answers")
    .select(["position", "response"])
    .where("user_id", "=", userId)
    .where("session_id", "=", sessionId)
    .execute();
  return new Map(rows.map(({ position, response }) => [position, response]));
}
