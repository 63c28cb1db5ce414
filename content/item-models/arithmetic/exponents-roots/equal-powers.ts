import type { Slip } from "../../kit/item-model.ts";

/** The number in question is `(base ^ root) ^ outer`. */
export interface Numbers {
  readonly base: number;
  readonly root: number;
  readonly outer: number;
}

interface Expression {
  readonly text: (numbers: Numbers) => string;
  readonly why: (numbers: Numbers) => string;
}

export const total = ({ root, outer }: Numbers) => root * outer;

export const RIGHT: readonly Expression[] = [
  {
    text: (n) => `$(${n.base}^{${n.outer}})^{${n.root}}$`,
    why: (n) => `The exponents multiply: $${n.outer} \\cdot ${n.root} = ${total(n)}$.`,
  },
  {
    text: (n) => `$${n.base}^{${total(n) - 3}} \\cdot ${n.base ** 3}$`,
    why: (n) =>
      `$${n.base ** 3} = ${n.base}^3$, and in a product the exponents add: $${total(n) - 3} + 3 = ${total(n)}$.`,
  },
  {
    text: (n) => `$\\frac{${n.base}^{${total(n) + n.root + 1}}}{${n.base}^{${n.root + 1}}}$`,
    why: (n) =>
      `In a quotient the exponents subtract: $${total(n) + n.root + 1} - ${n.root + 1} = ${total(n)}$.`,
  },
  {
    text: (n) =>
      `$${Array.from({ length: n.base }, () => `${n.base}^{${total(n) - 1}}`).join(" + ")}$`,
    why: (n) =>
      `The sum is $${n.base} \\cdot ${n.base}^{${total(n) - 1}} = ${n.base}^{${total(n)}}$.`,
  },
  {
    text: (n) =>
      `$${n.base}^{${total(n) + 1}} - ${n.base === 2 ? "" : `${n.base - 1} \\cdot `}${n.base}^{${total(n)}}$`,
    why: (n) =>
      `Taking out the common factor gives $${n.base}^{${total(n)}}(${n.base} - ${n.base - 1}) = ${n.base}^{${total(n)}}$.`,
  },
  {
    text: (n) => `$\\sqrt{${n.base}^{${2 * total(n)}}}$`,
    why: (n) => `A square root halves the exponent: $${2 * total(n)} \\div 2 = ${total(n)}$.`,
  },
];

type WrongExpression = Expression & Pick<Slip, "misconception" | "whyTempting">;

export const WRONG: readonly WrongExpression[] = [
  {
    text: (n) => `$${n.base}^{${n.root}} \\cdot ${n.base}^{${n.outer}}$`,
    why: (n) =>
      `In a product the exponents add, which gives $${n.base}^{${n.root + n.outer}}$ and not $${n.base}^{${total(n)}}$.`,
    misconception: "exponent-rules-mixed",
    whyTempting: "The exponents are multiplied as if this were a power of a power.",
  },
  {
    text: (n) => `$${n.base}^{${total(n) - n.root}} + ${n.base}^{${n.root}}$`,
    why: (n) =>
      `Exponents may be added for a product, not for a sum; this sum is far from $${n.base}^{${total(n)}}$.`,
    misconception: "exponents-added-in-sum",
    whyTempting: "The exponents add up to the right number.",
  },
  {
    text: (n) => `$\\frac{${n.base}^{${2 * total(n)}}}{${n.base}^2}$`,
    why: (n) =>
      `In a quotient the exponents subtract, which gives $${n.base}^{${2 * total(n) - 2}}$, not $${n.base}^{${total(n)}}$.`,
    misconception: "exponent-rules-mixed",
    whyTempting: "The exponents are divided, because the powers are.",
  },
  {
    text: (n) => `$\\sqrt{${n.base}^{${total(n) ** 2}}}$`,
    why: (n) =>
      `A square root halves the exponent; it does not take its root. Half of ${total(n) ** 2} is not ${total(n)}.`,
    misconception: "halved-instead-of-rooted",
    whyTempting: "The square root of the exponent is the right number.",
  },
  {
    text: (n) => `$${n.base}^{${total(n) + n.root}} - ${n.base}^{${n.root}}$`,
    why: (n) =>
      `A difference of powers has no rule by which exponents subtract; the value is close to $${n.base}^{${total(n) + n.root}}$.`,
    misconception: "exponents-added-in-sum",
    whyTempting: "The exponents differ by the right number.",
  },
  {
    text: (n) => `$${n.base * n.base ** n.root}^{${n.outer - 1}}$`,
    why: (n) =>
      `As a power of ${n.base}, this has the exponent $${n.root + 1} \\cdot ${n.outer - 1} = ${(n.root + 1) * (n.outer - 1)}$, and not ${total(n)}.`,
    misconception: "judged-by-base-or-exponent",
    whyTempting: "A larger base seems to make up for a smaller exponent.",
  },
];
