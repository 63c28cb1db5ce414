import { answerOf, type ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";

/** A coefficient for which the equation has one solution. */
export interface Single {
  readonly scene: "single";
  readonly root: number;
  readonly positive: boolean;
  readonly other: number;
}

interface Temptation {
  readonly misconception: string;
  readonly whyTempting: string;
}
interface SlipParts {
  readonly fact: string;
  /** Whether the relationship is left open. */
  readonly open: boolean;
  readonly tempts: readonly [Temptation, Temptation, Temptation];
  readonly checkA: string;
}

export function countSlips({
  fact,
  open,
  tempts: [forA, forB, forC],
  checkA,
}: SlipParts): Record<Relation, Slip> {
  const always = open ? "always " : "";
  return {
    A: {
      ...forA,
      rationale: `${fact} So Quantity A is not ${always}greater.`,
      repairQuestion: checkA,
    },
    B: {
      ...forB,
      rationale: `${fact} So Quantity B is not ${always}greater.`,
      repairQuestion: "Which cases does the statement permit?",
    },
    C: {
      ...forC,
      rationale: `${fact} So the quantities are not ${always}equal.`,
      repairQuestion: "Can you find numbers that meet the conditions and lead to another result?",
    },
    D: {
      rationale: `${fact} Nothing is left open.`,
      misconception: "hard-means-undetermined",
      whyTempting: "A constant in the equation is not given as a number.",
      repairQuestion:
        "What do the conditions say about the expression under the root sign in the quadratic formula?",
    },
  };
}

function singleSlips({ root, positive }: Single, fact: string): Record<Relation, Slip> {
  return countSlips({
    fact,
    open: !positive,
    tempts: [
      {
        misconception: "coefficients-taken-for-values",
        whyTempting: `The constant term ${root * root} is large, and $k$ seems to have to match it.`,
      },
      {
        misconception: positive ? "middle-term-lost" : "missed-a-case",
        whyTempting: positive
          ? `The root ${root} of the constant term is taken for $k$, without the factor 2.`
          : "Only the negative value of $k$ is considered.",
      },
      {
        misconception: positive ? "judged-by-eye" : "forgot-negative-case",
        whyTempting: positive
          ? "A small slip in the arithmetic can make the two look the same."
          : "Only the positive value of $k$ is considered.",
      },
    ],
    checkA: `What is the middle coefficient of $(x + ${root})^2$?`,
  });
}

export function singleCase(single: Single): ComparisonCase {
  const { root, positive, other } = single;
  const square = root * root;
  const key = positive ? answerOf(2 * root, other) : "D";
  const relation = { A: "greater than", B: "less than", C: "equal to", D: "" }[key];
  const verdict = positive
    ? `Since $k$ is positive, it is ${2 * root}, ${key === "C" ? "exactly Quantity B" : `which is ${relation} ${other}`}.`
    : `The value ${2 * root} is ${2 * root === other ? "equal to" : "greater than"} ${other}, but $-${2 * root}$ is less, so the relationship is not determined.`;
  const fact = `The expression must be $(x + ${root})^2$ or $(x - ${root})^2$, so $k$ is ${2 * root} or $-${2 * root}$${positive ? ", and the negative value is excluded" : ", and both are permitted"}; it is to be compared with ${other}.`;
  return {
    stem: `In the equation $x^2 + kx + ${square} = 0$, $k$ is a ${positive ? "positive constant" : "constant"}. Exactly one real number $x$ satisfies the equation.`,
    quantityA: "$k$",
    quantityB: `${other}`,
    key,
    proof: `With exactly one solution, the left side is a perfect square, $(x + ${root})^2$ or $(x - ${root})^2$. So $k$ is ${2 * root} or $-${2 * root}$. ${verdict}`,
    slips: singleSlips(single, fact),
    difficulty: 3,
    targetSeconds: 75,
    quick: `A quadratic with exactly one solution is a perfect square. With the constant term $${square} = ${root}^2$, it is $(x + ${root})^2$ or $(x - ${root})^2$, and the middle coefficient is ${2 * root} or $-${2 * root}$. ${verdict} The traps are to lose the factor 2 and to forget one of the signs.`,
    asked: `How the middle coefficient of a quadratic with exactly one solution compares with ${other}.`,
    plan: "Use that a quadratic with exactly one solution is a perfect square, and apply any condition on the sign.",
    reasoning: [
      "If there is exactly one solution $r$, the left side is $(x - r)^2 = x^2 - 2rx + r^2$.",
      `So $r^2 = ${square}$, and $r$ is ${root} or $-${root}$.`,
      `The middle coefficient is $-2r$, that is $-${2 * root}$ or ${2 * root}.`,
      verdict,
    ],
    answers: `Without the factor 2, the coefficient seems to be ${root}. Answers A, B, and C suppose a definite value, which is there only if a condition fixes the sign. Answer D is right only if both signs are permitted and lead to different relations.`,
    steps: [
      {
        text: `A perfect square with the constant term ${square}: $(x + ${root})^2 = x^2 + ${2 * root}x + ${square}$, or the same with $-${2 * root}x$.`,
        why: "Exactly one solution means that both factors are the same.",
        check: {
          left: `(x+${root})^2`,
          right: `x^2+${2 * root}*x+${square}`,
          given: { x: "3" },
        },
      },
      { text: verdict, why: "The statement tells which signs are permitted." },
    ],
    hints: [
      "What does a quadratic expression look like if it is 0 for one number only?",
      "Two equal factors make a perfect square.",
      `The constant term is ${square}. Which perfect squares have it as their last term?`,
      "Multiply the perfect squares out, read the middle coefficients, and check which of them the statement permits.",
    ],
    fasterWay: `Exactly one solution means $k^2 - 4 \\cdot ${square} = 0$, so $k^2 = ${4 * square}$.`,
    takeaway:
      "Exactly one real solution means a perfect square, and its middle coefficient can have either sign.",
    selfExplain: {
      prompt: "Why are there two possible middle coefficients before the sign is considered?",
      expectations: ["the constant term is the square of a number and of its opposite"],
    },
  };
}
