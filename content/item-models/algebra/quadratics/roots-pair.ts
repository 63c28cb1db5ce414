import { answerOf, type ComparisonCase } from "../../kit/comparison-question.ts";
import type { ModelStep, Relation, Slip } from "../../kit/item-model.ts";
import { polynomial, tex } from "../../kit/write-numbers.ts";

/** Two quadratic equations with whole solutions, the smaller one first. */
export interface Pair {
  readonly scene: "pair";
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
}
/** Sum against product of the solutions. */
export interface SumProduct {
  readonly scene: "sum";
  readonly b: number;
  readonly c: number;
}

const shown = (value: number) => (value < 0 ? `$${value}$` : `${value}`);
const equation = ([p, q]: readonly [number, number], letter: string) =>
  `${polynomial([1, -(p + q), p * q], letter)} = 0`;
const factor = (root: number, letter: string) =>
  `(${letter} ${root < 0 ? "+" : "-"} ${Math.abs(root)})`;

function pairSlips(fact: string, open: boolean): Record<Relation, Slip> {
  return {
    A: {
      rationale: `${fact} So Quantity A is not ${open ? "always " : ""}greater.`,
      misconception: "root-sign-from-factor",
      whyTempting:
        "With the signs of the numbers in the factors, the order of the solutions is turned around.",
      repairQuestion: "For which number is each factor equal to 0?",
    },
    B: {
      rationale: `${fact} So Quantity B is not ${open ? "always " : ""}greater.`,
      misconception: "missed-a-case",
      whyTempting: "One solution of each equation is compared, and the other pairs are forgotten.",
      repairQuestion: "How many pairs of solutions are there to compare?",
    },
    C: {
      rationale: `${fact} So the quantities are not ${open ? "always " : ""}equal.`,
      misconception: "assumed-case-not-checked",
      whyTempting:
        "The two equations look alike, and a solution that they share, or seem to share, catches the eye.",
      repairQuestion: "Is there a pair of solutions that are different?",
    },
    D: {
      rationale: `${fact} Every pair stands in the same relation.`,
      misconception: "varying-means-undetermined",
      whyTempting: "Each letter has two possible values.",
      repairQuestion: "Which pair of solutions would have to change the relation?",
    },
  };
}

function pairSteps({ first, second }: Pair, lists: string, verdict: string): ModelStep[] {
  const [p, q] = first;
  return [
    {
      text: `Factor the first: $${polynomial([1, -(p + q), p * q])} = ${factor(p, "x")}${factor(q, "x")}$.`,
      why: "Two numbers with the right product and sum are sought.",
      check: {
        left: `x^2+(${-(p + q)})*x+(${p * q})`,
        right: `(x-(${p}))*(x-(${q}))`,
        given: { x: "13" },
      },
    },
    {
      text: `Factor the second in the same way; ${lists}.`,
      why: "A product is 0 when one of its factors is.",
      check: {
        left: `y^2+(${-(second[0] + second[1])})*y+(${second[0] * second[1]})`,
        right: `(y-(${second[0]}))*(y-(${second[1]}))`,
        given: { y: "13" },
      },
    },
    { text: verdict, why: "All pairs count." },
  ];
}

export function pairCase(pair: Pair): ComparisonCase {
  const { first, second } = pair;
  const key = first[1] < second[0] ? "B" : first[0] > second[1] ? "A" : "D";
  const touching = first[1] === second[0];
  const lists = `$x$ is ${shown(first[0])} or ${shown(first[1])}, and $y$ is ${shown(second[0])} or ${shown(second[1])}`;
  const verdict = {
    A: `Even the smaller value of $x$, ${shown(first[0])}, exceeds the larger value of $y$, ${shown(second[1])}, so Quantity A is greater.`,
    B: `Even the larger value of $x$, ${shown(first[1])}, is less than the smaller value of $y$, ${shown(second[0])}, so Quantity B is greater.`,
    D: touching
      ? `Both letters can be ${shown(first[1])}, which makes them equal, but for other choices $x$ is less: the relationship is not determined.`
      : `If $y$ is ${shown(second[0])}, $x$ is greater; if $y$ is ${shown(second[1])}, it is less: the relationship is not determined.`,
  }[key];
  const fact = `Here ${lists}.`;
  return {
    stem: `$${equation(first, "x")}$\n\n$${equation(second, "y")}$`,
    quantityA: "$x$",
    quantityB: "$y$",
    key,
    proof: `Factoring shows that ${lists}. ${verdict}`,
    slips: pairSlips(fact, key === "D"),
    difficulty: touching ? 3 : 2,
    targetSeconds: 75,
    quick: `Factor both equations: $${factor(first[0], "x")}${factor(first[1], "x")} = 0$ and $${factor(second[0], "y")}${factor(second[1], "y")} = 0$. So ${lists}. ${verdict} The traps are to read the roots with the wrong signs and to compare one pair only.`,
    asked: "How the solutions of two quadratic equations compare.",
    plan: "Factor both equations, list the solutions, and compare every value of $x$ with every value of $y$.",
    reasoning: [
      `The first equation is $${factor(first[0], "x")}${factor(first[1], "x")} = 0$, so $x$ is ${shown(first[0])} or ${shown(first[1])}.`,
      `The second is $${factor(second[0], "y")}${factor(second[1], "y")} = 0$, so $y$ is ${shown(second[0])} or ${shown(second[1])}.`,
      "Nothing says which of the two values each letter has, so four pairs are possible.",
      verdict,
    ],
    answers:
      "With the signs of the solutions turned, answers A and B change places. An answer from one pair is safe only if the ranges of the solutions do not meet. Answer C needs equality in all four pairs, and answer D needs at least two pairs with different relations.",
    steps: pairSteps(pair, lists, verdict),
    hints: [
      "How many values can each of the letters have?",
      "Factor each equation; each factor gives one solution.",
      "Write down the two solutions of the first equation, with their signs, and then those of the second.",
      "Put all four solutions on a number line. Do the two pairs overlap or touch?",
    ],
    takeaway: "With two solutions for each letter, the order is settled only if all pairs agree.",
    selfExplain: {
      prompt: "When is the order of two letters settled although each has two values?",
      expectations: ["when all values of one are greater than all values of the other"],
    },
  };
}

function sumProductSlips(b: number, fact: string): Record<Relation, Slip> {
  const slip = (end: string) => `${fact} ${end}`;
  return {
    A: {
      rationale: slip("So Quantity A is not greater."),
      misconception: b > 0 ? "sign-slip" : "coefficients-taken-for-values",
      whyTempting:
        b > 0
          ? `The coefficient of $x$, ${b}, is taken for the sum.`
          : "The term with $x$ seems to carry more weight than the constant term.",
      repairQuestion: "What are sum and product of the solutions of $x^2 - 5x + 6 = 0$?",
    },
    B: {
      rationale: slip("So Quantity B is not greater."),
      misconception: b > 0 ? "judged-by-eye" : "sign-slip",
      whyTempting:
        b > 0
          ? "A product is expected to exceed a sum."
          : `The coefficient of $x$, $${b}$, is taken for the sum.`,
      repairQuestion: `Which sign does the sum of the solutions have when the coefficient of $x$ is $${b}$?`,
    },
    C: {
      rationale: slip("These numbers are different."),
      misconception: "sign-slip",
      whyTempting: "Without attention to the minus sign of the sum, the two can look the same.",
      repairQuestion: "Is the sum of the solutions the coefficient of $x$ or its opposite?",
    },
    D: {
      rationale: slip("Both are fixed, although the solutions are awkward numbers."),
      misconception: "hard-means-undetermined",
      whyTempting:
        "It is not stated which solution is $r$ and which is $s$, and neither is a simple number.",
      repairQuestion: "Does exchanging $r$ and $s$ change their sum or their product?",
    },
  };
}

export function sumProductCase({ b, c }: SumProduct): ComparisonCase {
  const key = answerOf(-b, c);
  const relation = { A: "greater than", B: "less than", C: "equal to", D: "" }[key];
  const fact = `The sum of the solutions is $${-b}$ and their product is $${c}$.`;
  return {
    stem: `The equation $${polynomial([1, b, c])} = 0$ has the solutions $r$ and $s$.`,
    quantityA: "$r + s$",
    quantityB: "$rs$",
    key,
    proof: `${fact} So Quantity A is ${relation} Quantity B.`,
    slips: sumProductSlips(b, fact),
    difficulty: 2,
    targetSeconds: 55,
    quick: `In $x^2 + bx + c = 0$ the solutions have the sum $-b$ and the product $c$. Here the sum is $${-b}$ and the product $${c}$. So Quantity A is ${relation} Quantity B. The trap is to forget the minus sign of the sum, or to solve the equation.`,
    asked: "How the sum of the solutions of an equation compares with their product.",
    plan: "Read both from the coefficients instead of solving.",
    reasoning: [
      "If the solutions are $r$ and $s$, the left side is $(x - r)(x - s) = x^2 - (r+s)x + rs$.",
      `Compare coefficients: $-(r+s) = ${b}$, so $r + s = ${-b}$.`,
      `The constant term gives $rs = ${c}$.`,
      `Therefore Quantity A is ${relation} Quantity B.`,
    ],
    answers: `Taking the sum to be $${b}$ forgets its minus sign. Expecting a product to be larger than a sum is not a reason. Answer D is refuted by the coefficients: both numbers are fixed, whichever solution is called $r$.`,
    steps: [
      {
        text: "Multiply out: $(x - r)(x - s) = x^2 - (r + s)x + rs$.",
        why: "This shows where sum and product stand among the coefficients.",
        check: {
          left: "(x-r)*(x-s)",
          right: "x^2-(r+s)*x+r*s",
          given: { x: "5", r: "2", s: "-7" },
        },
      },
      {
        text: `So $r + s = ${-b}$ and $rs = ${tex(c)}$.`,
        why: "The coefficient of $x$ is the opposite of the sum.",
        check: { left: `0-(${b})`, right: `${-b}` },
      },
    ],
    hints: [
      "Do you need to know the two solutions themselves?",
      "The coefficients of a quadratic equation show the sum and the product of its solutions.",
      "Multiply out $(x - r)(x - s)$, and compare with the equation.",
      "Read off the sum, with its sign, and the product, and compare the two numbers.",
    ],
    takeaway: "In $x^2 + bx + c = 0$ the sum of the solutions is $-b$ and the product is $c$.",
    selfExplain: {
      prompt: "Why does the sum of the solutions have the opposite sign of the coefficient of x?",
      expectations: ["multiplying out (x - r)(x - s) gives the middle term -(r + s)x"],
    },
  };
}
