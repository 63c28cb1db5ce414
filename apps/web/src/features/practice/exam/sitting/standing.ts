import type { Exam, ExamSection, RunningSection } from "@lexiquant/contract";

/** What stands on the screen of an exam. `key` changes with what is shown. */
export type Standing = { readonly key: string } & (
  | { readonly kind: "ended" | "held-elsewhere" | "break" }
  | {
      readonly kind: "gap";
      readonly running: RunningSection;
      readonly gap: NonNullable<RunningSection["gap"]>;
    }
  | { readonly kind: "section"; readonly running: RunningSection }
  | { readonly kind: "between"; readonly next: ExamSection }
);

/** Of several that would fit, the one that must be settled first. */
export function standingOf(exam: Exam): Standing {
  const { running } = exam;
  if (exam.status === "ended") return { kind: "ended", key: "ended" };
  if (!exam.held) return { kind: "held-elsewhere", key: "held-elsewhere" };
  if (exam.breaks.onBreak) return { kind: "break", key: "break" };
  if (running !== null) {
    return running.gap === null
      ? { kind: "section", key: `section ${running.place}`, running }
      : { kind: "gap", key: `gap ${running.place}`, running, gap: running.gap };
  }
  const next = exam.sections.find(({ state }) => state === "waiting");
  // Without a section that waits there is nothing left to sit; the server ends such an exam itself.
  return next === undefined
    ? { kind: "ended", key: "ended" }
    : { kind: "between", key: `between ${next.place}`, next };
}
