import type { Chance } from "../../kit/chance.ts";
import { entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction, listed } from "../../kit/write-numbers.ts";
import type { Point } from "../figures.ts";
import { twiceAreaOf } from "./outlines.ts";

interface Corners {
  /** One diagonal is horizontal, from the first to the third corner. */
  readonly corners: readonly [Point, Point, Point, Point];
}

function draw(chance: Chance): Corners | null {
  const left = chance.integer(-6, 1);
  const right = left + chance.integer(6, 14);
  const level = chance.integer(-3, 4);
  const [below, above] = [chance.integer(2, 7), chance.integer(2, 7)];
  const low = { x: chance.integer(left + 1, right - 1), y: level - below };
  const high = { x: chance.integer(left + 1, right - 1), y: level + above };
  // The other diagonal slants, and the area is whole.
  if (Math.abs(low.x - high.x) < 2 || ((right - left) * (below + above)) % 2 === 1) return null;
  return { corners: [{ x: left, y: level }, low, { x: right, y: level }, high] };
}

/** A number as it stands in an expression: negative ones in parentheses. */
const term = (value: number) => (value < 0 ? `(${value})` : `${value}`);

function slipsOf({ corners: [a, low, c, high] }: Corners) {
  const [across, up] = [c.x - a.x, high.y - low.y];
  const slant = Math.abs(high.x - low.x);
  const half = {
    misconception: "triangle-half-forgotten",
    repairQuestion: "What is the area of a triangle with this base and this height?",
  };
  return [
    {
      value: across * up,
      ...half,
      rationale:
        "This is the area of the smallest rectangle around the quadrilateral, twice what is asked.",
      whyTempting: "Width times height is computed for the whole figure.",
    },
    {
      value: new Fraction(across * (high.y - a.y), 2),
      ...slip(
        "part-for-whole",
        "This is the upper triangle only.",
        "The horizontal diagonal divides the figure, and one part is worked out.",
        "Which part of the figure lies below the diagonal?",
      ),
    },
    {
      value: new Fraction(across * (a.y - low.y), 2),
      ...slip(
        "part-for-whole",
        "This is the lower triangle only.",
        "The horizontal diagonal divides the figure, and one part is worked out.",
        "Which part of the figure lies above the diagonal?",
      ),
    },
    {
      value: new Fraction(across * (up + slant), 2),
      ...slip(
        "slanted-side-as-height",
        "The sideways shift between the upper and the lower vertex is added to the height.",
        "The other diagonal goes up and across, and both movements are used.",
        "Which distance is the height over the horizontal diagonal?",
      ),
    },
    {
      value: new Fraction(across * Math.abs(high.y + low.y), 2),
      ...slip(
        "sign-slip",
        "The $y$-coordinates are added where their difference is needed.",
        "With signs in the coordinates, sum and difference are easily exchanged.",
        "How far apart are the highest and the lowest vertex?",
      ),
    },
  ].filter(({ value }) => new Fraction(value).compare(0) > 0);
}

function write(shape: Corners): Question {
  const { corners } = shape;
  const [a, low, c, high] = corners;
  const [across, up, down] = [c.x - a.x, high.y - a.y, a.y - low.y];
  const key = (across * (up + down)) / 2;
  const points = listed(corners.map(({ x, y }) => `$(${x},${y})$`));
  return entryQuestion({
    stem: `In the $xy$-plane, the vertices of a quadrilateral, in order, are ${points}. What is the area of the quadrilateral?`,
    difficulty: 2,
    targetSeconds: 90,
    quick: `The first and the third vertex have the same $y$-coordinate, so they are the ends of a horizontal diagonal of length ${across}. It divides the figure into two triangles with the heights ${up} and ${down}. The area is $\\frac{1}{2}\\cdot ${across}\\cdot(${up}+${down})=${key}$. The trap is to forget the half or one of the triangles.`,
    asked: "The area of a quadrilateral from its vertices.",
    plan: "Look for a horizontal or vertical line that divides the figure into triangles.",
    reasoning: [
      `The vertices $(${a.x},${a.y})$ and $(${c.x},${c.y})$ lie at the same height. The diagonal between them has length $${c.x}-${term(a.x)}=${across}$.`,
      `Above it lies a triangle with its vertex at height ${high.y}, which is ${up} higher. Below it lies one with its vertex at height ${low.y}, which is ${down} lower.`,
      `Together their area is $\\frac{1}{2}\\cdot ${across}\\cdot ${up}+\\frac{1}{2}\\cdot ${across}\\cdot ${down}=${key}$.`,
    ],
    answers:
      "Width times height of the whole figure is twice the area. One triangle alone is only a part. The sideways position of the upper and lower vertices does not matter.",
    steps: [
      {
        text: `The horizontal diagonal has length $${c.x}-${term(a.x)}=${across}$.`,
        why: "Its ends have the same $y$-coordinate.",
        check: { left: `${c.x}-(${a.x})`, right: `${across}` },
      },
      {
        text: `The heights over it are ${up} and ${down}, together ${up + down}.`,
        why: "Heights are differences of $y$-coordinates.",
        check: { left: `${high.y}-(${low.y})`, right: `${up + down}` },
      },
      {
        text: `The area is $\\frac{1}{2}\\cdot ${across}\\cdot ${up + down}=${key}$.`,
        why: "Both triangles have the diagonal as their base.",
        check: { left: `${across}*${up + down}/2`, right: `${key}` },
      },
    ],
    hints: [
      "Sketch the four points. Do two of them lie at the same height?",
      "A diagonal divides a quadrilateral into two triangles with a common base.",
      "Find the length of the horizontal diagonal.",
      "Find how far the other two vertices lie above and below it, and add the two triangles.",
    ],
    takeaway:
      "A horizontal or vertical diagonal is a common base: the area is half of it times the distance between the other vertices across it.",
    selfExplain: {
      prompt: "Why does the sideways position of the upper and lower vertices not matter?",
      expectations: [
        "the triangles have the horizontal diagonal as their base",
        "their heights are vertical distances",
      ],
    },
    value: key,
    slips: slipsOf(shape),
  });
}

export const latticeCoordinates = scene<Corners>({
  draw,
  write,
  // By the shoelace formula.
  recompute: ({ corners }) => ({ value: `${twiceAreaOf(corners) / 2}` }),
});
