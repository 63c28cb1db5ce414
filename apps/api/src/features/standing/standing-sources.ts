import type { MeasureAbility } from "@lexiquant/domain/forecast";
import type { StoredExam } from "../../history/exams/repository.ts";
import type { StoredGoals } from "../../history/goals/repository.ts";
import type { LoadedStudent } from "../../history/learner/load-student.ts";
import type { PlacedTally } from "../../history/learner/tallies.ts";

/** Everything that the standing of a student is told from. */
export interface StandingSources {
  readonly student: LoadedStudent;
  readonly goals: StoredGoals;
  /** All first answers, week by week. */
  readonly weeks: readonly PlacedTally[];
  readonly exams: readonly StoredExam[];
}

export interface WeeklyEstimate extends MeasureAbility {
  /** The last day of the week in which the measure was practised. */
  readonly date: string;
}
