import {
  type AnswerPace,
  expectedTime,
  flagAnswer,
  isRapid,
  type TimedMeeting,
  updateTimes,
} from "@lexiquant/domain/pace";
import type { AnswerFacts, PaceFlag } from "../../db/learner-tables.ts";
import type { ReleasedAttempt } from "./answer-log.ts";
import type { StudentState } from "./student-state.ts";

/** What the time of an answer says. */
export interface AnswerTime {
  readonly isRapid: boolean;
  readonly isRushed: boolean;
  readonly isOverInvested: boolean;
  readonly expectedMs: number;
  readonly flag: PaceFlag | null;
  /** Above twice the expected time. */
  readonly isStuck: boolean;
  /** Time beyond that on what was then wrong. */
  readonly overInvestedMs: number;
}

interface TimedAnswer {
  readonly attempt: ReleasedAttempt;
  readonly facts: AnswerFacts;
  /** Before the answer. */
  readonly pCorrect: number;
}

/** Judges the time of an answer, and learns the student's speed from one that was worked for. Changes the state. */
export function foldTime(
  state: StudentState,
  { attempt, facts, pCorrect }: TimedAnswer,
): AnswerTime {
  const { elapsedMs, correct: isCorrect, gaveUp } = attempt;
  const { guessing } = facts;
  const meeting: TimedMeeting = {
    item: facts.time,
    student: state.speed,
    timeFactor: facts.timeFactor,
  };
  // Whoever asks for the answer at once has not guessed, and has not worked either.
  const rapid = !gaveUp && isRapid({ elapsedMs, isCorrect }, { ...meeting, pCorrect, guessing });
  const expected = expectedTime(meeting);
  const pace = flagAnswer({ elapsedMs, isCorrect, isRapid: rapid, expected });
  if (!rapid && !gaveUp) state.speed = updateTimes(meeting, elapsedMs).student;
  return {
    isRapid: rapid,
    isRushed: pace.isRushed,
    isOverInvested: pace.isOverInvested,
    expectedMs: Math.round(1000 * expected.seconds),
    flag: flagOf(pace, gaveUp),
    isStuck: pace.isStuck,
    overInvestedMs: pace.overInvestedMs,
  };
}

/** The worst of what was found. */
function flagOf(pace: AnswerPace, gaveUp: boolean): PaceFlag | null {
  if (pace.isOverInvested) return "over-invested";
  if (pace.isStuck) return "stuck";
  return pace.isRushed && !gaveUp ? "rushed" : null;
}
