import type { DrawingMark } from "@lexiquant/domain/item";
import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { choice, decimal } from "../../kit/write-numbers.ts";
import { label, line, type Point, sketch } from "../figures.ts";
import { twiceAreaOf } from "./outlines.ts";
import { type Divided, fenceWrong } from "./path-fence-slips.ts";

function draw(chance: Chance): Divided | null {
  const short = chance.integer(20, 60);
  const long = short + 2 * chance.integer(8, 25);
  const start = chance.pick([0, 1, 1]) * chance.integer(6, 30);
  const end = (short + long) / 2 - start;
  if (start >= short - 4 || start === short / 2 || end < 8 || end > long - 4) return null;
  if (start === end) return null;
  return { sides: [short, long], start, before: chance.integer(0, 4) };
}

const shown = (value: Parameters<typeof choice>[0]) => {
  const { order } = choice(value);
  return { text: decimal(value), order };
};

/** A line with arrows at both ends, for the length of a whole side. */
function span(from: Point, to: Point): DrawingMark {
  return {
    kind: "polyline",
    points: [from, to],
    closed: false,
    shaded: false,
    dashed: false,
    arrow: "both",
  };
}

function figure({ sides: [short, long], start }: Divided) {
  const [a, b] = [
    { x: 1, y: 3 },
    { x: 15, y: 3 },
  ];
  const [d, c] = [
    { x: 3.2, y: 9 },
    { x: 12, y: 9 },
  ];
  const from = { x: d.x + (8.8 * start) / short, y: d.y };
  const to = { x: a.x + (14 * ((short + long) / 2 - start)) / long, y: a.y };
  return sketch(
    `A trapezoid with horizontal parallel sides: the northern side at the top is ${short} meters long, the southern side at the bottom ${long} meters. A segment leads from ${start === 0 ? "the western (left) end of the northern side" : `a point of the northern side, ${start} meters from its western (left) end,`} to a point of the southern side, at a distance of x meters from its western (left) end.`,
    [
      line([a, b, c, d], { closed: true }),
      line([from, to], { dashed: true }),
      span({ x: a.x, y: 1.6 }, { x: b.x, y: 1.6 }),
      label(`${long} m`, { x: 8, y: 0.8 }),
      span({ x: d.x, y: 10.5 }, { x: c.x, y: 10.5 }),
      label(`${short} m`, { x: 7.6, y: 11.3 }),
      ...(start === 0 ? [] : [label(`${start} m`, { x: (d.x + from.x) / 2, y: 9.7 })]),
      label("$x$ m", { x: (a.x + to.x) / 2, y: 2.3 }),
    ],
  );
}

function write(divided: Divided): Question {
  const {
    sides: [short, long],
    start,
    before,
  } = divided;
  const mean = (short + long) / 2;
  const key = mean - start;
  const from =
    start === 0
      ? "from the western end of the northern side"
      : `from the point of the northern side that is ${start} meters from its western end`;
  const proof =
    start === 0
      ? `The western lot is a triangle, half of $x$ times the height; the whole is half of $${short}+${long}$ times the height. Half of the area means $x=(${short}+${long})/2=${key}$.`
      : `Both lots are trapezoids of the same height, so their areas are equal if the parallel sides have equal sums: $${start}+x=(${short}+${long})/2=${mean}$, and $x=${mean}-${start}=${key}$.`;
  return choiceQuestion({
    stem: `A piece of land has the shape of a trapezoid. The northern side, ${short} meters long, is parallel to the southern side, ${long} meters long. A straight fence is to divide the land into two lots of equal area. The fence runs ${from} to the point of the southern side that is $x$ meters from its western end. What is the value of $x$?`,
    figure: figure(divided),
    difficulty: start === 0 ? 3 : 4,
    targetSeconds: 95,
    quick: `The height is the same for both lots, so it cancels. ${proof} The trap is to halve the southern side.`,
    asked: "Where a fence must end so that a trapezoid is divided into equal areas.",
    plan: "Write both areas with the same unknown height, which cancels.",
    reasoning: [
      `Let $h$ be the distance between the parallel sides. The whole area is $\\frac{1}{2}\\cdot(${short}+${long})\\cdot h$.`,
      `The western lot has ${start === 0 ? "only the part $x$ of the southern side, so its area is $\\frac{1}{2}\\cdot x\\cdot h$" : `parallel sides ${start} and $x$, so its area is $\\frac{1}{2}\\cdot(${start}+x)\\cdot h$`}.`,
      proof,
    ],
    answers:
      "The middle of the southern side takes no account of where the fence starts. Dividing both sides in the same ratio divides the area in that ratio. Other answers measure from the wrong end or leave out one of the sides.",
    steps: [
      {
        text: `Half of the sum of the parallel sides: $(${short}+${long})/2=${mean}$.`,
        why: "The height is common to both lots, so the sums of the parallel sides must be equal.",
        check: { left: `(${short}+${long})/2`, right: `${mean}` },
      },
      {
        text: `So $x=${mean}-${start}=${key}$.`,
        why: "The part of the northern side belongs to the western lot as well.",
        check: { left: `${mean}-${start}`, right: `${key}` },
      },
    ],
    hints: [
      "Neither the height nor the area of the land is given. Do you need them?",
      "A trapezoid's area is half of the sum of its parallel sides times the height.",
      "Write the area of the western lot with the letter $h$ for the height.",
      "Set it equal to half of the whole area and cancel the height.",
    ],
    takeaway:
      "A line across a trapezoid halves the area when the parallel sides of both parts have equal sums; the height cancels.",
    selfExplain: {
      prompt: "Why does the height of the trapezoid not matter?",
      expectations: ["both lots have the same height", "it cancels when the areas are set equal"],
    },
    value: key,
    proof,
    wrong: fenceWrong(divided),
    before,
    shown,
  });
}

export const pathFence = scene<Divided>({
  draw,
  write,
  // The land is laid out in coordinates with some height and slant; the fence's end is found by halving an interval.
  recompute: ({ sides: [short, long], start }, item) => {
    const west = (end: number) =>
      twiceAreaOf([
        { x: 0, y: 0 },
        { x: end, y: 0 },
        { x: 5 + start, y: 17 },
        { x: 5, y: 17 },
      ]);
    const half = (west(long) + (short - start) * 17) / 2;
    let [low, high] = [0, long];
    for (let round = 0; round < 60; round += 1) {
      const middle = (low + high) / 2;
      if (west(middle) < half) low = middle;
      else high = middle;
    }
    return optionsNear(item, low);
  },
});
