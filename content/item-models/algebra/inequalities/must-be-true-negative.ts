import type { Failing, Statement } from "./must-be-true-statement.ts";

/** Statements about r < s < 0. */
export const NEGATIVE_STATEMENTS: readonly (Statement | Failing)[] = [
  {
    text: "$r^{2}>s^{2}$",
    holds: (r, s) => r * r > s * s,
    why: "$r$ is farther from 0 than $s$, so its square is greater.",
  },
  {
    text: "$rs>s^{2}$",
    holds: (r, s) => r * s > s * s,
    why: "Multiplying $r<s$ by the negative number $s$ turns the direction.",
  },
  {
    text: "$\\frac{r}{s}>1$",
    holds: (r, s) => r / s > 1,
    why: "Dividing $r<s$ by the negative number $s$ turns the direction.",
  },
  {
    text: "$r+s<r$",
    holds: (r, s) => r + s < r,
    why: "Adding a negative number to $r$ makes it smaller.",
  },
  {
    text: "$\\frac{1}{s}<\\frac{1}{r}$",
    holds: (r, s) => 1 / s < 1 / r,
    why: "Divide $r<s$ by the positive number $rs$.",
  },
  {
    text: "$s-r<-r$",
    holds: (r, s) => s - r < -r,
    why: "Adding the negative number $s$ to $-r$ makes it smaller.",
  },
  {
    text: "$rs>1$",
    holds: (r, s) => r * s > 1,
    why: "For $r=-\\frac{1}{2}$ and $s=-\\frac{1}{4}$ the product is $\\frac{1}{8}$.",
    counterexample: "$r=-\\frac{1}{2}$ and $s=-\\frac{1}{4}$",
    check: { left: "(-1/2)*(-1/4)", right: "1/8" },
    slip: {
      misconception: "fractions-not-tried",
      whyTempting: "The product of two different negative whole numbers is more than 1.",
      repairQuestion: "Do the two numbers have to be whole?",
    },
  },
  {
    text: "$r^{3}>s^{3}$",
    holds: (r, s) => r ** 3 > s ** 3,
    why: "For $r=-2$ and $s=-1$ the cubes are $-8$ and $-1$, in the opposite order.",
    counterexample: "$r=-2$ and $s=-1$",
    check: { left: "(-2)^3-(-1)^3", right: "-7" },
    slip: {
      misconception: "sign-case-not-tested",
      whyTempting: "The squares do change their order, and the same is expected of the cubes.",
      repairQuestion: "Which sign does the cube of a negative number have?",
    },
  },
  {
    text: "$s-r>1$",
    holds: (r, s) => s - r > 1,
    why: "For $r=-\\frac{1}{2}$ and $s=-\\frac{1}{4}$ the difference is $\\frac{1}{4}$.",
    counterexample: "$r=-\\frac{1}{2}$ and $s=-\\frac{1}{4}$",
    check: { left: "-1/4-(-1/2)", right: "1/4" },
    slip: {
      misconception: "fractions-not-tried",
      whyTempting:
        "The difference is certainly positive, and 1 is the least positive whole number.",
      repairQuestion: "How close to each other can the two numbers be?",
    },
  },
  {
    text: "$r^{2}>-s$",
    holds: (r, s) => r * r > -s,
    why: "For $r=-\\frac{1}{2}$ and $s=-\\frac{1}{4}$ both sides are $\\frac{1}{4}$, so the left side is not greater.",
    counterexample: "$r=-\\frac{1}{2}$ and $s=-\\frac{1}{4}$",
    check: { left: "(-1/2)^2", right: "1/4" },
    slip: {
      misconception: "squares-always-larger",
      whyTempting:
        "Since $-r$ exceeds $-s$, and squares seem to be larger still, the inequality looks safe.",
      repairQuestion: "Is the square of one half greater than one half?",
    },
  },
  {
    text: "$2s>r$",
    holds: (r, s) => 2 * s > r,
    why: "For $r=-3$ and $s=-2$ the left side is $-4$, which is less than $-3$.",
    counterexample: "$r=-3$ and $s=-2$",
    check: { left: "2*(-2)", right: "-4" },
    slip: {
      misconception: "forgot-negative-case",
      whyTempting: "Doubling the greater number seems to keep it the greater one.",
      repairQuestion: "In which direction does doubling move a negative number?",
    },
  },
];
