import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  answerOf,
  type ComparisonCase,
  comparisonQuestion,
} from "../../kit/comparison-question.ts";
import { defineModel, type Relation, type Slip } from "../../kit/item-model.ts";
import { surd } from "../../kit/write-numbers.ts";
import { exchanged, letterComparison } from "../real-numbers/letter-comparison.ts";
import { type LetterScene, rootComparison } from "./root-comparisons.ts";

type Parameters =
  | {
      readonly scene: "sum" | "gardens";
      readonly a: number;
      readonly b: number;
      readonly whole: number;
    }
  | { readonly scene: "letter"; readonly kind: LetterScene; readonly exchange: boolean };

/** Radicands whose product is a square, so that the sum of the roots is a single root. */
const PAIRS = [
  [2, 8],
  [3, 12],
  [2, 18],
  [5, 20],
  [3, 27],
  [8, 18],
  [12, 27],
  [6, 24],
  [7, 28],
  [5, 45],
] as const;

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["sum", "gardens", "letter", "letter"] as const);
  if (scene === "letter") {
    const kind = chance.pick<LetterScene>([
      "root-of-square",
      "root-or-number",
      "root-or-number",
      "above-one",
      "below-one",
      "negative",
    ]);
    return { scene, kind, exchange: chance.pick([true, false]) };
  }
  const [a, b] = chance.pick(PAIRS);
  const exact = a + b + 2 * Math.round(Math.sqrt(a * b));
  const plain = (value: number) => !Number.isInteger(Math.sqrt(value));
  const wholes = [a + b, exact, exact, exact + 1, exact + 2, exact - 1, exact - 2];
  return { scene, a, b, whole: chance.pick(wholes.filter(plain)) };
}

type Fixed = Exclude<Parameters, { scene: "letter" }>;

function slipsOf({ a, b, whole }: Fixed): Record<Relation, Slip> {
  const middle = 2 * Math.round(Math.sqrt(a * b));
  const fact = `The square of $\\sqrt{${a}} + \\sqrt{${b}}$ is $${a} + ${b} + ${middle} = ${a + b + middle}$, and the square of $\\sqrt{${whole}}$ is ${whole}`;
  return {
    A: {
      rationale: `${fact}, so Quantity A is not the greater.`,
      misconception: "judged-by-eye",
      whyTempting: "Two roots are added in Quantity A, and there is only one root in Quantity B.",
      repairQuestion: "What do you get when both quantities are squared?",
    },
    B: {
      rationale: `${fact}, so Quantity B is not the greater.`,
      misconception: "root-split-over-sum",
      whyTempting: `The number ${whole} is large compared with ${a} and ${b}, as if the roots could be added under one sign.`,
      repairQuestion: `What is the product of $\\sqrt{${a}}$ and $\\sqrt{${b}}$?`,
    },
    C: {
      rationale: `${fact}, which differ.`,
      misconception: "root-split-over-sum",
      whyTempting:
        whole === a + b
          ? `${a} and ${b} add up to ${whole}, and the root sign is moved over the sum.`
          : `The numbers ${a + b + middle} and ${whole} are close, and a rough estimate does not tell them apart.`,
      repairQuestion: "Is $\\sqrt{9} + \\sqrt{16}$ the same as $\\sqrt{25}$?",
    },
    D: {
      rationale: "Both quantities are fixed positive numbers, and their squares settle the order.",
      misconception: "hard-means-undetermined",
      whyTempting: "The roots are not whole numbers and cannot be worked out exactly as decimals.",
      repairQuestion: "Which part of either quantity could take more than one value?",
    },
  };
}

function fixed(parameters: Fixed): ComparisonCase {
  const { scene, a, b, whole } = parameters;
  const productRoot = Math.round(Math.sqrt(a * b));
  const square = a + b + 2 * productRoot;
  const key = answerOf(square, whole);
  const roots = `$\\sqrt{${a}} + \\sqrt{${b}}$`;
  const verdict =
    key === "C"
      ? `Both squares are ${whole}, so the quantities are equal.`
      : `Of the squares ${square} and ${whole}, the first is the ${key === "A" ? "greater" : "smaller"}, and the same is true of the positive numbers themselves.`;
  const story = scene === "gardens";
  return {
    stem: story
      ? `Three square flower beds in a park have areas of ${a}, ${b}, and ${whole} square meters.`
      : "",
    quantityA: story
      ? `The length, in meters, of a side of the bed with area ${a} plus the length of a side of the bed with area ${b}`
      : roots,
    quantityB: story
      ? `The length, in meters, of a side of the bed with area ${whole}`
      : `$\\sqrt{${whole}}$`,
    key,
    proof: `Square both quantities: $(\\sqrt{${a}} + \\sqrt{${b}})^2 = ${a} + 2\\sqrt{${a * b}} + ${b} = ${square}$, against ${whole}. ${verdict}`,
    slips: slipsOf(parameters),
    difficulty: story ? 3 : whole === a + b ? 2 : 3,
    targetSeconds: story ? 80 : 65,
    quick: `${story ? "A side of a square is the root of its area, so compare" : "Compare"} ${roots} with $\\sqrt{${whole}}$. Both are positive, so square them: $${a} + ${b} + 2\\sqrt{${a * b}} = ${a + b} + ${2 * productRoot} = ${square}$ on one side, ${whole} on the other. ${verdict} The trap is to add the radicands under one root.`,
    asked: `How a sum of two square roots compares with one square root.`,
    plan: "Both quantities are positive, so compare their squares.",
    reasoning: [
      `${story ? "Sides of squares are roots of areas. " : ""}The quantities are ${roots} and $\\sqrt{${whole}}$.`,
      `The square of the sum has three parts: ${a}, ${b}, and twice the product of the roots, $2\\sqrt{${a * b}} = ${2 * productRoot}$.`,
      `So it is $${a} + ${b} + ${2 * productRoot} = ${square}$. The square of the other quantity is ${whole}.`,
      verdict,
    ],
    answers: `The squares ${square} and ${whole} decide. Adding the radicands gives ${a + b} and forgets the double product. Counting roots, or going by the size of the number under the root, is a guess. Calling the matter open mistakes numbers that are awkward for numbers that are unknown.`,
    steps: [
      {
        text: `Square the sum: $${a} + ${b} + 2\\sqrt{${a * b}} = ${square}$.`,
        why: "The square of a sum contains twice the product of its terms.",
        check: { left: `${a}+${b}+2*sqrt(${a * b})`, right: `${square}` },
      },
      {
        text: `Compare with the square of the other quantity, ${whole}. ${verdict}`,
        why: "Positive numbers are ordered like their squares.",
        check: { left: `sqrt(${whole})^2`, right: `${whole}` },
      },
    ],
    hints: [
      "Both quantities contain square roots. Are both of them positive?",
      "Positive numbers have the same order as their squares.",
      `Square ${roots} with care: the result has three parts.`,
      `Work out twice the product of the two roots, add ${a} and ${b}, and compare with ${whole}.`,
    ],
    fasterWay: `Take square factors out of the roots: the sum is $${surd(1, a)} + ${surd(1, b)} = ${surd(1, square)}$, to be compared with $\\sqrt{${whole}}$.`,
    takeaway:
      "The root of a sum is less than the sum of the roots; compare sums of roots by squaring.",
    selfExplain: {
      prompt:
        "Why is a sum of two positive square roots greater than the root of the sum of the radicands?",
      expectations: [
        "the square of the sum contains twice the product of the roots besides the radicands",
        "positive numbers are ordered like their squares",
      ],
    },
  };
}

export const exponentsRootsQc = defineModel<Parameters>({
  id: "exponents-roots-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.exponents-roots.roots",
    "quantitative.arithmetic.exponents-roots.compare-powers",
  ],
  traps: ["root-of-a-sum", "zero-negative-fraction"],
  method: "Roots are worked out in decimals; letters run over squares of a fine grid of numbers",
  draw,
  write: (parameters) => {
    if (parameters.scene !== "letter") {
      return comparisonQuestion(fixed(parameters));
    }
    const comparison = rootComparison(parameters.kind);
    return comparisonQuestion(
      letterComparison(parameters.exchange ? exchanged(comparison) : comparison),
    );
  },
  recompute: (parameters) => {
    const order = (left: number, right: number) =>
      Math.abs(left - right) < 1e-9 ? "=" : relationOf(left, right);
    if (parameters.scene !== "letter") {
      const { a, b, whole } = parameters;
      return comparisonKey([order(Math.sqrt(a) + Math.sqrt(b), Math.sqrt(whole))]);
    }
    const { kind, exchange } = parameters;
    const grid = [...integers(-320, 320)].map((step) => step / 64);
    const orders = grid.flatMap((x) => {
      const fits = {
        "root-of-square": true,
        "root-or-number": x > 0,
        "above-one": x > 1,
        "below-one": x > 0 && x < 1,
        negative: x < 0,
      }[kind];
      if (!fits) return [];
      const [left, right] = {
        "root-of-square": [Math.sqrt(x * x), x],
        "root-or-number": [Math.sqrt(x), x],
        "above-one": [Math.sqrt(x), Math.cbrt(x)],
        "below-one": [x * Math.sqrt(x), x],
        negative: [Math.sqrt(x * x), -x],
      }[kind];
      return [exchange ? order(right ?? 0, left ?? 0) : order(left ?? 0, right ?? 0)];
    });
    return comparisonKey(orders);
  },
});
