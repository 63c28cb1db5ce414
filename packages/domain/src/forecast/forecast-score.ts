import type { ScaledScore } from "../report/index.ts";
import { answersNeeded, scoreOf } from "./measure-ability.ts";
import { planEffort, type TargetEffort } from "./plan-effort.ts";
import { type ForecastStart, hoursUntil, projectAbility } from "./project-ability.ts";
import { pTarget, type TestReading } from "./target-probability.ts";

export interface ForecastRequest {
  readonly start: ForecastStart;
  readonly reading: TestReading;
  /** Day of the test, in whole days of the log. */
  readonly testDay: number;
  readonly hoursPerWeek: number;
  /** 130 … 170, or null where none is set. */
  readonly target: number | null;
}

/** What is expected of one day. */
export interface DatedForecast {
  readonly day: number;
  /** Hours of study from today until then. */
  readonly hours: number;
  /** What the student will be able to do, and what one sitting would show: the middle, and 80 % ranges. */
  readonly trueScore: ScaledScore;
  readonly observedScore: ScaledScore;
  /** Probability that a sitting on the day shows the target or more; null without one. */
  readonly pTarget: number | null;
}

export interface EffortForecast {
  readonly effort: "half" | "given" | "more";
  readonly hoursPerWeek: number;
  /** Today, every seventh day from it, and the test day. */
  readonly days: readonly DatedForecast[];
}

export type ScoreForecast =
  | { readonly kind: "test-is-past" }
  | { readonly kind: "too-few-answers"; readonly answersNeeded: number }
  | {
      readonly kind: "forecast";
      readonly efforts: readonly EffortForecast[];
      readonly target: TargetEffort | null;
    };

/** Half of the hours given, those given, and half as many again. */
const EFFORTS = [
  { effort: "half", factor: 0.5 },
  { effort: "given", factor: 1 },
  { effort: "more", factor: 1.5 },
] as const;
const DAYS_PER_WEEK = 7;

/** Forecast of one measure's score up to the test day, never as one number: three efforts, ranges and probabilities. */
export function forecastScore(request: ForecastRequest): ScoreForecast {
  const { start, reading, testDay, hoursPerWeek, target } = request;
  if (testDay < start.today) return { kind: "test-is-past" };
  const needed = answersNeeded(start.abilityOn(start.today));
  if (needed > 0) return { kind: "too-few-answers", answersNeeded: needed };
  return {
    kind: "forecast",
    efforts: EFFORTS.map(({ effort, factor }) => {
      const hours = factor * hoursPerWeek;
      const days = forecastDays(start.today, testDay);
      return {
        effort,
        hoursPerWeek: hours,
        days: days.map((day) => forecastDay(request, day, hours)),
      };
    }),
    target: target === null ? null : planEffort({ start, reading, testDay, hoursPerWeek, target }),
  };
}

function forecastDay(
  { start, reading, target }: ForecastRequest,
  day: number,
  hoursPerWeek: number,
): DatedForecast {
  const ability = projectAbility(start, day, hoursPerWeek);
  return {
    day,
    hours: hoursUntil(start, day, hoursPerWeek),
    trueScore: scoreOf(ability, { ...reading, testError: 0 }),
    observedScore: scoreOf(ability, reading),
    pTarget: target === null ? null : pTarget(ability, target, reading),
  };
}

function forecastDays(today: number, testDay: number): number[] {
  const days: number[] = [];
  for (let day = today; day < testDay; day += DAYS_PER_WEEK) days.push(day);
  return [...days, testDay];
}
