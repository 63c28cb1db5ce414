import type { GroupRate, Rate } from "@lexiquant/contract";
import { formatDuration, formatPercent, plural } from "../../../lib/format.ts";

/** A rate of which there is enough to show. */
export interface KnownRate extends Rate {
  readonly accuracy: number;
  readonly low: number;
  readonly high: number;
}

export function isKnown(rate: Rate): rate is KnownRate {
  return rate.accuracy !== null && rate.low !== null && rate.high !== null;
}

/** `61–74%` */
function rangeInWords({ low, high }: KnownRate): string {
  return `${Math.round(low * 100)}–${formatPercent(high)}`;
}

/** `68% (61–74%)`, or how many answers are missing. */
export function rateInWords(rate: Rate): string {
  if (isKnown(rate)) return `${formatPercent(rate.accuracy)} (${rangeInWords(rate)})`;
  return missingInWords(rate);
}

export function missingInWords({ answersNeeded }: Rate): string {
  return `${plural(answersNeeded, "more answer")} until a figure is worth showing`;
}

/** The groups without a figure yet, and what each still needs: `Percent (3 more), Ratio (5 more)`. */
export function missingGroupsInWords(groups: readonly GroupRate[]): string {
  return groups
    .filter(({ rate }) => !isKnown(rate))
    .toSorted((one, other) => one.rate.answersNeeded - other.rate.answersNeeded)
    .map(({ name, rate }) => `${name} (${rate.answersNeeded} more)`)
    .join(", ");
}

/** The best and the worst of many groups lie apart by luck alone too, so no more is claimed of them. */
const EXTREMES_OVERSTATE =
  "the extremes of several groups always look somewhat further apart than they are";

/** What the groups say when compared; a difference is named only where the ranges lie apart. */
export function comparisonInWords(groups: readonly GroupRate[]): string {
  const known = groups.flatMap(({ name, rate }) => (isKnown(rate) ? [{ name, rate }] : []));
  const ordered = known.toSorted((one, other) => other.rate.accuracy - one.rate.accuracy);
  const [best] = ordered;
  const worst = ordered.at(-1);
  if (best === undefined || worst === undefined) {
    return "There are too few answers to compare these yet.";
  }
  if (ordered.length === 1) {
    return `Only ${best.name} has enough answers so far: ${rateInWords(best.rate)} right.`;
  }
  if (best.rate.low <= worst.rate.high) {
    return `From ${formatPercent(worst.rate.accuracy)} (${worst.name}) to ${formatPercent(best.rate.accuracy)} (${best.name}); the ranges overlap, so no difference is certain yet.`;
  }
  return `Strongest: ${best.name}, ${formatPercent(best.rate.accuracy)}. Weakest: ${worst.name}, ${formatPercent(worst.rate.accuracy)}. Their ranges lie apart${ordered.length > 2 ? `; ${EXTREMES_OVERSTATE}` : ""}.`;
}

export interface Timed {
  readonly id: string;
  readonly name: string;
  readonly medianMs: number;
  readonly targetMs: number;
  /** Whether there are enough answers for the median to say something. */
  readonly known: boolean;
}

export function timedGroups(groups: readonly GroupRate[]): Timed[] {
  return groups.flatMap(({ id, name, rate, medianMs, targetMs }) =>
    medianMs === null || targetMs === null
      ? []
      : [{ id, name, medianMs, targetMs, known: isKnown(rate) }],
  );
}

/** Where the time goes: the group that is furthest over its pace. */
export function paceInWords(groups: readonly Timed[]): string {
  const over = groups
    .filter(({ known }) => known)
    .toSorted((one, other) => other.medianMs - other.targetMs - (one.medianMs - one.targetMs))[0];
  if (over === undefined) return "There are too few answers to speak of pace yet.";
  const excessMs = over.medianMs - over.targetMs;
  if (excessMs <= 0) return "Every type with enough answers is within the exam’s pace.";
  return `Furthest over the pace: ${over.name}, ${formatDuration(excessMs)} more than the exam allows for the median question.`;
}
