import type { UserId } from "@lexiquant/domain/kernel";
import { sql, type Updateable } from "kysely";
import type { EssaysTable } from "../../db/essay-tables.ts";
import type { Queryable } from "../../db/queryable.ts";
import type { EssayEnd, EssayOfStudent, StoredEssay } from "./stored-essay.ts";

/** False when an essay of this id is in the way. */
export async function insertEssay(
  transaction: Queryable,
  userId: UserId,
  essay: StoredEssay,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto("essays")
    .values({
      user_id: userId,
      id: essay.id,
      request: JSON.stringify(essay.request),
      exam_id: null,
      prompt_id: essay.promptId,
      paragraphs: JSON.stringify(essay.paragraphs),
      instruction: essay.instruction,
      accommodation: essay.accommodation === null ? null : JSON.stringify(essay.accommodation),
      limit_ms: essay.limitMs,
      revision: essay.draft.revision,
      text: essay.draft.text,
      saved_at: essay.savedAt,
      created_at: essay.createdAt,
      revision_of: essay.revisionOf,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes over the essay of an exam that has ended, where it has one, with the states that it went through. */
export async function insertExamsEssay(
  transaction: Queryable,
  userId: UserId,
  { id, examId, endedAt }: { readonly id: string; readonly examId: string; readonly endedAt: Date },
): Promise<void> {
  await sql`
    insert into essays (
      user_id, id, request, exam_id, prompt_id, paragraphs, instruction, accommodation, limit_ms, revision, text,
      saved_at, created_at, submitted_at, ended_by, used_ms
    )
    select
      essay.user_id, ${id}::uuid, '{}'::jsonb, essay.exam_id, essay.prompt_id, essay.paragraphs, essay.directive,
      exam.accommodation, section.limit_ms, essay.revision, essay.text,
      coalesce(section.ended_at, ${endedAt}::timestamptz), section.started_at, coalesce(section.ended_at, ${endedAt}::timestamptz),
      case section.ended_by when 'time' then 'time' else 'student' end, section.used_ms
    from exam_essays as essay
    join exams as exam on exam.user_id = essay.user_id and exam.id = essay.exam_id
    join exam_sections as section
      on section.user_id = essay.user_id and section.exam_id = essay.exam_id and section.place = essay.place
    where essay.user_id = ${userId} and essay.exam_id = ${examId}
    on conflict do nothing`.execute(transaction);
  await sql`
    insert into essay_versions (user_id, essay_id, revision, text, saved_at)
    select essay.user_id, essay.id, version.revision, version.text, version.saved_at
    from exam_essay_versions as version
    join essays as essay on essay.user_id = version.user_id and essay.exam_id = version.exam_id
    where version.user_id = ${userId} and version.exam_id = ${examId}
    on conflict do nothing`.execute(transaction);
  await transaction
    .deleteFrom("exam_essay_versions")
    .where("user_id", "=", userId)
    .where("exam_id", "=", examId)
    .execute();
}

export function storeText(
  transaction: Queryable,
  of: EssayOfStudent,
  { draft, savedAt }: Pick<StoredEssay, "draft" | "savedAt">,
): Promise<void> {
  return updateEssay(transaction, of, {
    text: draft.text,
    revision: draft.revision,
    saved_at: savedAt,
  });
}

export function markSubmitted(
  transaction: Queryable,
  of: EssayOfStudent,
  end: EssayEnd,
): Promise<void> {
  return updateEssay(transaction, of, {
    submitted_at: end.submittedAt,
    ended_by: end.endedBy,
    used_ms: end.usedMs,
  });
}

export function markRatingFailure(
  database: Queryable,
  of: EssayOfStudent,
  failure: StoredEssay["ratingFailure"],
): Promise<void> {
  return updateEssay(database, of, { rating_failure: failure });
}

async function updateEssay(
  database: Queryable,
  { userId, essayId }: EssayOfStudent,
  values: Updateable<EssaysTable>,
): Promise<void> {
  await database
    .updateTable("essays")
    .set(values)
    .where("user_id", "=", userId)
    .where("id", "=", essayId)
    .execute();
}

/** With its versions and its rating; revisions of it stay, and the exam that it was written in keeps no text either. */
export async function eraseEssay(
  transaction: Queryable,
  { userId, essayId }: EssayOfStudent,
): Promise<void> {
  await transaction
    .updateTable("essays")
    .set({ revision_of: null })
    .where("user_id", "=", userId)
    .where("revision_of", "=", essayId)
    .execute();
  const gone = await transaction
    .deleteFrom("essays")
    .where("user_id", "=", userId)
    .where("id", "=", essayId)
    .returning("exam_id")
    .executeTakeFirst();
  const examId = gone?.exam_id ?? null;
  if (examId === null) return;
  await transaction
    .updateTable("exam_essays")
    .set({ text: "" })
    .where("user_id", "=", userId)
    .where("exam_id", "=", examId)
    .execute();
}
