import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Border {
  /** The perimeter of the pool, in feet. */
  readonly around: number;
  readonly width: number;
  readonly before: number;
}

function draw(chance: Chance): Border {
  return {
    around: 2 * chance.integer(25, 60),
    width: chance.integer(2, 6),
    before: chance.integer(0, 4),
  };
}

function wrong({ around, width }: Border): WrongValue[] {
  const corners = {
    misconception: "border-corners-lost",
    repairQuestion: "Which parts of the walkway do not touch the pool?",
  };
  const area = (breadth: number) => breadth * around + 4 * breadth ** 2;
  return [
    {
      value: width * around,
      ...corners,
      rationale:
        "This is the area of the four strips along the pool, without the squares at the corners.",
      whyTempting: "Length around the pool times width of the walkway looks like the whole area.",
    },
    {
      value: area(2 * width),
      ...slip(
        "border-on-one-side",
        "The walkway is taken to be twice as wide: each side of the outer edge is longer at both of its ends.",
        "The difference of the perimeters is divided by 4 only, for the four sides.",
        "At how many places does the outer edge gain the width of the walkway?",
      ),
    },
    {
      value: width * (around + 8 * width),
      ...corners,
      rationale: "With the outer edge as the length, the squares at the corners are counted twice.",
      whyTempting: "The outer edge times the width seems to cover the whole walkway.",
    },
    {
      value: width * around + width ** 2,
      ...corners,
      rationale: "Only one of the four corner squares is added.",
      whyTempting: "The corner square is found, and that there are four is overlooked.",
    },
    {
      value: 2 * width * around,
      ...slip(
        "border-on-one-side",
        "The width is taken twice as large, and the corners are left out.",
        "The difference of the perimeters is divided by 4, and the strips alone are added.",
        "How wide is the walkway?",
      ),
    },
    {
      value: width * around - 4 * width ** 2,
      ...corners,
      rationale: "The corner squares are taken away, but they have not been counted yet.",
      whyTempting: "Strips that meet at corners often overlap, and the overlap is subtracted.",
    },
    {
      value: 8 * width * width + width * around * 2,
      ...slip(
        "counted-twice",
        "This is twice the area of the walkway.",
        "The strips are counted from the inner and from the outer edge.",
        "How many strips and corner squares make up the walkway?",
      ),
    },
  ];
}

function write(border: Border): Question {
  const { around, width, before } = border;
  const key = width * around + 4 * width ** 2;
  const proof = `The outer perimeter exceeds the inner one by 8 widths, so the width is $${8 * width}/8=${width}$ feet. The strips along the pool have the area $${width}\\cdot ${around}=${width * around}$, and the four corner squares $4\\cdot ${width}^2=${4 * width ** 2}$, together ${key} square feet.`;
  return choiceQuestion({
    stem: `A rectangular pool is surrounded by a walkway of the same width on all four sides. The outer edge of the walkway is a rectangle too. The perimeter of the pool is ${around} feet, and the perimeter of the outer edge is ${around + 8 * width} feet. What is the area of the walkway, in square feet?`,
    difficulty: 4,
    targetSeconds: 100,
    quick: `Length and width of the pool are not needed. ${proof} The trap is to forget the corners or to divide the difference of the perimeters by 4.`,
    asked: "The area of a border, from its inner and outer perimeters.",
    plan: "Get the width from the difference of the perimeters, then add strips and corner squares.",
    reasoning: [
      `Each of the four outer sides is longer than the inner one by a width at both ends, which makes 8 widths in all: $${around + 8 * width}-${around}=${8 * width}$ feet.`,
      `So the walkway is ${width} feet wide.`,
      `Along the pool lie four strips. Their lengths add up to the perimeter of the pool, so their area does not depend on its shape. ${proof}`,
    ],
    answers:
      "Some answers leave out the corner squares, count them twice, or add only one. Others take the walkway to be twice as wide, because only four of the eight widths are counted.",
    steps: [
      {
        text: `Width of the walkway: $(${around + 8 * width}-${around})/8=${width}$ feet.`,
        why: "Each outer side has gained the width at both ends.",
        check: { left: `(${around + 8 * width}-${around})/8`, right: `${width}` },
      },
      {
        text: `Area: $${width}\\cdot ${around}+4\\cdot ${width}^2=${key}$ square feet.`,
        why: "Four strips as long together as the pool's perimeter, and four squares.",
        check: { left: `${width}*${around}+4*${width}^2`, right: `${key}` },
      },
    ],
    hints: [
      "You know two perimeters. Do you need the length and the width of the pool at all?",
      "Divide the walkway into strips along the pool and squares at the corners.",
      "Count how many widths of the walkway the outer edge has more than the inner one.",
      "Put the strips end to end to find their common length, and do not forget the corners.",
    ],
    takeaway:
      "A border of width w around a rectangle adds 8w to the perimeter, and its area is w times the inner perimeter plus four squares.",
    selfExplain: {
      prompt: "Why does the area of the walkway not depend on the shape of the pool?",
      expectations: [
        "the strips together are as long as the perimeter of the pool",
        "the corner squares depend only on the width",
      ],
    },
    value: key,
    proof,
    wrong: wrong(border),
    before,
  });
}

export const pathBorder = scene<Border>({
  draw,
  write,
  // All pools with whole sides and all whole widths are tried; the area is outer less inner rectangle.
  recompute: ({ around, width }, item) => {
    const outer = around + 8 * width;
    const areas = new Set(
      [...integers(1, around / 2 - 1)].flatMap((length) =>
        [...integers(1, 60)]
          .map((breadth) => [length + 2 * breadth, around / 2 - length + 2 * breadth] as const)
          .filter(([one, other]) => 2 * (one + other) === outer)
          .map(([one, other]) => one * other - length * (around / 2 - length)),
      ),
    );
    return optionsNear(item, areas.size === 1 ? ([...areas][0] ?? Number.NaN) : Number.NaN);
  },
});
