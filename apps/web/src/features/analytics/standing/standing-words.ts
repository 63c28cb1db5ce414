import type { MeasureStanding, ScaledScoreView, ScoreForecast } from "@lexiquant/contract";
import { fullDay, shortDay } from "../../../lib/calendar-words.ts";
import { formatDuration, formatPercent, plural } from "../../../lib/format.ts";
import { SECTION_NAMES } from "../../../messages.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A change is told over about this long, or since the first estimate where that is later. */
const LOOK_BACK_DAYS = 28;

/** `149 to 159` */
export function scoreRange({ low, high }: ScaledScoreView): string {
  return low === high ? String(low) : `${low} to ${high}`;
}

/** Where the student is: the range first, since a single number would say too much. */
export function nowSentence(standing: MeasureStanding): string {
  const { measure, now, answers, answersNeeded, words } = standing;
  const name = SECTION_NAMES[measure];
  if (now === null) {
    return `Not enough data yet: ${plural(answersNeeded, "more answer")} in ${name} until a score is worth showing.`;
  }
  return `Today you would score about ${now.score} in ${name}, four times in five between ${now.low} and ${now.high}. An estimate from ${plural(answers, "answer")}${wordsClause(words)}.`;
}

function wordsClause(words: MeasureStanding["words"]): string {
  return words === undefined ? "" : ` and ${plural(words.met + words.learned, "word")}`;
}

/** Whether it moves: a change is named only where the ranges lie apart. */
export function movementSentence({ history, now }: MeasureStanding): string | null {
  const last = history.at(-1);
  if (now === null || last === undefined) return null;
  const latestStart = Date.parse(last.date) - LOOK_BACK_DAYS * DAY_MS;
  const before =
    history.findLast(({ date }) => Date.parse(date) <= latestStart) ??
    (history.length > 1 ? history[0] : undefined);
  if (before === undefined) return "Whether it moves will show after a second week with answers.";
  const from = `${before.score.score} in the week of ${shortDay(before.date)}`;
  if (now.low > before.score.high) return `Up from ${from}: the ranges lie apart.`;
  if (now.high < before.score.low) return `Down from ${from}: the ranges lie apart.`;
  return `It was ${from}; the ranges overlap, so the difference may be chance.`;
}

/** How far the target is. */
export function targetSentence({ target, now }: MeasureStanding): string | null {
  if (target === null) return null;
  if (now === null) return `Your target is ${target}.`;
  const gap = target - now.score;
  if (gap > 0) return `Your target of ${target} is ${plural(gap, "point")} above the estimate.`;
  return gap === 0
    ? `The estimate is at your target of ${target}.`
    : `The estimate is ${plural(-gap, "point")} above your target of ${target}.`;
}

/** What a test on the day would show. */
export function forecastSentence({ testDate, observed }: ScoreForecast): string {
  return `A test on ${fullDay(testDate)} would show about ${observed.score}, four times in five between ${observed.low} and ${observed.high}: the range includes the test’s own chance.`;
}

/** Never quite impossible, never quite certain: the model does not know that much. */
export function oddsInWords(p: number): string {
  if (p < 0.01) return "under 1%";
  return p > 0.99 ? "over 99%" : formatPercent(p);
}

/** The odds of the target at the hours that are set. */
export function oddsSentence({ pTarget }: ScoreForecast, target: number | null): string | null {
  return target === null || pTarget === null
    ? null
    : `At the hours you have set, the odds of ${target} or more are ${oddsInWords(pTarget)}.`;
}

/** Minutes a day for even odds, and for four to one. */
export function minutesSentence({ minutesPerDay }: ScoreForecast): string | null {
  if (minutesPerDay === null) return null;
  const { even, likely } = minutesPerDay;
  if (even === null) return null;
  if (even === 0 && likely === 0) {
    return "The odds are four to one already, if what you know stays fresh.";
  }
  const forEven =
    even === 0
      ? "The odds are even without further practice"
      : `About ${formatDuration(even * MINUTE_MS)} a day bring the odds to even`;
  return likely === null
    ? `${forEven}.`
    : `${forEven}, about ${formatDuration(likely * MINUTE_MS)} a day to four to one.`;
}

/** What would do instead, where the target is too far for the day. */
export function outOfReachSentence(
  { testDate, outOfReach }: ScoreForecast,
  target: number | null,
): string | null {
  if (outOfReach === null || target === null) return null;
  const { realisticTarget, laterDate } = outOfReach;
  const far = `${target} by ${fullDay(testDate)} is more than even four hours a day are likely to bring. That says something about the time left, not about you.`;
  const instead = `At your hours, ${realisticTarget} has even odds on that day.`;
  const later =
    laterDate === null ? "" : ` For ${target}, a test around ${fullDay(laterDate)} would do.`;
  return `${far} ${instead}${later}`;
}

/** Where the ends of the range stand in the published table. */
export function percentileSentence({ now }: MeasureStanding): string | null {
  if (now === null) return null;
  const { low, high, testDates } = now.percentileRank;
  const share = low === high ? `${low}%` : `Between ${low}% and ${high}%`;
  return `${share} of test takers scored lower (tests from ${testDates}).`;
}
