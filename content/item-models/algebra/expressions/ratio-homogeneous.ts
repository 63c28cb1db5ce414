import { Fraction, tex } from "../../kit/write-numbers.ts";
import type { Homogeneous, RatioCase } from "./ratio-scenes.ts";

export function homogeneousCase({ ratio: [r, s], factor }: Homogeneous): RatioCase {
  const above = r * r + r * s;
  const below = factor * r * r + s * s;
  const value = new Fraction(above, below);
  return {
    stem: `The numbers $a$ and $b$ are positive, and $a$ is $${tex(new Fraction(r, s))}$ of $b$. What is the value of $\\frac{a^2 + ab}{${factor}a^2 + b^2}$ ?\n\nGive your answer as a fraction.`,
    value,
    difficulty: 2,
    slips: [
      {
        value: new Fraction(s * s + r * s, factor * s * s + r * r).toFraction(),
        rationale: `This takes $b$ to be $\\frac{${r}}{${s}}$ of $a$, but $a$ is the smaller number.`,
        misconception: "fraction-inverted",
        whyTempting: "The roles of the two letters are easily exchanged.",
        repairQuestion: `If $b$ is ${s}, what is $a$?`,
      },
      {
        value: new Fraction(2, factor + 1).toFraction(),
        rationale: "It replaces $a$ and $b$ by the same number, so their ratio is ignored.",
        misconception: "outcomes-assumed-equal",
        whyTempting: "Counting the terms above and below gives this fraction.",
        repairQuestion: "Are $a$ and $b$ the same number?",
      },
      {
        value: new Fraction(r * r + r * s, (factor * r) ** 2 + s * s).toFraction(),
        rationale: `It squares the factor ${factor} as well. The exponent belongs to $a$ alone.`,
        misconception: "change-squared",
        whyTempting: `The square stands right after $${factor}a$.`,
        repairQuestion: `What is $${factor}a^2$ for $a = 10$?`,
      },
      {
        value: new Fraction(2 * r + r * s, factor * 2 * r + 2 * s).toFraction(),
        rationale: "It doubles the numbers where it should square them.",
        misconception: "exponent-rules-mixed",
        whyTempting: "The exponent 2 is read as a factor 2.",
        repairQuestion: `What is $${s}^2$?`,
      },
    ],
    plan: "Every term has degree two, so only the ratio matters: choose convenient numbers in that ratio and put them in.",
    reasoning: [
      `The ratio of $a$ to $b$ is ${r} to ${s}. Every term above and below has degree two, so a common factor of $a$ and $b$ cancels.`,
      `Hence take $a = ${r}$ and $b = ${s}$.`,
      `The numerator is $${r}^2 + ${r} \\cdot ${s} = ${above}$, and the denominator is $${factor} \\cdot ${r}^2 + ${s}^2 = ${below}$.`,
      `The fraction is $${tex(value)}$${value.d === BigInt(below) ? "" : ", reduced to lowest terms"}.`,
    ],
    answers: `Exchanging the roles of the two letters, or treating them as the same number, uses a ratio other than ${r} to ${s}. Squaring the coefficient along with the letter, and doubling instead of squaring, misread the exponent.`,
    steps: [
      {
        text: `Take $a = ${r}$ and $b = ${s}$, which have the required ratio.`,
        why: "A common factor of the two numbers cancels, since every term has degree two.",
        check: {
          left: "(a^2+a*b)/(k*a^2+b^2)",
          right: value.toFraction(),
          given: { a: `${7 * r}`, b: `${7 * s}`, k: `${factor}` },
        },
      },
      {
        text: `The value is $\\frac{${r}^2 + ${r} \\cdot ${s}}{${factor} \\cdot ${r}^2 + ${s}^2} = ${tex(value)}$.`,
        why: "Squares come before products, and the coefficient is not squared.",
        check: { left: `(${r}^2+${r}*${s})/(${factor}*${r}^2+${s}^2)`, right: value.toFraction() },
      },
    ],
    hint: `Take the simplest pair of whole numbers of which the first is $${tex(new Fraction(r, s))}$ of the second.`,
  };
}
