import type { Failing, Statement } from "./must-be-true-statement.ts";

/** Statements about 0 < x < 1 < y. */
export const FRACTION_STATEMENTS: readonly (Statement | Failing)[] = [
  { text: "$xy<y$", holds: (x, y) => x * y < y, why: "Multiply $x<1$ by the positive number $y$." },
  { text: "$x<xy$", holds: (x, y) => x < x * y, why: "Multiply $1<y$ by the positive number $x$." },
  {
    text: "$x^{2}<y$",
    holds: (x, y) => x * x < y,
    why: "The square of a number between 0 and 1 is less than 1, and 1 is less than $y$.",
  },
  {
    text: "$\\frac{1}{y}<\\frac{1}{x}$",
    holds: (x, y) => 1 / y < 1 / x,
    why: "The reciprocal of $y$ is less than 1, and that of $x$ is more than 1.",
  },
  {
    text: "$(x-1)(y-1)<0$",
    holds: (x, y) => (x - 1) * (y - 1) < 0,
    why: "The first factor is negative and the second is positive.",
  },
  {
    text: "$\\frac{y}{x}>y$",
    holds: (x, y) => y / x > y,
    why: "Dividing the positive number $y$ by a positive number less than 1 makes it greater.",
  },
  {
    text: "$xy<1$",
    holds: (x, y) => x * y < 1,
    why: "For $x=\\frac{1}{2}$ and $y=4$ the product is 2.",
    counterexample: "$x=\\frac{1}{2}$ and $y=4$",
    check: { left: "1/2*4", right: "2" },
    slip: {
      misconception: "one-part-compared",
      whyTempting: "The factor $x$ lies below 1, and the size of the other factor is overlooked.",
      repairQuestion: "How large may $y$ be?",
    },
  },
  {
    text: "$y-x>1$",
    holds: (x, y) => y - x > 1,
    why: "For $x=\\frac{3}{4}$ and $y=\\frac{5}{4}$ the difference is $\\frac{1}{2}$.",
    counterexample: "$x=\\frac{3}{4}$ and $y=\\frac{5}{4}$",
    check: { left: "5/4-3/4", right: "1/2" },
    slip: {
      misconception: "fractions-not-tried",
      whyTempting: "With $y$ equal to 2 or more it is true, and values just above 1 are not tried.",
      repairQuestion: "How close to each other can $x$ and $y$ be?",
    },
  },
  {
    text: "$x+y>2$",
    holds: (x, y) => x + y > 2,
    why: "For $x=\\frac{1}{4}$ and $y=\\frac{5}{4}$ the sum is $\\frac{3}{2}$.",
    counterexample: "$x=\\frac{1}{4}$ and $y=\\frac{5}{4}$",
    check: { left: "1/4+5/4", right: "3/2" },
    slip: {
      misconception: "missed-a-case",
      whyTempting: "Large values of $y$ are tried first, and for these it holds.",
      repairQuestion: "How small can the sum become?",
    },
  },
  {
    text: "$x^{2}y<x$",
    holds: (x, y) => x * x * y < x,
    why: "For $x=\\frac{1}{2}$ and $y=4$ the left side is 1, which exceeds $\\frac{1}{2}$.",
    counterexample: "$x=\\frac{1}{2}$ and $y=4$",
    check: { left: "(1/2)^2*4", right: "1" },
    slip: {
      misconception: "one-part-compared",
      whyTempting: "The square of $x$ is less than $x$, and the factor $y$ is overlooked.",
      repairQuestion:
        "What remains of the inequality when you divide both sides by the positive number $x$?",
    },
  },
  {
    text: "$x+\\frac{1}{y}<1$",
    holds: (x, y) => x + 1 / y < 1,
    why: "For $x=\\frac{3}{4}$ and $y=2$ the left side is $\\frac{5}{4}$.",
    counterexample: "$x=\\frac{3}{4}$ and $y=2$",
    check: { left: "3/4+1/2", right: "5/4" },
    slip: {
      misconception: "boundary-value-miscounted",
      whyTempting: "Each of the two terms is less than 1, and their sum is taken to be so too.",
      repairQuestion: "How large can the sum of two numbers be that are each just below 1?",
    },
  },
];
