import type { DecisionsReview, StayReview } from "@lexiquant/contract";
import { formatSigned, plural } from "../../lib/format.ts";

const VERDICTS: Record<Exclude<DecisionsReview["verdict"], "not-enough-yet">, string> = {
  paid: "paid",
  cost: "cost you points",
  even: "came out even, as far as can be told",
};

/** What staying came to, and what leaving did. */
export function reviewSentences({ stays, leaves }: StayReview): [string, string] {
  return [reviewSentence("Staying", stays), reviewSentence("Leaving", leaves)];
}

function reviewSentence(name: "Staying" | "Leaving", review: DecisionsReview): string {
  const { count, needed, net, verdict } = review;
  if (needed > 0) {
    return `${name}: not enough data yet, ${plural(needed, "more decision")} needed.`;
  }
  if (net === null || verdict === "not-enough-yet") {
    return `${name}: not enough data yet. What your time is worth shows after ten answers under the clock where you were not asked.`;
  }
  return `${name} ${VERDICTS[verdict]}: ${plural(count, "decision")}, ${netInWords(net)} against the other choice.`;
}

/** `+2.4 (−0.5 to +4.1)`, for a chart that says what is counted. */
export function netInShort({ estimate, low, high }: NonNullable<DecisionsReview["net"]>): string {
  return `${signed(estimate)} (${signed(low)} to ${signed(high)})`;
}

/** `+2.4 right answers (80% range −0.5 to +4.1)` */
export function netInWords({ estimate, low, high }: NonNullable<DecisionsReview["net"]>): string {
  return `${signed(estimate)} right answers (80% range ${signed(low)} to ${signed(high)})`;
}

const signed = (value: number): string => formatSigned(value, 1);
