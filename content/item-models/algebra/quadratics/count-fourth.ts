import { answerOf, type ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";
import { polynomial } from "../../kit/write-numbers.ts";

/** An equation in the square of x; the roots are those for the square. */
export interface Fourth {
  readonly scene: "fourth";
  readonly roots: readonly [number, number];
  readonly other: number;
}

const shown = (value: number) => (value < 0 ? `$${value}$` : `${value}`);
const solutionsFor = (square: number) => (square > 0 ? 2 : square === 0 ? 1 : 0);

function saysOf(square: number): string {
  if (square < 0) return `$x^2 = ${square}$ has no real solution`;
  return square === 0 ? "$x^2 = 0$ has the one solution 0" : `$x^2 = ${square}$ has two solutions`;
}

function slips(fact: string, { roots: [p, q], other }: Fourth): Record<Relation, Slip> {
  const lost = p < 0 || q < 0 ? "extraneous-root-kept" : "degree-taken-for-count";
  const guess = {
    2: [
      "forgot-negative-case",
      "One solution is counted for each of the two values of the square.",
    ],
    3: ["judged-by-eye", "One of four solutions is thought to be lost, without checking which."],
    4: ["degree-taken-for-count", "An equation with a fourth power seems to have four solutions."],
  }[other] ?? [
    "judged-by-eye",
    "The number of solutions is guessed from the form of the equation.",
  ];
  const [misconception = "", whyTempting = ""] = guess;
  return {
    A: {
      rationale: `${fact} So Quantity A is not greater.`,
      misconception: other === 4 ? "counted-twice" : lost,
      whyTempting:
        other === 4
          ? "Each value of the square is counted with two signs, although its own sign has been counted before."
          : "An equation with a fourth power seems to have four solutions.",
      repairQuestion: "Which of the values found for the square can be squares of real numbers?",
    },
    B: {
      rationale: `${fact} So Quantity B is not greater.`,
      misconception: "missed-a-case",
      whyTempting: "One solution is found by trial, and the search is stopped.",
      repairQuestion: "How many numbers have the square 4?",
    },
    C: {
      rationale: `${fact} So the two are not equal.`,
      misconception,
      whyTempting,
      repairQuestion: "How many real numbers belong to each value of the square?",
    },
    D: {
      rationale: `${fact} The equation is given completely, so the count is fixed.`,
      misconception: "hard-means-undetermined",
      whyTempting: "Equations of degree four look too hard to solve.",
      repairQuestion: "What kind of equation is it for the square of the unknown?",
    },
  };
}

export function fourthCase(parameters: Fourth): ComparisonCase {
  const {
    roots: [p, q],
    other,
  } = parameters;
  const count = solutionsFor(p) + solutionsFor(q);
  const key = answerOf(count, other);
  const expression = polynomial([1, 0, -(p + q), 0, p * q]);
  const relation = { A: "greater than", B: "less than", C: "equal to", D: "" }[key];
  const found = `${saysOf(p)}, and ${saysOf(q)}`;
  const verdict = `The number of real solutions is ${count}, ${key === "C" ? "just as in Quantity B" : `which is ${relation} ${other}`}.`;
  const fact = `For the square the roots are ${shown(p)} and ${shown(q)}; ${found}. That makes ${count} in all, to be compared with ${other}.`;
  const factor = (root: number) =>
    root === 0 ? "t" : `(t ${root < 0 ? "+" : "-"} ${Math.abs(root)})`;
  const [first, second] = q === 0 ? [q, p] : [p, q];
  return {
    stem: "",
    quantityA: `The number of different real numbers $x$ for which $${expression} = 0$`,
    quantityB: `${other}`,
    key,
    proof: `With $t = x^2$ the equation is $${factor(first)}${factor(second)} = 0$. Now ${found}. ${verdict}`,
    slips: slips(fact, parameters),
    difficulty: 4,
    targetSeconds: 85,
    quick: `Only even powers occur, so put $t = x^2$: $${polynomial([1, -(p + q), p * q], "t")} = 0$, with the roots ${shown(p)} and ${shown(q)}. Now ${found}. ${verdict} The traps are to count roots for $t$ instead of $x$, and to count roots that are no squares.`,
    asked: `How the number of real solutions of an equation compares with ${other}.`,
    plan: "Solve for the square first, and then ask how many real numbers have each of the squares found.",
    reasoning: [
      `The equation contains only $x^4$ and $x^2$${p * q === 0 ? "" : " besides a constant"}. With $t = x^2$ it becomes $${polynomial([1, -(p + q), p * q], "t")} = 0$.`,
      `Factor: $${factor(first)}${factor(second)} = 0$, so $t$ is ${shown(p)} or ${shown(q)}.`,
      `Go back to $x$: ${found}.`,
      verdict,
    ],
    answers: `Counting four solutions because of the fourth power ignores that some squares are impossible or belong to one number only. Counting two because there are two values of $t$ forgets that a positive square belongs to two numbers. Answer D is out of place for an equation without unknown constants.`,
    steps: [
      {
        text: `With $t = x^2$: $${polynomial([1, -(p + q), p * q], "t")} = ${factor(first)}${factor(second)}$.`,
        why: "The equation is quadratic in the square of the unknown.",
        check: {
          left: `t^2+(${-(p + q)})*t+(${p * q})`,
          right: `(t-(${p}))*(t-(${q}))`,
          given: { t: "50" },
        },
      },
      {
        text: `${verdict}`,
        why: "A positive square belongs to two real numbers, 0 to one, and a negative number to none.",
      },
    ],
    hints: [
      "Do you need the solutions, or only how many there are?",
      "The equation has only even powers of the letter.",
      "Write $t$ for $x^2$, and solve the quadratic equation for $t$.",
      "For each value of $t$ ask how many real numbers have it as their square.",
    ],
    takeaway:
      "A substitution gives values of the square; count the numbers that belong to each of them.",
    selfExplain: {
      prompt: "Why can the number of solutions differ from the degree of the equation?",
      expectations: [
        "a negative value is the square of no real number",
        "zero is the square of one number only",
      ],
    },
  };
}
