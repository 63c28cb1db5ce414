import type { ExamSummary } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { listExams, lockOpenExam, type StoredExam } from "../../history/exams/repository.ts";
import { listSections, type StoredSection } from "../../history/exams/sections-repository.ts";
import type { ExamContext } from "./dependencies.ts";
import { clockOf, runningSection } from "./section-state.ts";
import { openSitting } from "./sitting.ts";

/** The student's latest exams; the open one as it stands, once what time has ended is ended. */
export function readExams(
  context: ExamContext,
  userId: UserId,
  wanted: { readonly status: "open" | "ended" | null; readonly limit: number },
): Promise<ExamSummary[]> {
  return context.database.transaction(
    async (transaction) => {
      const open = await lockOpenExam(transaction, userId);
      if (open !== null) await openSitting(context, transaction, { userId, exam: open });
      const exams = await listExams(transaction, userId, wanted);
      const ids = exams.map(({ id }) => id);
      const sections = await listSections(transaction, userId, ids);
      const now = context.clock();
      return exams.map((exam) => summaryView(exam, sections.get(exam.id) ?? [], now));
    },
    { idempotent: true },
  );
}

function summaryView(exam: StoredExam, sections: readonly StoredSection[], now: Date): ExamSummary {
  return {
    id: exam.id,
    formatId: exam.formatId,
    name: exam.name,
    status: exam.endedAt === null ? "open" : "ended",
    createdAt: exam.createdAt.toISOString(),
    endedAt: exam.endedAt?.toISOString() ?? null,
    sectionsEnded: sections.filter(({ endedAt }) => endedAt !== null).length,
    sections: sections.length,
    standing: exam.endedAt === null ? standingOf(exam, sections, now) : null,
  };
}

function standingOf(
  exam: StoredExam,
  sections: readonly StoredSection[],
  now: Date,
): ExamSummary["standing"] {
  const running = runningSection({ sections });
  if (running !== null) {
    const { remainingMs } = clockOf({ exam, now }, running);
    return { place: running.place, sectionName: running.name, remainingMs };
  }
  const next = sections.find(({ startedAt }) => startedAt === null);
  if (next === undefined) return null;
  return { place: next.place, sectionName: next.name, remainingMs: next.limitMs };
}
