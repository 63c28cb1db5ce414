import { HIGHEST_SCORE, LOWEST_SCORE } from "../report/index.ts";
import { type ForecastStart, projectAbility } from "./project-ability.ts";
import { pTarget, type TestReading } from "./target-probability.ts";

/** What a target asks of a student until the test. */
export interface TargetEffort {
  readonly target: number;
  /** Fewest minutes a day for an even chance, and for four in five, in steps of five; null beyond four hours. */
  readonly minutesForEven: number | null;
  readonly minutesForLikely: number | null;
  /** Where four in five takes more than four hours a day: what could be wanted instead. */
  readonly outOfReach: {
    /** First day, in whole weeks from the test, on which it is likely with the hours given; null within a year. */
    readonly laterDay: number | null;
    /** Highest score with an even chance on the day with the hours given; null where not even the lowest has it. */
    readonly realisticTarget: number | null;
  } | null;
}

const EVEN = 0.5;
const LIKELY = 0.8;
const MOST_MINUTES = 240;
const STEP_MINUTES = 5;
const MOST_WEEKS_LATER = 52;
const DAYS_PER_WEEK = 7;

export interface EffortQuestion {
  readonly start: ForecastStart;
  readonly reading: TestReading;
  readonly testDay: number;
  readonly hoursPerWeek: number;
  readonly target: number;
}

/** How much study a target takes by the test day, and what to say when that is more than anybody does. */
export function planEffort(question: EffortQuestion): TargetEffort {
  const minutesForLikely = fewestMinutes(question, LIKELY);
  return {
    target: question.target,
    minutesForEven: fewestMinutes(question, EVEN),
    minutesForLikely,
    outOfReach:
      minutesForLikely === null
        ? { laterDay: laterDay(question), realisticTarget: realisticTarget(question) }
        : null,
  };
}

function pOn({ start, reading, target }: EffortQuestion, day: number, hoursPerWeek: number) {
  return pTarget(projectAbility(start, day, hoursPerWeek), target, reading);
}

/** By going through all steps: more study makes the outcome less certain too, so that bisection might miss the first. */
function fewestMinutes(question: EffortQuestion, probability: number): number | null {
  for (let minutes = 0; minutes <= MOST_MINUTES; minutes += STEP_MINUTES) {
    const hoursPerWeek = (minutes / 60) * DAYS_PER_WEEK;
    if (pOn(question, question.testDay, hoursPerWeek) >= probability) return minutes;
  }
  return null;
}

function laterDay(question: EffortQuestion): number | null {
  for (let weeks = 1; weeks <= MOST_WEEKS_LATER; weeks += 1) {
    const day = question.testDay + DAYS_PER_WEEK * weeks;
    if (pOn(question, day, question.hoursPerWeek) >= LIKELY) return day;
  }
  return null;
}

function realisticTarget(question: EffortQuestion): number | null {
  for (let target = HIGHEST_SCORE; target >= LOWEST_SCORE; target -= 1) {
    const asked = { ...question, target };
    if (pOn(asked, question.testDay, question.hoursPerWeek) >= EVEN) return target;
  }
  return null;
}
