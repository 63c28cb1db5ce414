import type { ChoiceCase, WrongValue } from "../../kit/choice-question.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";

/** Sum and sum of squares are given, the sum of the reciprocals is asked. */
export interface Reciprocals {
  readonly scene: "reciprocals";
  readonly sum: number;
  readonly product: number;
  readonly before: number;
}

function wrongValues({ sum, product }: Reciprocals): WrongValue[] {
  const squares = sum * sum - 2 * product;
  return [
    {
      value: new Fraction(1, sum),
      rationale: `This is $\\frac{1}{x + y}$. A sum of reciprocals is not the reciprocal of the sum.`,
      misconception: "reciprocal-split-over-sum",
      whyTempting: `The value of $x + y$ is given, and only one step seems to be needed.`,
      repairQuestion: `Is $\\frac{1}{2} + \\frac{1}{2}$ the same as $\\frac{1}{2 + 2}$?`,
    },
    {
      value: new Fraction(sum, 2 * product),
      rationale: `$${sum}^2 - ${squares} = ${2 * product}$ is $2xy$, but here it stands in the place of $xy$.`,
      misconception: "middle-term-lost",
      whyTempting: "The difference between the two given facts is easily taken for the product.",
      repairQuestion: "How often does $xy$ occur when $(x + y)^2$ is multiplied out?",
    },
    {
      value: new Fraction(product, sum),
      rationale: `This is $\\frac{xy}{x + y}$, the reciprocal of what is asked for.`,
      misconception: "fraction-inverted",
      whyTempting: "It combines the right two numbers, the sum and the product.",
      repairQuestion: `What is $\\frac{1}{x} + \\frac{1}{y}$ over the common denominator $xy$?`,
    },
    {
      value: new Fraction(-sum, product),
      rationale: `The product has the wrong sign: $2xy$ is $${sum}^2 - ${squares}$, not $${squares} - ${sum}^2$.`,
      misconception: "sign-slip",
      whyTempting: "The two numbers are subtracted in the order in which they come to hand.",
      repairQuestion: `Which is to be subtracted from which in $x^2 + 2xy + y^2 = ${sum * sum}$ to leave $2xy$?`,
    },
    {
      value: product,
      rationale: `This is $xy$, a number found on the way.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "Finding the product is the main part of the work.",
      repairQuestion: "What has to be done with the product to add the two reciprocals?",
    },
    {
      value: new Fraction(sum, squares),
      rationale: `This is $\\frac{x + y}{x^2 + y^2}$. The common denominator of the reciprocals is $xy$.`,
      misconception: "middle-term-lost",
      whyTempting: "Both numbers are given in the question.",
      repairQuestion:
        "What is the common denominator of two fractions with the denominators $x$ and $y$?",
    },
  ];
}

export function reciprocalsCase(parameters: Reciprocals): ChoiceCase {
  const { sum, product, before } = parameters;
  const squares = sum * sum - 2 * product;
  const value = new Fraction(sum, product);
  const given = { s: `${sum}`, q: `${squares}` };
  return {
    stem: `If $x$ and $y$ are nonzero numbers such that $x + y = ${sum}$ and $x^2 + y^2 = ${squares}$, what is the value of $\\frac{1}{x} + \\frac{1}{y}$ ?`,
    value,
    proof: `$2xy = ${sum}^2 - ${squares} = ${2 * product}$, so $xy = ${tex(product)}$, and $\\frac{1}{x} + \\frac{1}{y} = \\frac{x + y}{xy} = ${tex(value)}$.`,
    wrong: wrongValues(parameters),
    before,
    difficulty: 4,
    targetSeconds: 95,
    quick: `Over a common denominator, $\\frac{1}{x} + \\frac{1}{y} = \\frac{x + y}{xy}$. The sum is given; the product comes from the square of the sum: $${sum}^2 = ${squares} + 2xy$, so $xy = ${tex(product)}$. The value is $${tex(value)}$. The trap is to take the reciprocal of the sum, or $2xy$ for $xy$.`,
    asked:
      "The sum of the reciprocals of two numbers, from their sum and the sum of their squares.",
    plan: "Do not solve for the numbers. Write what is asked with the sum and the product, and find the product from the square of the sum.",
    reasoning: [
      `Over the common denominator $xy$, the sum of the reciprocals is $\\frac{x + y}{xy}$.`,
      `The numerator is ${sum}. For the denominator, square the sum: $x^2 + 2xy + y^2 = ${sum * sum}$.`,
      `Since $x^2 + y^2 = ${squares}$, this leaves $2xy = ${tex(2 * product)}$, and so $xy = ${tex(product)}$.`,
      `Therefore $\\frac{x + y}{xy} = ${tex(value)}$.`,
    ],
    answers: `The reciprocal of ${sum} treats the sum of two reciprocals as one reciprocal. Using $2xy$, or the sum of the squares, in the place of $xy$ gives the wrong denominator. Others subtract in the wrong order, stop at the product, or turn the last fraction upside down.`,
    steps: [
      {
        text: `The product: $xy = \\frac{${sum}^2 - ${squares}}{2} = ${tex(product)}$.`,
        why: "The square of the sum is the sum of the squares and twice the product.",
        check: { left: "(s^2-q)/2", right: `${product}`, given },
      },
      {
        text: `Add the reciprocals: $\\frac{1}{x} + \\frac{1}{y} = \\frac{x + y}{xy} = ${tex(value)}$.`,
        why: "The common denominator of the two fractions is $xy$.",
        check: { left: "s/((s^2-q)/2)", right: value.toFraction(), given },
      },
    ],
    hints: [
      "You are asked for a combination of the two numbers, not for the numbers. Can it be had without solving?",
      `Bring $\\frac{1}{x} + \\frac{1}{y}$ to a common denominator.`,
      "One part of the fraction is given. For the other, square the equation for the sum.",
      `From $${sum * sum} = ${squares} + 2xy$ find $xy$, and divide the sum by it.`,
    ],
    takeaway:
      "Sum, product, and sum of squares of two numbers are linked by one identity: any two of them give the third.",
    selfExplain: {
      prompt: "Why is it not necessary to know the two numbers?",
      expectations: [
        "the expression can be written with the sum and the product alone",
        "the product follows from the sum and the sum of the squares",
      ],
    },
  };
}
