import { curve } from "../measures/curve.ts";
import type { EssayMeasures } from "./measures.ts";

/** A loss, in points of the raw score, that no strength elsewhere makes up for. */
type Loss = (measures: EssayMeasures, command: number) => number;

/** Of our own good essays one in forty is taken for shuffled, of those that are half: it costs half a point at most. */
const byDisorder = curve([-0.5, 0.5], [0, 0.3], [0.5, 0]);
/** Where sentences say little, or hardly hang together, their order tells little. */
const byCommand = curve([4.1, 0], [4.7, 1]);
/** Without paragraphs the order has fewer signs. */
const UNDIVIDED_SHARE = 0.4;

const disorder: Loss = ({ order, essay }, command) =>
  order === null
    ? 0
    : byDisorder(order) * byCommand(command) * (essay.paragraphs.length > 1 ? 1 : UNDIVIDED_SHARE);

const byPadding = curve([0, 0], [0.1, 0], [0.3, 0.42], [0.6, 1.3]);

/** Repeated sentences count for nothing already; honest writers repeat too. */
const REPEATS = 0.2;
/** What has no tie to the issue counts for nothing already too, and honest writers wander. */
const STRAYS = 0.5;

const padding: Loss = ({ substance, essay }) =>
  byPadding(
    (substance.wordsIn.filler +
      substance.wordsIn.jumbled +
      STRAYS * substance.wordsIn.stray +
      REPEATS * substance.wordsIn.repeated) /
      Math.max(1, essay.words.length),
  );

const byRareWords = curve([0, 0], [0.05, 0], [0.06, 0.9], [0.15, 2.6]);
const byContentRuns = curve([0, 0], [0.105, 0], [0.135, 0.8], [0.2, 2]);
const byFewFunctionWords = curve([0.42, 1.5], [0.45, 0.6], [0.48, 0]);

/** Words that stand in the text like entries of a list. */
const listedWords: Loss = ({ vocabulary, countedFunctionShare }) =>
  Math.max(
    byRareWords(vocabulary.rareDensity),
    Math.min(byContentRuns(vocabulary.contentRuns), byFewFunctionWords(countedFunctionShare)),
  );

const byParagraphs = curve([1, 0.5], [2, 0.12], [3, 0]);

const undivided: Loss = ({ paragraphs }) => byParagraphs(paragraphs);

/** @param command the weighted mean of the traits, 0 to 6 */
export function lossesOf(measures: EssayMeasures, command: number): number {
  return [disorder, padding, listedWords, undivided].reduce(
    (sum, loss) => sum + loss(measures, command),
    0,
  );
}
