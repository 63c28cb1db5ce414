import type { WrongChoice } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { valued } from "./unknown-leg-slips.ts";

export interface Fold {
  /** BE, the width AB, and AE. */
  readonly part: number;
  readonly width: number;
  readonly slant: number;
  readonly asked: "double" | "length";
  readonly before: number;
}

export function wrongAreas({ part, width, slant }: Fold): WrongChoice[] {
  const long = part + slant;
  return [
    valued(
      new Fraction(width * long, 4),
      slip(
        "assumed-figure-to-scale",
        "This takes $E$ for the midpoint of $BC$; then $AE$ and $EC$ could not be equal.",
        "The crease passes through the middle of the sheet, and $E$ seems to be a midpoint.",
        "Can the hypotenuse $AE$ be as long as the leg $BE$?",
      ),
    ),
    valued(
      new Fraction(width * part, 2),
      slip(
        "complement-answered",
        "This is the area of triangle $ABE$, where the sheet is a single layer.",
        "It is a right triangle with known legs and lies close to the crease.",
        "Which part of the figure is covered twice?",
      ),
    ),
    valued(
      width * slant,
      slip(
        "triangle-half-forgotten",
        "This is base times height; the part covered twice is a triangle, with half of that area.",
        "The base and the height are right, and only the last factor is missing.",
        "What is the shape of the part covered twice?",
      ),
    ),
    valued(
      new Fraction(width * long, 2),
      slip(
        "assumed-case-not-checked",
        "This is half of the sheet; then no part of the folded figure would be a single layer, and triangle $ABE$ is one.",
        "Folding brings to mind two halves on top of each other.",
        "Do any parts of the folded figure have a single layer?",
      ),
    ),
    valued(
      new Fraction(width * long).sub(new Fraction(width * slant, 2)),
      slip(
        "answered-wrong-region",
        "This is the area of the whole folded figure, single and double layers together.",
        "The sheet less what is covered twice is a natural next step.",
        "Does the question ask for the whole folded figure?",
      ),
    ),
    valued(
      width * part,
      slip(
        "complement-answered",
        "This is the area of the two triangles with a single layer.",
        "Both are right triangles with known legs.",
        "Which part of the figure is covered twice?",
      ),
    ),
  ];
}

export function wrongLengths(fold: Fold): WrongChoice[] {
  const { part, width, slant } = fold;
  const long = part + slant;
  return [
    valued(
      slant,
      slip(
        "complement-answered",
        "This is the length of $AE$, which is also that of $EC$.",
        "It is found together with $BE$ and fits the same right triangle.",
        "Which of the two parts of $BC$ is asked for?",
      ),
    ),
    valued(
      new Fraction(long, 2),
      slip(
        "assumed-figure-to-scale",
        "This takes $E$ for the midpoint of $BC$; then the hypotenuse $AE$ would be as long as the leg $BE$.",
        "The crease passes through the middle of the sheet, and $E$ seems to be a midpoint.",
        "Can the hypotenuse $AE$ be as long as the leg $BE$?",
      ),
    ),
    valued(
      new Fraction(long - width, 2),
      slip(
        "legs-added-for-hypotenuse",
        "This makes $AE$ as long as $AB$ and $BE$ together; a hypotenuse is shorter than that.",
        "The equation is linear and quickly solved.",
        "How is the hypotenuse of a right triangle found from its legs?",
      ),
    ),
    valued(
      2 * part,
      slip(
        "multiplied-instead-of-divided",
        "The factor 2 of the middle term is lost when the equation is solved.",
        "The squares cancel, and the rest is divided by the length of the sheet only.",
        "What is the middle term when a difference is squared?",
      ),
    ),
    valued(
      new Fraction(width, 2),
      slip(
        "assumed-case-not-checked",
        "Half of the width would be right only for a particular shape of the sheet.",
        "A fold suggests halves.",
        "Which length of the figure is the fold known to halve?",
      ),
    ),
    ...numbersOnTheWay(fold),
  ];
}

function numbersOnTheWay({ part, width, slant }: Fold): WrongChoice[] {
  const long = part + slant;
  return [
    valued(
      new Fraction(width * width, long),
      slip(
        "answered-intermediate-quantity",
        "This is by how much $AE$ is longer than $BE$.",
        "The sum of $AE$ and $BE$ is given, and their difference is found first.",
        "How do you get the shorter part from the sum and the difference?",
      ),
    ),
    valued(
      new Fraction(width * width, 2 * long),
      slip(
        "answered-intermediate-quantity",
        "This is the distance from $E$ to the midpoint of $BC$.",
        "It is half of the difference of the two parts, the last number before the answer.",
        "From which number does this one have to be subtracted?",
      ),
    ),
    valued(
      long - width,
      slip(
        "assumed-figure-to-scale",
        "This takes $EC$ to be as long as the width of the sheet.",
        "In a rough drawing the flap looks like a square corner.",
        "Which segment has the same length as $EC$ after folding?",
      ),
    ),
  ];
}
