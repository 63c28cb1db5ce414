import type { Measure } from "../item/index.ts";
import { type LearningRate, POINTS_PER_LOGIT, studyOf, truncatedMoments } from "./learning-rate.ts";
import type { MeasureAbility } from "./measure-ability.ts";

/** From where a forecast starts. */
export interface ForecastStart {
  readonly measure: Measure;
  /** Today, in whole days of the log. */
  readonly today: number;
  /** What is believed of the measure on a day if nothing is practised from today on. */
  readonly abilityOn: (day: number) => MeasureAbility;
  /** Skills of the measures' blueprints together, ≥ 1: they take turns in study. */
  readonly skills: number;
  readonly rate: LearningRate;
  /** Hours studied until today. */
  readonly hoursSoFar: number;
}

/** Of what no study shows beforehand, logits: days differ, and no two students learn by one law. */
const UNEXPLAINED = 0.12;
const MINUTES_PER_QUESTION = 1.5;
const DAYS_PER_WEEK = 7;

export const hoursUntil = (start: ForecastStart, day: number, hoursPerWeek: number): number =>
  (hoursPerWeek * (day - start.today)) / DAYS_PER_WEEK;

/**
 * Ability on a day to come:
 *
 *     μ_T = μ + r (H_T^.8 − H_t^.8) − fade,  σ² = w'Sw + s_r² (H_T^.8 − H_t^.8)² + .12²
 *
 * with r in logits. A skill fades from one practice to the next, so fading lasts until the skill has its turn again, or
 * until the day if nothing is studied.
 */
export function projectAbility(
  start: ForecastStart,
  day: number,
  hoursPerWeek: number,
): MeasureAbility {
  const days = day - start.today;
  const questionsPerDay = (hoursPerWeek * 60) / MINUTES_PER_QUESTION / DAYS_PER_WEEK;
  const daysUntilTurn = questionsPerDay === 0 ? days : start.skills / questionsPerDay;
  const ability = start.abilityOn(start.today + Math.min(days, daysUntilTurn));
  const hours = hoursUntil(start, day, hoursPerWeek);
  const study = studyOf(start.hoursSoFar + hours) - studyOf(start.hoursSoFar);
  const rate = truncatedMoments(start.rate);
  const won = study / POINTS_PER_LOGIT[start.measure];
  return {
    mean: ability.mean + rate.mean * won,
    variance:
      ability.variance + (rate.standardDeviation * won) ** 2 + (days === 0 ? 0 : UNEXPLAINED ** 2),
    answers: ability.answers,
  };
}
