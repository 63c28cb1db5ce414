import { clamp, curve } from "../measures/curve.ts";
import type { EssayMeasures } from "./measures.ts";

/** The five traits of the official rubric. */
export type Trait = "position" | "development" | "organization" | "language" | "conventions";

/** Level of each trait, 0 to 6, not rounded. */
export type TraitLevels = Readonly<Record<Trait, number>>;

const byWords = curve(
  [0, 0],
  [30, 0.8],
  [75, 1.8],
  [150, 2.8],
  [250, 3.8],
  [350, 4.5],
  [450, 5.1],
  [550, 5.6],
  [650, 6],
);

/** What so much text can show at most: a trait cannot be judged by a few lines. */
const ROOM = 1.6;

export function traitLevels(measures: EssayMeasures): TraitLevels {
  const size = byWords(measures.substance.words);
  const levels = {
    position: positionLevel(measures, size),
    development: 0.75 * size + 0.25 * Math.min(size + ROOM, supportLevel(measures)),
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

const bySpecifics = curve([0, 1.5], [3, 3], [8, 4.5], [15, 6]);

/** Reasons, examples, and objections that are met. */
function supportLevel({
  structure: { examples, reasons, limits, replies, specifics },
}: EssayMeasures): number {
  return mean([
    byExamples(examples.length),
    byReasons(reasons.length),
    mean([byLimits(limits.length), replies.length > 0 ? 5.5 : 3]),
    bySpecifics(specifics),
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

/** Richness and range: about the means of our own anchors of each level. */
const byRichness = curve([4.4, 0.5], [5.4, 1], [7, 2], [8.2, 3], [8.9, 4], [10.3, 5], [11.5, 6]);
const byRange = curve([0, 0.5], [1, 1], [6.5, 2], [17, 3.2], [30, 4.2], [46, 5.1], [61, 6]);
const byShapes = curve([0, 1], [1, 2.2], [2, 3.2], [4, 4.4], [6, 5.4], [8, 6]);
const byWordLength = curve([3.6, 1], [3.9, 2], [4.1, 3], [4.3, 4.2], [4.5, 5.2], [4.7, 6]);
const byGrammar = curve(
  [0, 6],
  [0.2, 5.2],
  [0.6, 4.3],
  [1.2, 3.5],
  [2, 2.7],
  [3.2, 1.8],
  [5, 1],
  [9, 0],
);

function languageLevel({ vocabulary, accuracy, syntaxRange }: EssayMeasures): number {
  return (
    0.24 * byRange(vocabulary.range) +
    0.24 * byRichness(vocabulary.richness) +
    0.08 * byShapes(syntaxRange) +
    0.14 * byWordLength(vocabulary.wordLength) +
    0.3 * byGrammar(accuracy.grammarDensity)
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

/** A sentence without its end disturbs like an error in every twentieth of its further words. */
const RUN_ON_RATE = 100 / 20;

/** Clauses free of errors, as the essays of our anchors and the rubric part them: some errors at level 4, hardly a clean clause at 1. */
const byErrorFree = curve([0.3, 0], [0.5, 1], [0.65, 2], [0.78, 3], [0.88, 4], [0.95, 5], [1, 6]);

function conventionsLevel({ accuracy, runOnShare }: EssayMeasures): number {
  const byDensity = byErrors(accuracy.density + RUN_ON_RATE * runOnShare);
  return 0.8 * byDensity + 0.2 * byErrorFree(accuracy.errorFreeShare);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
