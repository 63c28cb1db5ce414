import { storeBreaks } from "../../history/exams/repository.ts";
import { updateSection } from "../../history/exams/sections-repository.ts";
import type { Sitting } from "./dependencies.ts";
import { breaksOf, runningSection } from "./section-state.ts";

/** Ends the break that is being taken, if one is; the clock of a section that runs was stopped by it. */
export async function endBreak(sitting: Sitting): Promise<void> {
  const { transaction, userId, exam } = sitting;
  if (exam.breaks.sinceMs === null) return;
  const { usedMs } = breaksOf(sitting);
  await storeBreaks(transaction, userId, { examId: exam.id, usedMs, since: null });
  const running = runningSection(sitting);
  if (running === null) return;
  const stoppedMs = running.stoppedMs + usedMs - exam.breaks.usedMs;
  await updateSection(transaction, userId, {
    examId: exam.id,
    place: running.place,
    change: { stoppedMs },
  });
}
