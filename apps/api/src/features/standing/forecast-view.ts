import type { ScoreForecast as ForecastView, MeasureStanding } from "@lexiquant/contract";
import {
  type DatedForecast,
  DEFAULT_LEARNING_RATE,
  type EffortForecast,
  forecastScore,
  type MeasureAbility,
  type TargetEffort,
  TEST_ERROR,
  updateLearningRate,
} from "@lexiquant/domain/forecast";
import { MEASURES, type Measure } from "@lexiquant/domain/item";
import { LOWEST_SCORE, UNTESTED_LINK } from "@lexiquant/domain/report";
import { dayOf, isoDayOf, weekOf } from "../../history/learner/student-state.ts";
import type { PlacedTally } from "../../history/learner/tallies.ts";
import type { PracticeStateContext } from "../../history/practice-state/practice-state-context.ts";
import type { StandingSources, WeeklyEstimate } from "./standing-sources.ts";

interface ForecastSubject {
  readonly measure: Measure;
  readonly target: number | null;
  readonly abilityOn: (day: number) => MeasureAbility;
  readonly weekly: readonly WeeklyEstimate[];
}

/** Skills that the blueprint of both measures has. */
function skillCount({ blueprint }: Pick<PracticeStateContext, "blueprint">): number {
  return MEASURES.reduce((sum, one) => sum + blueprint.shares[one].size, 0);
}

/** What may become of a measure by the test; null without a date ahead. */
export function forecastView(
  context: PracticeStateContext,
  { student, goals, weeks }: StandingSources,
  { measure, target, abilityOn, weekly }: ForecastSubject,
): MeasureStanding["forecast"] {
  const { testDate } = goals;
  if (testDate === null) return null;
  const { today } = student;
  const forecast = forecastScore({
    start: {
      measure,
      today,
      abilityOn,
      skills: skillCount(context),
      rate: updateLearningRate(DEFAULT_LEARNING_RATE, datedEstimates(weekly, weeks), measure),
      hoursSoFar: hoursOf(weeks),
    },
    reading: { scale: context.scaleOf(measure), link: UNTESTED_LINK, testError: TEST_ERROR },
    testDay: dayOf(new Date(testDate)),
    hoursPerWeek: goals.weeklyHours ?? recentHours(weeks, today),
    target,
  });
  if (forecast.kind !== "forecast") return null;
  const given = forecast.efforts.find(({ effort }) => effort === "given");
  if (given === undefined) throw new Error("A forecast has the hours that were given.");
  return {
    testDate,
    points: given.days.map(({ day, trueScore }) => ({ date: isoDayOf(day), score: trueScore })),
    ...onTestDay(given),
    efforts: forecast.efforts.map((effort) => ({
      hoursPerWeek: effort.hoursPerWeek,
      ...onTestDay(effort),
    })),
    ...targetView(forecast.target),
  };
}

function onTestDay({ days }: EffortForecast): Pick<ForecastView, "observed" | "pTarget"> {
  // The days end with that of the test.
  const { observedScore, pTarget } = days.at(-1) as DatedForecast;
  return { observed: observedScore, pTarget };
}

function targetView(
  effort: TargetEffort | null,
): Pick<ForecastView, "minutesPerDay" | "outOfReach"> {
  if (effort === null) return { minutesPerDay: null, outOfReach: null };
  const { minutesForEven: even, minutesForLikely: likely, outOfReach } = effort;
  return {
    minutesPerDay: { even, likely },
    outOfReach: outOfReach && {
      realisticTarget: outOfReach.realisticTarget ?? LOWEST_SCORE,
      laterDate: outOfReach.laterDay === null ? null : isoDayOf(outOfReach.laterDay),
    },
  };
}

const MS_PER_HOUR = 3_600_000;
const RECENT_WEEKS = 4;
const DAYS_PER_WEEK = 7;

function hoursOf(weeks: readonly PlacedTally[]): number {
  return weeks.reduce((sum, { tally }) => sum + tally.elapsedMs, 0) / MS_PER_HOUR;
}

/** Hours a week of late: what is taken to go on where no hours are set. */
function recentHours(weeks: readonly PlacedTally[], today: number): number {
  const from = isoDayOf(today - RECENT_WEEKS * DAYS_PER_WEEK);
  return hoursOf(weeks.filter(({ week }) => week > from)) / RECENT_WEEKS;
}

/** Weekly estimates by the hours practised until then. */
function datedEstimates(weekly: readonly WeeklyEstimate[], weeks: readonly PlacedTally[]) {
  return weekly.map(({ date, mean, variance }) => {
    const until = weekOf(date);
    return { hours: hoursOf(weeks.filter(({ week }) => week <= until)), mean, variance };
  });
}
