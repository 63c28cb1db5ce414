import type { SectionClock } from "@lexiquant/contract";
import { afterReport, takesWork } from "@lexiquant/domain/exam";
import { accepted, type Result, refused } from "@lexiquant/domain/kernel";
import { updateSection } from "../../history/exams/sections-repository.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";
import {
  type BegunSection,
  clockOf,
  clockView,
  presenceOf,
  runningSection,
} from "./section-state.ts";
import { type ExamOfStudent, mayChange, withExam } from "./sitting.ts";
import { type SectionWork, storeWork } from "./store-work.ts";

/** Work on a section, from a page. */
export interface HeldWork extends SectionWork {
  readonly holderId: string;
  readonly place: number;
}

type SaveRefusal =
  | "exam-ended"
  | "exam-held-elsewhere"
  | "section-not-running"
  | "position-not-found"
  | "response-mismatch";

interface Saved {
  readonly stored: { position: number; revision: number }[];
  readonly essayRevision: number | null;
  readonly clock: SectionClock;
}

/** Stores work while the section's time lasts, and that the page is there. Durable before it is answered. */
export function saveSectionWork(
  context: ExamContext,
  of: ExamOfStudent,
  { holderId, place, ...incoming }: HeldWork,
): Promise<Result<Saved, SaveRefusal | "exam-not-found">> {
  return withExam<Saved, SaveRefusal>(context, of, async (sitting) => {
    const allowed = mayChange(sitting, holderId);
    if (!allowed.ok) return allowed;
    const section = runningSection(sitting);
    if (section?.place !== place) return refused("section-not-running");
    const reading = clockOf(sitting, section);
    if (!takesWork(reading)) return refused("section-not-running");
    const saved = await storeWork(context, sitting, { section, incoming });
    if (!saved.ok) return saved;
    await reportPresence(sitting, section);
    return accepted({ ...saved.value, clock: clockView(reading) });
  });
}

/** Records that the page is there. A time away that this ends is kept until the candidate settles it. */
export async function reportPresence(sitting: Sitting, section: BegunSection): Promise<void> {
  const { transaction, userId, exam } = sitting;
  const change = afterReport(clockOf(sitting, section), presenceOf(section));
  await updateSection(transaction, userId, { examId: exam.id, place: section.place, change });
}
