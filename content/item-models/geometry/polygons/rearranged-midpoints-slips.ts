import type { WrongValue } from "../../kit/choice-question.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";

/** Wrong perimeters of the quadrilateral of the midpoints, from the diagonals. */
export function midpointsWrong([p, q]: readonly [number, number]): WrongValue[] {
  const halved = {
    misconception: "midsegment-ratio-wrong",
    repairQuestion: "How long is a segment between the midpoints of two sides of a triangle?",
  };
  const values: WrongValue[] = [
    {
      value: 2 * (p + q),
      ...halved,
      rationale: "Each side of the shaded quadrilateral is half of a diagonal, not a whole one.",
      whyTempting: "Two sides are parallel to each diagonal, and they are taken to be as long.",
    },
    {
      value: (p + q) / 2,
      ...halved,
      rationale:
        "Only one side along each diagonal is counted, or a quarter of a diagonal is taken for a side.",
      whyTempting: "Half of each diagonal is found, and the other two sides are left out.",
    },
    {
      value: new Fraction(p * q, 2),
      ...slip(
        "area-scaled-like-length",
        "Half of the product of the diagonals is an area, namely that of a quadrilateral with perpendicular diagonals.",
        "The formula with the two diagonals comes to mind.",
        "Is a perimeter or an area asked for?",
      ),
    },
    {
      value: new Fraction(p * q, 4),
      ...slip(
        "area-scaled-like-length",
        "This would be the area of the shaded part if the diagonals were perpendicular, not a perimeter.",
        "Half of the formula with the two diagonals belongs to the midpoints.",
        "Is a perimeter or an area asked for?",
      ),
    },
    ...wrongSides(p, q),
    {
      value: (3 * (p + q)) / 2,
      ...slip(
        "inner-segment-counted",
        "Halves of the diagonals themselves are counted as well, but they lie inside.",
        "The diagonals are the only lengths given.",
        "Which segments form the boundary of the shaded part?",
      ),
    },
  ];
  return values.filter(({ value }) => new Fraction(value).d === 1n);
}

/** Those that mistake or leave out some of the four sides. */
function wrongSides(p: number, q: number): WrongValue[] {
  return [
    {
      value: 2 * p,
      ...slip(
        "assumed-case-not-checked",
        "This takes all four sides to be half of the shorter diagonal.",
        "The shaded quadrilateral looks like a rhombus.",
        "To which diagonal is each side parallel?",
      ),
    },
    {
      value: 2 * q,
      ...slip(
        "assumed-case-not-checked",
        "This takes all four sides to be half of the longer diagonal.",
        "The shaded quadrilateral looks like a rhombus.",
        "To which diagonal is each side parallel?",
      ),
    },
    {
      value: p + q / 2,
      ...slip(
        "missed-a-case",
        "One of the two sides parallel to the longer diagonal is left out.",
        "On one side of the figure the small triangle is overlooked.",
        "How many sides are parallel to each diagonal?",
      ),
    },
    {
      value: p / 2 + q,
      ...slip(
        "missed-a-case",
        "One of the two sides parallel to the shorter diagonal is left out.",
        "On one side of the figure the small triangle is overlooked.",
        "How many sides are parallel to each diagonal?",
      ),
    },
  ];
}
