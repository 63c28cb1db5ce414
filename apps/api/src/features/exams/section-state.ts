import type { ExamSection, SectionClock } from "@lexiquant/contract";
import { type ClockReading, type Presence, readBreaks, readClock } from "@lexiquant/domain/exam";
import type { StoredSection } from "../../history/exams/sections-repository.ts";
import type { Sitting } from "./dependencies.ts";

/** A section that was begun. */
export interface BegunSection extends StoredSection {
  readonly startedAt: Date;
}

export function stateOf({ startedAt, endedAt }: StoredSection): ExamSection["state"] {
  if (startedAt === null) return "waiting";
  return endedAt === null ? "running" : "ended";
}

export function runningSection({ sections }: Pick<Sitting, "sections">): BegunSection | null {
  for (const section of sections) {
    const { startedAt } = section;
    if (startedAt !== null && section.endedAt === null) return { ...section, startedAt };
  }
  return null;
}

export function sectionAt({ sections }: Sitting, place: number): StoredSection | null {
  return sections.find((section) => section.place === place) ?? null;
}

/** What the clock of a section that runs shows at the moment of the request. */
export function clockOf(
  { exam, now }: Pick<Sitting, "exam" | "now">,
  section: BegunSection,
): ClockReading {
  const { budgetMs, usedMs, sinceMs } = exam.breaks;
  const stop = sinceMs === null ? null : { sinceMs, atMostMs: budgetMs - usedMs };
  const { limitMs, startedAt, stoppedMs, takenBackMs } = section;
  const times = { limitMs, startedAtMs: startedAt.getTime(), stoppedMs, stop, takenBackMs };
  return readClock(times, now.getTime());
}

export function presenceOf({ seenMs, openGapMs }: StoredSection): Presence {
  return { seenMs, openGapMs };
}

export function breaksOf({ exam, now }: Pick<Sitting, "exam" | "now">) {
  return readBreaks(exam.breaks, now.getTime());
}

/** As the page of the section is told. */
export function clockView({ limitMs, remainingMs, usedMs, stopped }: ClockReading): SectionClock {
  return { limitMs, remainingMs, usedMs, stopped };
}
