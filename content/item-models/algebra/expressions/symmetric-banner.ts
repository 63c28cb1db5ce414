import type { ChoiceCase, WrongValue } from "../../kit/choice-question.ts";
import { Fraction, surd } from "../../kit/write-numbers.ts";

/** Perimeter and diagonal of a rectangle are given, the area is asked. */
export interface Banner {
  readonly scene: "banner";
  readonly short: number;
  readonly long: number;
  readonly before: number;
}

function wrongValues({ short, long }: Banner): WrongValue[] {
  const half = short + long;
  const squares = short * short + long * long;
  const area = short * long;
  return [
    {
      value: 2 * area,
      rationale: `$${half}^2 - ${squares} = ${2 * area}$ is twice the product of the sides, and so twice the area.`,
      misconception: "middle-term-lost",
      whyTempting: "The difference between the two squares seems to be the product itself.",
      repairQuestion: "How often does the product of the sides occur in the square of their sum?",
    },
    {
      value: new Fraction(half * half, 4),
      rationale: `This is the area of a square with the perimeter ${2 * half}, but the diagonal of that square is not $${surd(1, squares)}$.`,
      misconception: "assumed-case-not-checked",
      whyTempting: "Dividing the perimeter by 4 gives a side, if all sides are equal.",
      repairQuestion: `How long would the diagonal of a square with the perimeter ${2 * half} be?`,
    },
    {
      value: new Fraction(squares, 2),
      rationale: `Half the square of the diagonal is the area of a square with this diagonal, and its perimeter is not ${2 * half}.`,
      misconception: "assumed-case-not-checked",
      whyTempting: "For a square, this is a well-known formula.",
      repairQuestion: "Which given fact has not been used?",
    },
    {
      value: new Fraction(4 * half * half - squares, 2),
      rationale: `Here the whole perimeter, ${2 * half}, stands where the sum of two adjacent sides, ${half}, belongs.`,
      misconception: "counted-twice",
      whyTempting: "The perimeter is a sum of sides, and it is given.",
      repairQuestion: "How many sides of the rectangle does the perimeter contain?",
    },
    {
      value: half,
      rationale: `This is the length and the width together; the area is their product.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the first number that follows from the perimeter.",
      repairQuestion: "Are the sides of a rectangle added or multiplied to get its area?",
    },
    {
      value: new Fraction(area, 2),
      rationale: `A diagonal cuts the rectangle into two triangles, and this is the area of one of them.`,
      misconception: "part-for-whole",
      whyTempting:
        "The diagonal suggests a right triangle, and its area is half the product of its legs.",
      repairQuestion: "How many such triangles make up the rectangle?",
    },
  ];
}

export function bannerCase(parameters: Banner): ChoiceCase {
  const { short, long, before } = parameters;
  const half = short + long;
  const squares = short * short + long * long;
  const area = short * long;
  return {
    stem: `The perimeter of a rectangular sheet of stained glass is ${2 * half} inches, and the distance between opposite corners of the sheet is $${surd(1, squares)}$ inches. What is the area of the sheet, in square inches?`,
    value: area,
    proof: `The sides have the sum ${half} and squares that add up to ${squares}, so twice their product is $${half}^2 - ${squares} = ${2 * area}$.`,
    wrong: wrongValues(parameters),
    before,
    difficulty: 4,
    targetSeconds: 100,
    quick: `Let the sides be $a$ and $b$. The perimeter gives $a + b = ${half}$, and the diagonal gives $a^2 + b^2 = ${squares}$. Since $(a + b)^2 = a^2 + b^2 + 2ab$, twice the area is $${half * half} - ${squares} = ${2 * area}$, and the area is ${area}. The trap is to forget that the product is doubled.`,
    asked: "The area of a rectangle with a given perimeter and a given diagonal.",
    plan: "The area is the product of the sides. Get it from their sum and the sum of their squares, without finding the sides.",
    reasoning: [
      `Half the perimeter is the length and the width together: $a + b = ${half}$.`,
      `By the Pythagorean theorem the diagonal gives $a^2 + b^2 = ${squares}$.`,
      `Square the sum: $a^2 + 2ab + b^2 = ${half * half}$.`,
      `Subtract: $2ab = ${half * half} - ${squares} = ${2 * area}$, so the area is $ab = ${area}$.`,
    ],
    answers: `Giving $2ab$ forgets that the product occurs twice in the square. Treating the sheet as a square, from its perimeter or from its diagonal, ignores the other fact. Using the whole perimeter counts each side twice, and half the area is that of one of the triangles at the diagonal.`,
    steps: [
      {
        text: `Two adjacent sides add up to $a + b = ${half}$, and $a^2 + b^2 = ${squares}$.`,
        why: "Half of the perimeter, and the Pythagorean theorem for the diagonal.",
        check: { left: `${2 * half}/2`, right: `${half}` },
      },
      {
        text: `Twice the area is $2ab = ${half}^2 - ${squares} = ${2 * area}$.`,
        why: "The square of the sum exceeds the sum of the squares by twice the product.",
        check: { left: `${half}^2-${squares}`, right: `${2 * area}` },
      },
      {
        text: `The area is $\\frac{${2 * area}}{2} = ${area}$.`,
        why: "The product occurs twice in the square of the sum.",
        check: { left: `${2 * area}/2`, right: `${area}` },
      },
    ],
    hints: [
      "The area is the product of two sides that you do not know. Which combinations of the sides do you know?",
      "The perimeter gives the sum of the sides, the diagonal the sum of their squares.",
      `Write $a + b = ${half}$, and square both sides.`,
      "Replace $a^2 + b^2$ by the square of the diagonal, and isolate the product of the sides.",
    ],
    fasterWay: `Guess whole sides with the sum ${half}, and test whether their squares add up to ${squares}.`,
    takeaway:
      "When a sum and a sum of squares are known, the product follows from the square of the sum.",
    selfExplain: {
      prompt: "Why does the square of the sum of the sides lead to the area?",
      expectations: [
        "its middle term is twice the product of the sides",
        "the other terms add up to the square of the diagonal",
      ],
    },
  };
}
