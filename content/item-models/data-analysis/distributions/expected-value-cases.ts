import type { Figure } from "@lexiquant/domain/item";
import type { Outcome, OutcomeCase, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { Slip } from "../../kit/item-model.ts";

export interface Unknown {
  readonly scene: "three" | "two" | "ordered";
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** The number that the mean is compared with. */
  readonly limit: number;
  /** How one probability compares with another, by scene; `any` where nothing is said. */
  readonly sides: "above" | "below" | "equal" | "any";
  /** In the scene with four values: how the inner probabilities compare, as seen from the outer ones. */
  readonly inner: "same" | "opposite" | "equal";
  readonly swapped: boolean;
}

type Lure = Omit<Slip, "rationale">;

export const OPEN: Lure = {
  misconception: "varying-means-undetermined",
  whyTempting: "The probabilities are not given as numbers, and the mean changes with them.",
  repairQuestion: "Does the mean ever reach or cross the other quantity?",
};

function table(
  title: string,
  rows: readonly (readonly [string, string])[],
  columns: readonly [string, string],
): Figure {
  return {
    kind: "table",
    title,
    description: `A table that gives for each value its probability: ${rows.map(([value, share]) => `${value} has the probability ${share.replaceAll("$", "")}`).join("; ")}.`,
    columns: [...columns],
    rows: rows.map((row) => [...row]),
  };
}

function threeGuide(drawn: Unknown): OutcomeGuide {
  const { low, middle, high } = drawn;
  return {
    plan: "Write the mean in terms of $p$ and see which values it can take.",
    answers:
      "Looking only at the highest or only at the lowest value judges the mean by one of its parts. Equal probabilities on both sides put the mean at the middle value only if the outer values are equally far from it. A varying mean leaves the matter open only if it can pass the number it is compared with.",
    hints: [
      "How is the mean of a random variable computed from a table of values and probabilities?",
      "Each value counts with its probability as weight; the outer two have the same weight.",
      `Write the mean as $${low}p + ${middle}(1 - 2p) + ${high}p$ and collect the terms with $p$.`,
      "Find out which values the result takes when $p$ runs through the allowed range, and where the other quantity lies.",
    ],
    takeaway:
      "Write an expected value in terms of the unknown probability and look at the whole range it covers.",
    selfExplain: {
      prompt: "When does the unknown $p$ not matter for the mean?",
      expectations: [
        "when the outer values are equally far from the middle one",
        "then what one adds the other takes away",
      ],
    },
  };
}

function threeSlips(drawn: Unknown): Record<Outcome, Slip> {
  const { low, middle, high, limit } = drawn;
  const slope = low + high - 2 * middle;
  const far = (low + high) / 2;
  const outcome = threeOutcome(slope, limit - middle, far - limit);
  const formula =
    slope === 0
      ? `${middle}`
      : `${middle} ${slope > 0 ? "+" : "-"} ${Math.abs(slope) === 1 ? "" : Math.abs(slope)}p`;
  const range =
    slope === 0
      ? `The mean is ${middle} for every $p$`
      : `The mean is $${formula}$, which takes every value between ${Math.min(middle, far)} and ${Math.max(middle, far)}, ends excluded`;
  const slips: Record<Outcome, Slip> = {
    first: {
      rationale: `${range}, so it ${outcome === "open" ? "need not be" : "is not"} greater than ${limit}.`,
      misconception: "one-part-compared",
      whyTempting: `The value ${high} is far above ${limit} and seems to pull the mean up.`,
      repairQuestion: `How strongly does the value ${low} pull in the other direction?`,
    },
    second: {
      rationale: `${range}, so it ${outcome === "open" ? "need not be" : "is not"} less than ${limit}.`,
      misconception: "one-part-compared",
      whyTempting: `The value ${low} seems to pull the mean down.`,
      repairQuestion: `How strongly does the value ${high} pull in the other direction?`,
    },
    equal: {
      rationale: `${range}, so it is not always ${limit}.`,
      misconception: "mean-median-confusion",
      whyTempting:
        "The outer values are equally likely, so the mean is taken to be in the middle of everything.",
      repairQuestion: `Are ${low} and ${high} equally far from ${middle}?`,
    },
    open: {
      rationale:
        slope === 0
          ? `${range}, so it does not vary at all.`
          : `${range}, and all of these values lie on the same side of ${limit}.`,
      ...OPEN,
    },
  };
  return slips;
}

export function threeCase(drawn: Unknown): OutcomeCase {
  const { low, middle, high, limit, swapped } = drawn;
  const slope = low + high - 2 * middle;
  const far = (low + high) / 2;
  const outcome = threeOutcome(slope, limit - middle, far - limit);
  const formula =
    slope === 0
      ? `${middle}`
      : `${middle} ${slope > 0 ? "+" : "-"} ${Math.abs(slope) === 1 ? "" : Math.abs(slope)}p`;
  return {
    stem: `The table shows the possible values of a random variable $X$ and their probabilities, where $0 < p < \\frac{1}{2}$.`,
    figure: table(
      "Distribution of X",
      [
        [`${low}`, "$p$"],
        [`${middle}`, "$1 - 2p$"],
        [`${high}`, "$p$"],
      ],
      ["Value of $X$", "Probability"],
    ),
    first: "The mean (expected value) of $X$",
    second: `${limit}`,
    swapped,
    outcome,
    proof: `The mean is $${low}p + ${middle}(1 - 2p) + ${high}p = ${formula}$. ${slope === 0 ? `So it is ${middle} for every $p$.` : `For $0 < p < \\frac{1}{2}$ it lies strictly between ${Math.min(middle, far)} and ${Math.max(middle, far)}, and takes every value there.`}`,
    slips: threeSlips(drawn),
    difficulty: slope === 0 ? 3 : 4,
    targetSeconds: 85,
    quick: `Multiply each value by its probability and add: $${low}p + ${middle}(1 - 2p) + ${high}p = ${formula}$. ${slope === 0 ? "The outer values are equally far from the middle one and equally likely, so $p$ drops out." : `As $p$ runs from 0 to $\\frac{1}{2}$, the mean moves from ${middle} to ${far}, ends excluded.`} The trap is to decide by the outer values alone.`,
    asked: `Whether the mean of $X$ is greater or less than ${limit} for all allowed $p$.`,
    ...threeGuide(drawn),
    reasoning: [
      `The mean is the sum of the values times their probabilities: $${low}p + ${middle}(1 - 2p) + ${high}p$.`,
      `The terms with $p$ add up to $(${low} - ${2 * middle} + ${high})p = ${slope}p$, so the mean is $${formula}$.`,
      slope === 0
        ? `The mean does not depend on $p$; it is ${middle}.`
        : `Since $p$ lies between 0 and $\\frac{1}{2}$, the mean lies between ${middle} and $\\frac{${low} + ${high}}{2} = ${far}$, without reaching either.`,
      `This is to be compared with ${limit}.`,
    ],
    steps: [
      {
        text: `Mean: $${low}p + ${middle}(1 - 2p) + ${high}p = ${formula}$.`,
        why: "The expected value weighs every value by its probability.",
        check: {
          left: `${low}*p+${middle}*(1-2*p)+${high}*p`,
          right: slope === 0 ? `${middle}` : `${middle}+(${slope})*p`,
          given: { p: "1/5" },
        },
      },
      {
        text:
          slope === 0
            ? `It equals ${middle} for every $p$.`
            : `At $p = \\frac{1}{2}$, which is not reached, it would be ${far}; at $p = 0$ it would be ${middle}.`,
        why: "A linear expression runs between its values at the ends.",
        check: { left: `${middle}+(${slope})*1/2`, right: `${far}` },
      },
    ],
  };
}

/** Signs of the slope, of the limit above the middle value and of the far end above the limit. */
function threeOutcome(slope: number, fromMiddle: number, toFar: number): Outcome {
  if (slope === 0) return fromMiddle === 0 ? "equal" : fromMiddle < 0 ? "first" : "second";
  const [least, most] = slope > 0 ? [-fromMiddle, toFar] : [toFar, -fromMiddle];
  if (least >= 0) return "first";
  return most <= 0 ? "second" : "open";
}
