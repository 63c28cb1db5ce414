import { answerOf, type ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";

/** The sum of the solutions of an absolute value equation. */
export interface Sum {
  readonly scene: "sum";
  readonly times: number;
  readonly center: number;
  readonly distance: number;
  readonly other: number;
}

function slips({ times, center, distance, other }: Sum): Record<Relation, Slip> {
  const sum = (2 * center) / times;
  const fact = `The solutions lie symmetrically about ${center / times}, so their sum is ${sum}, to be compared with ${other}.`;
  return {
    A: {
      rationale: `${fact} It is not greater.`,
      misconception: "forgot-negative-case",
      whyTempting: `Only the larger solution, $${tex(new Fraction(center + distance, times))}$, or the sum before dividing by ${times} is looked at.`,
      repairQuestion: "What does the other solution contribute to the sum?",
    },
    B: {
      rationale: `${fact} It is not less.`,
      misconception: "sign-slip",
      whyTempting: "The second solution is found with a wrong sign, and the sum shrinks.",
      repairQuestion: `What is $x$ if $${times}x - ${center} = -${distance}$?`,
    },
    C: {
      rationale: `${fact} These are different numbers.`,
      misconception: "judged-by-eye",
      whyTempting: "The numbers are close to each other, and a small slip makes them equal.",
      repairQuestion: "Where is the midpoint of the two solutions?",
    },
    D: {
      rationale: `${fact} There are two solutions, but their sum is one number.`,
      misconception: "varying-means-undetermined",
      whyTempting: "The letter can have two values, so it seems that nothing is fixed.",
      repairQuestion: "Does the sum of *all* solutions depend on which one you choose?",
    },
  };
}

export function sumCase(parameters: Sum): ComparisonCase {
  const { times, center, distance, other } = parameters;
  const [low, high] = [
    new Fraction(center - distance, times),
    new Fraction(center + distance, times),
  ];
  const sum = (2 * center) / times;
  const key = answerOf(sum, other);
  const verdict =
    key === "C"
      ? `So the sum is exactly ${other}.`
      : `The sum ${sum} is ${key === "A" ? "greater" : "less"} than ${other}.`;
  return {
    stem: "",
    quantityA: `The sum of all numbers $x$ for which $|${times}x - ${center}| = ${distance}$`,
    quantityB: `${other}`,
    key,
    proof: `The solutions are $${tex(high)}$ and $${tex(low)}$. ${verdict}`,
    slips: slips(parameters),
    difficulty: 2,
    targetSeconds: 60,
    quick: `The equation means $${times}x - ${center} = ${distance}$ or $${times}x - ${center} = -${distance}$. Adding the two equations removes the ${distance}: the sum of the two values of $${times}x$ is ${2 * center}, so the sum of the solutions is ${sum}. ${verdict} The trap is to forget the second solution.`,
    asked: `How the sum of all solutions of an equation compares with ${other}.`,
    plan: "Write the two equations without bars. Their solutions lie at equal distances from a midpoint, which gives the sum.",
    reasoning: [
      `Without the bars there are two cases: $${times}x = ${center} + ${distance}$ and $${times}x = ${center} - ${distance}$.`,
      `The solutions are $${tex(high)}$ and $${tex(low)}$.`,
      `When they are added, the ${distance} cancels: the sum is $\\frac{2 \\cdot ${center}}{${times}} = ${sum}$.`,
      verdict,
    ],
    answers: `Answer A may come from one solution, or from a sum not divided by ${times}. Answer B comes from a wrong sign in the second case. Answer C is right only if the sum is exactly ${other}. Answer D confuses two values of $x$ with two values of the sum.`,
    steps: [
      {
        text: `The solutions are $${tex(high)}$ and $${tex(low)}$.`,
        why: "The expression between the bars is either the given number or its opposite.",
        check: {
          left: `(${center}+${distance})/${times}-(${center}-${distance})/${times}`,
          right: `${2 * distance}/${times}`,
        },
      },
      {
        text: `Their sum is $\\frac{2 \\cdot ${center}}{${times}} = ${sum}$.`,
        why: "What is added in one case is subtracted in the other.",
        check: {
          left: `(${center}+${distance})/${times}+(${center}-${distance})/${times}`,
          right: `${sum}`,
        },
      },
      { text: verdict, why: "The sum of all solutions is a single number." },
    ],
    hints: [
      "The word *all* matters. How many numbers satisfy the equation?",
      "Whatever stands between the bars can be the given number or its opposite.",
      `Write down both equations, the second with $-${distance}$ on the right side.`,
      "Add the two solutions. Do you need their values, or does something cancel?",
    ],
    fasterWay: `The solutions lie symmetrically about the number that makes the expression between the bars 0, which is $\\frac{${center}}{${times}}$; the sum is twice this number.`,
    takeaway: "The two solutions of an absolute value equation add up to twice their midpoint.",
    selfExplain: {
      prompt: `Why does the number ${distance} not affect the sum?`,
      expectations: ["it is added in one solution and subtracted in the other"],
    },
  };
}
