import type { ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";

/** A wire cut in two, each piece bent to a square. */
export interface Rope {
  readonly scene: "rope";
  readonly side: number;
  readonly kind: "different" | "whole" | "any";
}

function slips({ side, kind }: Rope): Record<Relation, Slip> {
  const half = (side * side) / 2;
  const limit = kind === "whole" ? side * side : half;
  return {
    A: {
      rationale:
        kind === "whole"
          ? `The two sides add up to ${side}, so the two areas are $${side * side} - 2ab$ with $ab$ positive, which is less than ${side * side}.`
          : `If the wire is cut in the middle, each square has a side of ${side / 2} and the areas total exactly ${half}. Nothing forbids this cut.`,
      misconception: kind === "whole" ? "sign-slip" : "possible-case-excluded",
      whyTempting:
        kind === "whole"
          ? "Two squares seem to be more than one."
          : "For every cut that is not in the middle, the total area is indeed greater.",
      repairQuestion:
        kind === "whole"
          ? "What is the total area when the wire is cut in the middle?"
          : "What is the total area when both pieces have the same length?",
    },
    B: {
      rationale: `If the pieces are very unequal, one square is almost as large as a square made of the whole wire, with an area near ${side * side}.`,
      misconception: "one-part-compared",
      whyTempting: "The smaller square contributes little, and the larger one is looked at alone.",
      repairQuestion: `What is the total area if one piece is ${side} centimeters long?`,
    },
    C: {
      rationale:
        kind === "whole"
          ? "The sides add up, but areas do not: the square of a sum has a middle term."
          : `The total is ${half} only when the wire is cut in the middle${kind === "different" ? ", and the pieces have different lengths" : ""}.`,
      misconception: kind === "whole" ? "middle-term-lost" : "assumed-case-not-checked",
      whyTempting: "The length of the wire stays the same, however it is cut.",
      repairQuestion: `Does cutting the wire into ${side} and ${3 * side} centimeters give ${limit}?`,
    },
    D: {
      rationale: `The total area varies with the cut, but it is always ${kind === "whole" ? `less than ${limit}` : `more than ${limit} when the pieces differ`}.`,
      misconception: "varying-means-undetermined",
      whyTempting: "The place of the cut is not stated, and the area depends on it.",
      repairQuestion: "Between which two values does the total area lie?",
    },
  };
}

export function ropeCase(parameters: Rope): ComparisonCase {
  const { side, kind } = parameters;
  const square = side * side;
  const half = square / 2;
  const verdict = {
    whole: `It is therefore less than ${square} for every cut, and Quantity B is greater.`,
    different: `The pieces differ, so $(a-b)^2$ is positive and the total exceeds ${half}: Quantity A is greater.`,
    any: `It equals ${half} for a cut in the middle and exceeds it otherwise, so the relationship is not determined.`,
  }[kind];
  const identity =
    kind === "whole"
      ? `$a^2 + b^2 = (a + b)^2 - 2ab$, and $ab$ is positive`
      : `$a^2 + b^2 = \\frac{(a+b)^2 + (a-b)^2}{2}$, and $(a-b)^2$ is 0 only for equal pieces`;
  return {
    stem: `A wire ${4 * side} centimeters long is cut into two pieces${kind === "different" ? " of different lengths" : ""}. Each piece is then bent to form a square.`,
    quantityA: "The total area, in square centimeters, of the two squares",
    quantityB: `${kind === "whole" ? square : half}`,
    key: ({ whole: "B", different: "A", any: "D" } as const)[kind],
    proof: `If the squares have sides $a$ and $b$, then $a + b = ${side}$ and ${identity}. ${verdict}`,
    slips: slips(parameters),
    difficulty: kind === "whole" ? 3 : 4,
    targetSeconds: 85,
    quick: `Let the sides be $a$ and $b$. The wire gives $4a + 4b = ${4 * side}$, so $a + b = ${side}$. Now ${identity}. ${verdict} The trap is to judge from one convenient cut.`,
    asked: `How the total area of two squares made from one wire compares with ${kind === "whole" ? square : half}.`,
    plan: "Name the sides, turn the length of the wire into their sum, and write the sum of the squares with an identity.",
    reasoning: [
      `Let the squares have sides $a$ and $b$, in centimeters. Together their perimeters use up the wire, so $a + b = ${side}$.`,
      "The total area is $a^2 + b^2$.",
      `By multiplying out one sees that ${identity}.`,
      verdict,
    ],
    answers: `The total area is smallest for a cut in the middle, where it is ${half}, and approaches ${square} as one piece gets short. Whoever tries one cut only may answer A, B, or C by accident. What counts is where Quantity B stands in this range, and whether the end of the range is allowed.`,
    steps: [
      {
        text: `The sides satisfy $a + b = ${side}$, since ${4 * side} centimeters serve for two perimeters.`,
        why: "A square has four equal sides.",
        check: { left: `${4 * side}/4`, right: `${side}` },
      },
      {
        text: `Use the identity: ${identity}.`,
        why: "It expresses the total area by the known sum and one other term whose sign is clear.",
        check:
          kind === "whole"
            ? { left: "a^2+b^2", right: "(a+b)^2-2*a*b", given: { a: "2", b: `${side - 2}` } }
            : {
                left: "a^2+b^2",
                right: "((a+b)^2+(a-b)^2)/2",
                given: { a: "2", b: `${side - 2}` },
              },
      },
      { text: verdict, why: "The cut may lie anywhere that the statement permits." },
    ],
    hints: [
      "The place of the cut is not known. What do the two squares have in common with the wire?",
      "The sum of two squares can be written with the square of the sum and one further term.",
      `Let $a$ and $b$ be the sides. What is $a + b$?`,
      "Find the total area for a cut in the middle and for a very uneven cut, and check which of these cuts the statement allows.",
    ],
    fasterWay: `Try two cuts: the middle gives $2 \\cdot ${side / 2}^2 = ${half}$, and a cut near one end gives almost $${side}^2 = ${square}$.`,
    takeaway:
      "For a fixed sum, the sum of two squares is least when the numbers are equal and grows as they move apart.",
    selfExplain: {
      prompt: "Which cut makes the total area smallest, and why?",
      expectations: [
        "the cut in the middle",
        "the square of the difference of the sides is then 0, and it can never be negative",
      ],
    },
  };
}
