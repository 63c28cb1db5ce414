import type { ModelStep, Slip } from "../../kit/item-model.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";

export interface Linear {
  readonly scene: "linear" | "dye";
  /** `left[0] x + left[1] y` and `right[0] x + right[1] y`. */
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
  /** The first combination is this many times the second. */
  readonly times: number;
}
export interface Homogeneous {
  readonly scene: "homogeneous";
  readonly ratio: readonly [number, number];
  readonly factor: number;
}

export interface RatioCase {
  readonly stem: string;
  readonly value: Fraction;
  readonly difficulty: 1 | 2 | 3;
  readonly slips: readonly (Slip & { readonly value: string })[];
  readonly plan: string;
  readonly reasoning: readonly string[];
  readonly answers: string;
  readonly steps: readonly ModelStep[];
  readonly hint: string;
}

const times = (factor: number) => (factor === 1 ? "" : `${factor}`);

/** `x : y` where the first combination is a multiple of the second. */
function linearRatio({ left, right, times: k }: Linear): Fraction {
  return new Fraction(k * right[1] - left[1], left[0] - k * right[0]);
}

export function linearCase(parameters: Linear): RatioCase {
  const { left, right, times: k } = parameters;
  const ratio = linearRatio(parameters);
  const [x, y] = [left[0] - k * right[0], k * right[1] - left[1]];
  const multiplied = `${k * right[0]}x + ${k * right[1]}y`;
  return {
    stem: `If $x$ and $y$ are positive numbers and $\\frac{${times(left[0])}x + ${times(left[1])}y}{${times(right[0])}x + ${times(right[1])}y} = ${k}$, what is the value of $\\frac{x}{y}$ ?\n\nGive your answer as a fraction.`,
    value: ratio,
    difficulty: 3,
    slips: [
      {
        value: ratio.inverse().toFraction(),
        rationale: `This is $\\frac{y}{x}$. From $${times(x)}x = ${times(y)}y$, the quotient $\\frac{x}{y}$ has ${y} above and ${x} below.`,
        misconception: "fraction-inverted",
        whyTempting: "The coefficients are put in the order in which they stand.",
        repairQuestion: `If $${times(x)}x = ${times(y)}y$, which of the two letters is the larger?`,
      },
      {
        value: new Fraction(k * right[1] + left[1], left[0] + k * right[0]).toFraction(),
        rationale: "The terms are collected without a change of sign when they cross the equation.",
        misconception: "moved-term-without-sign",
        whyTempting: "All the right terms are there, added instead of subtracted.",
        repairQuestion: `What is left when $${k * right[0]}x$ is subtracted from $${left[0]}x$?`,
      },
      ...(right[1] > left[1]
        ? [
            {
              value: new Fraction(right[1] - left[1], x).toFraction(),
              rationale: `Here only the first term of the denominator is multiplied by ${k}; the second has to be multiplied as well.`,
              misconception: "factor-not-distributed",
              whyTempting: `The ${k} is written before the bracket, and only its first term is seen.`,
              repairQuestion: `What is ${k} times $${times(right[0])}x + ${times(right[1])}y$?`,
            },
          ]
        : []),
      {
        value: `${k}`,
        rationale: `This is the value of the given fraction, not of $\\frac{x}{y}$.`,
        misconception: "coefficient-read-as-answer",
        whyTempting: "It stands alone on the right side of the equation.",
        repairQuestion: `Put $x = ${k}$ and $y = 1$ into the given fraction. What is its value?`,
      },
    ],
    plan: "Multiply by the denominator, collect each letter on its own side, and divide.",
    reasoning: [
      `Multiply both sides by the denominator, which is positive: $${times(left[0])}x + ${times(left[1])}y = ${multiplied}$.`,
      `Bring the terms with $x$ to the left and those with $y$ to the right: $${times(x)}x = ${times(y)}y$.`,
      `Divide by $y$ and by ${x}: $\\frac{x}{y} = ${tex(ratio)}$.`,
      `Check with $x = ${ratio.n}$ and $y = ${ratio.d}$: numerator ${left[0] * Number(ratio.n) + left[1] * Number(ratio.d)}, denominator ${right[0] * Number(ratio.n) + right[1] * Number(ratio.d)}.`,
    ],
    answers:
      "The inverted fraction answers for the other quotient. Adding where a term changes sides, or multiplying only one term of the denominator, gives an equation that the numbers do not satisfy.",
    steps: [
      {
        text: `Clear the fraction: $${times(left[0])}x + ${times(left[1])}y = ${multiplied}$, which gives $${times(x)}x = ${times(y)}y$.`,
        why: "Both terms of the denominator are multiplied.",
        check: {
          left: `${left[0]}*x+${left[1]}*y`,
          right: `${k * right[0]}*x+${k * right[1]}*y`,
          given: { x: `${ratio.n}`, y: `${ratio.d}` },
        },
      },
      {
        text: `So $\\frac{x}{y} = ${tex(ratio)}$.`,
        why: "Dividing by $y$ leaves the quotient.",
        check: { left: `${y}/${x}`, right: ratio.toFraction() },
      },
    ],
    hint: `Multiply both sides by the whole denominator, $${times(right[0])}x + ${times(right[1])}y$.`,
  };
}

export function dyeCase(parameters: Linear): RatioCase {
  const { left, right } = parameters;
  const ratio = linearRatio(parameters).inverse();
  const [x, y] = [left[0] - right[0], right[1] - left[1]];
  const liters = (count: number) => `${count} ${count === 1 ? "liter" : "liters"}`;
  return {
    stem: `At a dye works, ${liters(left[0])} of woad and ${liters(left[1])} of madder cost exactly as much as ${liters(right[0])} of woad and ${liters(right[1])} of madder. The price of a liter of madder is what fraction of the price of a liter of woad?\n\nGive your answer as a fraction.`,
    value: ratio,
    difficulty: 1,
    slips: [
      {
        value: ratio.inverse().toFraction(),
        rationale: "This is the price of woad as a fraction of the price of madder.",
        misconception: "fraction-inverted",
        whyTempting: "Woad is named first in the question.",
        repairQuestion: "Which of the two dyes is the cheaper one?",
      },
      {
        value: new Fraction(left[0] + right[0], left[1] + right[1]).toFraction(),
        rationale:
          "The amounts on the two sides are added; what both sides share has to be taken away.",
        misconception: "moved-term-without-sign",
        whyTempting: "Each dye is collected, but with the wrong sign.",
        repairQuestion: `What remains if ${liters(right[0])} of woad is taken away from both sides?`,
      },
      {
        value: new Fraction(left[0], right[1]).toFraction(),
        rationale: "It compares the larger amounts only and forgets the smaller ones.",
        misconception: "coefficient-read-as-answer",
        whyTempting: "These are the two amounts that stand out.",
        repairQuestion: "How much more woad is in the first purchase than in the second?",
      },
      {
        value: new Fraction(x, x + y).toFraction(),
        rationale: "This is the price of madder as a fraction of the two prices together.",
        misconception: "part-for-whole",
        whyTempting: "The two numbers of the ratio are read as parts of one whole.",
        repairQuestion: "After the word *of* in the question, which price is named?",
      },
    ],
    plan: "Take away from both purchases what they share, and read off the relation of the prices.",
    reasoning: [
      `Let a liter of woad cost $w$ and a liter of madder $m$: $${times(left[0])}w + ${times(left[1])}m = ${times(right[0])}w + ${times(right[1])}m$.`,
      `Take away $${times(right[0])}w$ and $${times(left[1])}m$ on both sides: $${times(x)}w = ${times(y)}m$.`,
      `Divide by $w$ and by ${y}: $\\frac{m}{w} = ${tex(ratio)}$.`,
      "The question asks for the price of madder over the price of woad, and this is just that quotient.",
    ],
    answers:
      "The inverted fraction compares the prices the other way around. Adding the amounts of the two purchases, instead of taking away what they share, and comparing only the larger amounts both leave the equation unused.",
    steps: [
      {
        text: `Take away what both purchases share: $${times(x)}w = ${times(y)}m$.`,
        why: "Equal amounts cost the same and may be removed from both sides.",
        check: {
          left: `${left[0]}*w+${left[1]}*m`,
          right: `${right[0]}*w+${right[1]}*m`,
          given: { w: `${ratio.d}`, m: `${ratio.n}` },
        },
      },
      {
        text: `So $\\frac{m}{w} = ${tex(ratio)}$.`,
        why: "The price of madder goes above the fraction bar.",
        check: { left: `${x}/${y}`, right: ratio.toFraction() },
      },
    ],
    hint: `Both purchases contain at least ${liters(right[0])} of woad and ${liters(left[1])} of madder. Take these away.`,
  };
}
