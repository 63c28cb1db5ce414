import type { WrongValue } from "../../kit/choice-question.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { label, line, sketch } from "../figures.ts";
import { disc, dot, onCircle } from "./circle-marks.ts";

export interface TwoTangents {
  readonly radius: number;
  /** The tangent from P, and the distance from P to the center. */
  readonly tangent: number;
  readonly center: number;
  readonly asked: "area" | "chord";
  readonly before: number;
}

export function figure({ radius, tangent }: TwoTangents) {
  const size = 3.4;
  const centre = { x: 4.4, y: 6 };
  const half = (Math.atan2(tangent, radius) * 180) / Math.PI;
  const shown = Math.min(70, Math.max(50, half));
  const p = { x: centre.x + size / Math.cos((shown * Math.PI) / 180), y: 6 };
  const [a, b] = [onCircle(centre, size, shown), onCircle(centre, size, -shown)];
  return sketch(
    "A circle with center O and a point P outside it, to the right. Segments PA and PB are tangent to the circle at A, above, and at B, below. Radii OA and OB and segment OP are drawn. No lengths are marked.",
    [
      disc(centre, size),
      line([centre, a, p, b], { closed: true }),
      line([centre, p]),
      dot(centre),
      label("$O$", { x: 3.8, y: 6.1 }),
      label("$P$", { x: p.x + 0.6, y: 6 }),
      label("$A$", { x: a.x + 0.2, y: a.y + 0.7 }),
      label("$B$", { x: b.x + 0.2, y: b.y - 0.7 }),
    ],
  );
}

export function wrongAreas({ radius, tangent, center }: TwoTangents): WrongValue[] {
  return [
    {
      value: new Fraction(radius * tangent, 2),
      ...slip(
        "answered-intermediate-quantity",
        "This is the area of one of the two right triangles; the quadrilateral consists of two.",
        "One right triangle is worked out, and the work seems done.",
        "Into how many triangles does $OP$ divide the quadrilateral?",
      ),
    },
    {
      value: 2 * radius * tangent,
      ...slip(
        "triangle-half-forgotten",
        "The half of each triangle's area is left out.",
        "Two triangles suggest a factor of 2.",
        "What is the area of one of the right triangles?",
      ),
    },
    {
      value: radius * center,
      ...slip(
        "tangent-triangle-misread",
        "This takes $OP$ for a leg; the right angles are at $A$ and $B$, so $OP$ is a hypotenuse.",
        "The radius and the distance from $O$ to $P$ are the lengths at hand.",
        "Where is the right angle of triangle $OAP$?",
      ),
    },
    {
      value: radius * (center - radius),
      ...slip(
        "tangent-triangle-misread",
        "This takes the shortest distance from $P$ to the circle for the length of the tangent.",
        "Both lead from $P$ to the circle, and the shortest distance is given.",
        "Which is longer, the tangent or the straight way to the nearest point?",
      ),
    },
    {
      value: tangent * center,
      ...slip(
        "tangent-triangle-misread",
        "Base and height of a triangle have to be perpendicular; the tangent and $OP$ are not.",
        "Both lengths start at $P$.",
        "Which two sides of triangle $OAP$ are perpendicular?",
      ),
    },
    {
      value: tangent ** 2,
      ...slip(
        "assumed-figure-to-scale",
        "The quadrilateral is no square: the tangents and the radii have different lengths.",
        "There are right angles at $A$ and at $B$.",
        "Which sides of the quadrilateral are equal?",
      ),
    },
  ];
}

export function wrongChords({ radius, tangent, center }: TwoTangents): WrongValue[] {
  return [
    {
      value: new Fraction(radius * tangent, center),
      ...slip(
        "whole-chord-for-half",
        "This is the distance from $A$ to line $OP$, half of the chord.",
        "It is the height of the right triangle, and the work seems done.",
        "Where does $OP$ meet the chord?",
      ),
    },
    {
      value: tangent,
      ...slip(
        "assumed-figure-to-scale",
        "This takes triangle $PAB$ for equilateral; only $PA$ and $PB$ must be equal.",
        "The two tangents are equal, and the third side looks similar.",
        "What do you know about the angle at $P$?",
      ),
    },
    {
      value: 2 * radius,
      ...slip(
        "assumed-case-not-checked",
        "This is a diameter, but $A$ and $B$ are not opposite points: the tangents there would be parallel.",
        "The chord crosses the circle and looks like its width.",
        "Do the tangents at the ends of a diameter meet?",
      ),
    },
    {
      value: new Fraction(2 * tangent ** 2, center),
      ...slip(
        "similar-sides-mismatched",
        "The wrong pair of sides is used in the proportion of the right triangles.",
        "Several similar right triangles occur, and their sides are easily exchanged.",
        "Which sides of triangle $OAP$ are the base and the height if $OP$ is the base?",
      ),
    },
    {
      value: new Fraction(2 * radius ** 2, center),
      ...slip(
        "similar-sides-mismatched",
        "This is twice the distance from $O$ to the chord.",
        "It comes from one of the similar right triangles, but not from the right one.",
        "Which leg of the small right triangle is half of the chord?",
      ),
    },
    {
      value: center,
      ...slip(
        "assumed-case-not-checked",
        "The diagonals of the quadrilateral would be equal in a rectangle, but it is none.",
        "There are right angles at $A$ and at $B$.",
        "How large are the angles at $O$ and $P$ together?",
      ),
    },
  ];
}
