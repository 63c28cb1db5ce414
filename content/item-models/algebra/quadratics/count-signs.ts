import { answerOf, type ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";
import { countSlips } from "./count-single.ts";

/** A quadratic equation of which the first coefficient and some signs are known. */
export interface Signs {
  readonly scene: "signs";
  readonly first: number;
  readonly sign: "opposite" | "same" | "no-middle";
  readonly other: number;
}

function reasonOf({ first, sign }: Signs): string {
  return {
    opposite: `The expression under the root sign in the quadratic formula is $b^2 + ${4 * first}c$. Since $c$ is positive and $b^2$ is not negative, it is positive, and there are always two real solutions.`,
    same: `The expression under the root sign in the quadratic formula is $b^2 - ${4 * first}c$, which can have any sign. With $c = ${first}$, there are two real solutions for $b = ${3 * first}$, one for $b = ${2 * first}$, and none for $b = ${first}$.`,
    "no-middle": `The equation says that $x^2$ is $-\\frac{c}{${first}}$. This is negative, and no real number has a negative square, so there is never a real solution.`,
  }[sign];
}

function stemOf({ first, sign }: Signs): string {
  return {
    opposite: `In the equation $${first}x^2 + bx - c = 0$, $b$ and $c$ are constants, and $c > 0$.`,
    same: `$b$ and $c$ are positive constants in the equation $${first}x^2 + bx + c = 0$.`,
    "no-middle": `In the equation $${first}x^2 + c = 0$, $c$ is a positive constant.`,
  }[sign];
}

function keyOf({ sign, other }: Signs): Relation {
  if (sign === "same") return "D";
  return answerOf(sign === "opposite" ? 2 : 0, other);
}

function slipsOf(signs: Signs, reason: string): Record<Relation, Slip> {
  return countSlips({
    fact: reason,
    open: signs.sign === "same",
    tempts: [
      signs.other === 2
        ? {
            misconception: "counted-twice",
            whyTempting:
              "The solutions for different values of the constants are counted together.",
          }
        : {
            misconception: "degree-taken-for-count",
            whyTempting: "A quadratic equation is expected to have two solutions.",
          },
      {
        misconception: "missed-a-case",
        whyTempting:
          "An equation without a real solution comes to mind, and it is taken as the rule.",
      },
      {
        misconception: signs.other === 2 ? "degree-taken-for-count" : "missed-a-case",
        whyTempting:
          signs.other === 2
            ? "The degree of the equation is taken for the number of its solutions."
            : "A perfect square comes to mind, which has a single solution.",
      },
    ],
    checkA: "What decides how many real solutions a quadratic equation has?",
  });
}

/** Numbers for an example, with the sign that `c` has in standard form. */
function exampleOf({ first, sign }: Signs): readonly [number, number, number] {
  if (sign === "opposite") return [first, 1, -2];
  return [first, sign === "same" ? 3 * first : 0, first];
}

const DIFFICULTY = { opposite: 4, same: 5, "no-middle": 3 } as const;

export function signsCase(signs: Signs): ComparisonCase {
  const { sign, other } = signs;
  const reason = reasonOf(signs);
  const key = keyOf(signs);
  const end = {
    A: `That is more than ${other}: Quantity A is greater.`,
    B: `That is fewer than ${other}: Quantity B is greater.`,
    C: `That is exactly ${other}: the quantities are equal.`,
    D: `So the relationship to ${other} is not determined.`,
  }[key];
  const [a, b, c] = exampleOf(signs);
  const value = b * b - 4 * a * c;
  return {
    stem: stemOf(signs),
    quantityA: "The number of different real numbers $x$ that satisfy the equation",
    quantityB: `${other}`,
    key,
    proof: `${reason} ${end}`,
    slips: slipsOf(signs, reason),
    difficulty: DIFFICULTY[sign],
    targetSeconds: 80,
    quick: `Do not solve; ask what the signs allow. ${reason} ${end} The trap is to go by the degree of the equation.`,
    asked:
      "How many real solutions a quadratic equation has, when only signs of its coefficients are known.",
    plan: "Look at the sign of the expression under the root sign in the quadratic formula.",
    reasoning: [
      "The number of real solutions depends on the expression under the root sign in the quadratic formula: two if it is positive, one if it is 0, none if it is negative.",
      "The square of the middle coefficient is never negative, so the signs of the first and the last coefficient are what matters.",
      reason,
      end,
    ],
    answers:
      "Expecting two solutions from the degree alone forgets that the expression under the root sign may be 0 or negative. Answer D is right when the conditions leave its sign open, and wrong when they fix it, even though the constants are not known.",
    steps: [
      {
        text: `An example: with the coefficients ${a}, ${b}, and ${c < 0 ? `$${c}$` : c}, the expression under the root sign has the value ${value < 0 ? `$${value}$` : value}.`,
        why: "An example shows how the signs enter.",
        check: {
          left: "b^2-4*a*c",
          right: `${value}`,
          given: { a: `${a}`, b: `${b}`, c: `${c}` },
        },
      },
      {
        text: `In general the signs decide. ${end}`,
        why: reason,
      },
    ],
    hints: [
      "You need the number of solutions, not their values. What decides it?",
      "In the quadratic formula, look at the expression under the root sign.",
      "What do the signs of the first and the last coefficient say about the second term there?",
      "Add the square of the middle coefficient to this term, and ask which signs the sum can have under the conditions.",
    ],
    takeaway:
      "First and last coefficients of opposite signs guarantee two real solutions; with equal signs, the middle coefficient decides.",
    selfExplain: {
      prompt: "Why do first and last coefficients of opposite signs guarantee two real solutions?",
      expectations: [
        "minus four times their product is then positive",
        "so the expression under the root is positive",
      ],
    },
  };
}
