import {
  comparisonKey,
  integers,
  type Relation as Order,
  relationOf,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  answerOf,
  type ComparisonCase,
  comparisonQuestion,
} from "../../kit/comparison-question.ts";
import { defineModel, type Relation, type Slip } from "../../kit/item-model.ts";
import { equationWords, roadWords, twoDistances } from "./two-distances.ts";

type Parameters =
  | { readonly scene: "equal"; readonly near: number; readonly far: number; readonly bound: number }
  | {
      readonly scene: "equation" | "road";
      readonly center: number;
      readonly away: number;
      readonly bound: number;
    };

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["equal", "equation", "road"] as const);
  if (scene === "equal") {
    const near = chance.integer(-9, 6);
    const far = near + 2 * chance.integer(3, 8);
    const middle = (near + far) / 2;
    return { scene, near, far, bound: chance.pick([middle, middle, middle + 1, middle - 1]) };
  }
  if (scene === "road") {
    const [center, away] = [chance.integer(12, 30), chance.integer(4, 10)];
    const [low, high] = [center - away, center + away];
    return { scene, center, away, bound: chance.pick([low, high, center, low - 1, high + 1]) };
  }
  const [center, away] = [chance.integer(-6, 7), chance.integer(3, 12)];
  const [low, high] = [center - away, center + away];
  return { scene, center, away, bound: chance.pick([high, center, low - 1, high + 1]) };
}

const tex = (value: number) => `$${value}$`;
/** `x - 3` or `x + 3`. */
const minus = (symbol: string, value: number) =>
  value === 0 ? symbol : `${symbol} ${value < 0 ? "+" : "-"} ${Math.abs(value)}`;

function equalSlips(near: number, far: number, bound: number): Record<Relation, Slip> {
  const middle = (near + far) / 2;
  const fact = `The only solution is $x = ${middle}$`;
  const verdict = answerOf(middle, bound);
  const said = verdict === "C" ? "equal to" : verdict === "A" ? "greater than" : "less than";
  return {
    A: {
      rationale: `${fact}, which is ${said} ${tex(bound)}.`,
      misconception: "forgot-negative-case",
      whyTempting: `Only the larger of the two marks, ${tex(far)}, is kept in mind, and $x$ is looked for near it.`,
      repairQuestion: `How far is ${tex(far)} from each of the two numbers in the equation?`,
    },
    B: {
      rationale: `${fact}, which is ${said} ${tex(bound)}.`,
      misconception: "sign-slip",
      whyTempting: `Only the smaller of the two marks, ${tex(near)}, is kept in mind, and $x$ is looked for near it.`,
      repairQuestion: `How far is ${tex(near)} from each of the two numbers in the equation?`,
    },
    C: {
      rationale: `${fact}, not ${tex(bound)}: that number is ${Math.abs(bound - near)} away from ${tex(near)} and ${Math.abs(far - bound)} away from ${tex(far)}.`,
      misconception: "judged-by-eye",
      whyTempting: `The number ${tex(bound)} lies very nearly halfway between the two marks.`,
      repairQuestion: `Is ${tex(bound)} equally far from ${tex(near)} and from ${tex(far)}?`,
    },
    D: {
      rationale: `${fact}, since just one point is equally far from two different points of the line.`,
      misconception: "varying-means-undetermined",
      whyTempting: "An equation with an absolute value often has two solutions.",
      repairQuestion: "How many points of a line are equally far from two given points of it?",
    },
  };
}

function equal(near: number, far: number, bound: number): ComparisonCase {
  const middle = (near + far) / 2;
  const half = (far - near) / 2;
  return {
    stem: `$|${minus("x", near)}| = |${minus("x", far)}|$`,
    quantityA: "$x$",
    quantityB: tex(bound),
    key: answerOf(middle, bound),
    proof: `$x$ is equally far from ${tex(near)} and from ${tex(far)}, so it is their midpoint, $\\frac{${near} + ${far < 0 ? `(${far})` : far}}{2} = ${middle}$.`,
    slips: equalSlips(near, far, bound),
    difficulty: 2,
    targetSeconds: 60,
    quick: `Read absolute values of differences as distances: $x$ is as far from ${tex(near)} as from ${tex(far)}. On the number line only the midpoint is, so $x = ${middle}$. Compare this with ${tex(bound)}. The trap is to expect two solutions because absolute values are involved.`,
    asked:
      "How a number compares with a given one when its distances from two points are the same.",
    plan: "Read each absolute value as a distance on the number line.",
    reasoning: [
      `$|${minus("x", near)}|$ is the distance of $x$ from ${tex(near)}, and $|${minus("x", far)}|$ its distance from ${tex(far)}.`,
      "Only the midpoint of two points of a line is equally far from both.",
      `The two points are ${2 * half} apart, so the midpoint lies ${half} to the right of ${tex(near)}, at ${tex(middle)}.`,
      `Thus $x = ${middle}$, and this is compared with ${tex(bound)}.`,
    ],
    answers: `The value ${tex(middle)} settles the comparison. Keeping only one of the two marks in mind moves $x$ to one side. Taking ${tex(bound)} for the midpoint without checking is a guess. Calling the matter open expects a second solution, but removing the bars with opposite signs and with equal signs leaves only one.`,
    steps: [
      {
        text: `The midpoint of ${tex(near)} and ${tex(far)} is ${tex(middle)}.`,
        why: "A point equally far from both ends of a segment on the line is its midpoint.",
        check: { left: `(${near}+(${far}))/2`, right: `${middle}` },
      },
      {
        text: `Check: it is ${half} away from each of them.`,
        why: "Both absolute values must come out the same.",
        check: { left: `${middle}-(${near})`, right: `${far}-(${middle})` },
      },
    ],
    hints: [
      "What does an absolute value of a difference measure on the number line?",
      "The equation says that one number is equally far from two others.",
      `Mark ${tex(near)} and ${tex(far)} on a number line. Which points are as far from one as from the other?`,
      `Take the average of ${tex(near)} and ${tex(far)}, and hold it against the second quantity.`,
    ],
    takeaway:
      "The absolute value of a difference is a distance; equal distances from two points single out the midpoint.",
    selfExplain: {
      prompt: "Why does this equation with absolute values have a single solution?",
      expectations: [
        "both sides are distances of the same number from two points",
        "on a line only the midpoint is equally far from both",
      ],
    },
  };
}

export const realDistanceQc = defineModel<Parameters>({
  id: "real-distance-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.real-numbers.absolute-value",
    "quantitative.arithmetic.real-numbers.number-line",
  ],
  traps: ["two-sides-of-a-point", "order-of-points"],
  method:
    "Every position on a wide grid is tested against the statement and the relations recorded",
  draw,
  write: (parameters) => {
    if (parameters.scene === "equal") {
      return comparisonQuestion(equal(parameters.near, parameters.far, parameters.bound));
    }
    const words = parameters.scene === "road" ? roadWords(parameters) : equationWords(parameters);
    return comparisonQuestion(twoDistances(parameters, words));
  },
  recompute: (parameters) => {
    const orders: Order[] = [];
    for (const position of integers(-120, 120)) {
      const { scene, bound } = parameters;
      if (scene === "equal") {
        const fits = Math.abs(position - parameters.near) === Math.abs(position - parameters.far);
        if (fits) orders.push(relationOf(position, bound));
      } else if (scene === "equation") {
        const fits = Math.abs(position - parameters.center) === parameters.away;
        if (fits) orders.push(relationOf(position, bound));
      } else if (Math.abs(position) === parameters.away) {
        // Forden stands at 0 and Elmsby on either side of it.
        orders.push(relationOf(Math.abs(position - parameters.center), bound));
        orders.push(relationOf(Math.abs(position + parameters.center), bound));
      }
    }
    return comparisonKey(orders);
  },
});
