import { answerOf, type ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";
import { tex } from "../../kit/write-numbers.ts";

/** A number whose square is known. */
export interface Square {
  readonly scene: "square";
  readonly root: number;
  readonly other: number;
}
/** A number whose square is a multiple of the number. */
export interface Zero {
  readonly scene: "zero";
  readonly factor: number;
  readonly nonzero: boolean;
  readonly other: number;
}

const shown = (value: number) => (value < 0 ? `$${tex(value)}$` : `${value}`);

interface Solved {
  readonly solutions: readonly number[];
  readonly other: number;
}

/** The relation that all solutions have to the other number, D where there is none. */
function keyOf({ solutions, other }: Solved): Relation {
  const answers = new Set(solutions.map((value) => answerOf(value, other)));
  const [only = "D"] = answers;
  return answers.size === 1 ? only : "D";
}

function verdictOf({ solutions, other }: Solved): string {
  const key = keyOf({ solutions, other });
  const each = solutions.map((value) => {
    const relation = { A: "greater than", B: "less than", C: "equal to", D: "" }[
      answerOf(value, other)
    ];
    return `${shown(value)} is ${relation} ${shown(other)}`;
  });
  const end = {
    A: "Quantity A is greater",
    B: "Quantity B is greater",
    C: "the quantities are equal",
    D: "the relationship is not determined",
  }[key];
  return `${each.join(", and ")}; so ${end}.`;
}

function slips(fact: string, lost: Slip["misconception"], open: boolean): Record<Relation, Slip> {
  const always = open ? "always " : "";
  return {
    A: {
      rationale: `${fact} So Quantity A is not ${always}greater.`,
      misconception: lost,
      whyTempting: "The largest number that satisfies the equation is the one that is seen.",
      repairQuestion: "Which other number satisfies the equation, or is there none?",
    },
    B: {
      rationale: `${fact} So Quantity B is not ${always}greater.`,
      misconception: "missed-a-case",
      whyTempting: "Attention goes to the smaller of two candidates.",
      repairQuestion: "Which numbers satisfy the equation?",
    },
    C: {
      rationale: `${fact} So the quantities are not ${always}equal.`,
      misconception: lost,
      whyTempting: "One step seems to lead from the equation to a single value.",
      repairQuestion: "Does this step keep all solutions?",
    },
    D: {
      rationale: `${fact} The relation is the same for everything the statement permits.`,
      misconception: "varying-means-undetermined",
      whyTempting: "An equation with a square usually has two solutions.",
      repairQuestion: "Is there a permitted solution with another relation?",
    },
  };
}

export function squareCase({ root, other }: Square): ComparisonCase {
  const solved = { solutions: [root, -root], other };
  const key = keyOf(solved);
  const verdict = verdictOf(solved);
  const fact = `The numbers whose square is ${root * root} are ${root} and $-${root}$, to be compared with ${shown(other)}.`;
  return {
    stem: `The square of $x$ is ${root * root}.`,
    quantityA: "$x$",
    quantityB: shown(other),
    key,
    proof: `$x$ may be ${root} or $-${root}$. Now ${verdict}`,
    slips: slips(fact, "forgot-negative-case", key === "D"),
    difficulty: 1,
    targetSeconds: 45,
    quick: `Two numbers have the square ${root * root}, namely ${root} and $-${root}$. Compare both: ${verdict} The trap is to think of the positive root alone, or to answer D only because there are two values.`,
    asked: `How a number with the square ${root * root} compares with ${shown(other)}.`,
    plan: "List all numbers with this square, and compare each of them.",
    reasoning: [
      `$x^2 = ${root * root}$ means $x^2 - ${root * root} = 0$, or $(x - ${root})(x + ${root}) = 0$.`,
      `So $x$ is ${root} or $-${root}$.`,
      "The sign of $x$ is not given, so both values count.",
      verdict,
    ],
    answers: `An answer from ${root} alone forgets the negative root. Two possible values do not yet mean that the comparison is open: this is so only if ${shown(other)} separates them or is one of them.`,
    steps: [
      {
        text: `Both values satisfy the equation: $${root}^2 = (-${root})^2 = ${root * root}$.`,
        why: "A number and its opposite have the same square.",
        check: { left: `(-${root})^2`, right: `${root}^2` },
      },
      { text: verdict, why: "Every permitted value has to be compared." },
    ],
    hints: [
      "How many numbers have a given positive square?",
      "The sign of a number disappears when the number is squared.",
      `Write down every number whose square is ${root * root}.`,
      "Place these numbers and the second quantity on a number line.",
    ],
    takeaway: "A positive square has two roots; compare both before you decide.",
    selfExplain: {
      prompt: "When does a comparison stay open although the square is known?",
      expectations: ["when the two roots stand in different relations to the other quantity"],
    },
  };
}

export function zeroCase({ factor, nonzero, other }: Zero): ComparisonCase {
  const solved = { solutions: nonzero ? [factor] : [factor, 0], other };
  const key = keyOf(solved);
  const verdict = verdictOf(solved);
  const fact = nonzero
    ? `Since $n$ is not 0, it can only be ${factor}, to be compared with ${shown(other)}.`
    : `The number may be ${factor} or 0, to be compared with ${shown(other)}.`;
  return {
    stem: nonzero
      ? `$n$ is a number other than 0 such that multiplying $n$ by itself gives the same result as multiplying $n$ by ${factor}.`
      : `Multiplying the number $n$ by itself gives the same result as multiplying $n$ by ${factor}.`,
    quantityA: "$n$",
    quantityB: shown(other),
    key,
    proof: `The statement is $n^2 = ${factor}n$, or $n(n - ${factor}) = 0$. ${fact} Now ${verdict}`,
    slips: slips(fact, "divided-by-variable", key === "D"),
    difficulty: nonzero ? 1 : 2,
    targetSeconds: 55,
    quick: `As an equation, $n^2 = ${factor}n$, or $n(n - ${factor}) = 0$. So $n$ is 0 or ${factor}. ${nonzero ? "The value 0 is excluded by the statement." : "Nothing excludes 0."} Now ${verdict} The trap is to divide by $n$ without asking whether it can be 0.`,
    asked: `How a number described by a multiplication compares with ${shown(other)}.`,
    plan: "Write the statement as an equation, factor instead of dividing, and compare every solution that is permitted.",
    reasoning: [
      `The statement says that $n^2 = ${factor}n$.`,
      `Bring all terms to one side and factor: $n(n - ${factor}) = 0$.`,
      `So $n$ is 0 or ${factor}. ${nonzero ? "The statement excludes 0." : "The statement does not exclude 0."}`,
      verdict,
    ],
    answers: `Dividing by $n$ leaves only ${factor} and forgets 0, which is right only if 0 is excluded. Looking at 0 alone forgets the other value. Answer D is right only if two permitted values stand in different relations to ${shown(other)}.`,
    steps: [
      {
        text: `Factor: $n^2 - ${factor}n = n(n - ${factor})$.`,
        why: "Dividing by a letter that may be 0 would lose a solution.",
        check: { left: `n^2-${factor}*n`, right: `n*(n-${factor})`, given: { n: "17" } },
      },
      {
        text: `The permitted values are compared: ${verdict}`,
        why: nonzero ? "The value 0 is excluded." : "The value 0 is permitted.",
      },
    ],
    hints: [
      "Write the sentence as an equation. How many numbers satisfy it?",
      "A product is 0 when one of its factors is 0.",
      `Bring $n^2 = ${factor}n$ into a form with 0 on one side, and factor.`,
      "Check which of the solutions the statement permits, and compare each of them.",
    ],
    takeaway: "Factor instead of dividing by a letter, and ask whether 0 is permitted.",
    selfExplain: {
      prompt: "What can be lost when both sides are divided by n?",
      expectations: ["the solution 0"],
    },
  };
}
