import type { WrongChoice } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { wrongSum } from "./pi-sums.ts";

export interface Squares {
  /** The square of the radius. */
  readonly square: number;
  /** The corners of the larger square outside the circle, or what the smaller square leaves of the circle. */
  readonly asked: "corners" | "segments";
  readonly before: number;
}

export function wrongCorners(n: number): WrongChoice[] {
  return [
    wrongSum(
      slip(
        "inscribed-side-for-diagonal",
        "This takes the side of the smaller square for the diameter; its diagonal is the diameter.",
        "The side is found at once from the area, and it runs across the circle.",
        "Which length of the smaller square passes through the center and ends on the circle?",
      ),
      [2 * n, ""],
      [new Fraction(-n, 2), "\\pi"],
    ),
    wrongSum(
      slip(
        "answered-wrong-region",
        "This is the region between the circle and the smaller square.",
        "Two kinds of regions lie between the curves, and they are easily exchanged.",
        "Is the shaded region inside or outside the circle?",
      ),
      [n, "\\pi"],
      [-2 * n, ""],
    ),
    wrongSum(
      slip(
        "inscribed-side-for-diagonal",
        "This takes the side of the smaller square for the radius; half of its diagonal is the radius.",
        "The side is found at once from the area, and a radius is needed.",
        "How long is the segment from the center to a vertex of the smaller square?",
      ),
      [8 * n, ""],
      [-2 * n, "\\pi"],
    ),
    ...moreWrongCorners(n),
  ];
}

function moreWrongCorners(n: number): WrongChoice[] {
  return [
    wrongSum(
      slip(
        "answered-intermediate-quantity",
        "This is one of the four corner pieces.",
        "The four pieces are alike, and one of them is worked out.",
        "How many pieces does the shaded region have?",
      ),
      [n, ""],
      [new Fraction(-n, 4), "\\pi"],
    ),
    wrongSum(
      slip(
        "answered-wrong-region",
        "This is the difference of the two squares; part of that lies inside the circle.",
        "Both squares are easy to compute.",
        "Which curve bounds the shaded region on the inside?",
      ),
      [2 * n, ""],
    ),
    wrongSum(
      slip(
        "inscribed-side-for-diagonal",
        "The circle is right, but the larger square is taken to be 4 times the smaller one.",
        "The larger square looks about twice as wide.",
        "What is the side of the larger square in terms of the radius?",
      ),
      [8 * n, ""],
      [-n, "\\pi"],
    ),
  ];
}

export function wrongSegments(n: number): WrongChoice[] {
  return [
    wrongSum(
      slip(
        "answered-wrong-region",
        "This is the region between the larger square and the circle.",
        "Two kinds of regions lie between the curves, and they are easily exchanged.",
        "Is the shaded region inside or outside the circle?",
      ),
      [4 * n, ""],
      [-n, "\\pi"],
    ),
    wrongSum(
      slip(
        "inscribed-side-for-diagonal",
        "This makes the side of the smaller square half of the larger one's; it is the diagonal of the smaller square that matters.",
        "The smaller square looks about half as wide.",
        "Which length of the smaller square is a diameter?",
      ),
      [n, "\\pi"],
      [-n, ""],
    ),
    wrongSum(
      slip(
        "diameter-for-radius",
        "The side of the larger square is used as the radius; it is the diameter.",
        "The side of the larger square is found first.",
        "How does the side of the larger square lie to the circle?",
      ),
      [4 * n, "\\pi"],
      [-8 * n, ""],
    ),
    ...moreWrongSegments(n),
  ];
}

function moreWrongSegments(n: number): WrongChoice[] {
  return [
    wrongSum(
      slip(
        "answered-intermediate-quantity",
        "This is one of the four pieces.",
        "The four pieces are alike, and one of them is worked out.",
        "How many pieces does the shaded region have?",
      ),
      [new Fraction(n, 4), "\\pi"],
      [new Fraction(-n, 2), ""],
    ),
    wrongSum(
      slip(
        "answered-wrong-region",
        "This is the difference of the two squares; part of that lies outside the circle.",
        "Both squares are easy to compute.",
        "Which curve bounds the shaded region on the outside?",
      ),
      [2 * n, ""],
    ),
    wrongSum(
      slip(
        "inscribed-side-for-diagonal",
        "The square of the radius is half as large as it should be, as if half a diagonal of the larger square had been halved once more.",
        "Sides and diagonals of both squares differ by roots of 2, and one factor slips in.",
        "What is the radius if the side of the larger square is the diameter?",
      ),
      [new Fraction(n, 2), "\\pi"],
      [-n, ""],
    ),
  ];
}
