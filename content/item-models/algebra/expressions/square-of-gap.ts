import type { ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";

/** Two numbers at a known distance. */
export interface Gap {
  readonly scene: "gap";
  readonly gap: number;
  readonly added: number;
}

function slips({ gap, added }: Gap): Record<Relation, Slip> {
  const square = gap * gap;
  const fact = `Quantity A exceeds $2ab$ by $(a-b)^2 = ${square}$, Quantity B by ${added}`;
  return {
    A: {
      rationale: `${fact}, so Quantity A is not greater.`,
      misconception: "one-part-compared",
      whyTempting: "A sum of two squares is never less than twice the product.",
      repairQuestion: `What is added to $2ab$ in Quantity B?`,
    },
    B: {
      rationale: `${fact}, so Quantity B is not greater.`,
      misconception: "one-part-compared",
      whyTempting: `Quantity B has the additional ${added}, while Quantity A seems to have nothing extra.`,
      repairQuestion: "By how much does $a^2 + b^2$ exceed $2ab$?",
    },
    C: {
      rationale: `${fact}, and these are different numbers.`,
      misconception: "judged-by-eye",
      whyTempting: `A number added to $2ab$ can make up for the squares, and ${added} looks like the right amount.`,
      repairQuestion: `What is the square of ${gap}?`,
    },
    D: {
      rationale: `The two numbers are free, but the difference of the quantities is $(a-b)^2 - ${added}$, which depends only on $a - b = ${gap}$.`,
      misconception: "unknowns-outnumber-equations",
      whyTempting: "Two unknowns and one relation seem to leave everything open.",
      repairQuestion: "What is Quantity A minus $2ab$?",
    },
  };
}

export function gapCase(parameters: Gap, key: Relation): ComparisonCase {
  const { gap, added } = parameters;
  const square = gap * gap;
  const verdict = `Quantity A exceeds $2ab$ by ${square} and Quantity B exceeds it by ${added}, so ${{ A: "Quantity A is greater", B: "Quantity B is greater", C: "the quantities are equal", D: "" }[key]}.`;
  return {
    stem: `The number $a$ exceeds the number $b$ by ${gap}.`,
    quantityA: "$a^2 + b^2$",
    quantityB: `$2ab + ${added}$`,
    key,
    proof: `Squaring $a - b = ${gap}$ gives $a^2 + b^2 - 2ab = ${square}$. ${verdict}`,
    slips: slips(parameters),
    difficulty: 3,
    targetSeconds: 65,
    quick: `Take $2ab$ away from both quantities. What is left of Quantity A is $a^2 - 2ab + b^2 = (a-b)^2 = ${square}$, and what is left of Quantity B is ${added}. ${verdict} The trap is to think that the free values of $a$ and $b$ matter.`,
    asked: `How the sum of the squares of two numbers that differ by ${gap} compares with ${added} more than twice their product.`,
    plan: "Subtract from both quantities what they can share, and recognize a square.",
    reasoning: [
      "Subtract $2ab$ from both quantities. The order of the two is not changed by this.",
      `Quantity A becomes $a^2 - 2ab + b^2$, which is $(a-b)^2$.`,
      `The statement says that $a - b = ${gap}$, so this is ${square}. Quantity B becomes ${added}.`,
      verdict,
    ],
    answers: `Answer A remembers only that the squares outweigh the product, answer B only that ${added} is added. Answer C asks for ${square} and ${added} to be the same. Answer D counts unknowns, although the values of $a$ and $b$ drop out.`,
    steps: [
      {
        text: "Recognize $a^2 + b^2 - 2ab = (a - b)^2$.",
        why: "It is the square of a difference.",
        check: { left: "a^2+b^2-2*a*b", right: "(a-b)^2", given: { a: `${gap + 4}`, b: "4" } },
      },
      {
        text: `Since $a - b = ${gap}$, this is $${gap}^2 = ${square}$, to be compared with ${added}.`,
        why: "Only the difference enters, and it is given.",
        check: { left: `${gap}^2`, right: `${square}` },
      },
    ],
    hints: [
      "You know how far apart the two numbers are, but not where they lie. Does their position matter?",
      "Look for the square of a difference hidden in the two quantities.",
      "Subtract $2ab$ from both quantities.",
      `Now use $a - b = ${gap}$ on the side that has become a perfect square.`,
    ],
    fasterWay: `Take $b = 0$ and $a = ${gap}$: the quantities are ${square} and ${added}. Since only the difference matters, this one case settles it.`,
    takeaway: "When $a^2 + b^2$ meets $2ab$, their difference is the square of $a - b$.",
    selfExplain: {
      prompt: "Why do the values of the two numbers not matter?",
      expectations: [
        "the difference of the quantities contains only the square of a minus b",
        "a minus b is given",
      ],
    },
  };
}
