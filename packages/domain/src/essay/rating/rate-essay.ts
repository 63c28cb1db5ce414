import { clamp } from "../measures/curve.ts";
import type { EssayPrompt } from "../prompt.ts";
import type { LanguageReading } from "../reading/reading.ts";
import { CALIBRATION, type Calibration } from "./calibration.ts";
import { calibratedScore } from "./fit-calibration.ts";
import { type GateFlag, gatesOf } from "./gates.ts";
import { lossesOf } from "./losses.ts";
import { type EssayMeasures, measureEssay } from "./measures.ts";
import { nearestHalf } from "./nearest-half.ts";
import { type Trait, type TraitLevels, traitLevels } from "./traits.ts";

/** A score of the built-in rater: an estimate, with the range in which four of five raters' scores should lie. */
export interface EssayRating {
  /** 0 to 6 in halves. */
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** The score before it was rounded, for comparing two versions of one essay. */
  readonly estimate: number;
  /** Gates that held the score down, hardest first. */
  readonly flags: readonly GateFlag[];
  readonly traits: TraitLevels;
}

/**
 * How much each trait weighs, by judgment of how reliably it is seen here; position and organization tell our own anchors apart
 * hardly beyond the others. The test itself stresses thinking above mechanics.
 */
const TRAIT_WEIGHTS: TraitLevels = {
  position: 0.05,
  development: 0.34,
  organization: 0.05,
  language: 0.4,
  conventions: 0.16,
};

const HIGHEST = 6;

/** Rates an essay from its reading alone: the same text has the same score. */
export function rateEssay(reading: LanguageReading, prompt: EssayPrompt): EssayRating {
  return rateMeasures(measureEssay(reading, prompt), CALIBRATION);
}

export function rateMeasures(measures: EssayMeasures, calibration: Calibration): EssayRating {
  const gates = gatesOf(measures);
  const traits = traitLevels(measures);
  const calibrated = calibratedScore(calibration, rawScore(measures, traits));
  const estimate = clamp(Math.min(calibrated, ...gates.map(({ cap }) => cap)), 0, HIGHEST);
  return {
    score: nearestHalf(estimate),
    low: hundredths(clamp(estimate - calibration.halfWidth, 0, HIGHEST)),
    high: hundredths(clamp(estimate + calibration.halfWidth, 0, HIGHEST)),
    estimate: hundredths(estimate),
    flags: gates.filter(({ cap }) => cap <= Math.max(1, calibrated)).map(({ flag }) => flag),
    traits,
  };
}

const hundredths = (value: number): number => Math.round(100 * value) / 100;

/** The weighted mean of the traits, less what no strength makes up for; before calibration. */
function rawScore(measures: EssayMeasures, traits: TraitLevels): number {
  const sum = Object.entries(TRAIT_WEIGHTS).reduce(
    (total, [trait, weight]) => total + weight * traits[trait as Trait],
    0,
  ); // the keys of TraitLevels
  return sum - lossesOf(measures, sum);
}

/** The score before calibration and gates, to calibrate by. */
export function rawScoreOf(measures: EssayMeasures): number {
  return rawScore(measures, traitLevels(measures));
}
