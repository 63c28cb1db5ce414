import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { rooted, valued } from "./unknown-leg-slips.ts";

interface Bar {
  /** Heights of the upper end and distances of the lower end, before and after. */
  readonly length: number;
  readonly high: number;
  readonly low: number;
  readonly nearWall: number;
  readonly farFromWall: number;
  /** Whether the fall is given and the slide asked for, or the other way around. */
  readonly givenFall: boolean;
  readonly before: number;
}

function draw(chance: Chance): Bar | null {
  const [length, pairs] = chance.pick([
    [
      25,
      [
        [24, 7],
        [20, 15],
        [15, 20],
        [7, 24],
      ],
    ],
    [
      50,
      [
        [48, 14],
        [40, 30],
        [30, 40],
        [14, 48],
      ],
    ],
    [
      65,
      [
        [63, 16],
        [60, 25],
        [56, 33],
        [52, 39],
        [39, 52],
        [33, 56],
        [25, 60],
        [16, 63],
      ],
    ],
  ] as const);
  const first = chance.integer(0, pairs.length - 2);
  const second = chance.integer(first + 1, Math.min(pairs.length - 1, first + 3));
  const [[high, nearWall], [low, farFromWall]] = [pairs[first] ?? [0, 0], pairs[second] ?? [0, 0]];
  // Equal movements would make the tempting answer right.
  if (high - low === farFromWall - nearWall) return null;
  const givenFall = chance.pick([true, false]);
  return { length, high, low, nearWall, farFromWall, givenFall, before: chance.integer(0, 4) };
}

function wrongChoices(bar: Bar): WrongChoice[] {
  const { length, high, low, nearWall, farFromWall, givenFall } = bar;
  const [fall, slide] = [high - low, farFromWall - nearWall];
  const given = givenFall ? fall : slide;
  const final = givenFall ? farFromWall : low;
  return [
    valued(
      given,
      slip(
        "legs-change-alike",
        `Both ends move, but not equally far: a bar of ${length} inches would then change its length.`,
        "What one end gains the other seems to lose.",
        "Which length stays the same while the bar moves, a sum of the legs or the hypotenuse?",
      ),
    ),
    valued(
      final,
      slip(
        "answered-intermediate-quantity",
        `This is where the ${givenFall ? "lower" : "upper"} end comes to rest, not how far it has moved.`,
        "It comes out of the Pythagorean theorem, and the work seems finished.",
        "Does the question ask for a place or for a movement?",
      ),
    ),
    valued(
      givenFall ? nearWall : high,
      slip(
        "answered-intermediate-quantity",
        `This is where the ${givenFall ? "lower" : "upper"} end was at first.`,
        "It is the first number that has to be worked out.",
        "What changed between the two positions?",
      ),
    ),
    ...wrongTriangles(bar),
  ];
}

function wrongTriangles({
  length,
  high,
  low,
  nearWall,
  farFromWall,
  givenFall,
}: Bar): WrongChoice[] {
  const given = givenFall ? high - low : farFromWall - nearWall;
  return [
    rooted(
      length ** 2 - given ** 2,
      slip(
        "whole-taken-for-part",
        "This puts a movement into the right triangle in place of a whole side.",
        "The bar and the movement are given, and a right triangle is needed.",
        "Which side of a right triangle would the movement be?",
      ),
    ),
    valued(
      length - (givenFall ? farFromWall : low),
      slip(
        "legs-added-for-hypotenuse",
        "This subtracts a leg from the hypotenuse as if they lay on one line.",
        "Subtracting lengths avoids squares and roots.",
        "How do the sides of a right triangle depend on each other?",
      ),
    ),
    valued(
      length - (givenFall ? high : nearWall),
      slip(
        "legs-added-for-hypotenuse",
        "This is the hypotenuse less the first leg, as if the two legs together were as long as the bar.",
        "The bar seems to be made up of a part along the wall and a part along the floor.",
        "Is the way from end to end along the bar as long as the way along wall and floor?",
      ),
    ),
    valued(
      givenFall ? low : farFromWall,
      slip(
        "read-wrong-series",
        `This is a length at the other end of the bar after the movement.`,
        "It belongs to the same right triangle.",
        "Which of the two legs does the question concern?",
      ),
    ),
  ];
}

function write(bar: Bar): Question {
  const { length, high, low, nearWall, farFromWall, givenFall, before } = bar;
  const [fall, slide] = [high - low, farFromWall - nearWall];
  const key = givenFall ? slide : fall;
  const start = givenFall
    ? `its upper end ${high} inches above a level floor`
    : `its lower end ${nearWall} inches from the wall`;
  const movement = givenFall
    ? `The upper end then slips down the wall by ${fall} inches. By how many inches does the lower end move away from the wall?`
    : `The lower end then slips ${slide} inches farther away from the wall. By how many inches does the upper end move down?`;
  const [leg1, leg2] = givenFall ? [high, low] : [nearWall, farFromWall];
  const [other1, other2] = givenFall ? [nearWall, farFromWall] : [high, low];
  const sign = givenFall ? "-" : "+";
  const proof = `At first the other leg is $\\sqrt{${length}^{2}-${leg1}^{2}}=${other1}$, and afterward it is $\\sqrt{${length}^{2}-${leg2}^{2}}=${other2}$. The end moves $${Math.max(other1, other2)}-${Math.min(other1, other2)}=${key}$ inches.`;
  return singleChoice(
    {
      stem: `A straight bar ${length} inches long leans against a vertical wall with ${start}. ${movement}`,
      difficulty: 2,
      targetSeconds: 80,
      quick: `The bar is the hypotenuse of a right triangle before and after. ${proof} The trap is to move both ends by the same amount.`,
      asked: `How far the ${givenFall ? "lower" : "upper"} end of the bar moves.`,
      plan: "Use the Pythagorean theorem twice, with the bar as hypotenuse, and subtract.",
      reasoning: [
        `Before the movement the legs are ${leg1} and $\\sqrt{${length}^{2}-${leg1}^{2}}=${other1}$.`,
        `After it the given leg is $${leg1}${sign}${givenFall ? fall : slide}=${leg2}$, so the other is $\\sqrt{${length}^{2}-${leg2}^{2}}=${other2}$.`,
        `The end asked about has moved $${Math.max(other1, other2)}-${Math.min(other1, other2)}=${key}$ inches.`,
      ],
      answers:
        "The amount by which the first end moves is not the amount for the other, because the squares of the legs, not the legs, have a fixed sum. Other answers give a first or final position instead of the movement, put the movement itself into a right triangle, or subtract lengths that have different directions.",
      steps: [
        {
          text: `Before: $\\sqrt{${length}^{2}-${leg1}^{2}}=${other1}$.`,
          why: "Wall, floor and bar form a right triangle with the bar as hypotenuse.",
          check: { left: `sqrt(${length}^2-${leg1}^2)`, right: `${other1}` },
        },
        {
          text: `After: the given leg is ${leg2}, and $\\sqrt{${length}^{2}-${leg2}^{2}}=${other2}$.`,
          why: "The bar keeps its length.",
          check: { left: `sqrt(${length}^2-${leg2}^2)`, right: `${other2}` },
        },
        {
          text: `The movement is $${Math.max(other1, other2)}-${Math.min(other1, other2)}=${key}$.`,
          why: "The question asks for the change, not for the final place.",
          check: {
            left: `${Math.max(other1, other2)}-${Math.min(other1, other2)}`,
            right: `${key}`,
          },
        },
      ],
      hints: [
        "What stays the same while the bar slips, and what changes?",
        "Wall, floor and bar form a right triangle, before and after the movement.",
        "Find the missing leg of the first triangle.",
        "Change the given leg, find the missing leg of the second triangle, and compare it with the first.",
      ],
      takeaway:
        "When a segment of fixed length slides, the squares of the legs have a fixed sum, so the two legs do not change by equal amounts.",
      selfExplain: {
        prompt: "Why do the two ends of the bar not move by equal amounts?",
        expectations: [
          "the sum of the squares of the legs is fixed",
          "equal changes of the legs do not keep that sum",
        ],
      },
    },
    { key: { order: key, text: `${key}`, rationale: proof }, before, wrong: wrongChoices(bar) },
  );
}

export const legBar = scene<Bar>({
  draw,
  write,
  // Whole inches are tried for the unknown legs before and after.
  recompute: ({ length, high, low, nearWall, farFromWall, givenFall }, item) => {
    const [first, second] = givenFall ? [high, low] : [nearWall, farFromWall];
    const otherLeg = (leg: number) => {
      for (let other = 1; other < length; other += 1)
        if (Math.hypot(leg, other) === length) return other;
      throw new Error("no leg fits");
    };
    return optionsNear(item, new Fraction(otherLeg(first)).sub(otherLeg(second)).abs().valueOf());
  },
});
