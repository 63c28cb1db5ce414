import type { ItemId } from "@lexiquant/domain/kernel";
import {
  createLearner,
  DEFAULT_PRIORS,
  DEFAULT_WEIGHTS,
  type Learner,
  type LearnerModel,
} from "@lexiquant/domain/learner";
import type { LadderState } from "@lexiquant/domain/mistakes";
import { NEW_STUDENT_SPEED, type StudentSpeed } from "@lexiquant/domain/pace";
import { mondayOf } from "@lexiquant/domain/study-plan";
import type { WordTally } from "../../db/learner-tables.ts";

/**
 * Of the rules by which answers are folded. Raise it with any change that makes something else of the same log: what the
 * older rules made is then made again when the student comes.
 */
export const FOLD_VERSION = 5;

/** What all students share but for the items. */
export const SHARED: Omit<LearnerModel, "pool"> = {
  priors: DEFAULT_PRIORS,
  weights: DEFAULT_WEIGHTS,
};

/** What is known of a student after some answers. Folding changes it in place. */
export interface StudentState {
  readonly learner: Learner;
  speed: StudentSpeed;
  /** By the question of the bank; those that the answers to be folded may change have to be there. */
  readonly ladders: Map<ItemId, LadderState>;
  /** Rows of the log that are in it, words too. */
  answers: number;
  words: WordTally;
  /** The latest day of the student's own calendar in it, in whole days since the Unix epoch; null before the first. */
  studyDay: number | null;
}

export const NO_WORDS: WordTally = { reviews: 0, met: 0, known: 0, learned: 0 };

export function newStudentState(): StudentState {
  return {
    learner: createLearner(SHARED.priors),
    speed: NEW_STUDENT_SPEED,
    ladders: new Map(),
    answers: 0,
    words: NO_WORDS,
    studyDay: null,
  };
}

const MS_PER_DAY = 86_400_000;

/** Days since the Unix epoch, fractions counting: the time of the learner's log. */
export function dayOf(instant: Date): number {
  return instant.getTime() / MS_PER_DAY;
}

/** The inverse of `dayOf`. */
export function instantOf(day: number): Date {
  return new Date(day * MS_PER_DAY);
}

/** `2026-11-21` of such a day: in UTC, or of the student's calendar where the day is. */
export function isoDayOf(day: number): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The Monday, so written, of a day. */
export function weekOf(isoDay: string): string {
  return isoDayOf(mondayOf(dayOf(new Date(isoDay))));
}
