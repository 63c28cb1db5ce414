import type { UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { TokenUsage } from "../../../adapters/language-model/language-model.ts";
import type { Queryable } from "../../../db/queryable.ts";

export interface DayUsage {
  /** Replies that models worded for the student. */
  readonly calls: number;
  /** Of all students together, in and out. */
  readonly tokens: number;
}

export async function readUsage(
  database: Queryable,
  userId: UserId,
  day: string,
): Promise<DayUsage> {
  const own = await database
    .selectFrom("model_usage")
    .select("calls")
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .executeTakeFirst();
  const { tokens } = await database
    .selectFrom("model_usage")
    .select(sql<string | null>`sum(input_tokens + output_tokens)`.as("tokens"))
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return { calls: own?.calls ?? 0, tokens: Number(tokens ?? 0) };
}

/** Adds one call. Not to be repeated. */
export async function addUsage(
  database: Queryable,
  userId: UserId,
  { day, usage }: { readonly day: string; readonly usage: TokenUsage },
): Promise<void> {
  await database
    .insertInto("model_usage")
    .values({
      user_id: userId,
      day,
      calls: 1,
      input_tokens: usage.inputTokens,
      output_tokens: usage.outputTokens,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "day"]).doUpdateSet(({ ref }) => ({
        calls: sql<number>`${ref("model_usage.calls")} + 1`,
        input_tokens: sql<number>`${ref("model_usage.input_tokens")} + excluded.input_tokens`,
        output_tokens: sql<number>`${ref("model_usage.output_tokens")} + excluded.output_tokens`,
      })),
    )
    .execute();
}
