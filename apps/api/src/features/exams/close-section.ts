import type { SessionId } from "@lexiquant/domain/kernel";
import { releaseAttempts } from "../../history/attempts/repository.ts";
import { insertExamsEssay } from "../../history/essays/changes-repository.ts";
import { markExamEnded } from "../../history/exams/repository.ts";
import { updateSection } from "../../history/exams/sections-repository.ts";
import { markClosed } from "../../history/sessions/repository.ts";
import { endBreak } from "./break-record.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";
import { logUnanswered } from "./log-unanswered.ts";
import { makeAttempts } from "./make-attempts.ts";
import { scoreExam } from "./score-exam.ts";
import { type BegunSection, clockOf } from "./section-state.ts";

/**
 * Ends a section that runs: at the end of its time where that has passed, otherwise now. What was entered becomes
 * attempts, whose outcomes are kept until the exam's end; the last section's end is that.
 */
export async function closeSection(
  context: ExamContext,
  sitting: Sitting,
  { section, quits }: { readonly section: BegunSection; readonly quits: boolean },
): Promise<void> {
  const { transaction, userId, exam, now } = sitting;
  const { overdueMs, remainingMs, usedMs } = clockOf(sitting, section);
  const endedAt = new Date(now.getTime() - (overdueMs ?? 0));
  await endBreak(sitting);
  if (section.sessionId !== null) {
    const { sessionId } = section;
    await makeAttempts(context, sitting, { sessionId, submittedAt: endedAt, remainingMs });
  }
  const inTime = quits ? "quit" : "candidate";
  const endedBy = overdueMs === null ? inTime : "time";
  await updateSection(transaction, userId, {
    examId: exam.id,
    place: section.place,
    change: { endedAt, endedBy, usedMs: usedMs - (overdueMs ?? 0), openGapMs: 0 },
  });
  const isLast = sitting.sections.at(-1)?.place === section.place;
  if (isLast || quits) await endExam(context, sitting, endedAt);
}

/** Ends an exam whose sections are all ended or not begun: scores are computed, outcomes let out. */
export async function endExam(
  context: ExamContext,
  sitting: Sitting,
  endedAt: Date,
): Promise<void> {
  const { transaction, userId, exam, sections } = sitting;
  await endBreak(sitting);
  const measures = await scoreExam(context, sitting);
  for (const sessionId of sections.flatMap((section) => section.sessionId ?? [])) {
    await letOut(sitting, sessionId, endedAt);
  }
  await logUnanswered(context, sitting);
  await markExamEnded(transaction, userId, { examId: exam.id, endedAt, measures });
  await insertExamsEssay(transaction, userId, { id: context.newId(), examId: exam.id, endedAt });
}

async function letOut(
  { transaction, userId }: Sitting,
  sessionId: SessionId,
  endedAt: Date,
): Promise<void> {
  await markClosed(transaction, userId, { sessionId, closedAt: endedAt });
  await releaseAttempts(transaction, userId, { sessionId, releasedAt: endedAt });
}
