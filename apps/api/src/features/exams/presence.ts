import type { Exam } from "@lexiquant/contract";
import { afterSettling, gapOf } from "@lexiquant/domain/exam";
import { accepted, type Result, refused } from "@lexiquant/domain/kernel";
import { claimExam } from "../../history/exams/repository.ts";
import { updateSection } from "../../history/exams/sections-repository.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";
import { examView } from "./exam-view.ts";
import { reportPresence } from "./save-section-work.ts";
import { type BegunSection, clockOf, presenceOf, runningSection } from "./section-state.ts";
import { type ExamOfStudent, mayChange, openSitting, reloaded, withExam } from "./sitting.ts";

/** Lets a page go on with the exam; the one before is refused from then on. */
export function takeOverExam(
  context: ExamContext,
  of: ExamOfStudent,
  { holderId }: { readonly holderId: string },
): Promise<Result<Exam, "exam-not-found">> {
  return withExam<Exam, never>(context, of, async (sitting) => {
    const { transaction, userId, exam } = sitting;
    if (exam.endedAt === null) {
      await claimExam(transaction, userId, { examId: exam.id, holderId });
      const running = runningSection(sitting);
      if (running !== null) await reportPresence(sitting, running);
    }
    return accepted(await examView(context, await reloaded(sitting), holderId));
  });
}

type SettleRefusal = "exam-ended" | "exam-held-elsewhere" | "section-not-running";

/** Takes a time away back, or leaves it spent; where there is none, nothing changes. */
export function settleGap(
  context: ExamContext,
  of: ExamOfStudent,
  wanted: { readonly holderId: string; readonly place: number; readonly takeBack: boolean },
): Promise<Result<Exam, SettleRefusal | "exam-not-found">> {
  const { holderId, place, takeBack } = wanted;
  return withExam<Exam, SettleRefusal>(context, of, async (sitting) => {
    const allowed = mayChange(sitting, holderId);
    if (!allowed.ok) return allowed;
    const section = runningSection(sitting);
    if (section?.place !== place) return refused("section-not-running");
    await settle(sitting, section, takeBack);
    const { transaction, userId } = sitting;
    const { exam } = await reloaded(sitting);
    // Time that was left spent may be the last of the section.
    const after = await openSitting(context, transaction, { userId, exam });
    return accepted(await examView(context, after, holderId));
  });
}

async function settle(sitting: Sitting, section: BegunSection, takeBack: boolean): Promise<void> {
  const { transaction, userId, exam } = sitting;
  const reading = clockOf(sitting, section);
  const awayMs = gapOf(reading, presenceOf(section));
  if (awayMs === null) return;
  const back = takeBack
    ? {
        takenBackMs: section.takenBackMs + awayMs,
        gapsTakenBack: section.gapsTakenBack + 1,
      }
    : {};
  await updateSection(transaction, userId, {
    examId: exam.id,
    place: section.place,
    change: { ...afterSettling(reading), ...back },
  });
}
