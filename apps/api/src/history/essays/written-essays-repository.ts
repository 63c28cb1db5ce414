import type { EssayRating } from "@lexiquant/domain/essay";
import type { UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import type { ScoredRating } from "./essay-standing.ts";

/** An essay that was submitted, without its text. */
export interface WrittenEssay {
  readonly id: string;
  readonly examId: string | null;
  readonly promptId: string;
  readonly submittedAt: Date;
  readonly usedMs: number;
  readonly isRevision: boolean;
  /** Null where it was not rated. */
  readonly rating: ScoredRating | null;
}

/** More than anybody writes; what lies further back changes nothing that is told of a student. */
const MOST_ESSAYS = 300;

/** Newest first, those of exams that have ended too; not those that were submitted without a word. */
export async function listWrittenEssays(
  database: Queryable,
  userId: UserId,
): Promise<WrittenEssay[]> {
  const rows = await database
    .selectFrom("essays as essay")
    .leftJoin("essay_ratings as rated", (join) =>
      join.onRef("rated.user_id", "=", "essay.user_id").onRef("rated.essay_id", "=", "essay.id"),
    )
    .select([
      "essay.id",
      "essay.exam_id",
      "essay.prompt_id",
      "essay.submitted_at",
      "essay.used_ms",
      "essay.revision_of",
      "rated.model",
      sql<EssayRating | null>`rated.feedback -> 'rating'`.as("rating"),
    ])
    .where("essay.user_id", "=", userId)
    .where("essay.submitted_at", "is not", null)
    .where(sql<boolean>`essay.text ~ '\\S'`)
    .orderBy("essay.submitted_at", "desc")
    .orderBy("essay.id", "desc")
    .limit(MOST_ESSAYS)
    .execute();
  return rows.flatMap(({ rating, submitted_at: submittedAt, ...row }) =>
    submittedAt === null
      ? []
      : [
          {
            id: row.id,
            examId: row.exam_id,
            promptId: row.prompt_id,
            submittedAt,
            usedMs: Number(row.used_ms),
            isRevision: row.revision_of !== null,
            rating: rating === null ? null : { feedback: { rating }, model: row.model },
          },
        ],
  );
}
