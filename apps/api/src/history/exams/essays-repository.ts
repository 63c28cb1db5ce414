import type { EssayTask } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";

/** A section of an exam. */
export interface SectionPlace {
  readonly examId: string;
  readonly place: number;
}

type Draft = EssayTask["draft"];

export async function findEssay(
  database: Queryable,
  userId: UserId,
  { examId, place }: SectionPlace,
): Promise<EssayTask | null> {
  const row = await database
    .selectFrom("exam_essays")
    .selectAll()
    .where("user_id", "=", userId)
    .where("exam_id", "=", examId)
    .where("place", "=", place)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { prompt_id: promptId, paragraphs, directive, revision, text } = row;
  return { promptId, paragraphs, directive, draft: { revision: Number(revision), text } };
}

export async function insertEssay(
  database: Queryable,
  userId: UserId,
  { examId, place, task }: SectionPlace & { readonly task: EssayTask },
): Promise<void> {
  await database
    .insertInto("exam_essays")
    .values({
      user_id: userId,
      exam_id: examId,
      place,
      prompt_id: task.promptId,
      paragraphs: JSON.stringify(task.paragraphs),
      directive: task.directive,
      revision: task.draft.revision,
      text: task.draft.text,
    })
    .execute();
}

export async function storeDraft(
  database: Queryable,
  userId: UserId,
  { examId, place, draft }: SectionPlace & { readonly draft: Draft },
): Promise<void> {
  await database
    .updateTable("exam_essays")
    .set({ text: draft.text, revision: draft.revision })
    .where("user_id", "=", userId)
    .where("exam_id", "=", examId)
    .where("place", "=", place)
    .execute();
}

/** The prompts that the student was set or chose before, in exams and outside of them, most lately first. */
export async function listPromptsHad(database: Queryable, userId: UserId): Promise<string[]> {
  const rows = await database
    .selectFrom("exam_essays as essay")
    .innerJoin("exams as exam", (join) =>
      join.onRef("exam.user_id", "=", "essay.user_id").onRef("exam.id", "=", "essay.exam_id"),
    )
    .select(["essay.prompt_id", "exam.created_at"])
    .where("essay.user_id", "=", userId)
    .unionAll(
      database
        .selectFrom("essays")
        .select(["prompt_id", "created_at"])
        .where("user_id", "=", userId)
        .where("exam_id", "is", null),
    )
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ prompt_id }) => prompt_id);
}

/** The prompts of the exam that the student is sitting: nothing is told about them before it ends. */
export async function listPromptsHeld(
  database: Queryable,
  userId: UserId,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom("exam_essays as essay")
    .innerJoin("exams as exam", (join) =>
      join.onRef("exam.user_id", "=", "essay.user_id").onRef("exam.id", "=", "essay.exam_id"),
    )
    .select("essay.prompt_id")
    .where("essay.user_id", "=", userId)
    .where("exam.ended_at", "is", null)
    .execute();
  return new Set(rows.map(({ prompt_id }) => prompt_id));
}
