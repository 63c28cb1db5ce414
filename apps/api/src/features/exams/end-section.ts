import type { Exam } from "@lexiquant/contract";
import { takesWork } from "@lexiquant/domain/exam";
import { accepted, type Result, refused } from "@lexiquant/domain/kernel";
import { closeSection, endExam } from "./close-section.ts";
import type { ExamContext } from "./dependencies.ts";
import { examView } from "./exam-view.ts";
import type { HeldWork } from "./save-section-work.ts";
import { clockOf, runningSection, sectionAt, stateOf } from "./section-state.ts";
import { type ExamOfStudent, mayChange, reloaded, withExam } from "./sitting.ts";
import { storeWork } from "./store-work.ts";

type EndRefusal =
  | "exam-ended"
  | "exam-held-elsewhere"
  | "section-not-running"
  | "position-not-found"
  | "response-mismatch";

/** Ends a section for good, with the last work on it where its time allows. An ended one stays as it is. */
export function endSection(
  context: ExamContext,
  of: ExamOfStudent,
  { holderId, place, ...incoming }: HeldWork,
): Promise<Result<Exam, EndRefusal | "exam-not-found">> {
  return withExam<Exam, EndRefusal>(context, of, async (sitting) => {
    const wanted = sectionAt(sitting, place);
    if (wanted !== null && stateOf(wanted) === "ended") {
      return accepted(await examView(context, sitting, holderId));
    }
    const allowed = mayChange(sitting, holderId);
    if (!allowed.ok) return allowed;
    const section = runningSection(sitting);
    if (section?.place !== place) return refused("section-not-running");
    if (takesWork(clockOf(sitting, section))) {
      const saved = await storeWork(context, sitting, { section, incoming });
      if (!saved.ok) return saved;
    }
    await closeSection(context, sitting, { section, quits: false });
    return accepted(await examView(context, await reloaded(sitting), holderId));
  });
}

/** Ends the exam where it stands, the section that runs with what was saved. An ended exam stays as it is. */
export function quitExam(
  context: ExamContext,
  of: ExamOfStudent,
  { holderId }: { readonly holderId: string },
): Promise<Result<Exam, "exam-held-elsewhere" | "exam-not-found">> {
  return withExam<Exam, "exam-held-elsewhere">(context, of, async (sitting) => {
    const { exam, now } = sitting;
    if (exam.endedAt !== null) return accepted(await examView(context, sitting, holderId));
    if (exam.holderId !== holderId) return refused("exam-held-elsewhere");
    const section = runningSection(sitting);
    if (section === null) await endExam(context, sitting, now);
    else await closeSection(context, sitting, { section, quits: true });
    return accepted(await examView(context, await reloaded(sitting), holderId));
  });
}
