import type { Question } from "../../kit/item-model.ts";
import { FRACTION_STATEMENTS } from "./must-be-true-fraction.ts";
import { NEGATIVE_STATEMENTS } from "./must-be-true-negative.ts";
import type { Failing, Statement } from "./must-be-true-statement.ts";

export interface StatementScene {
  readonly stem: string;
  readonly permits: (a: number, b: number) => boolean;
  readonly idea: string;
  readonly statements: readonly (Statement | Failing)[];
  readonly hints: readonly string[];
  readonly expectations: readonly string[];
  readonly difficulty: Question["difficulty"];
}

const always = (text: string, holds: Statement["holds"], why: string): Statement => ({
  text,
  holds,
  why,
});

/** The letters are m < n, both of any sign; k stands for -2, a fixed negative factor in disguise. */
const ORDER_STATEMENTS: readonly (Statement | Failing)[] = [
  always(
    "$3-m>3-n$",
    (m, n) => 3 - m > 3 - n,
    "Multiplying $m<n$ by $-1$ turns it to $-m>-n$, and adding 3 keeps the direction.",
  ),
  always(
    "$\\frac{m}{5}<\\frac{n}{5}$",
    (m, n) => m / 5 < n / 5,
    "Dividing $m<n$ by the positive number 5 keeps the direction.",
  ),
  always(
    "$m<\\frac{m+n}{2}$",
    (m, n) => m < (m + n) / 2,
    "Adding $m$ to both sides of $m<n$ gives $2m<m+n$; halve it.",
  ),
  always(
    "$m^{3}<n^{3}$",
    (m, n) => m ** 3 < n ** 3,
    "A cube keeps the sign of its base and grows with it, so the cubes stand in the order of the numbers.",
  ),
  always(
    "$m-1<n$",
    (m, n) => m - 1 < n,
    "Since $m-1<m$ and $m<n$, the first is less than the last.",
  ),
  {
    text: "$m^{2}<n^{2}$",
    holds: (m, n) => m * m < n * n,
    why: "For $m=-3$ and $n=1$ the squares are 9 and 1, in the opposite order.",
    counterexample: "$m=-3$ and $n=1$",
    check: { left: "(-3)^2-1^2", right: "8" },
    slip: {
      misconception: "squared-across-signs",
      whyTempting: "Squaring both sides keeps the order as long as both numbers are positive.",
      repairQuestion: "What are the two squares when $m$ is a negative number far from 0?",
    },
  },
  {
    text: "$2m<3n$",
    holds: (m, n) => 2 * m < 3 * n,
    why: "For $m=-5$ and $n=-4$ the two sides are $-10$ and $-12$, and $-10$ is greater.",
    counterexample: "$m=-5$ and $n=-4$",
    check: { left: "2*(-5)-3*(-4)", right: "2" },
    slip: {
      misconception: "forgot-negative-case",
      whyTempting:
        "The greater number is multiplied by the greater factor, which settles it for positive numbers.",
      repairQuestion: "What happens to a negative number when it is multiplied by 3?",
    },
  },
  {
    text: "$m<2n$",
    holds: (m, n) => m < 2 * n,
    why: "For $m=-5$ and $n=-4$ the right side is $-8$, which is less than $-5$.",
    counterexample: "$m=-5$ and $n=-4$",
    check: { left: "2*(-4)", right: "-8" },
    slip: {
      misconception: "forgot-negative-case",
      whyTempting: "Doubling the greater number seems to make it greater still.",
      repairQuestion: "Is $2n$ greater than $n$ when $n$ is negative?",
    },
  },
  {
    text: "$n-m>1$",
    holds: (m, n) => n - m > 1,
    why: "For $m=0$ and $n=\\frac{1}{2}$ the difference is $\\frac{1}{2}$.",
    counterexample: "$m=0$ and $n=\\frac{1}{2}$",
    check: { left: "1/2-0", right: "1/2" },
    slip: {
      misconception: "fractions-not-tried",
      whyTempting:
        "Different whole numbers are at least 1 apart, but nothing says that these are whole numbers.",
      repairQuestion: "Do $m$ and $n$ have to be integers?",
    },
  },
  {
    text: "$mn<n^{2}$",
    holds: (m, n) => m * n < n * n,
    why: "For $m=-5$ and $n=-4$ the two sides are 20 and 16, and 20 is greater.",
    counterexample: "$m=-5$ and $n=-4$",
    check: { left: "(-5)*(-4)-(-4)^2", right: "4" },
    slip: {
      misconception: "divided-by-variable",
      whyTempting:
        "It comes from multiplying $m<n$ by $n$, which keeps the direction only if $n$ is positive.",
      repairQuestion:
        "By which number was the inequality multiplied, and what sign can that number have?",
    },
  },
];

export const STATEMENT_SCENES: readonly StatementScene[] = [
  {
    stem: "If $m$ and $n$ are numbers and $m<n$, which of the following statements must be true?\n\nIndicate *all* such statements.",
    permits: (m, n) => m < n,
    idea: "Adding a number to both sides, or multiplying both by a positive number, keeps an inequality; multiplying by a negative number turns it, and multiplying by a letter of unknown sign is not allowed.",
    statements: ORDER_STATEMENTS,
    hints: [
      "Nothing is known about the signs of the two numbers, or about whether they are whole.",
      "A statement survives only if it follows by steps that are permitted whatever the signs are.",
      "Test each statement with two negative numbers close to each other, and with two fractions.",
      "For those that survive every test, look for a permitted step from the given inequality to the statement.",
    ],
    expectations: [
      "negative numbers and fractions were tried",
      "the example meets the condition and breaks the statement",
    ],
    difficulty: 3,
  },
  {
    stem: "If $0<x<1<y$, which of the following inequalities must be true?\n\nIndicate *all* such inequalities.",
    permits: (x, y) => 0 < x && x < 1 && 1 < y,
    idea: "Both numbers are positive, so inequalities may be multiplied by either; a factor of $x$ makes a positive number smaller, and a factor of $y$ makes it greater.",
    statements: FRACTION_STATEMENTS,
    hints: [
      "One number is a positive fraction below 1, the other lies above 1. Both are positive.",
      "Ask of every product whether its second factor shrinks or enlarges the first.",
      "Test the extreme cases: $x$ close to 0 or close to 1, and $y$ only just above 1 or very large.",
      "Where no test breaks an inequality, derive it by multiplying a given one by a positive number.",
    ],
    expectations: [
      "values close to 0, close to 1 and very large values were tried",
      "the example meets the conditions and breaks the statement",
    ],
    difficulty: 4,
  },
  {
    stem: "If $r$ and $s$ are negative numbers and $r<s$, which of the following statements must be true?\n\nIndicate *all* such statements.",
    permits: (r, s) => r < s && s < 0,
    idea: "On the number line $r$ is to the left of $s$, and both are to the left of 0; multiplying an inequality by either of them turns it around.",
    statements: NEGATIVE_STATEMENTS,
    hints: [
      "Both numbers are negative, and one of them is farther from 0. Which one?",
      "Multiplying or dividing an inequality by a negative number turns it around.",
      "Try a pair of whole numbers first, then a pair of fractions between $-1$ and 0.",
      "For each statement that survives, name the step that leads to it and check the direction.",
    ],
    expectations: [
      "numbers between -1 and 0 were tried as well as whole numbers",
      "the example meets the conditions and breaks the statement",
    ],
    difficulty: 4,
  },
];
