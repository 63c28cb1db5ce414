import { Fraction } from "../../kit/write-numbers.ts";
import type { LetterComparison } from "../real-numbers/letter-comparison.ts";

/** Exact for squares of fractions; the trials use only such numbers. */
function rootOf(value: Fraction): Fraction {
  return new Fraction(
    Math.round(Math.sqrt(Number(value.n))),
    Math.round(Math.sqrt(Number(value.d))),
  );
}
const isSquare = (x: number) => Number.isInteger(Math.sqrt(x) * 2);
const TAKEAWAY =
  "Powers and roots behave the other way round between 0 and 1, so test a fraction as well as a large number.";

const rootOfSquare: LetterComparison = {
  stem: "$x$ is a number.",
  letters: ["x"],
  fits: () => true,
  quantityA: "$\\sqrt{x^2}$",
  quantityB: "$x$",
  first: (x) => x.abs(),
  second: (x) => x,
  key: "D",
  allowed: "The number $x$ may be positive, zero, or negative.",
  insight:
    "$\\sqrt{x^2}$ is never negative; it equals $x$ when $x$ is positive or zero, but $-x$, which is greater than $x$, when $x$ is negative. The relation is open.",
  trap: "The trap is to cancel root and square without asking for the sign.",
  lures: {
    C: {
      misconception: "forgot-negative-case",
      whyTempting: "Root and square seem to cancel, and for positive numbers they do.",
    },
    B: {
      misconception: "sign-slip",
      whyTempting:
        "A root makes most large numbers smaller, and the square under it is overlooked.",
    },
  },
  difficulty: 2,
  hint: "What is $\\sqrt{x^2}$ for $x = 3$, and what is it for $x = -3$?",
  takeaway: "The square root of $x^2$ is the absolute value of $x$.",
};

const rootOrNumber: LetterComparison = {
  stem: "$y$ is a positive number.",
  letters: ["y"],
  fits: (y) => y > 0 && isSquare(y),
  quantityA: "$\\sqrt{y}$",
  quantityB: "$y$",
  first: rootOf,
  second: (y) => y,
  key: "D",
  allowed: "The number $y$ may be between 0 and 1, equal to 1, or greater than 1.",
  insight:
    "Above 1 a number exceeds its root, at 1 the two are equal, and between 0 and 1 the root is the greater. The relation is open.",
  trap: "The trap is to test whole numbers only.",
  lures: {
    B: {
      misconception: "fractions-not-tried",
      whyTempting: "For 4, 9, and 16 the root is the smaller number.",
    },
    C: { misconception: "missed-a-case", whyTempting: "For $y = 1$ the quantities are equal." },
  },
  difficulty: 2,
  hint: "What is the square root of 4, and what is the square root of $\\frac{1}{4}$?",
  takeaway: TAKEAWAY,
};

const aboveOne: LetterComparison = {
  stem: "The number $k$ is greater than 1.",
  letters: ["k"],
  // 64 is both a square and a cube; smaller trials have no exact roots.
  fits: (k) => k > 1 && isSquare(k) && Number.isInteger(Math.cbrt(k)),
  quantityA: "$\\sqrt{k}$",
  quantityB: "$\\sqrt[3]{k}$",
  first: rootOf,
  second: (k) => new Fraction(Math.round(Math.cbrt(k.valueOf()))),
  key: "A",
  allowed: "Only numbers above 1 are allowed, and their roots are above 1 too.",
  insight:
    "Let $r = \\sqrt[3]{k}$, a number above 1. The cube of $\\sqrt{k}$ is $k\\sqrt{k}$, which exceeds $k = r^3$, so $\\sqrt{k}$ is greater than $r$.",
  trap: "The trap is to take the root with the larger index to be the larger number.",
  lures: {
    B: {
      misconception: "judged-by-base-or-exponent",
      whyTempting: "The index 3 is greater than the index 2.",
    },
    C: {
      misconception: "judged-by-eye",
      whyTempting: "Both roots bring numbers slightly above 1 close to 1.",
    },
  },
  difficulty: 3,
  hint: "Compare the square root and the cube root of 64.",
  takeaway:
    "Above 1, a root is the smaller the higher its index; between 0 and 1 it is the other way round.",
};

const belowOne: LetterComparison = {
  stem: "$0 < w < 1$",
  letters: ["w"],
  fits: (w) => w > 0 && w < 1 && isSquare(w),
  quantityA: "$w\\sqrt{w}$",
  quantityB: "$w$",
  first: (w) => w.mul(rootOf(w)),
  second: (w) => w,
  key: "B",
  allowed: "The number $w$ is a positive fraction below 1, and so is its square root.",
  insight:
    "Multiplying the positive number $w$ by a factor below 1 makes it smaller, so $w\\sqrt{w}$ is less than $w$.",
  trap: "The trap is to expect a product to be greater than its factors.",
  lures: {
    A: {
      misconception: "fractions-not-tried",
      whyTempting: "For numbers above 1, a further factor makes a product greater.",
    },
    C: {
      misconception: "judged-by-eye",
      whyTempting: "For numbers just below 1 the two quantities nearly agree.",
    },
  },
  difficulty: 1,
  hint: "Is $\\sqrt{w}$ greater or less than 1?",
  takeaway: TAKEAWAY,
};

const negative: LetterComparison = {
  stem: "The number $z$ is less than 0.",
  letters: ["z"],
  fits: (z) => z < 0,
  quantityA: "$\\sqrt{z^2}$",
  quantityB: "$-z$",
  first: (z) => z.abs(),
  second: (z) => z.neg(),
  key: "C",
  allowed: "Only negative numbers are allowed, so $-z$ is positive.",
  insight:
    "The positive number whose square is $z^2$ is $-z$, so $\\sqrt{z^2} = -z$ for every negative $z$.",
  trap: "The trap is to read $-z$ as a negative number.",
  lures: {
    A: {
      misconception: "sign-case-not-tested",
      whyTempting: "$-z$ has a minus sign and is taken to be negative.",
    },
    B: {
      misconception: "sign-slip",
      whyTempting: "Root and square seem to cancel to $z$, which is negative.",
    },
  },
  difficulty: 2,
  hint: "Put in $z = -5$. What are $z^2$, its square root, and $-z$?",
  takeaway:
    "The square root of $z^2$ is the absolute value of $z$, which is $-z$ when $z$ is negative.",
};

const ALL = {
  "root-of-square": rootOfSquare,
  "root-or-number": rootOrNumber,
  "above-one": aboveOne,
  "below-one": belowOne,
  negative,
};
export type LetterScene = keyof typeof ALL;

export function rootComparison(kind: LetterScene): LetterComparison {
  return ALL[kind];
}
