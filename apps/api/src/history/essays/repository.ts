import type { UserId } from "@lexiquant/domain/kernel";
import { type Selectable, sql } from "kysely";
import type { EssaysTable } from "../../db/essay-tables.ts";
import type { Queryable } from "../../db/queryable.ts";
import type { EssayOfStudent, StoredEssay } from "./stored-essay.ts";

function toEssay(row: Selectable<EssaysTable>): StoredEssay {
  const { submitted_at: submittedAt, ended_by: endedBy } = row;
  return {
    id: row.id,
    request: row.request,
    examId: row.exam_id,
    promptId: row.prompt_id,
    paragraphs: row.paragraphs,
    instruction: row.instruction,
    accommodation: row.accommodation,
    limitMs: row.limit_ms,
    draft: { revision: Number(row.revision), text: row.text },
    savedAt: row.saved_at,
    createdAt: row.created_at,
    end:
      submittedAt === null || endedBy === null
        ? null
        : { submittedAt, endedBy, usedMs: Number(row.used_ms) },
    revisionOf: row.revision_of,
    ratingFailure: row.rating_failure,
  };
}

export async function findEssay(
  database: Queryable,
  { userId, essayId }: EssayOfStudent,
): Promise<StoredEssay | null> {
  const row = await database
    .selectFrom("essays")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", essayId)
    .executeTakeFirst();
  return row === undefined ? null : toEssay(row);
}

/** Holds back every other change of the essay until the transaction ends. */
export async function lockEssay(
  transaction: Queryable,
  { userId, essayId }: EssayOfStudent,
): Promise<StoredEssay | null> {
  const row = await transaction
    .selectFrom("essays")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", essayId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : toEssay(row);
}

/** The essay that was written in an exam; null before the exam has ended, and where the student deleted it. */
export async function findExamsEssay(
  database: Queryable,
  userId: UserId,
  examId: string,
): Promise<StoredEssay | null> {
  const row = await database
    .selectFrom("essays")
    .selectAll()
    .where("user_id", "=", userId)
    .where("exam_id", "=", examId)
    .executeTakeFirst();
  return row === undefined ? null : toEssay(row);
}

/** Whether another student has an essay of this id: asked once per new essay. */
export async function isForeignEssay(
  database: Queryable,
  { userId, essayId }: EssayOfStudent,
): Promise<boolean> {
  const row = await database
    .selectFrom("essays")
    .select("id")
    .where("id", "=", essayId)
    .where("user_id", "!=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first; `after` is the last one of the page before. */
export async function listEssays(
  database: Queryable,
  userId: UserId,
  wanted: {
    readonly status: "open" | "ended" | null;
    readonly after: StoredEssay | null;
    readonly limit: number;
  },
): Promise<StoredEssay[]> {
  const { status, after, limit } = wanted;
  const rows = await database
    .selectFrom("essays")
    .selectAll()
    .where("user_id", "=", userId)
    .$if(status !== null, (query) =>
      query.where("submitted_at", status === "open" ? "is" : "is not", null),
    )
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id}::uuid)`),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(toEssay);
}

/** Those that are being written against a clock. */
export async function lockTimedEssays(
  transaction: Queryable,
  userId: UserId,
): Promise<StoredEssay[]> {
  const rows = await transaction
    .selectFrom("essays")
    .selectAll()
    .where("user_id", "=", userId)
    .where("submitted_at", "is", null)
    .where("limit_ms", "is not", null)
    .forUpdate()
    .execute();
  return rows.map(toEssay);
}
