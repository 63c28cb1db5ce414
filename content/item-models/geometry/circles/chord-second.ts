import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { CIRCLES } from "./chord-triples.ts";

interface TwoChords {
  readonly radius: number;
  /** Distance from the center and half of the chord, for both chords. */
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
  readonly asked: "distance" | "length";
}

function draw(chance: Chance): TwoChords | null {
  const { radius, pairs } = chance.pick(CIRCLES);
  const [first, second] = chance.sample<readonly [number, number]>(pairs, 2);
  if (first === undefined || second === undefined || first[0] === second[1]) return null;
  return { radius, first, second, asked: chance.pick(["distance", "length"] as const) };
}

function slipsOf({ radius, first, second, asked }: TwoChords): EntrySlip[] {
  const [distance, half] = second;
  const isLength = asked === "length";
  return [
    {
      value: isLength ? half : 2 * distance,
      ...slip(
        "whole-chord-for-half",
        isLength
          ? "This is half of the chord."
          : "The distance does not have to be doubled; only the chord consists of two equal halves.",
        isLength
          ? "It is the leg of the right triangle, and the work seems done."
          : "In this figure something is always doubled or halved.",
        "Which length of the right triangle does the question ask for?",
      ),
    },
    {
      value: radius,
      ...slip(
        "answered-intermediate-quantity",
        "This is the radius of the circle.",
        "It has to be found first.",
        "What does the question ask for once the radius is known?",
      ),
    },
    {
      value: new Fraction(
        isLength ? first[1] * 2 * distance : first[0] * half,
        isLength ? first[0] : first[1],
      ),
      ...slip(
        "assumed-case-not-checked",
        "Chords are not in proportion to their distances: the longer chord is the nearer one.",
        "Three lengths are given and a fourth is asked, as in a proportion.",
        "What happens to the chord when it moves toward the center?",
      ),
    },
    {
      value: isLength ? 2 * first[1] + first[0] - distance : first[0] + 2 * first[1] - 2 * half,
      ...slip(
        "legs-change-alike",
        "What the distance gains is not what the chord loses; their squares are connected.",
        "A chord shrinks as its distance grows.",
        "Which length stays the same for all chords of a circle?",
      ),
    },
  ].filter(({ value }) => new Fraction(value).compare(0) > 0);
}

function write(chords: TwoChords): Question {
  const { radius, first, second, asked } = chords;
  const isLength = asked === "length";
  const [distance, half] = second;
  const find = `$r^{2}=${first[0]}^{2}+${first[1]}^{2}=${radius ** 2}$, so $r=${radius}$`;
  const last = isLength
    ? `$${radius}^{2}-${distance}^{2}=${half ** 2}$, so half of the other chord is ${half} and the chord is ${2 * half} inches long`
    : `$${radius}^{2}-${half}^{2}=${distance ** 2}$, so the other chord is ${distance} inches from the center`;
  const value = isLength ? 2 * half : distance;
  return entryQuestion({
    stem: `In a circle, a chord ${2 * first[1]} inches long is ${first[0]} inches from the center. ${isLength ? `How long, in inches, is a chord of the same circle that is ${distance} inches from the center?` : `How far from the center, in inches, is a chord of the same circle that is ${2 * half} inches long?`}`,
    difficulty: 2,
    targetSeconds: 80,
    unitAfter: "inches",
    quick: `Half of a chord, its distance from the center, and the radius form a right triangle. ${find}. For the other chord, ${last}. The trap is to use or to answer a whole chord where its half belongs.`,
    asked: isLength ? "The length of a second chord." : "The distance of a second chord.",
    plan: "Find the radius from the first chord, and use it for the second.",
    reasoning: [
      "The perpendicular from the center bisects a chord, so half a chord and the distance are the legs of a right triangle with the radius as hypotenuse.",
      `From the first chord, ${find}.`,
      `For the second chord, ${last}.`,
    ],
    answers:
      "Wrong numbers come from halving or doubling at the wrong place, from a proportion, from adding and subtracting without squares, or from stopping at the radius.",
    steps: [
      {
        text: `From the first chord, ${find}.`,
        why: "Half of the chord is a leg of the right triangle, the radius is the hypotenuse.",
        check: { left: `${first[0]}^2+(${2 * first[1]}/2)^2`, right: `${radius}^2` },
      },
      {
        text: `For the second chord, ${last}.`,
        why: "All chords of a circle share its radius.",
        check: { left: `${distance}^2+${half}^2`, right: `${radius}^2` },
      },
    ],
    hints: [
      "Two chords lie in one circle. Which length do they have in common?",
      "The perpendicular from the center to a chord bisects the chord.",
      "Find the radius from the chord of which you know both the length and the distance.",
      "Draw the same kind of right triangle for the other chord, with that radius.",
    ],
    takeaway:
      "Half a chord, its distance from the center, and the radius are the sides of a right triangle.",
    selfExplain: {
      prompt: "How are a chord, its distance from the center and the radius connected?",
      expectations: ["half of the chord and the distance are legs", "the radius is the hypotenuse"],
    },
    value,
    slips: slipsOf(chords),
  });
}

export const chordSecond = scene<TwoChords>({
  draw,
  write,
  // By angles: half of the first chord is seen from the center under a certain angle, which gives the radius.
  recompute: ({ first, second, asked }) => {
    const radius = first[1] / Math.sin(Math.atan2(first[1], first[0]));
    const found =
      asked === "length"
        ? 2 * radius * Math.sin(Math.acos(second[0] / radius))
        : radius * Math.cos(Math.asin(second[1] / radius));
    const value = Math.round(found);
    if (Math.abs(value - found) > 1e-6) throw new Error("not a whole number");
    return { value: `${value}` };
  },
});
