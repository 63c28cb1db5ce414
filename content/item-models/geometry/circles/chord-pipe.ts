import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { CIRCLES } from "./chord-triples.ts";

interface Pipe {
  readonly radius: number;
  /** Distance from the center and half of the surface's width, before and after. */
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
  /** Whether the water has risen past the center. */
  readonly past: boolean;
}

function draw(chance: Chance): Pipe | null {
  const { radius, pairs } = chance.pick(CIRCLES);
  const [first, second] = chance.sample<readonly [number, number]>(pairs, 2);
  if (first === undefined || second === undefined) return null;
  const past = chance.pick([true, false]);
  if (!past && first[0] < second[0]) return null;
  if (!past && first[0] === second[1]) return null;
  return { radius, first, second, past };
}

function slipsOf({ radius, first, second, past }: Pipe): EntrySlip[] {
  return [
    {
      value: past ? Math.abs(first[0] - second[0]) : first[0] + second[0],
      ...slip(
        "center-on-wrong-side",
        past
          ? "The two surfaces lie on different sides of the center, so their distances from it have to be added."
          : "Both surfaces lie below the center, so the smaller distance has to be subtracted from the larger.",
        "Both distances from the center are right, and it is left open where the center is.",
        "Is the center of the cross section between the two surfaces?",
      ),
    },
    {
      value: Math.abs(2 * first[1] - 2 * second[1]),
      ...slip(
        "legs-change-alike",
        "This is the change in width; the level does not change by the same amount.",
        "The widths are given and can be compared at once.",
        "How do you get from a width to a height in the circle?",
      ),
    },
    {
      value: second[0],
      ...slip(
        "answered-intermediate-quantity",
        "This is the distance of the new surface from the center.",
        "It comes out of a right triangle, and the work seems done.",
        "Where was the surface before?",
      ),
    },
    {
      value: past ? radius + second[0] : radius - second[0],
      ...slip(
        "answered-wrong-region",
        "This is the depth of the water now, not the rise.",
        "The depth is what one would measure in the pipe.",
        "How deep was the water before?",
      ),
    },
    {
      value: first[0],
      ...slip(
        "answered-intermediate-quantity",
        "This is how far below the center the surface was at first.",
        "It is found first.",
        "How far has the surface moved beyond that, or how much less?",
      ),
    },
  ];
}

function write(pipe: Pipe): Question {
  const { radius, first, second, past } = pipe;
  const value = past ? first[0] + second[0] : first[0] - second[0];
  const before = `$${radius}^{2}-${first[1]}^{2}=${first[0] ** 2}$, so the first surface is ${first[0]} centimeters below the center`;
  const after = `$${radius}^{2}-${second[1]}^{2}=${second[0] ** 2}$, so the second is ${second[0]} centimeters ${past ? "above" : "below"} it`;
  const last = `The rise is $${first[0]}${past ? "+" : "-"}${second[0]}=${value}$ centimeters.`;
  return entryQuestion({
    stem: `A horizontal pipe has a circular cross section with an inner diameter of ${2 * radius} centimeters. The pipe was less than half full of water, and the surface of the water was ${2 * first[1]} centimeters wide. After a storm the surface is ${2 * second[1]} centimeters wide, and the pipe is ${past ? "more than half full" : "still less than half full"}. By how many centimeters has the water level risen?`,
    difficulty: past ? 4 : 3,
    targetSeconds: 110,
    unitAfter: "centimeters",
    quick: `Each surface is a chord; half of it, its distance from the center, and the radius ${radius} form a right triangle. ${before}; ${after}. ${last} The trap is to put the center on the wrong side.`,
    asked:
      "The vertical distance between two water surfaces, which are parallel chords of a circle.",
    plan: "Find the distance of each surface from the center, and see whether the center lies between them.",
    reasoning: [
      `The radius is ${radius} centimeters, and the halves of the surfaces are ${first[1]} and ${second[1]}.`,
      `Before: ${before}. After: ${after}.`,
      last,
    ],
    answers:
      "Wrong numbers come from adding instead of subtracting or the reverse, from comparing widths, from giving a depth, or from stopping at one distance.",
    steps: [
      {
        text: `Before the storm: ${before}.`,
        why: "Half of the width and the distance are the legs, the radius is the hypotenuse.",
        check: { left: `${first[0]}^2+(${2 * first[1]}/2)^2`, right: `${radius}^2` },
      },
      {
        text: `After the storm: ${after}.`,
        why: "The same right triangle with the new width.",
        check: { left: `${second[0]}^2+(${2 * second[1]}/2)^2`, right: `${radius}^2` },
      },
      {
        text: last,
        why: "How full the pipe is tells on which side of the center each surface lies.",
      },
    ],
    hints: [
      "Draw the cross section. What are the two surfaces in the circle?",
      "The perpendicular from the center bisects each chord.",
      "Find how far the first surface is from the center, using the radius and half of the width.",
      "Do the same for the second surface, and note from the stem on which side of the center each one lies.",
    ],
    takeaway:
      "For parallel chords, find the distance of each from the center, and decide whether the center lies between them.",
    selfExplain: {
      prompt: "When are the two distances from the center added, and when subtracted?",
      expectations: [
        "added if the center lies between the chords",
        "subtracted if both chords are on the same side",
      ],
    },
    value,
    slips: slipsOf(pipe),
  });
}

export const chordPipe = scene<Pipe>({
  draw,
  write,
  // The level is raised in small steps from the bottom; the width is measured from points on the wall.
  recompute: ({ radius, first, second, past }) => {
    const levelOf = (half: number, upper: boolean) => {
      let [low, high] = upper ? [Math.PI / 2, Math.PI] : [0, Math.PI / 2];
      for (let round = 0; round < 80; round += 1) {
        const middle = (low + high) / 2;
        // The wall at this turn from the lowest point: too narrow a place lies on the way to the end of the interval.
        if (radius * Math.sin(middle) < half === upper) high = middle;
        else low = middle;
      }
      return radius - radius * Math.cos(low);
    };
    return { value: `${Math.round(levelOf(second[1], past) - levelOf(first[1], false))}` };
  },
});
