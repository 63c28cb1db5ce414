import { MEASURES, type Measure } from "../item/index.ts";
import { type LearnerPriors, masteryOf } from "../learner/index.ts";
import {
  measureOf,
  type PracticeState,
  type SkillDemand,
  type Standing,
} from "./practice-state.ts";

/** Standard deviation of reported scores over test takers, points: what a logit of ability in a measure is worth. */
export const POINTS_PER_LOGIT: Readonly<Record<Measure, number>> = {
  verbal: 8.3,
  quantitative: 9.9,
};
/** Minutes that reading the feedback takes. */
const FEEDBACK_MINUTES = 0.4;
/** A horizon to plan for where no date of a test is set, days. */
const USUAL_DAYS_TO_TEST = 30;
/** Uncertainty of a skill from which on it is worth finding out more, logits, and how much by the logit beyond it. */
const EXPLORED_DEVIATION = 0.45;
const EXPLORATION = 0.3;
/** What a measure still counts whose target is reached, and the points below it from which it counts in full. */
const REACHED_NEED = 0.4;
const FULL_NEED_POINTS = 3;

/** What practice in a skill promises, before a question of it is chosen. */
export interface SkillOutlook {
  readonly skill: string;
  readonly demand: SkillDemand;
  /** Points of the test that one logit more in the skill is worth. */
  readonly pointsPerLogit: number;
  /** How much the student's target asks for the measure, .4 … 1. */
  readonly need: number;
  /** 1, or more while little is known of the skill. */
  readonly exploration: number;
  /** Answers so far: each makes the next one teach less. */
  readonly answers: number;
  readonly deviation: number;
  readonly halfLifeDays: number;
  /** Share of what is won today that is left on the test's day, 0 … 1. */
  readonly kept: number;
  /** Logits on the test's day that a right answer today saves from being forgotten, ≥ 0. */
  readonly renewal: number;
  readonly minutes: number;
  readonly daysSincePractised: number | null;
  /** Whether it has taken a larger part of the student's answers than the exam can justify. */
  readonly isCrowded: boolean;
}

/** Largest part of the answers for one skill, unless the exam's share is larger than the usual; from some answers on. */
const MOST_OF_ANSWERS = 0.1;
const USUAL_SHARE = 0.08;
const FEW_ANSWERS = 100;

/** κ + (1 − κ) 2^(−days / h): share of a gain that is left. */
function keptAfter(days: number, halfLifeDays: number, { keptForever }: LearnerPriors): number {
  return keptForever + (1 - keptForever) * 2 ** (-days / halfLifeDays);
}

/** How much a measure counts: less from `FULL_NEED_POINTS` below the target on. */
export function needOf({ estimate, target }: Standing): number {
  if (target === null || estimate === null) return 1;
  const missing = Math.min(1, Math.max(0, (target - estimate) / FULL_NEED_POINTS));
  return REACHED_NEED + (1 - REACHED_NEED) * missing;
}

/** A right answer after more than half a day lengthens the half-life by this, as in `recordAnswer`. */
const LONGER_HALF_LIFE = 1.3;
const SPACED_DAYS = 0.5;

/** The outlook of every skill that the exam asks for. */
export function skillOutlooks(state: PracticeState): Map<string, SkillOutlook> {
  const needs = Object.fromEntries(
    MEASURES.map((measure) => [measure, needOf(state.standings[measure])]),
  ) as Record<Measure, number>; // of every measure
  return new Map(
    [...state.demands].map(([skill, demand]) => [
      skill,
      outlookOf(state, { skill, demand, need: needs[measureOf(skill)] }),
    ]),
  );
}

function outlookOf(
  { model: { priors }, learner, day, daysToTest, pace }: PracticeState,
  { skill, demand, need }: Pick<SkillOutlook, "skill" | "demand" | "need">,
): SkillOutlook {
  const memory = learner.skills.get(skill);
  const { standardDeviation, faded } = masteryOf(learner, priors, { node: skill, day, target: 0 });
  const left = daysToTest ?? USUAL_DAYS_TO_TEST;
  const halfLifeDays = memory?.halfLifeDays ?? priors.halfLifeDays;
  const kept = keptAfter(left, halfLifeDays, priors);
  const daysSincePractised = memory?.lastDay == null ? null : Math.max(0, day - memory.lastDay);
  const isSpaced = daysSincePractised !== null && daysSincePractised > SPACED_DAYS;
  const saved = keptAfter(left, LONGER_HALF_LIFE * halfLifeDays, priors) - kept;
  return {
    skill,
    demand,
    pointsPerLogit: demand.share * POINTS_PER_LOGIT[measureOf(skill)],
    need,
    exploration: 1 + EXPLORATION * Math.max(0, standardDeviation - EXPLORED_DEVIATION),
    answers: memory?.answers ?? 0,
    deviation: standardDeviation,
    halfLifeDays,
    kept,
    renewal: isSpaced ? Math.max(0, (memory?.won ?? 0) - faded) * saved : 0,
    minutes: demand.medianMinutes * pace + FEEDBACK_MINUTES,
    daysSincePractised,
    isCrowded:
      demand.share <= USUAL_SHARE &&
      (memory?.answers ?? 0) >= MOST_OF_ANSWERS * Math.max(FEW_ANSWERS, learner.recent.answers),
  };
}
