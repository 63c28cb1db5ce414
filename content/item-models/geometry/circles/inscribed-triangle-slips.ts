import type { WrongChoice } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { wrongSum } from "./pi-sums.ts";

export interface Triangle {
  /** The radius of the inner circle. */
  readonly inner: number;
  readonly asked: "inside" | "ring";
  readonly before: number;
}

export function wrongInside(k: number): WrongChoice[] {
  const n = k * k;
  return [
    wrongSum(
      slip(
        "answered-wrong-region",
        "This is the region between the outer circle and the triangle.",
        "Two regions lie between the curves, and they are easily exchanged.",
        "Which curve bounds the wanted region on the outside?",
      ),
      [4 * n, "\\pi"],
      [-3 * n, "\\sqrt{3}"],
    ),
    wrongSum(
      slip(
        "inscribed-side-for-diagonal",
        "The side of the triangle is taken to be a diameter of the outer circle; it is shorter, since it does not pass through the center.",
        "A side is a long chord and looks almost like a diameter.",
        "How far is a side from the center?",
      ),
      [4 * n, "\\sqrt{3}"],
      [-n, "\\pi"],
    ),
    wrongSum(
      slip(
        "triangle-half-forgotten",
        "The half is left out of the area of the triangle.",
        "Side and height are multiplied at once.",
        "What is half of side times height?",
      ),
      [6 * n, "\\sqrt{3}"],
      [-n, "\\pi"],
    ),
    ...moreWrongInside(n),
  ];
}

function moreWrongInside(n: number): WrongChoice[] {
  return [
    wrongSum(
      slip(
        "answered-intermediate-quantity",
        "This is one of the three corner pieces.",
        "The three pieces are alike, and one of them is worked out.",
        "How many pieces does the region have?",
      ),
      [n, "\\sqrt{3}"],
      [new Fraction(-n, 3), "\\pi"],
    ),
    wrongSum(
      slip(
        "special-triangles-mixed-up",
        "The radius of the inner circle is taken to be $\\frac{\\sqrt{3}}{4}$ of the outer radius; it is half of it.",
        "Factors with $\\sqrt{3}$ are everywhere in an equilateral triangle.",
        "What are the angles of the right triangle with the two radii as sides?",
      ),
      [3 * n, "\\sqrt{3}"],
      [new Fraction(-3 * n, 4), "\\pi"],
    ),
    wrongSum(
      slip(
        "diameter-for-radius",
        "The circle removed has a quarter of the area it should have, as if its diameter were half of the outer radius.",
        "A half belongs between the two radii, and one more slips in.",
        "How long is the inner radius compared with the outer radius?",
      ),
      [3 * n, "\\sqrt{3}"],
      [new Fraction(-n, 4), "\\pi"],
    ),
  ];
}

export function wrongRing(k: number): WrongChoice[] {
  const n = k * k;
  const wrong = (factor: Fraction | number, because: Parameters<typeof wrongSum>[0]) =>
    wrongSum(because, [factor, "\\pi"]);
  return [
    wrong(
      new Fraction(2 * n),
      slip(
        "area-scaled-like-length",
        "This takes half of the outer circle's area for the inner circle, but half of the radius means a quarter of the area.",
        "The inner radius is half of the outer one.",
        "What happens to the area of a circle if the radius is halved?",
      ),
    ),
    wrong(
      new Fraction(n),
      slip(
        "middle-term-lost",
        "The radii are subtracted before squaring.",
        "The ring is as wide as the difference of the radii.",
        "Is the difference of two squares the square of the difference?",
      ),
    ),
    wrong(
      new Fraction(5 * n),
      slip(
        "sign-slip",
        "The areas of the two circles are added.",
        "Both areas have to be found, and the last step is mistaken.",
        "Is the wanted region larger or smaller than the outer circle?",
      ),
    ),
    wrong(
      new Fraction(4 * n),
      slip(
        "answered-intermediate-quantity",
        "This is the whole area of the outer circle.",
        "It is found first, from the given circumference.",
        "Which part of the outer circle does not belong to the region?",
      ),
    ),
    ...moreWrongRing(n),
  ];
}

function moreWrongRing(n: number): WrongChoice[] {
  const wrong = (factor: Fraction | number, because: Parameters<typeof wrongSum>[0]) =>
    wrongSum(because, [factor, "\\pi"]);
  return [
    wrong(
      12 * n,
      slip(
        "diameter-for-radius",
        "The diameters are used as radii.",
        "The circumference divided by $\\pi$ is a diameter, and it is used at once.",
        "What is the circumference divided by $2\\pi$?",
      ),
    ),
    wrong(
      new Fraction(8 * n, 3),
      slip(
        "special-triangles-mixed-up",
        "This takes the inner radius to be the outer radius divided by $\\sqrt{3}$, as if it were a leg next to the 30° angle of another triangle.",
        "Factors with $\\sqrt{3}$ are everywhere in an equilateral triangle.",
        "Which side of the 30-60-90 triangle is the inner radius?",
      ),
    ),
    wrong(
      new Fraction(15 * n, 4),
      slip(
        "diameter-for-radius",
        "The inner circle has a quarter of the area it should have, as if its diameter were half of the outer radius.",
        "A half belongs between the two radii, and one more slips in.",
        "How long is the inner radius compared with the outer radius?",
      ),
    ),
  ];
}
