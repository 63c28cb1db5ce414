import { Fraction } from "../../kit/write-numbers.ts";
import type { LetterComparison } from "./letter-comparison.ts";

const ZERO = new Fraction(0);
const ONE = new Fraction(1);
const TAKEAWAY =
  "Before comparing expressions in letters, list the kinds of number that are allowed, and test one of each kind.";

/** Two powers of a number between -1 and 0. */
function powers(p: number, q: number): LetterComparison {
  const [even, odd] = [p % 2 === 0, q % 2 === 1];
  const mixed = even === odd;
  const greater = mixed ? even : even ? p < q : p > q;
  const [low, high] = [Math.min(p, q), Math.max(p, q)];
  const insight = mixed
    ? `An even power of a negative number is positive and an odd power is negative, so $x^{${even ? p : q}}$ is greater than $x^{${even ? q : p}}$.`
    : even
      ? `Both powers are positive, and each further factor brings a number between $-1$ and 1 closer to 0, so $x^{${low}}$ is greater than $x^{${high}}$.`
      : `Both powers are negative, and each further factor brings them closer to 0, so $x^{${high}}$ is greater than $x^{${low}}$.`;
  return {
    stem: "$-1 < x < 0$",
    letters: ["x"],
    fits: (x) => x > -1 && x < 0,
    quantityA: `$x^{${p}}$`,
    quantityB: `$x^{${q}}$`,
    first: (x) => x.pow(p) ?? ZERO,
    second: (x) => x.pow(q) ?? ZERO,
    key: greater ? "A" : "B",
    allowed: "The number $x$ is a negative fraction between $-1$ and 0.",
    insight,
    trap: "The trap is to take the higher power to be the greater, as it is for numbers above 1.",
    lures: {
      [p > q ? "A" : "B"]: {
        misconception: "judged-by-base-or-exponent",
        whyTempting: `The exponent ${high} is the greater of the two.`,
      },
      C: {
        misconception: "judged-by-eye",
        whyTempting: "Both powers lie close to 0, and the difference looks negligible.",
      },
    },
    difficulty: mixed ? 1 : even ? 2 : 3,
    hint: "What sign does each power have, and which of the powers is closer to 0?",
    takeaway: TAKEAWAY,
  };
}

/** A condition that an odd power exceeds the number: numbers from -1 to 0, and above 1. */
function exceeding(p: number, other: "zero" | "square"): LetterComparison {
  const zero = other === "zero";
  return {
    stem: `For the number $x$, the inequality $x^{${p}} > x$ holds.`,
    letters: ["x"],
    fits: (x) => x ** p > x,
    quantityA: zero ? "$x$" : "$x^2$",
    quantityB: zero ? "0" : "$x$",
    first: (x) => (zero ? x : x.mul(x)),
    second: (x) => (zero ? ZERO : x),
    key: zero ? "D" : "A",
    allowed: `$x^{${p}} > x$ holds for numbers above 1 and, because odd powers of negative fractions lie closer to 0, also for numbers between $-1$ and 0.`,
    insight: zero
      ? "The first kind is positive and the second negative, so the order is open."
      : "Above 1, a square exceeds the number; a negative number is less than its square, which is positive. So $x^2$ is greater in both cases.",
    trap: "The trap is to think of numbers above 1 only.",
    lures: {
      A: {
        misconception: "forgot-negative-case",
        whyTempting: "Numbers above 1 come to mind first, since their powers grow.",
      },
    },
    difficulty: zero ? 3 : 4,
    hint: `Test $x = 2$, $x = \\frac{1}{2}$, $x = -\\frac{1}{2}$, and $x = -2$ in $x^{${p}} > x$.`,
    takeaway: TAKEAWAY,
  };
}

/** A condition that an odd power is less than the number: below -1, and between 0 and 1. */
function below(p: number, other: "one" | "square"): LetterComparison {
  const one = other === "one";
  return {
    stem: `$t$ is a number whose power $t^{${p}}$ is less than $t$ itself.`,
    letters: ["t"],
    fits: (t) => t ** p < t,
    quantityA: one ? "$t$" : "$t^2$",
    quantityB: one ? "1" : "$t$",
    first: (t) => (one ? t : t.mul(t)),
    second: (t) => (one ? ONE : t),
    key: one ? "B" : "D",
    allowed: `$t^{${p}} < t$ holds for numbers between 0 and 1 and for numbers below $-1$, and for no others.`,
    insight: one
      ? "Numbers of both kinds are less than 1, so the order is settled."
      : "Between 0 and 1, the square is less than the number; below $-1$, the square is positive and so greater. The order is open.",
    trap: `The trap is to think of one of the two kinds only.`,
    lures: one
      ? {
          C: {
            misconception: "boundary-value-miscounted",
            whyTempting:
              "For $t = 1$ the two sides of the condition are equal, and 1 looks like the limiting case.",
          },
        }
      : {
          A: {
            misconception: "squares-always-larger",
            whyTempting: "A square is taken to exceed its number.",
          },
        },
    difficulty: one ? 3 : 4,
    hint: `Which of the numbers 2, $\\frac{1}{2}$, $-\\frac{1}{2}$, and $-2$ satisfy $t^{${p}} < t$?`,
    takeaway: TAKEAWAY,
  };
}

type SignCase = "opposite" | "same" | "free";

function reciprocals(signs: SignCase): LetterComparison {
  const fits = (x: number, y: number) =>
    x > y && x !== 0 && y !== 0 && (signs === "free" || x * y < 0 === (signs === "opposite"));
  return {
    stem: {
      opposite: "$x > y$ and $xy < 0$",
      same: "The product $xy$ of the numbers $x$ and $y$ is positive, and $x > y$.",
      free: "$x$ and $y$ are different nonzero numbers, and $x$ is the greater of them.",
    }[signs],
    letters: ["x", "y"],
    fits,
    quantityA: "$\\frac{1}{x}$",
    quantityB: "$\\frac{1}{y}$",
    first: (x) => x.inverse(),
    second: (_, y) => y.inverse(),
    key: ({ opposite: "A", same: "B", free: "D" } as const)[signs],
    allowed: {
      opposite:
        "The numbers have opposite signs, and $x$ is the greater one, so $x$ is positive and $y$ negative.",
      same: "The numbers have the same sign, both positive or both negative.",
      free: "The numbers may have the same sign or opposite signs.",
    }[signs],
    insight: {
      opposite:
        "A reciprocal has the sign of its number, so $\\frac{1}{x}$ is positive and $\\frac{1}{y}$ negative.",
      same: "Dividing $x > y$ by the positive product $xy$ gives $\\frac{1}{y} > \\frac{1}{x}$ in both cases.",
      free: "With the same sign the reciprocals have the opposite order, but with opposite signs the positive number has the greater reciprocal. The order is open.",
    }[signs],
    trap: "The trap is to apply the rule for positive numbers, or to keep the order, without looking at the signs.",
    lures: {
      [signs === "same" ? "A" : "B"]: {
        misconception: signs === "same" ? "divided-by-variable" : "forgot-negative-case",
        whyTempting:
          signs === "same"
            ? "The order of the numbers is carried over to their reciprocals."
            : "For positive numbers the greater number has the smaller reciprocal.",
      },
    },
    difficulty: ({ opposite: 2, same: 3, free: 3 } as const)[signs],
    hint: "Which sign does a reciprocal have, compared with its number?",
    takeaway: "Taking reciprocals reverses an order only when both numbers have the same sign.",
  };
}

function absolutes(form: "signs" | "nested"): LetterComparison {
  const abs = (value: Fraction) => value.abs();
  return form === "signs"
    ? {
        stem: "The product of the numbers $x$ and $y$ is negative.",
        letters: ["x", "y"],
        fits: (x, y) => x * y < 0,
        quantityA: "$\\frac{|x|}{x} + \\frac{|y|}{y}$",
        quantityB: "0",
        first: (x, y) => abs(x).div(x).add(abs(y).div(y)),
        second: () => ZERO,
        key: "C",
        allowed: "One of the numbers is positive and the other negative.",
        insight:
          "$\\frac{|x|}{x}$ is 1 for a positive and $-1$ for a negative number, and the same is true for $y$. So one term is 1, the other is $-1$, and the sum is 0.",
        trap: "The trap is to suppose that the sizes of the numbers matter.",
        lures: {
          A: {
            misconception: "forgot-negative-case",
            whyTempting:
              "Absolute values are positive, so their quotients are taken to be positive too.",
          },
          B: {
            misconception: "sign-slip",
            whyTempting: "The negative product suggests a negative sum.",
          },
        },
        difficulty: 3,
        hint: "What is the quotient of a number's absolute value and the number itself, for $5$ and for $-5$?",
        takeaway:
          "The quotient of an absolute value and its number shows only the sign: 1 or $-1$.",
      }
    : {
        stem: "$w$ is a negative number.",
        letters: ["w"],
        fits: (w) => w < 0,
        quantityA: "$\\left|w - |w|\\right|$",
        quantityB: "$-2w$",
        first: (w) => abs(w.sub(abs(w))),
        second: (w) => w.mul(-2),
        key: "C",
        allowed: "Since $w$ is negative, $|w| = -w$, a positive number.",
        insight: "Then $w - |w| = w + w = 2w$, which is negative, and its absolute value is $-2w$.",
        trap: "The trap is to read $-2w$ as a negative number, or to let $w$ and $|w|$ cancel.",
        lures: {
          A: {
            misconception: "sign-case-not-tested",
            whyTempting: "$-2w$ has a minus sign and is taken to be negative.",
          },
          B: {
            misconception: "sign-slip",
            whyTempting: "$w$ and $|w|$ seem to cancel, which would make the first quantity 0.",
          },
        },
        difficulty: 3,
        hint: "Which sign do $|w|$ and $-2w$ have when $w$ is, for example, $-3$?",
        takeaway:
          "A minus sign in front of a letter does not make a number negative; for negative $w$, $|w| = -w$.",
      };
}

/** Two products with a common negative factor. */
function products(): LetterComparison {
  return {
    stem: "$a < b < 0$",
    letters: ["a", "b"],
    fits: (a, b) => a < b && b < 0,
    quantityA: "$a^2$",
    quantityB: "$ab$",
    first: (a) => a.mul(a),
    second: (a, b) => a.mul(b),
    key: "A",
    allowed: "Both numbers are negative, and $a$ lies farther from 0.",
    insight:
      "Multiplying $a < b$ by the negative number $a$ turns the inequality around: $a^2 > ab$.",
    trap: "The trap is to multiply by a negative letter and keep the direction.",
    lures: {
      B: {
        misconception: "inequality-sign-flip",
        whyTempting: "Multiplying $a < b$ by $a$ without turning the sign gives $a^2 < ab$.",
      },
    },
    difficulty: 2,
    hint: "Multiply both sides of $a < b$ by $a$. Which sign has $a$?",
    takeaway:
      "Multiplying an inequality by a negative number turns it around, also when the number is a letter.",
  };
}

export type SignScene =
  | "powers"
  | "above-zero"
  | "above-square"
  | "below-one"
  | "below-square"
  | "opposite"
  | "same"
  | "free"
  | "signs"
  | "nested"
  | "products";
export const SIGN_SCENES: readonly SignScene[] = [
  "powers",
  "above-zero",
  "above-square",
  "below-one",
  "below-square",
  "opposite",
  "same",
  "free",
  "signs",
  "signs",
  "nested",
  "nested",
  "products",
];

export function signComparison(scene: SignScene, p: number, q: number): LetterComparison {
  const odd = p % 2 === 0 ? p + 1 : Math.max(p, 3);
  switch (scene) {
    case "powers":
      return powers(p, q);
    case "above-zero":
      return exceeding(odd, "zero");
    case "above-square":
      return exceeding(odd, "square");
    case "below-one":
      return below(odd, "one");
    case "below-square":
      return below(odd, "square");
    case "signs":
    case "nested":
      return absolutes(scene);
    case "products":
      return products();
    default:
      return reciprocals(scene);
  }
}
