import type { WritingStanding } from "@lexiquant/contract";
import { essayRange, levelInWords } from "../../../items/essays/essay-words.ts";
import { shortDay } from "../../../lib/calendar-words.ts";
import { plural } from "../../../lib/format.ts";

/** Where the student is in writing, by the latest rated essay. */
export function writingNowSentence({ essays, count }: WritingStanding): string {
  const latest = essays.at(-1);
  if (latest === undefined) {
    return "Not enough yet: one rated essay of at least 50 words until an estimate is worth showing.";
  }
  const { score, low, high } = latest.score;
  const range = `four times in five between ${levelInWords(low)} and ${levelInWords(high)}`;
  const from =
    count === 1 ? "your one rated essay" : `the latest of ${plural(count, "rated essay")}`;
  return `Your essay of ${shortDay(latest.submittedAt)}, ${from}, is estimated at ${levelInWords(score)} of 6, ${range}.`;
}

/** Whether it moves: the first essay that is shown against the latest; a change is named only where the ranges lie apart. */
export function writingMovementSentence({ essays }: WritingStanding): string | null {
  const [first] = essays;
  const latest = essays.at(-1);
  if (first === undefined || latest === undefined) return null;
  if (first === latest) return "Whether it moves will show after a second essay.";
  const from = `${levelInWords(first.score.score)} (${essayRange(first.score)}) on ${shortDay(first.submittedAt)}`;
  if (latest.score.low > first.score.high) return `Up from ${from}: the ranges lie apart.`;
  if (latest.score.high < first.score.low) return `Down from ${from}: the ranges lie apart.`;
  return `It was ${from}; the ranges overlap, so the difference may be chance.`;
}

/** How far the target is. */
export function writingTargetSentence({ target, essays }: WritingStanding): string | null {
  if (target === null) return null;
  const latest = essays.at(-1);
  const named = levelInWords(target);
  if (latest === undefined) return `Your target is ${named}.`;
  const gap = target - latest.score.score;
  if (gap > 0) return `Your target of ${named} is ${levelInWords(gap)} above the estimate.`;
  return gap === 0
    ? `The estimate is at your target of ${named}.`
    : `The estimate is ${levelInWords(-gap)} above your target of ${named}.`;
}
