import { grouped, plus, polynomial, tex } from "../../kit/write-numbers.ts";

/** An expression that is, or is not, equal to the one described. */
export interface Form {
  readonly tex: string;
  readonly reason: string;
  /** Null where the expression is right. */
  readonly slip: {
    readonly misconception: string;
    readonly whyTempting: string;
    readonly repairQuestion: string;
  } | null;
}

/** A grass strip around a rectangular bed: `shorter` by `shorter + longer`. */
export function pathForms(longer: number, width: number): Form[] {
  const both = 2 * width;
  const total = polynomial([2 * both, both * (longer + both)], "n");
  const outer = `(n${plus(both)})(n${plus(longer + both)})`;
  return [
    {
      tex: `${outer} - n(n + ${longer})`,
      reason: "It is the whole area less the area of the bed.",
      slip: null,
    },
    {
      tex: `${both}(n + ${longer + both}) + ${both}n`,
      reason: `It adds two strips of the full outer length, $n + ${longer + both}$, and two strips of the length $n$ between them.`,
      slip: null,
    },
    {
      tex: total,
      reason: `It is the whole area less the bed, multiplied out: the squares of $n$ cancel.`,
      slip: null,
    },
    {
      tex: `${both}(2n + ${longer})`,
      reason: `It is the perimeter of the bed times the width ${width}; the four corners, ${grouped(4 * width * width)} square meters, are missing.`,
      slip: {
        misconception: "border-corners-lost",
        whyTempting: "A strip along the whole edge of the bed seems to be the path.",
        repairQuestion: "Which parts of the path touch the bed only at a corner?",
      },
    },
    {
      tex: `(n + ${width})(n + ${longer + width}) - n(n + ${longer})`,
      reason: `It adds the width ${width} to each side once, but the path lies at both ends of a side.`,
      slip: {
        misconception: "border-on-one-side",
        whyTempting: `The path is ${width} meters wide.`,
        repairQuestion:
          "How long is the outer edge of the path on the side where the bed measures $n$ meters?",
      },
    },
    {
      tex: `${both}(n + ${longer + both}) + ${both}(n + ${both})`,
      reason: "All four strips have the full outer length, so each corner is counted twice.",
      slip: {
        misconception: "counted-twice",
        whyTempting: "Each of the four sides of the outer edge gets a strip of its own.",
        repairQuestion: "Where do two of the strips overlap?",
      },
    },
    {
      tex: outer,
      reason: "It is the area of the path and the bed together.",
      slip: {
        misconception: "whole-taken-for-part",
        whyTempting: "The outer rectangle is needed for the computation.",
        repairQuestion: "Does the path cover the bed?",
      },
    },
  ];
}

/** The difference of the reciprocals of `x - a` and `x + a`. */
export function reciprocalForms(a: number): Form[] {
  const product = `x^{2} - ${a * a}`;
  const two = 2 * a;
  return [
    {
      tex: `\\frac{${two}}{${product}}`,
      reason: `Over the common denominator, the numerator is $(x + ${a}) - (x - ${a}) = ${two}$.`,
      slip: null,
    },
    {
      tex: `\\frac{${two}}{(x + ${a})(x - ${a})}`,
      reason: `The common denominator is left as a product, and the numerator is $(x + ${a}) - (x - ${a}) = ${two}$.`,
      slip: null,
    },
    {
      tex: `\\frac{-${two}}{${a * a} - x^{2}}`,
      reason: `Numerator and denominator both have the opposite sign of those of $\\frac{${two}}{${product}}$, which changes nothing.`,
      slip: null,
    },
    {
      tex: `\\frac{2x}{${product}}`,
      reason: `This is the *sum* of the two fractions; its numerator is $(x + ${a}) + (x - ${a})$.`,
      slip: {
        misconception: "sign-slip",
        whyTempting: "The minus sign before the second numerator is easily lost.",
        repairQuestion: `What is $(x + ${a}) - (x - ${a})$, with the brackets written out?`,
      },
    },
    {
      tex: `\\frac{${two}}{(x - ${a})^{2}}`,
      reason: `The common denominator is $(x - ${a})(x + ${a})$, not $(x - ${a})^2$.`,
      slip: {
        misconception: "middle-term-lost",
        whyTempting: `The product of the denominators is $${product}$, which is taken for the square of $x - ${a}$.`,
        repairQuestion: `What is $(x - ${a})^2$ when it is multiplied out?`,
      },
    },
    {
      tex: `-\\frac{1}{${two}}`,
      reason:
        "It subtracts the denominators, as if a difference of reciprocals were the reciprocal of a difference.",
      slip: {
        misconception: "reciprocal-split-over-sum",
        whyTempting: "Both numerators are 1, so only the denominators seem to matter.",
        repairQuestion: "Is $\\frac{1}{2} - \\frac{1}{3}$ the same as $\\frac{1}{2 - 3}$?",
      },
    },
    {
      tex: `\\frac{${two}}{x^{2} + ${a * a}}`,
      reason: `The product of $x - ${a}$ and $x + ${a}$ is $${product}$, with a minus sign.`,
      slip: {
        misconception: "sign-slip",
        whyTempting: "The numerator is right, and one sign in the denominator escapes notice.",
        repairQuestion: `What sign has the product of $-${a}$ and ${a}?`,
      },
    },
  ];
}

/** Income at a raised price: `price + x` dollars, `sold - fewer * x` tickets. */
export function incomeForms(price: number, sold: number, fewer: number): Form[] {
  const income = price * sold;
  const middle = sold - fewer * price;
  return [
    {
      tex: `(${price} + x)(${sold} - ${fewer}x)`,
      reason: "It is the new price times the new number of tickets.",
      slip: null,
    },
    {
      tex: `${tex(income)}${plus(middle)}x - ${fewer}x^{2}`,
      reason: `It is $(${price} + x)(${sold} - ${fewer}x)$ multiplied out; the terms with $x$ are $${sold}x$ and $-${fewer * price}x$.`,
      slip: null,
    },
    {
      tex: `${sold}(${price} + x) - ${fewer}x(${price} + x)`,
      reason: `It takes the income from ${sold} tickets at the new price and subtracts what the $${fewer}x$ unsold tickets would have brought.`,
      slip: null,
    },
    {
      tex: `${sold}(${price} + x) - ${fewer}x`,
      reason: `It subtracts $${fewer}x$ *tickets* from an amount of money; each ticket lost costs $${price} + x$ dollars.`,
      slip: {
        misconception: "rate-not-multiplied",
        whyTempting: "The two effects of the new price are written one after the other.",
        repairQuestion: "How many dollars does each ticket bring that is no longer sold?",
      },
    },
    {
      tex: `${tex(income)} - ${fewer}x^{2}`,
      reason:
        "It multiplies first with first and last with last only; the mixed terms are missing.",
      slip: {
        misconception: "middle-term-lost",
        whyTempting: "Price and number of tickets are multiplied part by part.",
        repairQuestion: "How many products arise when a sum of two terms meets a sum of two terms?",
      },
    },
    {
      tex: `${tex(income)} + ${sold + fewer * price}x - ${fewer}x^{2}`,
      reason: `The product of ${price} and $-${fewer}x$ is negative, but here it is added.`,
      slip: {
        misconception: "sign-slip",
        whyTempting: "All four products are formed, and only one sign is wrong.",
        repairQuestion: `What is ${price} times $-${fewer}x$?`,
      },
    },
    {
      tex: `${tex(income)} + ${sold}x - ${fewer}x^{2}`,
      reason: `It leaves out the product of ${price} and $-${fewer}x$.`,
      slip: {
        misconception: "missed-a-case",
        whyTempting: "Three of the four products are there.",
        repairQuestion: `With which terms of the second bracket has ${price} been multiplied?`,
      },
    },
  ];
}
