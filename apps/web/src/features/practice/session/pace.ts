import type { PracticeSession } from "@lexiquant/contract";
import { type ExpectedTime, expectedTime } from "@lexiquant/domain/pace";
import { paceFactorOf } from "@lexiquant/domain/session";

/** How long this student is expected to take on a question; null where the session has no pace. */
export function expectedOf(
  { pace, settings }: Pick<PracticeSession, "pace" | "settings">,
  position: number,
): ExpectedTime | null {
  const item = pace?.questions[position]?.time;
  if (pace === null || item === undefined) return null;
  return expectedTime({ item, student: pace.student, timeFactor: paceFactorOf(settings.timing) });
}

/** Where a candidate on pace would stand in a timed set. */
export interface Pace {
  /** Time per question if each got the same, in milliseconds. */
  readonly perQuestionMs: number;
  /** The question that a candidate on pace would be working on, counted from 1. */
  readonly question: number;
  /** Share of the set that a candidate on pace would have behind, 0 … 1. */
  readonly share: number;
}

interface PaceParts {
  /** Null where the set is not timed. */
  readonly limitSeconds: number | null;
  /** Questions of the set, ≥ 1. */
  readonly count: number;
  /** Time spent so far, in milliseconds. */
  readonly elapsedMs: number;
}

/**
 * Every question gets an equal share of the set's time: what each is given by the exam's pace is told only after its
 * answer, since it gives away something of the question. Null where there is no limit.
 */
export function paceOf({ limitSeconds, count, elapsedMs }: PaceParts): Pace | null {
  if (limitSeconds === null || limitSeconds <= 0 || count < 1) return null;
  const perQuestionMs = (limitSeconds * 1000) / count;
  const passed = Math.max(0, elapsedMs) / perQuestionMs;
  return {
    perQuestionMs,
    question: Math.min(count, Math.floor(passed) + 1),
    share: Math.min(1, passed / count),
  };
}
