import type { ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";

/** One equation between two positive unknowns, and their sum. */
export interface Bound {
  readonly scene: "bound";
  readonly a: number;
  readonly b: number;
  readonly total: number;
  readonly other: number;
}

function slips({ a, b, total, other }: Bound): Record<Relation, Slip> {
  const [low, high] = [total / b, total / a];
  const range = `The sum can be any number between ${low} and ${high}, without these two themselves`;
  const compared =
    other <= low
      ? `and all of them exceed ${other}`
      : other >= high
        ? `and none of them reaches ${other}`
        : `and ${other} lies among them`;
  return {
    A: {
      rationale: `${range}, ${compared}.`,
      misconception: "missed-a-case",
      whyTempting: `A large $x$ with a small $y$ makes the sum come close to ${high}.`,
      repairQuestion: "What is the sum when $x$ is close to 0?",
    },
    B: {
      rationale: `${range}, ${compared}.`,
      misconception: "missed-a-case",
      whyTempting: `A small $x$ with a large $y$ makes the sum come close to ${low}.`,
      repairQuestion: "What is the sum when $y$ is close to 0?",
    },
    C: {
      rationale: `${range}, so it is not fixed at ${other}.`,
      misconception: "assumed-case-not-checked",
      whyTempting: `One pair of numbers is tried, and its sum seems to be *the* sum.`,
      repairQuestion: "Can you find two pairs that satisfy the equation with different sums?",
    },
    D: {
      rationale: `${range}, ${compared}. The relation is the same for all pairs.`,
      misconception: "unknowns-outnumber-equations",
      whyTempting: "There is one equation for two unknowns, so the sum is not fixed.",
      repairQuestion: "Between which two numbers must the sum lie if both unknowns are positive?",
    },
  };
}

export function boundCase(parameters: Bound): ComparisonCase {
  const { a, b, total, other } = parameters;
  const [low, high] = [total / b, total / a];
  const key = other <= low ? "A" : other >= high ? "B" : "D";
  const verdict = {
    A: `Since the sum is always greater than ${low}, it exceeds ${other}, and Quantity A is greater.`,
    B: `Since the sum is always less than ${high}, it stays below ${other}, and Quantity B is greater.`,
    D: `Since ${other} lies strictly between ${low} and ${high}, the sum may be less or greater, and the relationship cannot be determined.`,
  }[key];
  return {
    stem: `$x > 0$, $y > 0$, and $${a}x + ${b}y = ${total}$.`,
    quantityA: "$x + y$",
    quantityB: `${other}`,
    key,
    proof:
      `With both numbers positive, $${a}(x+y) < ${total} < ${b}(x+y)$, so $${low} < x + y < ${high}$. ${verdict}`.replace(
        /cannot be determined/,
        "is not determined",
      ),
    slips: slips(parameters),
    difficulty: 4,
    targetSeconds: 85,
    quick: `Replace both coefficients by ${a}, and the left side becomes smaller; replace both by ${b}, and it becomes larger. So $${a}(x+y) < ${total} < ${b}(x+y)$, which means $${low} < x + y < ${high}$. ${verdict} The trap is to say that one equation leaves everything open, or to try one pair only.`,
    asked: `How the sum of two positive numbers compares with ${other}, when one equation links them.`,
    plan: "The sum is not fixed, so find the range in which it lies, and see where the second quantity stands.",
    reasoning: [
      `Since $y > 0$ and ${a} is less than ${b}, $${a}x + ${a}y$ is less than $${a}x + ${b}y = ${total}$. Dividing by ${a} gives $x + y < ${high}$.`,
      `Since $x > 0$, $${b}x + ${b}y$ is greater than ${total}. Dividing by ${b} gives $x + y > ${low}$.`,
      `Every value between is taken: as $x$ shrinks toward 0 the sum approaches ${low}, and as $y$ does, it approaches ${high}.`,
      verdict,
    ],
    answers: `Answer A is right when Quantity B is at or below the lower end of the range, answer B when it is at or above the upper end. Answer C takes one pair for all. Answer D is right only strictly inside the range.`,
    steps: [
      {
        text: `With $x$ near 0, the sum is near $\\frac{${total}}{${b}} = ${low}$; with $y$ near 0, it is near $\\frac{${total}}{${a}} = ${high}$.`,
        why: "These are the ends of the range, which positive numbers do not reach.",
        check: { left: `${total}/${b}+${total}/${a}`, right: `${low}+${high}` },
      },
      {
        text: `So $${low} < x + y < ${high}$. ${verdict}`,
        why: "The smaller coefficient gives the upper bound, the larger one the lower bound.",
      },
    ],
    hints: [
      "The sum is not fixed by one equation. How far can it vary?",
      "Both numbers are positive. Look at what happens when one of them is close to 0.",
      `If $x$ were 0, what would the sum be? Divide ${total} by ${b}.`,
      "Find the other end of the range in the same way, and place the second quantity in relation to both ends.",
    ],
    takeaway:
      "A sum that is not fixed may still have bounds; compare the bounds with the other quantity.",
    selfExplain: {
      prompt: "Why can the sum not reach the ends of its range?",
      expectations: ["one of the numbers would have to be 0", "both are given as positive"],
    },
  };
}
