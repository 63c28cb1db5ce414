import type { UserId } from "@lexiquant/domain/kernel";
import type { Learner, LearnerModel } from "@lexiquant/domain/learner";
import type { StudentSpeed } from "@lexiquant/domain/pace";
import type { DayRule } from "@lexiquant/domain/spacing";
import type { WordTally } from "../../db/learner-tables.ts";
import { readDayRule, studyDayAt } from "../vocabulary/day-rule.ts";
import { catchUp } from "./catch-up.ts";
import type { LearnerContext } from "./learner-context.ts";
import { findState, restoreState } from "./state-repository.ts";
import { dayOf, newStudentState, SHARED } from "./student-state.ts";

/** What is known of a student, with everything released so far taken in. */
export interface LoadedStudent {
  /** The caller's own: changing it changes nothing that is stored. */
  readonly learner: Learner;
  /** Items of the bank by the parameters in force. Shared: nobody may change its pool. Twins are not in it. */
  readonly model: LearnerModel;
  /** Now, in days since the Unix epoch: the time of the learner's log. */
  readonly day: number;
  /** The student's own calendar, and today on it, in whole days since the Unix epoch. */
  readonly dayRule: DayRule;
  readonly today: number;
  readonly speed: StudentSpeed;
  /** Answers that were taken in. */
  readonly answers: number;
  readonly words: WordTally;
}

export async function loadStudent(context: LearnerContext, userId: UserId): Promise<LoadedStudent> {
  await catchUp(context, userId);
  const { reader } = context.database;
  const stored = await findState(reader, userId);
  const state = stored === null ? newStudentState() : restoreState(stored);
  const pool = await context.readPool(reader);
  const { learner, speed, words } = state;
  const answers = state.answers - words.reviews;
  const dayRule = await readDayRule(reader, userId);
  const now = context.clock();
  return {
    learner,
    speed,
    answers,
    words,
    model: { ...SHARED, pool },
    day: dayOf(now),
    dayRule,
    today: studyDayAt(now, dayRule),
  };
}
