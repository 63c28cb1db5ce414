import { clamp, curve } from "../measures/curve.ts";
import type { EssayMeasures } from "./measures.ts";

/** The five traits of the official rubric. */
export type Trait = "position" | "development" | "organization" | "language" | "conventions";

/** Level of each trait, 0 to 6, not rounded. */
export type TraitLevels = Readonly<Record<Trait, number>>;

const byWords = curve(
  [0, 0],
  [30, 0.6],
  [75, 1.4],
  [150, 2.3],
  [250, 3.3],
  [350, 4.1],
  [450, 4.8],
  [550, 5.5],
  [650, 6],
);

/** What so much text can show at most: a trait cannot be judged by a few lines. */
const ROOM = 1.6;

export function traitLevels(measures: EssayMeasures): TraitLevels {
  const size = byWords(measures.substance.words);
  const levels = {
    position: positionLevel(measures, size),
    development: 0.7 * size + 0.3 * Math.min(size + ROOM, supportLevel(measures)),
    organization: organizationLevel(measures),
    language: languageLevel(measures),
    conventions: conventionsLevel(measures),
  };
  const fitted = Object.entries(levels).map(([trait, level]) => [
    trait,
    clamp(Math.min(level, size + ROOM), 0, 6),
  ]);
  return Object.fromEntries(fitted) as Record<Trait, number>; // the keys are those of levels
}

const byCoverage = curve([0, 0], [0.3, 2], [0.6, 4.5], [0.9, 6]);

/** Takes a position early, comes back to it, speaks of the issue, does what the directive asks. */
function positionLevel({ structure, topic, asks }: EssayMeasures, size: number): number {
  const stands =
    (structure.thesis === null ? 2 : 5.5) + (structure.conclusion === null ? -0.7 : 0.5);
  const parts = [Math.min(6, stands)];
  if (topic !== null) parts.push(byCoverage(topic.coverage));
  if (asks.length > 0) {
    const met = asks.filter(({ sentence }) => sentence !== null).length;
    parts.push(1.5 + (4.5 * met) / asks.length);
  }
  // Of an unknown task only the stance can be seen; for the rest stands how much the essay says.
  return parts.length === 1 ? mean([...parts, size, size]) : mean(parts);
}

const byExamples = curve([0, 1.5], [1, 3.5], [3, 5], [5, 6]);
const byReasons = curve([0, 1], [3, 3], [8, 5], [12, 6]);
const byLimits = curve([0, 2], [1, 3.5], [3, 5], [5, 6]);

/** Reasons, examples, and objections that are met. */
function supportLevel({
  structure: { examples, reasons, limits, replies },
}: EssayMeasures): number {
  return mean([
    byExamples(examples.length),
    byReasons(reasons.length),
    byLimits(limits.length),
    replies.length > 0 ? 5.5 : 3,
  ]);
}

const byParagraphs = curve([1, 1.5], [2, 3], [3, 4], [4, 5.2], [5, 6]);
const byOrder = curve([-1, 0], [0, 1], [1, 3], [2, 4.8], [3, 5.6], [4, 6]);

function organizationLevel({ paragraphs, structure, order }: EssayMeasures): number {
  const led =
    structure.bodyParagraphs === 0
      ? 2
      : 2.5 + (3.5 * structure.ledParagraphs) / structure.bodyParagraphs;
  const ends = structure.conclusion === null ? 2 : 5.5;
  return 0.4 * byParagraphs(paragraphs) + 0.3 * byOrder(order ?? 0.5) + 0.15 * led + 0.15 * ends;
}

const byDiversity = curve([20, 1], [45, 2.2], [60, 3.2], [75, 4.2], [90, 5], [110, 5.6], [140, 6]);
const byRange = curve([0, 1], [6, 2], [14, 3], [24, 3.8], [42, 4.9], [62, 6]);
const byFrequency = curve(
  [4.05, 6],
  [4.25, 5.5],
  [4.4, 4.8],
  [4.55, 3.9],
  [4.7, 3],
  [5, 2],
  [5.3, 1],
);
const byDensity = curve([0.5, 6], [0.53, 5.2], [0.56, 4.2], [0.59, 3], [0.63, 1.5]);
const bySpread = curve([2, 1], [5, 3], [8, 5], [10, 6]);
const byGrammar = curve([0, 6], [0.5, 5], [1.5, 3.5], [4, 1.5], [8, 0]);

function languageLevel({
  vocabulary,
  variety,
  problems,
  substance,
  countedFunctionShare,
}: EssayMeasures): number {
  const grammar = problems.filter(({ kind }) =>
    /^(?:agreement|word-form|confusable|article)$/.test(kind),
  );
  return (
    0.35 * byRange(vocabulary.range) +
    0.23 * byDiversity(vocabulary.diversity) +
    0.12 * byFrequency(vocabulary.frequency) +
    0.05 * byDensity(countedFunctionShare) +
    0.05 * bySpread(variety.spread) +
    0.2 * byGrammar((100 * grammar.length) / Math.max(40, substance.words))
  );
}

const byErrors = curve(
  [0, 6],
  [0.3, 5.5],
  [0.8, 4.8],
  [1.5, 4],
  [3, 3],
  [5, 2.2],
  [8, 1.4],
  [15, 0.4],
  [25, 0],
);

/** A sentence without its end disturbs like an error in every tenth of its further words. */
const RUN_ON_RATE = 100 / 10;

function conventionsLevel({ errorRate, variety }: EssayMeasures): number {
  return byErrors(errorRate + RUN_ON_RATE * variety.runOnShare);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
