import type { Exam } from "@lexiquant/contract";
import { accepted, type Result, refused } from "@lexiquant/domain/kernel";
import { storeBreaks } from "../../history/exams/repository.ts";
import { endBreak } from "./break-record.ts";
import { closeSection } from "./close-section.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";
import { examView } from "./exam-view.ts";
import { reportPresence } from "./save-section-work.ts";
import { breaksOf, clockOf, runningSection } from "./section-state.ts";
import { type ExamOfStudent, mayChange, reloaded, withExam } from "./sitting.ts";

type BreakRefusal = "exam-ended" | "exam-held-elsewhere" | "no-break-left";

/** Begins or ends a stop-clock break. One that is longer than what is left ends by itself. */
export function stopExamClock(
  context: ExamContext,
  of: ExamOfStudent,
  { holderId, onBreak }: { readonly holderId: string; readonly onBreak: boolean },
): Promise<Result<Exam, BreakRefusal | "exam-not-found">> {
  return withExam<Exam, BreakRefusal>(context, of, async (opened) => {
    const allowed = mayChange(opened, holderId);
    if (!allowed.ok) return allowed;
    const sitting = onBreak ? await withoutOverdueSection(context, opened) : opened;
    if (sitting.exam.endedAt !== null) return refused("exam-ended");
    const standing = breaksOf(sitting);
    if (onBreak && !standing.onBreak && standing.leftMs === 0) return refused("no-break-left");
    if (onBreak && !standing.onBreak) await beginBreak(sitting);
    if (!onBreak) await endBreak(sitting);
    const changed = await reloaded(sitting);
    const running = runningSection(changed);
    if (running !== null) await reportPresence(changed, running);
    return accepted(await examView(context, await reloaded(sitting), holderId));
  });
}

/** A break does not hold the last seconds in which answers may still arrive: the section ends first. */
async function withoutOverdueSection(context: ExamContext, sitting: Sitting): Promise<Sitting> {
  const section = runningSection(sitting);
  if (section === null || clockOf(sitting, section).overdueMs === null) return sitting;
  await closeSection(context, sitting, { section, quits: false });
  return await reloaded(sitting);
}

async function beginBreak({ transaction, userId, exam, now }: Sitting): Promise<void> {
  const { usedMs } = exam.breaks;
  await storeBreaks(transaction, userId, { examId: exam.id, usedMs, since: now });
}
