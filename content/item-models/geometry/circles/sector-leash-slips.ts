import type { WrongChoice } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { wrongSum } from "./pi-sums.ts";

export interface Leash {
  /** All in feet. */
  readonly leash: number;
  readonly wide: number;
  readonly deep: number;
  readonly before: number;
}

/** What is left of the leash at the next corners. */
export const rests = ({ leash, wide, deep }: Leash) =>
  [leash - deep, leash - wide].filter((rest) => rest > 0);

export const quarterOf = (radius: number) => new Fraction(radius ** 2, 4);

/** The area that can be reached, as a multiple of π. */
export function reach(drawn: Leash): Fraction {
  return rests(drawn).reduce(
    (sum, rest) => sum.add(quarterOf(rest)),
    quarterOf(drawn.leash).mul(3),
  );
}

export function wrongChoices(drawn: Leash): WrongChoice[] {
  const { leash, wide, deep } = drawn;
  const most = quarterOf(leash).mul(3);
  const extra = reach(drawn).sub(most);
  return [
    wrongSum(
      slip(
        "missed-a-case",
        "The dog can also walk around the next corner, where part of the leash is left.",
        "Three quarters of a circle are obvious, and the wall seems to stop the leash.",
        "How much leash is left when it lies along a whole wall?",
      ),
      [most, "\\pi"],
    ),
    wrongSum(
      slip(
        "arc-over-wrong-turn",
        "Beyond the next corner the leash sweeps a quarter circle only, until it is at a right angle to its first direction, not a half circle.",
        "Around the corner the ground seems to be open on all sides.",
        "Through what angle does the leash turn beyond the next corner before it gets back to a wall?",
      ),
      [most.add(extra.mul(2)), "\\pi"],
    ),
    wrongSum(
      slip(
        "assumed-case-not-checked",
        "This takes away the shed from a full circle, as if the shed lay wholly inside the circle and the leash could pass through it.",
        "The ground without the shed is what remains, and subtraction seems natural.",
        "Can the leash reach straight through the shed?",
      ),
      [leash ** 2, "\\pi"],
      [-wide * deep, ""],
    ),
    ...moreWrongChoices(drawn),
  ];
}

function moreWrongChoices(drawn: Leash): WrongChoice[] {
  const { leash, deep } = drawn;
  const [first = 0] = rests(drawn);
  const most = quarterOf(leash).mul(3);
  const extra = reach(drawn).sub(most);
  return [
    wrongSum(
      slip(
        "ignored-condition",
        "This is a full circle, as if there were no shed.",
        "The leash is a radius, and the shed is left aside.",
        "Which quarter of the circle is taken up at the corner?",
      ),
      [leash ** 2, "\\pi"],
    ),
    wrongSum(
      slip(
        "other-part-answered",
        "This uses the length of a wall as a radius around the corner in place of the leash that is left.",
        "The wall that the leash lies along is the number at hand.",
        "How much of the leash is still free at the next corner?",
      ),
      [most.add(quarterOf(deep)), "\\pi"],
    ),
    wrongSum(
      slip(
        "answered-wrong-region",
        "Around the corner where the leash is fastened this counts a half circle only.",
        "The wall is seen as a straight line, on one side of which the dog can walk.",
        "How large is the angle outside the corner of a rectangle?",
      ),
      [quarterOf(leash).mul(2).add(extra), "\\pi"],
    ),
    wrongSum(
      slip(
        "middle-term-lost",
        `The part around the corner is computed from a difference of squares, but the leash left over is ${first} feet and has to be squared itself.`,
        "Areas of circles are often subtracted from one another.",
        "What is the radius of the quarter circle around the next corner?",
      ),
      [most.add(new Fraction(leash ** 2 - deep ** 2, 4)), "\\pi"],
    ),
  ];
}
