import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { label, line, sketch } from "../figures.ts";
import { CIRCLES } from "./chord-triples.ts";
import { along } from "./circle-marks.ts";

interface Arch {
  readonly radius: number;
  /** Distance from the center and half chord: of the ground line, and of the level of the pillar's top. */
  readonly ground: readonly [number, number];
  readonly top: readonly [number, number];
  readonly asked: "radius" | "pillar";
}

function draw(chance: Chance): Arch | null {
  const { radius, pairs } = chance.pick(CIRCLES);
  const [ground, top] = chance.sample<readonly [number, number]>(pairs, 2);
  if (ground === undefined || top === undefined || top[1] >= ground[1]) return null;
  return { radius, ground, top, asked: chance.pick(["radius", "pillar"] as const) };
}

function radiusSlips({ radius, ground }: Arch): EntrySlip[] {
  const [distance, half] = ground;
  const rise = radius - distance;
  return [
    {
      value: 2 * radius,
      ...slip(
        "diameter-for-radius",
        "This is the diameter of the circle.",
        "The factor of 2 in the equation for the radius is lost.",
        "Does your number satisfy the equation for the right triangle?",
      ),
    },
    {
      value: half,
      ...slip(
        "assumed-case-not-checked",
        "Half of the span would be the radius only if the arch were a half circle, and then it would be as high as half of its span.",
        "A round arch is often a half circle.",
        "Is the arch as high as half of its span?",
      ),
    },
    {
      value: distance,
      ...slip(
        "answered-intermediate-quantity",
        "This is how far the center lies below the ground line.",
        "It is a leg of the right triangle.",
        "How far is the center from the highest point of the arch?",
      ),
    },
    {
      value: new Fraction(4 * half * half + rise * rise, 2 * rise),
      ...slip(
        "whole-chord-for-half",
        "The whole span is put into the right triangle in place of its half.",
        "The span is the number that is given.",
        "Which part of the span is a leg of the right triangle?",
      ),
    },
  ];
}

function pillarSlips({ radius, ground, top }: Arch): EntrySlip[] {
  const rise = radius - ground[0];
  return [
    {
      value: new Fraction(rise * (ground[1] - top[1]), ground[1]),
      ...slip(
        "assumed-case-not-checked",
        "This lets the arch come down along a straight line, but it is part of a circle.",
        "Three lengths are given and a fourth is asked, as in similar triangles.",
        "Is the pillar's top on a straight line between the top and the end of the arch?",
      ),
    },
    {
      value: top[0],
      ...slip(
        "answered-intermediate-quantity",
        "This is the height of the pillar's top above the center of the circle; the ground line lies higher than the center.",
        "It comes out of a right triangle, and the work seems done.",
        "How far is the ground line above the center?",
      ),
    },
    {
      value: radius - top[0],
      ...slip(
        "answered-wrong-region",
        "This is how much lower the pillar's top is than the highest point of the arch.",
        "It is a difference of two known heights.",
        "From where is the height of the pillar measured?",
      ),
    },
    {
      value: radius,
      ...slip(
        "answered-intermediate-quantity",
        "This is the radius of the circle.",
        "It has to be found first, with some effort.",
        "What does the question ask for once the radius is known?",
      ),
    },
    {
      value: top[0] + ground[0],
      ...slip(
        "center-on-wrong-side",
        "The distances from the center are added, but the center lies below the ground line.",
        "Both distances are known, and one has to be combined with the other.",
        "Does the center lie above or below the ground line?",
      ),
    },
  ];
}

function figure({ asked }: Arch) {
  const circle = { centre: { x: 8, y: -0.5 }, radius: 8.5 };
  const points = along(circle, 32, 148);
  const [end = circle.centre] = points;
  const start = points.at(-1) ?? circle.centre;
  const foot = { x: 11.6, y: end.y };
  const above = { x: 11.6, y: circle.centre.y + Math.sqrt(circle.radius ** 2 - 3.6 ** 2) };
  return sketch(
    `An arch over a horizontal line. The ends of the arch are $A$ on the left and $B$ on the right; its highest point is above the middle of AB.${asked === "pillar" ? " A vertical pillar stands on AB between the middle and B and reaches up to the arch." : ""}`.replaceAll(
      "$",
      "",
    ),
    [
      line(points),
      line([start, end]),
      label("$A$", { x: start.x - 0.5, y: start.y - 0.5 }),
      label("$B$", { x: end.x + 0.5, y: end.y - 0.5 }),
      ...(asked === "pillar" ? [line([foot, above])] : []),
    ],
  );
}

function texts({ radius, ground, top, asked }: Arch) {
  const [distance, half] = ground;
  const rise = radius - distance;
  const find = `With half of the span, ${half}, and the center $r-${rise}$ feet below the ground line, $r^{2}=(r-${rise})^{2}+${half}^{2}$, so $${2 * rise}r=${rise ** 2 + half ** 2}$ and $r=${radius}$.`;
  const value = asked === "radius" ? radius : top[0] - distance;
  const last =
    asked === "radius"
      ? `The radius is ${radius} feet.`
      : `The pillar's top is $\\sqrt{${radius}^{2}-${top[1]}^{2}}=${top[0]}$ feet above the center, and the ground line is $${radius}-${rise}=${distance}$ feet above it, so the pillar is ${value} feet high.`;
  return { rise, half, find, value, last };
}

function write(arch: Arch): Question {
  const { radius, ground, top, asked } = arch;
  const { rise, half, find, value, last } = texts(arch);
  const isRadius = asked === "radius";
  return entryQuestion({
    stem: `The arch shown is part of a circle. Its ends, $A$ and $B$, are on level ground, ${2 * half} feet apart, and its highest point is ${rise} feet above the ground. ${isRadius ? "What is the radius of the circle, in feet?" : `A vertical pillar, ${top[1]} feet from the midpoint of $AB$, reaches from the ground up to the arch. What is the height of the pillar, in feet?`}`,
    figure: figure(arch),
    difficulty: isRadius ? 4 : 5,
    targetSeconds: isRadius ? 100 : 140,
    unitAfter: "feet",
    quick: `${find} ${isRadius ? "The trap is to take the arch for a half circle." : `${last} The trap is to measure from the center instead of the ground.`}`,
    asked: isRadius
      ? "The radius of a circle of which an arc's width and height are known."
      : "The height of a circular arch at a given distance from its middle.",
    plan: "Put the center below the middle of the span, and use the right triangle with half of the span.",
    reasoning: [
      `The center lies on the vertical line through the highest point, $r$ feet below it and so $r-${rise}$ feet below the ground line.`,
      find,
      last,
    ],
    answers: isRadius
      ? "Wrong numbers are the diameter, half of the span, the depth of the center, or come from the whole span in the right triangle."
      : "Wrong numbers come from a straight line in place of the arc, from measuring from the center or from the top, or from stopping at the radius.",
    steps: [
      {
        text: find,
        why: "The radius to an end of the arch is the hypotenuse; half of the span is a leg.",
        check: { left: `(r-${rise})^2+${half}^2`, right: "r^2", given: { r: `${radius}` } },
      },
      {
        text: last,
        why: isRadius
          ? "This is the number asked for."
          : "The top of the pillar is one radius from the center as well.",
        ...(isRadius ? {} : { check: { left: `${top[0]}-${ground[0]}`, right: `${value}` } }),
      },
    ],
    hints: [
      "Where is the center of the circle, compared with the middle of the ground line?",
      "The radius to the highest point is vertical; the radius to an end of the arch is slanted.",
      "Call the radius $r$, and write how far the center lies below the ground line.",
      isRadius
        ? "Use the right triangle of the center, the midpoint of $AB$, and an end of the arch; the squares of $r$ cancel."
        : "After finding $r$, use a second right triangle with the radius to the pillar's top.",
    ],
    takeaway:
      "For an arc with known width and height, the right triangle with half the width and the radius less the height gives the radius.",
    selfExplain: {
      prompt: "How do the width and the height of an arch determine its circle?",
      expectations: [
        "half of the width is a leg, the radius less the height the other leg",
        "the radius is the hypotenuse",
      ],
    },
    value,
    slips: isRadius ? radiusSlips(arch) : pillarSlips(arch),
  });
}

export const chordArch = scene<Arch>({
  draw,
  write,
  // Intersecting chords: half the span squared is the rise times the rest of the diameter; then heights are tried.
  recompute: ({ radius, ground, top, asked }) => {
    const rise = radius - ground[0];
    const rest = (ground[1] * ground[1]) / rise;
    if (asked === "radius") return { value: `${(rise + rest) / 2}` };
    for (const height of integers(1, rise)) {
      // The vertical chord through the pillar is cut by the ground line into the pillar and a part below.
      const below = ((ground[1] - top[1]) * (ground[1] + top[1])) / height;
      const middle = (height - below) / 2;
      if (Math.abs(middle - (rise - rest) / 2) < 1e-9) return { value: `${height}` };
    }
    throw new Error("no whole height fits");
  },
});
