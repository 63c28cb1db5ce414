import { isOver } from "@lexiquant/domain/exam";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { lockExam, type StoredExam } from "../../history/exams/repository.ts";
import { listSections } from "../../history/exams/sections-repository.ts";
import { closeSection } from "./close-section.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";
import { clockOf, presenceOf, runningSection } from "./section-state.ts";

/** Which exam, of whom. */
export interface ExamOfStudent {
  readonly userId: UserId;
  readonly examId: string;
}

/** Runs work on an exam in one transaction: its row is locked, and what time has ended is ended first. */
export function withExam<Value, Refusal extends string>(
  context: ExamContext,
  { userId, examId }: ExamOfStudent,
  work: (sitting: Sitting) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | "exam-not-found">> {
  return context.database.transaction<Result<Value, Refusal | "exam-not-found">>(
    async (transaction) => {
      const exam = await lockExam(transaction, userId, examId);
      if (exam === null) return refused("exam-not-found");
      return await work(await openSitting(context, transaction, { userId, exam }));
    },
    { idempotent: true },
  );
}

/** An exam as it stands now, once what time has ended is ended. */
export async function openSitting(
  context: ExamContext,
  transaction: Queryable,
  { userId, exam }: { readonly userId: UserId; readonly exam: StoredExam },
): Promise<Sitting> {
  const sections = (await listSections(transaction, userId, [exam.id])).get(exam.id) ?? [];
  const sitting: Sitting = { transaction, userId, now: context.clock(), exam, sections };
  const running = runningSection(sitting);
  if (running === null || !isOver(clockOf(sitting, running), presenceOf(running))) return sitting;
  await closeSection(context, sitting, { section: running, quits: false });
  return await reloaded(sitting);
}

/** The same moment after a change. */
export async function reloaded(sitting: Sitting): Promise<Sitting> {
  const { transaction, userId, exam } = sitting;
  const changed = await lockExam(transaction, userId, exam.id);
  const sections = (await listSections(transaction, userId, [exam.id])).get(exam.id);
  if (changed === null || sections === undefined) throw new Error("An exam has gone.");
  return { ...sitting, exam: changed, sections };
}

/** Whether a page may change an exam. */
export function mayChange(
  { exam }: Sitting,
  holderId: string,
): Result<null, "exam-ended" | "exam-held-elsewhere"> {
  if (exam.endedAt !== null) return refused("exam-ended");
  return exam.holderId === holderId ? accepted(null) : refused("exam-held-elsewhere");
}
