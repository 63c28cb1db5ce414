import type { WrongChoice } from "../../kit/item-model.ts";
import { dollars } from "../../kit/write-numbers.ts";

export type Triple = readonly [number, number, number];

export interface Parameters {
  readonly scene: "each" | "double" | "difference";
  /** How many of each kind stand on the two bills. */
  readonly first: Triple;
  readonly second: Triple;
  readonly totals: readonly [number, number];
  /** The bills are multiplied by these before they are subtracted, first less second. */
  readonly factors: readonly [number, number];
  /** What has to be multiplied by or divided by at the end. */
  readonly scale: number;
  readonly place: number;
}

export const cost = (counts: Triple, prices: Triple) =>
  counts.reduce((sum, count, index) => sum + count * (prices[index] ?? 0), 0);

export const money = (value: number) => ({ text: dollars(value), order: value });

/** The result to the nearest dollar if every piece cost as much as the average piece of one bill. */
function averaged({ first, second, totals, scale }: Parameters, bill: 0 | 1): WrongChoice {
  const pieces = cost([1, 1, 1], bill === 0 ? first : second);
  return {
    ...money(Math.round((3 * scale * totals[bill]) / pieces)),
    rationale: `It takes the average price of the ${pieces} pieces on the ${bill === 0 ? "first" : "second"} bill, to the nearest dollar, for ${3 * scale} pieces, as if all three kinds cost the same.`,
    misconception: "outcomes-assumed-equal",
    whyTempting: "An average price seems a fair guess when the single prices are unknown.",
    repairQuestion: "Does anything say that the three kinds cost the same?",
  };
}

const undetermined: WrongChoice = {
  text: "It cannot be determined from the information given.",
  order: 1_000_000,
  rationale:
    "The single prices are not determined, but the combination asked for is: it can be formed from the two totals alone.",
  misconception: "unknowns-outnumber-equations",
  whyTempting: "There are three unknown prices and only two totals.",
  repairQuestion: "Can the counts asked for be formed from multiples of the two lists of counts?",
};

export function wrongDifference({
  first,
  second,
  totals: [one, two],
  scale,
}: Parameters): WrongChoice[] {
  const gap = Math.abs(one - two);

  return [
    {
      ...money(gap),
      rationale: `${dollars(gap)} is the difference of the totals, and this is ${scale} times the difference of the two prices, since ${scale} lamps were replaced by ${scale} stools.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "The difference of the two totals looks like the difference of two prices.",
      repairQuestion: "How many lamps were replaced by stools?",
    },
    undetermined,
    {
      ...money((gap * 2) / scale),
      rationale: `It counts the change once for the lamps and once for the stools, but taking a lamp off and putting a stool on is one exchange.`,
      misconception: "counted-twice",
      whyTempting: "Two of the three counts have changed.",
      repairQuestion: "By how much does a single exchange change the total?",
    },
    {
      ...money(gap / (2 * scale)),
      rationale: `It divides by ${2 * scale}, the number of pieces that changed on both sides, but they make ${scale} exchanges.`,
      misconception: "divided-by-wrong-count",
      whyTempting: `${scale} lamps fewer and ${scale} stools more make ${2 * scale} changes.`,
      repairQuestion:
        "Into how many exchanges of one lamp for one stool can the change be divided?",
    },
    {
      ...money(gap / (scale + 1)),
      rationale: `There are ${scale} exchanges, not ${scale + 1}: the number of lamps falls from ${first[0]} to ${second[0]}.`,
      misconception: "gaps-for-marks",
      whyTempting: "Counting both ends is a common slip.",
      repairQuestion: `How many steps lead from ${first[0]} to ${second[0]}?`,
    },
    {
      ...money(gap * scale),
      rationale: `It multiplies by the ${scale} exchanges where it should divide.`,
      misconception: "multiplied-instead-of-divided",
      whyTempting: `The number ${scale} has to be used somehow.`,
      repairQuestion:
        "Is the difference of two prices larger or smaller than the difference of the totals?",
    },
  ].filter(({ order }) => Number.isInteger(order));
}

export function wrongCombination(p: Parameters): WrongChoice[] {
  const {
    first,
    second,
    totals: [one, two],
    factors: [k, l],
    scale,
  } = p;
  const gap = Math.abs(one - two);
  return [
    {
      ...money(scale * gap),
      rationale: `The difference of the totals${scale === 2 ? ", even doubled," : ""} belongs to $${second[0] - first[0]}$, $${second[1] - first[1]}$ and $${second[2] - first[2]}$ pieces more of the three kinds, not to ${scale} of each.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "Subtracting the two equations is the usual first step.",
      repairQuestion: "Which counts remain when you subtract the two lists?",
    },
    undetermined,
    averaged(p, 0),
    {
      ...money((k * one - l * two) * (scale === 2 ? 1 : 2)),
      rationale:
        scale === 2
          ? "This is the price of 1 of each kind; the question is about 2 of each."
          : "This is the price of 2 of each kind; the question is about 1 of each.",
      misconception: "rate-not-multiplied",
      whyTempting: "It comes right after, or right before, the last step.",
      repairQuestion: "How many of each kind does the question ask for?",
    },
    {
      ...money(scale * (k === 2 ? 3 * one - two : 2 * one - two)),
      rationale: `It subtracts the second total ${k === 2 ? "from 3 times" : "once from 2 times"} the first, which leaves counts other than ${scale} of each kind.`,
      misconception: "total-not-checked",
      whyTempting: "It is a combination of the two totals, as it should be.",
      repairQuestion: "What counts does your combination of the two lists leave?",
    },
    averaged(p, 1),
  ].filter(({ order = 0 }) => Number.isInteger(order) && order > 0);
}
