import { mondayOf } from "../../history/learner/monday-of.ts";
import { dayOf, isoDayOf } from "../../history/learner/student-state.ts";

/** The Monday of a day, both in whole days since the Unix epoch. */
export function mondayDay(day: number): number {
  return dayOf(new Date(mondayOf(new Date(isoDayOf(day)))));
}
