import type { WrongChoice } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { wrongSum } from "./pi-sums.ts";

export interface Tabletop {
  /** Side of the hexagon and radius of the disk, in inches. */
  readonly side: number;
  readonly asked: "all" | "one";
  readonly given: "perimeter" | "diameter";
  readonly before: number;
}

/** The parts by which the square of the side is multiplied. */
export const HALF_ROOTS = new Fraction(3, 2);

export const QUARTER = new Fraction(1, 4);

export const SIXTH = new Fraction(1, 6);

export function wrongAll(s: number): WrongChoice[] {
  const square = s * s;
  return [
    wrongSum(
      slip(
        "special-triangles-mixed-up",
        "The height of each of the six triangles is taken to be as long as a side; it is $\\frac{\\sqrt{3}}{2}$ of it.",
        "All sides of the triangles are equal, and the height looks much the same.",
        "What is the height of an equilateral triangle?",
      ),
      [square, "\\pi"],
      [-3 * square, ""],
    ),
    wrongSum(
      slip(
        "diameter-for-radius",
        "The diameter of the disk is used as the radius and as the side.",
        "A diagonal of the hexagon is a diameter, and it is mixed up with a side.",
        "How long is the diameter in terms of the side of the hexagon?",
      ),
      [4 * square, "\\pi"],
      [-6 * square, "\\sqrt{3}"],
    ),
    wrongSum(
      slip(
        "answered-intermediate-quantity",
        "This is only one of the six pieces.",
        "The six pieces are alike, and one of them is worked out.",
        "How many pieces are cut off?",
      ),
      [SIXTH.mul(square), "\\pi"],
      [QUARTER.mul(-square), "\\sqrt{3}"],
    ),
    ...moreWrongAll(square),
  ];
}

function moreWrongAll(square: number): WrongChoice[] {
  return [
    wrongSum(
      slip(
        "missed-a-case",
        "Only one of the six triangles is removed from the disk.",
        "The triangle is the hard part, and its multiple is forgotten.",
        "Into how many such triangles can the hexagon be divided?",
      ),
      [square, "\\pi"],
      [QUARTER.mul(-square), "\\sqrt{3}"],
    ),
    wrongSum(
      slip(
        "complement-answered",
        "This is the area of the tabletop, not of what is cut off.",
        "The hexagon takes most of the work.",
        "Which part of the disk does the question name?",
      ),
      [HALF_ROOTS.mul(square), "\\sqrt{3}"],
    ),
    wrongSum(
      slip(
        "inscribed-side-for-diagonal",
        "This is the difference between the hexagon and a circle that touches its sides; the disk passes through the vertices.",
        "A circle can lie inside or around a hexagon, and the two are mixed up.",
        "Do the vertices or the sides of the hexagon meet the edge of the disk?",
      ),
      [HALF_ROOTS.mul(square), "\\sqrt{3}"],
      [new Fraction(-3 * square, 4), "\\pi"],
    ),
  ];
}

export function wrongOne(s: number): WrongChoice[] {
  const square = s * s;
  return [
    wrongSum(
      slip(
        "answered-wrong-region",
        "This is the total of all six pieces.",
        "Disk less hexagon is the simplest difference.",
        "How many pieces make up this area?",
      ),
      [square, "\\pi"],
      [HALF_ROOTS.mul(-square), "\\sqrt{3}"],
    ),
    wrongSum(
      slip(
        "special-triangles-mixed-up",
        "The height of the triangle is taken to be as long as a side; it is $\\frac{\\sqrt{3}}{2}$ of it.",
        "All sides of the triangle are equal, and the height looks much the same.",
        "What is the height of an equilateral triangle?",
      ),
      [SIXTH.mul(square), "\\pi"],
      [new Fraction(-square, 2), ""],
    ),
    wrongSum(
      slip(
        "arc-over-wrong-turn",
        "The sector is taken to be a third of the disk; its angle of 60° is a sixth of a full turn.",
        "The angle is compared with a half turn.",
        "How many such sectors make the disk?",
      ),
      [SIXTH.mul(2 * square), "\\pi"],
      [QUARTER.mul(-square), "\\sqrt{3}"],
    ),
    ...moreWrongOne(square),
  ];
}

function moreWrongOne(square: number): WrongChoice[] {
  return [
    wrongSum(
      slip(
        "diameter-for-radius",
        "The diameter of the disk is used as the radius and as the side.",
        "A diagonal of the hexagon is a diameter, and it is mixed up with a side.",
        "How long is the diameter in terms of the side of the hexagon?",
      ),
      [SIXTH.mul(4 * square), "\\pi"],
      [-square, "\\sqrt{3}"],
    ),
    wrongSum(
      slip(
        "answered-intermediate-quantity",
        "This is the whole sector, with the triangle.",
        "The sector is found first and looks like the piece.",
        "Which part of the sector belongs to the tabletop?",
      ),
      [SIXTH.mul(square), "\\pi"],
    ),
    wrongSum(
      slip(
        "inscribed-side-for-diagonal",
        "This belongs to a circle that touches the sides of the hexagon; the disk passes through the vertices.",
        "A circle can lie inside or around a hexagon, and the two are mixed up.",
        "Do the vertices or the sides of the hexagon meet the edge of the disk?",
      ),
      [QUARTER.mul(square), "\\sqrt{3}"],
      [new Fraction(-square, 8), "\\pi"],
    ),
  ];
}
