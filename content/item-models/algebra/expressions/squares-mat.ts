import type { ChoiceCase, WrongValue } from "../../kit/choice-question.ts";
import { Fraction, grouped } from "../../kit/write-numbers.ts";

/** A square photograph in a mat of uniform width. */
export interface Mat {
  readonly scene: "mat";
  readonly width: number;
  readonly side: number;
  readonly before: number;
}

function wrongValues({ width, side }: Mat): WrongValue[] {
  const visible = 4 * width * (side + width);
  const doubleWidth = 2 * width;
  return [
    {
      value: side + width,
      rationale: `This treats the mat as four strips as long as the photograph, ${width} inches wide each, and leaves out the four corners.`,
      misconception: "border-corners-lost",
      whyTempting: "Four strips along four sides seem to make up the whole mat.",
      repairQuestion: "What covers the corners beside the photograph?",
    },
    {
      value: side + 2 * width,
      rationale: "This is a side of the photograph and the mat together.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the side of the larger square in the work.",
      repairQuestion: "Does the question ask about the outer square or the inner one?",
    },
    {
      value: new Fraction(visible - width * width, doubleWidth),
      rationale: `Here the outer side exceeds the inner one by ${width} only, as if the mat lay along one side of the photograph, but it adds ${width} inches at both ends.`,
      misconception: "border-on-one-side",
      whyTempting: `The mat is ${width} inches wide.`,
      repairQuestion: "By how much is the outer side longer than the inner one?",
    },
    {
      value: side - width,
      rationale: `This counts each corner twice, as part of two strips that run along the whole outer side.`,
      misconception: "counted-twice",
      whyTempting: "Four strips as long as the outer side do cover the mat.",
      repairQuestion: "Where do two such strips overlap?",
    },
    {
      value: new Fraction(visible, doubleWidth).sub(width),
      rationale: "This counts only two strips, but the mat runs along all four sides.",
      misconception: "missed-a-case",
      whyTempting: "For opposite sides the work is the same, and it is done once.",
      repairQuestion: "How many sides of the photograph touch the mat?",
    },
    {
      value: new Fraction(side, 2),
      rationale: `With this side the mat would have an area of only ${grouped(4 * width * (side / 2 + width))} square inches.`,
      misconception: "halved-instead-of-rooted",
      whyTempting: "A last halving is often needed when squares are compared.",
      repairQuestion: "What area does the mat have if you put this number in?",
    },
  ];
}

export function matCase(parameters: Mat): ChoiceCase {
  const { width, side, before } = parameters;
  const outer = side + 2 * width;
  const visible = outer * outer - side * side;
  const steps = visible / (2 * width);
  return {
    stem: `A square photograph lies in the center of a square mat that shows as a border ${width} inches wide on every side of it. The visible part of the mat has an area of ${grouped(visible)} square inches. What is the length, in inches, of a side of the photograph?`,
    value: side,
    proof: `The outer square has a side of ${outer} inches, and $${outer}^2 - ${side}^2 = ${outer * outer} - ${side * side} = ${visible}$.`,
    wrong: wrongValues(parameters),
    before,
    difficulty: 3,
    targetSeconds: 95,
    quick: `Let $x$ be the side. The outer side is $x + ${2 * width}$, so $(x + ${2 * width})^2 - x^2 = ${visible}$. As a product this is $${2 * width}(2x + ${2 * width}) = ${visible}$, so $2x + ${2 * width} = ${steps}$ and $x = ${side}$. The traps are to add the width only once and to forget the corners.`,
    asked: "The side of a square that is surrounded by a border of known width and area.",
    plan: "Write the border as the difference of two squares, factor it, and solve.",
    reasoning: [
      `If the photograph has a side of $x$ inches, the mat reaches ${width} inches beyond it at both ends, so the outer side is $x + ${2 * width}$.`,
      `The visible area is $(x + ${2 * width})^2 - x^2 = ${visible}$.`,
      `Factor the difference of squares. The two sides differ by ${2 * width} and add up to $2x + ${2 * width}$, so $${2 * width}(2x + ${2 * width}) = ${visible}$.`,
      `Divide by ${2 * width}: $2x + ${2 * width} = ${steps}$. So $2x = ${2 * side}$ and $x = ${side}$.`,
    ],
    answers: `The outer side answers another question. Four strips without corners, or with each corner counted twice, misjudge the border. Adding the width at one end only, or counting two strips of four, makes the photograph much too large.`,
    steps: [
      {
        text: `The visible area is $(x + ${2 * width})^2 - x^2 = ${visible}$.`,
        why: "The border is the outer square without the inner one, and it adds its width at both ends.",
        check: {
          left: `(x+${2 * width})^2-x^2`,
          right: `${visible}`,
          given: { x: `${side}` },
        },
      },
      {
        text: `Factor and divide: $2x + ${2 * width} = \\frac{${visible}}{${2 * width}} = ${steps}$.`,
        why: "A difference of squares is the difference times the sum.",
        check: { left: `${visible}/${2 * width}`, right: `${steps}` },
      },
      {
        text: `So $x = \\frac{${steps} - ${2 * width}}{2} = ${side}$.`,
        why: "What is left is a linear equation.",
        check: { left: `(${steps}-${2 * width})/2`, right: `${side}` },
      },
    ],
    hints: [
      "The visible mat is what remains of one square when another is taken away.",
      "How much longer is a side of the outer square than a side of the inner one?",
      `Call the inner side $x$. The outer one is $x + ${2 * width}$; write the visible area with both.`,
      "Factor the difference of the two squares, and divide by the factor that is a number.",
    ],
    takeaway:
      "A uniform border adds twice its width to each dimension, and its area is a difference of squares.",
    selfExplain: {
      prompt: "Why is the outer side longer than the inner one by twice the width of the border?",
      expectations: ["the border lies on both sides of the photograph", "each adds its width once"],
    },
  };
}
