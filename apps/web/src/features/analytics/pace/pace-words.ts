import type { PaceRow, PaceView } from "@lexiquant/contract";
import { formatPercent, plural } from "../../../lib/format.ts";
import { spentInWords, worthInWords } from "../costs/cost-words.ts";

export type Ratio = NonNullable<PaceRow["ratio"]>;

export function isTimed(row: PaceRow): row is PaceRow & { readonly ratio: Ratio } {
  return row.ratio !== null;
}

/** `12% slower`, `5% faster`, `at the pace`: time taken over the exam's pace. */
export function ratioInWords(ratio: number): string {
  const percent = Math.round(Math.abs(ratio - 1) * 100);
  if (percent === 0) return "at the pace";
  return `${percent}% ${ratio > 1 ? "slower" : "faster"}`;
}

/** `1.12 (1.05–1.20)` */
export function ratioRange({ estimate, low, high }: Ratio): string {
  return `${estimate.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

/** The answer first; slow or fast only where the range leaves the pace out. */
export function overallSentence({ ratio, answersNeeded }: PaceRow): string {
  if (ratio === null) {
    return `Not enough data yet: ${plural(answersNeeded, "more answer")} under the clock until your pace is worth showing.`;
  }
  const { estimate, low, high } = ratio;
  const range = `four times in five between ${ratioInWords(low)} and ${ratioInWords(high)}`;
  if (low > 1) return `You are about ${ratioInWords(estimate)} than the exam’s pace, ${range}.`;
  if (high < 1) {
    return `You are about ${ratioInWords(estimate)} than the exam’s pace, ${range}: there is time left to check.`;
  }
  return `You are at the exam’s pace as far as can be told: ${range}.`;
}

/** Practice without a clock, told apart: there nothing asks for the pace. Null where there was none. */
export function untimedSentence({ answers, ratio, answersNeeded }: PaceRow): string | null {
  if (answers === 0) return null;
  const untimed = `Untimed practice is not counted in here (${plural(answers, "answer")})`;
  return ratio === null
    ? `${untimed}; ${plural(answersNeeded, "more answer")} until its pace is worth showing.`
    : `${untimed}; there you are ${ratioInWords(ratio.estimate)}, four times in five between ${ratioInWords(ratio.low)} and ${ratioInWords(ratio.high)}.`;
}

/** Which group is furthest over the pace, named only where its range leaves the pace out. */
export function groupsSentence(rows: readonly PaceRow[]): string {
  const timed = rows.filter(isTimed);
  if (timed.length === 0) return "There are too few answers to speak of pace yet.";
  const slow = timed
    .filter(({ ratio }) => ratio.low > 1)
    .toSorted((one, other) => other.ratio.estimate - one.ratio.estimate)[0];
  return slow === undefined
    ? "None with enough answers is certainly over the pace."
    : `Furthest over the pace: ${slow.name}, about ${ratioInWords(slow.ratio.estimate)}.`;
}

/** The groups without a figure, and what each still needs; null where all have one. */
export function missingSentence(rows: readonly PaceRow[]): string | null {
  const missing = rows.filter((row) => !isTimed(row));
  if (missing.length === 0) return null;
  return `Answers still needed for a figure: ${missing.map(({ name, answersNeeded }) => `${name} (${answersNeeded} more)`).join(", ")}.`;
}

export function rushedSentence({ answers, rushed, stuck }: PaceRow): string {
  return `Of ${plural(answers, "answer")} under the clock, ${rushed} (${formatPercent(rushed / answers)}) were rushed: too fast to have been thought about, or hasty and wrong. In ${stuck} (${formatPercent(stuck / answers)}) you were stuck: more than twice the expected time.`;
}

export function sunkSentence({ questions, minutes, worthRight }: PaceView["sunk"]): string {
  if (questions === 0) return "No time was sunk into questions that then came out wrong.";
  const spent = `${spentInWords(minutes)} went into ${plural(questions, "question")} beyond twice the expected time, and they still came out wrong.`;
  return worthRight === null
    ? `${spent} What that has cost will show after more answers.`
    : `${spent} At your own pace and rate, that time would have got ${worthInWords(worthRight)} elsewhere.`;
}

type Flag = PaceView["examples"][number]["flag"];

export const FLAG_WORDS: Record<Flag, string> = {
  rushed: "Rushed",
  stuck: "Stuck",
  "over-invested": "Time sunk",
};
