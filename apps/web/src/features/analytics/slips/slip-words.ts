import type { SlipsView } from "@lexiquant/contract";
import { formatPercent, plural } from "../../../lib/format.ts";

export type Slip = SlipsView["slips"][number];

/** How many of the wrong answers the slips explain. */
export function slipsSentence({ wrongAnswers, named, slips }: SlipsView): string {
  if (wrongAnswers === 0) return "No wrong answers yet.";
  const [top] = slips;
  if (top === undefined) {
    return `None of your ${plural(wrongAnswers, "wrong answer")} gives a known slip away yet.`;
  }
  const shown = slips.reduce((sum, { count }) => sum + count, 0);
  const share = named === 0 ? "" : ` (${formatPercent(Math.min(1, shown / named))})`;
  return `${named} of your ${plural(wrongAnswers, "wrong answer")} give a slip away; ${slips.length === 1 ? "the slip below accounts" : `the ${slips.length} slips below account`} for ${shown} of them${share}.`;
}

const DIRECTIONS: Record<NonNullable<Slip["trend"]>["direction"], string> = {
  less: "Less often than before",
  more: "More often than before",
  // Figures that differ by no more than chance may look different.
  same: "No clear change",
};

/** `Less often than before: 2 in the last four weeks, 7 in the four before.` */
export function slipTrendSentence({ trend }: Slip): string {
  if (trend === null) return "Too few in the last eight weeks to speak of a trend.";
  const { direction, lately, before } = trend;
  return `${DIRECTIONS[direction]}: ${lately} in the last four weeks, ${before} in the four before.`;
}
