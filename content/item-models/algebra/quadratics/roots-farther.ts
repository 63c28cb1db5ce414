import type { ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";

/** Which of two solutions of opposite signs lies farther from 0. */
export interface Farther {
  readonly scene: "farther";
  readonly product: number;
  readonly known: "b > 0" | "b < 0" | "b = 0" | "none";
}

const KEY = { "b > 0": "A", "b < 0": "B", "b = 0": "C", none: "D" } as const;

function slips(reason: string, known: Farther["known"]): Record<Relation, Slip> {
  const always = known === "none" ? "always " : "";
  return {
    A: {
      rationale: `${reason} So Quantity A is not ${always}greater.`,
      misconception: "sign-slip",
      whyTempting: "The sign of the sum of the solutions is taken to be that of $b$.",
      repairQuestion: "Is the sum of the solutions $b$ or $-b$?",
    },
    B: {
      rationale: `${reason} So Quantity B is not ${always}greater.`,
      misconception: "forgot-negative-case",
      whyTempting: "Since $r < s$, the absolute value of $r$ seems to be the smaller one as well.",
      repairQuestion: "Which of $-10$ and 3 is smaller, and which has the greater absolute value?",
    },
    C: {
      rationale: `${reason} So the two absolute values are not ${always}equal.`,
      misconception: "assumed-case-not-checked",
      whyTempting:
        "The two solutions have opposite signs, and they are taken for opposite numbers.",
      repairQuestion: "What would the sum of the solutions be if they were opposite numbers?",
    },
    D: {
      rationale: `${reason} The sign of $b$ is all that is needed.`,
      misconception: "hard-means-undetermined",
      whyTempting: "Without the value of $b$ the solutions cannot be computed.",
      repairQuestion: "What does the sign of $b$ tell about the sum of the solutions?",
    },
  };
}

export function fartherCase({ product, known }: Farther): ComparisonCase {
  const reason = {
    "b > 0":
      "The sum of the solutions, $-b$, is negative, so the negative solution, $r$, is the farther one from 0.",
    "b < 0":
      "The sum of the solutions, $-b$, is positive, so the positive solution, $s$, is the farther one from 0.",
    "b = 0": "The sum of the solutions, $-b$, is 0, so the two solutions are opposite numbers.",
    none: "The sum of the solutions, $-b$, may be negative, which puts $r$ farther from 0, or positive, which puts $s$ farther from 0.",
  }[known];
  const outcome = {
    "b > 0": "Quantity A is greater",
    "b < 0": "Quantity B is greater",
    "b = 0": "the quantities are equal",
    none: "the relationship is not determined",
  }[known];
  const condition = known === "none" ? "" : `, and $${known}$`;
  return {
    stem: `In the equation $x^2 + bx - ${product} = 0$, $b$ is a constant${condition}. The solutions of the equation are $r$ and $s$, where $r < s$.`,
    quantityA: "$|r|$",
    quantityB: "$|s|$",
    key: KEY[known],
    proof: `The product of the solutions is $-${product}$, so $r < 0 < s$. ${reason}`,
    slips: slips(reason, known),
    difficulty: 4,
    targetSeconds: 85,
    quick: `The product of the solutions is $-${product}$, so one is negative and one positive: $r < 0 < s$. Their sum is $-b$. ${reason} So ${outcome}. The trap is to take the sum to be $b$, or to think that the smaller number has the smaller absolute value.`,
    asked: "Which of two solutions of a quadratic equation lies farther from 0.",
    plan: "Use the product of the solutions for their signs, and the sum for the one that outweighs the other.",
    reasoning: [
      `The product of the solutions is the constant term, $-${product}$. It is negative, so the solutions have opposite signs: $r < 0 < s$.`,
      "The sum of the solutions is $-b$.",
      "A sum of a negative and a positive number has the sign of the one that is farther from 0.",
      `${reason} So ${outcome}.`,
    ],
    answers:
      "Answer A belongs to a negative sum, answer B to a positive one, answer C to a sum of 0. With a slip in the sign of the sum, A and B change places. Answer D is right only if the statement leaves the sign of the sum open.",
    steps: [
      {
        text: `The product of the solutions is $-${product}$, so $r < 0 < s$.`,
        why: "A negative product has factors of opposite signs.",
        check: {
          left: "(x-r)*(x-s)",
          right: "x^2-(r+s)*x+r*s",
          given: { x: "4", r: "-1", s: `${product}` },
        },
      },
      {
        text: `${reason} So ${outcome}.`,
        why: "The farther solution decides the sign of the sum.",
      },
    ],
    hints: [
      "You need not solve the equation. What do its coefficients say about the solutions?",
      "The product of the solutions tells their signs, the sum tells which of them prevails.",
      "Which signs have the two solutions, if their product is negative and $r < s$?",
      "Find the sign of the sum of the solutions, as far as the statement gives it, and ask which solution must be farther from 0.",
    ],
    fasterWay: `Try simple cases, such as solutions $-${product}$ and 1, or $-1$ and ${product}, and see which sign of $b$ each requires.`,
    takeaway:
      "For solutions of opposite signs, the sign of their sum shows which lies farther from 0.",
    selfExplain: {
      prompt: "How does the sign of b show which solution is farther from 0?",
      expectations: [
        "the sum of the solutions is the opposite of b",
        "the sum has the sign of the solution farther from 0",
      ],
    },
  };
}
