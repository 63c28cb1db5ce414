import type { ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";
import { plus, polynomial } from "../../kit/write-numbers.ts";

/** A quotient of polynomials that reduces to a linear expression. */
export interface Quotient {
  readonly scene: "quotient";
  readonly a: number;
  readonly b: number;
  readonly other: number;
}
/** A difference of two squares divided by the letter. */
export interface Bracket {
  readonly scene: "bracket";
  readonly a: number;
  readonly other: number;
}

const RELATION = { A: "greater than", B: "less than", C: "equal to", D: "" } as const;
const OUTCOME = {
  A: "Quantity A is greater",
  B: "Quantity B is greater",
  C: "the quantities are equal",
  D: "the relationship is not determined",
} as const;

function slips(fact: string, equalTrap: string): Record<Relation, Slip> {
  return {
    A: {
      rationale: `${fact} So Quantity A is not greater.`,
      misconception: "judged-by-eye",
      whyTempting: "The numerator has a square in it and looks large.",
      repairQuestion: "What remains of the fraction when the common factor is cancelled?",
    },
    B: {
      rationale: `${fact} So Quantity B is not greater.`,
      misconception: "judged-by-eye",
      whyTempting: "Quantity A is a fraction, and Quantity B is not.",
      repairQuestion:
        "Is a fraction smaller than a whole expression only because it is a fraction?",
    },
    C: {
      rationale: `${fact} So the quantities differ.`,
      misconception: "term-cancelled-in-sum",
      whyTempting: equalTrap,
      repairQuestion: "Put a simple number for $x$. Do both quantities have the same value?",
    },
    D: {
      rationale: `${fact} This is so for every permitted $x$.`,
      misconception: "varying-means-undetermined",
      whyTempting: "The letter may have almost any value, and nothing else is known about it.",
      repairQuestion: "Does the difference of the two quantities still contain the letter?",
    },
  };
}

export function quotientCase({ a, b, other }: Quotient, key: Relation): ComparisonCase {
  const numerator = polynomial([1, b - a, -a * b]);
  const fact = `Quantity A is $\\frac{(x - ${a})(x + ${b})}{x - ${a}} = x + ${b}$, and Quantity B is $x${plus(other)}$.`;
  const verdict =
    key === "C"
      ? `${b}, the same as in Quantity B, so the quantities are equal`
      : `${b}, which is ${RELATION[key]} ${other}, so ${OUTCOME[key]}`;
  const number = { x: `${a + 3}` };
  return {
    stem: `$x \\neq ${a}$`,
    quantityA: `$\\frac{${numerator}}{x - ${a}}$`,
    quantityB: `$x${plus(other)}$`,
    key,
    proof: `${fact} Taking $x$ away from both leaves in Quantity A ${verdict}.`,
    slips: slips(fact, `The same letter and similar numbers occur in both quantities.`),
    difficulty: 2,
    targetSeconds: 60,
    quick: `Factor the numerator: its constant term is $-${a * b}$ and the factor $x - ${a}$ must be in it, so it is $(x - ${a})(x + ${b})$. Cancel the common factor, which is not 0. Quantity A is $x + ${b}$. Without $x$, Quantity A is ${verdict}. The trap is to cancel single terms, or to call the matter open because of $x$.`,
    asked: "How a quotient of two expressions in $x$ compares with a linear expression.",
    plan: "Factor the numerator, cancel the factor that is common to numerator and denominator, and compare what is left.",
    reasoning: [
      `Try the denominator as a factor of the numerator: $${numerator} = (x - ${a})(x + ${b})$.`,
      `Since $x$ is not ${a}, the factor $x - ${a}$ is not 0 and may be cancelled. Quantity A is $x + ${b}$.`,
      `Quantity B is $x${plus(other)}$. Subtract $x$ from both.`,
      `What remains of Quantity A is ${verdict}. The value of $x$ plays no part.`,
    ],
    answers: `Answers A and B by appearance judge a square or a fraction by its looks. Answer C holds only if the constants are the same after cancelling. Answer D overlooks that $x$ drops out; the one number for which the fraction has no value is excluded.`,
    steps: [
      {
        text: `Factor: $${numerator} = (x - ${a})(x + ${b})$.`,
        why: "The factor of the denominator is tried first.",
        check: {
          left: `x^2+(${b - a})*x-${a * b}`,
          right: `(x-${a})*(x+${b})`,
          given: number,
        },
      },
      {
        text: `Cancel $x - ${a}$: Quantity A is $x + ${b}$.`,
        why: `The condition says that $x - ${a}$ is not 0.`,
        check: {
          left: `(x^2+(${b - a})*x-${a * b})/(x-${a})`,
          right: `x+${b}`,
          given: number,
        },
      },
      {
        text: `Compare the constants: what remains of Quantity A is ${verdict}.`,
        why: "The term $x$ is common to both.",
      },
    ],
    hints: [
      "Before you put in numbers, ask whether the fraction can be made simpler.",
      "Only common factors may be cancelled, never single terms of a sum.",
      `Write the numerator as a product in which $x - ${a}$ is one factor.`,
      "Cancel the common factor, and then take $x$ away from both quantities.",
    ],
    fasterWay: `Both quantities differ by a constant, so one number is enough: for $x = 0$ they are ${b} and $${other}$.`,
    takeaway: "Factor and cancel before you compare; an unknown that drops out decides nothing.",
    selfExplain: {
      prompt: `Why is the condition $x \\neq ${a}$ needed?`,
      expectations: [
        "the denominator must not be 0",
        "only a factor that is not 0 may be cancelled",
      ],
    },
  };
}

export function bracketCase({ a, other }: Bracket, key: Relation): ComparisonCase {
  const expanded = `${4 * a}x`;
  const fact = `The numerator is $${expanded}$, so Quantity A is ${4 * a} for every $x$ other than 0, and Quantity B is ${other}.`;
  const verdict =
    key === "C"
      ? `both quantities are ${other}`
      : `${4 * a} is ${RELATION[key]} ${other}, so ${OUTCOME[key]}`;
  return {
    stem: "$x$ is a number other than 0.",
    quantityA: `$\\frac{(x + ${a})^2 - (x - ${a})^2}{x}$`,
    quantityB: `${other}`,
    key,
    proof: `${fact} Now ${verdict}.`,
    slips: slips(
      fact,
      "The two numerators look as if they were chosen to make the number come out.",
    ),
    difficulty: 3,
    targetSeconds: 65,
    quick: `The numerator is a difference of two squares. Its factors are the sum $2x$ and the difference ${2 * a} of the two brackets, so it equals $${expanded}$. Divided by $x$ this is ${4 * a}, whatever $x$ is, and ${verdict}. The trap is to think that the value must depend on $x$.`,
    asked: `How an expression in $x$ compares with ${other}.`,
    plan: "Use the difference of two squares in the numerator instead of multiplying out, and cancel.",
    reasoning: [
      `The sum of the two brackets is $2x$, and the first less the second is ${2 * a}.`,
      `So the numerator is $2x \\cdot ${2 * a} = ${expanded}$.`,
      `Since $x$ is not 0, divide by it: Quantity A is ${4 * a}.`,
      `Now ${verdict}.`,
    ],
    answers: `Answer A or B from the look of the squares is a guess; if the middle terms are lost, the numerator seems to be 0, and if they are not doubled it seems to be $${2 * a}x$. Answer C requires exactly ${4 * a}. Answer D expects that $x$ matters, but it cancels.`,
    steps: [
      {
        text: `The numerator is $(x + ${a})^2 - (x - ${a})^2 = ${expanded}$.`,
        why: "It is the product of the sum and the difference of the brackets.",
        check: { left: `(x+${a})^2-(x-${a})^2`, right: `${4 * a}*x`, given: { x: "7" } },
      },
      {
        text: `Divided by $x$, it is ${4 * a}; and ${verdict}.`,
        why: "The letter is not 0, so it may be cancelled.",
        check: { left: `((x+${a})^2-(x-${a})^2)/x`, right: `${4 * a}`, given: { x: "7" } },
      },
    ],
    hints: [
      "Must you know $x$ to know the value of the fraction?",
      "The numerator has the form $p^2 - q^2$.",
      "Find the sum and the difference of the two brackets, and multiply them.",
      "Cancel $x$ in the fraction, and set what is left beside the second quantity.",
    ],
    fasterWay: `If you trust that $x$ drops out, put in $x = ${a}$: the fraction is $\\frac{${2 * a}^2}{${a}}$.`,
    takeaway:
      "A difference of two squared brackets is the sum times the difference of the brackets.",
    selfExplain: {
      prompt: "Why does the value of $x$ not matter?",
      expectations: [
        "the squares of x cancel and only a multiple of x is left in the numerator",
        "dividing by x leaves a constant",
      ],
    },
  };
}
