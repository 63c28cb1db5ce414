import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { answerOf, comparisonQuestion } from "../../kit/comparison-question.ts";
import { defineModel, type Slip } from "../../kit/item-model.ts";
import { type Gap, gapCase } from "./square-of-gap.ts";
import { type Rope, ropeCase } from "./square-of-rope.ts";

type Known = "xy < 0" | "xy > 0" | "xy = 0" | "x < 0" | "x > 0";
interface Sum {
  readonly scene: "sum";
  readonly total: number;
  readonly known: Known;
}
type Parameters = Sum | Rope | Gap;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["sum", "rope", "gap"] as const);
  if (scene === "sum") {
    const known = chance.pick(["xy < 0", "xy > 0", "xy = 0", "x < 0", "x > 0"] as const);
    return { scene, total: chance.integer(4, 15), known };
  }
  if (scene === "rope") {
    const kind = chance.pick(["different", "whole", "any", "any"] as const);
    return { scene, side: 2 * chance.integer(3, 15), kind };
  }
  const gap = chance.integer(3, 12);
  const added = chance.pick([gap * gap, gap * gap, gap * gap + 1, gap * gap + gap, 2 * gap, gap]);
  return added === gap * gap || added !== 4 ? { scene, gap, added } : null;
}

const PRODUCT: Record<Known, { readonly says: string; readonly sign: -1 | 0 | 1 | null }> = {
  "xy < 0": { says: "it is given that $xy$ is negative", sign: -1 },
  "xy > 0": { says: "it is given that $xy$ is positive", sign: 1 },
  "xy = 0": { says: "it is given that $xy$ is 0", sign: 0 },
  "x < 0": {
    says: "$x$ is negative, so $y$ must be positive to bring the sum up, and $xy$ is negative",
    sign: -1,
  },
  "x > 0": {
    says: "$x$ is positive, but $y$ may be positive, 0, or negative, and $xy$ with it",
    sign: null,
  },
};
const RESULT = { "-1": "A", "0": "C", "1": "B", null: "D" } as const;

function sumSlips({ total, known }: Sum): Record<"A" | "B" | "C" | "D", Slip> {
  const { says } = PRODUCT[known];
  const square = total * total;
  const open = known === "x > 0";
  return {
    A: {
      rationale: open
        ? `With $x = 1$ and $y = ${total - 1}$, Quantity A is ${1 + (total - 1) ** 2}, which is less than ${square}.`
        : `Quantity A is $${square} - 2xy$, and ${says}; nothing is added to ${square}.`,
      misconception: "sign-slip",
      whyTempting: "Subtracting $2xy$ is easily turned into adding it.",
      repairQuestion: "By what must $(x + y)^2$ be reduced to leave $x^2 + y^2$?",
    },
    B: {
      rationale: open
        ? `With $x = ${total + 1}$ and $y = -1$, Quantity A is ${(total + 1) ** 2 + 1}, which is greater than ${square}.`
        : `Quantity A is $${square} - 2xy$, and ${says}; so ${square} is not reduced.`,
      misconception: "forgot-negative-case",
      whyTempting: `Two positive numbers with the sum ${total} do have squares that add up to less than ${square}.`,
      repairQuestion: "Are both numbers positive under the conditions?",
    },
    C: {
      rationale: open
        ? `The two are equal only for $y = 0$; with $x = 1$ and $y = ${total - 1}$ they differ.`
        : `$(x + y)^2$ also contains $2xy$, which is not 0 here, so the sum of the squares is not ${square}.`,
      misconception: "middle-term-lost",
      whyTempting: `${square} is the square of ${total}, and $(x + y)^2$ looks like $x^2 + y^2$.`,
      repairQuestion: "What do you get when you multiply out $(x + y)(x + y)$?",
    },
    D: {
      rationale: `$x$ and $y$ are not fixed, but ${says}. That decides the comparison.`,
      misconception: "unknowns-outnumber-equations",
      whyTempting: "Many pairs of numbers satisfy the conditions.",
      repairQuestion: `What does the sign of $xy$ tell you about $${square} - 2xy$?`,
    },
  };
}

function sumCase(parameters: Sum) {
  const { total, known } = parameters;
  const square = total * total;
  const { says, sign } = PRODUCT[known];
  const effect = {
    "-1": `So something positive is added to ${square}, and Quantity A is greater.`,
    "0": `So nothing is added to ${square} or taken from it, and the quantities are equal.`,
    "1": `So something positive is taken from ${square}, and Quantity B is greater.`,
    null: `So $2xy$ may be added or taken away: the pair 1 and ${total - 1} makes Quantity A less than ${square}, the pair ${total + 1} and $-1$ makes it greater.`,
  }[`${sign}`];
  const takeaway =
    "The sum of the squares is the square of the sum less twice the product, so the sign of the product decides.";
  return {
    stem: `$x + y = ${total}$ and $${known}$.`,
    quantityA: "$x^2 + y^2$",
    quantityB: `${square}`,
    key: RESULT[`${sign}`],
    proof: `Since $(x + y)^2 = ${square}$, Quantity A is $${square} - 2xy$, and ${says}. ${effect}`,
    slips: sumSlips(parameters),
    difficulty: known.startsWith("xy") ? 2 : 3,
    targetSeconds: 65,
    quick: `Square the sum: $x^2 + 2xy + y^2 = ${square}$. So Quantity A is $${square} - 2xy$, and only the sign of $xy$ matters. Here ${says}. ${effect} The trap is to drop the middle term of the square.`,
    asked: `How the sum of two squares compares with ${square}, when the sum of the two numbers is ${total}.`,
    plan: "Express the sum of the squares by the square of the sum, and look at what separates the two.",
    reasoning: [
      `Square both sides of $x + y = ${total}$: this gives $x^2 + 2xy + y^2 = ${square}$.`,
      `Take $2xy$ away on both sides. Quantity A is $${square} - 2xy$, and Quantity B is ${square}.`,
      `The comparison turns on the sign of $xy$ alone: ${says}.`,
      effect,
    ],
    answers: `Answer A fits a negative product and answer B a positive one. Answer C drops the middle term, which is right only where the product is 0. Answer D is right only when both signs, or a sign and 0, can occur.`,
    steps: [
      {
        text: "Multiply out: $(x + y)^2 = x^2 + 2xy + y^2$.",
        why: "Each term of one factor meets each term of the other.",
        check: {
          left: "(x+y)^2",
          right: "x^2+2*x*y+y^2",
          given: { x: "-2", y: `${total + 2}` },
        },
      },
      {
        text: `So $x^2 + y^2$ is ${square} less $2xy$, and the sign of $xy$ decides. ${effect}`,
        why: `The square of the sum is known, since the sum is ${total}.`,
      },
    ],
    hints: [
      "Two sums are in play, that of the numbers and that of their squares. Which one is known?",
      "How does the square of a sum differ from the sum of the squares?",
      `Square both sides of $x + y = ${total}$, and isolate $x^2 + y^2$.`,
      "What remains is to find out which signs the product $xy$ can have.",
    ],
    fasterWay:
      "Try one pair that fits the conditions, and then ask whether a pair with another sign of $xy$ would fit as well.",
    takeaway,
    selfExplain: {
      prompt: "Why does the sign of the product decide the comparison?",
      expectations: [
        "the square of the sum exceeds the sum of the squares by twice the product",
        "the square of the sum is given",
      ],
    },
  } as const;
}

export const expressionsSquareOfSumQc = defineModel<Parameters>({
  id: "expressions-square-of-sum-qc",
  knowledgeComponents: [
    "quantitative.algebra.expressions.identities",
    "quantitative.arithmetic.real-numbers.sign-cases",
  ],
  traps: ["middle-term", "hidden-condition"],
  method: "Pairs of numbers that fit the conditions are tried on a fine grid, relations recorded",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "sum":
        return comparisonQuestion(sumCase(parameters));
      case "rope":
        return comparisonQuestion(ropeCase(parameters));
      default:
        return comparisonQuestion(
          gapCase(parameters, answerOf(parameters.gap ** 2, parameters.added)),
        );
    }
  },
  recompute: (parameters) => {
    const grid = [...integers(-160, 160)].map((quarter) => quarter / 4);
    if (parameters.scene === "sum") {
      const { total, known } = parameters;
      const fits = (x: number, y: number) => {
        const tested = known.startsWith("xy") ? x * y : x;
        return known.endsWith("< 0")
          ? tested < 0
          : known.endsWith("> 0")
            ? tested > 0
            : tested === 0;
      };
      return comparisonKey(
        grid
          .filter((x) => fits(x, total - x))
          .map((x) => relationOf(x * x + (total - x) * (total - x), total * total)),
      );
    }
    if (parameters.scene === "gap") {
      const { gap, added } = parameters;
      return comparisonKey(
        grid.map((b) => relationOf((b + gap) * (b + gap) + b * b, 2 * (b + gap) * b + added)),
      );
    }
    const { side, kind } = parameters;
    const length = 4 * side;
    const pieces = [...integers(1, 8 * length - 1)]
      .map((eighth) => eighth / 8)
      .filter((piece) => kind !== "different" || piece !== length - piece);
    const area = (piece: number) => (piece / 4) * (piece / 4);
    return comparisonKey(
      pieces.map((piece) =>
        relationOf(
          area(piece) + area(length - piece),
          kind === "whole" ? area(length) : area(length) / 2,
        ),
      ),
    );
  },
});
