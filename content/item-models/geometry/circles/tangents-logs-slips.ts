import type { WrongChoice } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { label, line, sketch } from "../figures.ts";
import { rooted, valued } from "../triangles/unknown-leg-slips.ts";
import { disc, dot } from "./circle-marks.ts";

export interface Logs {
  /** Radii and the distance of the lines of contact, in inches. */
  readonly large: number;
  readonly small: number;
  readonly apart: number;
  readonly asked: "apart" | "small";
  readonly before: number;
}

export function figure() {
  const ground = 1.5;
  const [r, s] = [4.2, 2];
  const x = 5.2;
  const y = x + 2 * Math.sqrt(r * s);
  return sketch(
    "Two circles side by side, the larger one on the left, touch each other and rest on a horizontal line. The larger circle touches the line at A, the smaller circle touches it at B.",
    [
      line([
        { x: 0.5, y: ground },
        { x: 15.5, y: ground },
      ]),
      disc({ x, y: ground + r }, r),
      disc({ x: y, y: ground + s }, s),
      dot({ x, y: ground }),
      dot({ x: y, y: ground }),
      label("$A$", { x, y: ground - 0.8 }),
      label("$B$", { x: y, y: ground - 0.8 }),
    ],
  );
}

export function wrongApart(logs: Logs): WrongChoice[] {
  const { large, small, apart } = logs;
  return [
    valued(
      large + small,
      slip(
        "tangent-triangle-misread",
        "This is the distance between the centers, which is slanted and so longer than the distance along the ground.",
        "The logs touch, and the two radii in between are added.",
        "Does the segment between the centers run parallel to the ground?",
      ),
    ),
    valued(
      apart / 2,
      slip(
        "answered-intermediate-quantity",
        "The product of the radii has to be multiplied by 4 before the root is taken.",
        "The root of the product of the radii looks like a finished formula.",
        `What is $(${large}+${small})^{2}-(${large}-${small})^{2}$?`,
      ),
    ),
    rooted(
      large ** 2 + small ** 2,
      slip(
        "tangent-triangle-misread",
        "The radii are not the legs of a right triangle; the legs are the difference of the radii and the distance asked for.",
        "Both radii are perpendicular to the ground, and a right triangle is looked for.",
        "Which segment is the hypotenuse of the right triangle?",
      ),
    ),
    ...moreWrongApart(logs),
  ];
}

function moreWrongApart({ large, small }: Logs): WrongChoice[] {
  return [
    valued(
      large - small,
      slip(
        "answered-intermediate-quantity",
        "This is by how much one center lies higher than the other.",
        "It is a leg of the right triangle that helps.",
        "Is the difference of the radii a distance along the ground?",
      ),
    ),
    rooted(
      (large + small) ** 2 + (large - small) ** 2,
      slip(
        "tangent-triangle-misread",
        "The squares are added, although the distance of the centers is the hypotenuse.",
        "The Pythagorean theorem is used without a look at the right angle.",
        "Which of the three sides is the longest?",
      ),
    ),
    valued(
      2 * (large + small),
      slip(
        "diameter-for-radius",
        "This adds the two diameters, which is twice the distance of the centers.",
        "The logs lie side by side, and their whole widths are added.",
        "How far from the edge of a log is the place where it touches the ground?",
      ),
    ),
    valued(
      2 * large,
      slip(
        "assumed-case-not-checked",
        "This would be right if both logs had the larger radius.",
        "For equal logs the distance is a diameter, and that rule is carried over.",
        "What changes when one of the logs is thinner?",
      ),
    ),
  ];
}

export function wrongSmall(logs: Logs): WrongChoice[] {
  const { large, apart } = logs;
  return [
    valued(
      apart - large,
      slip(
        "tangent-triangle-misread",
        "This takes the sum of the radii for the distance along the ground, but that sum is the slanted distance of the centers.",
        "The logs touch, and the two radii seem to fill the distance.",
        "Does the segment between the centers run parallel to the ground?",
      ),
    ),
    valued(
      new Fraction(apart ** 2, large),
      slip(
        "answered-intermediate-quantity",
        "The factor 4 is lost: the square of the distance is 4 times the product of the radii.",
        "The rule is remembered as a product of the radii only.",
        "What is $(R+r)^{2}-(R-r)^{2}$?",
      ),
    ),
    valued(
      new Fraction(apart ** 2, 2 * large),
      slip(
        "diameter-for-radius",
        "This is the diameter of the smaller log.",
        "A factor of 2 is lost between radius and diameter.",
        "Does the question ask for a radius or a diameter?",
      ),
    ),
    ...moreWrongSmall(logs),
  ];
}

function moreWrongSmall({ large, apart }: Logs): WrongChoice[] {
  return [
    valued(
      new Fraction(apart, 2),
      slip(
        "assumed-case-not-checked",
        "This would be the radius if both logs were equally thick.",
        "For equal logs the distance is two radii.",
        "Are the two radii equal here?",
      ),
    ),
    valued(
      new Fraction(large, 2),
      slip(
        "judged-by-eye",
        "Nothing makes the smaller radius half of the larger.",
        "The figure suggests a simple ratio.",
        "Which given number has not been used?",
      ),
    ),
    valued(
      new Fraction(apart ** 2, 8 * large),
      slip(
        "diameter-for-radius",
        "The larger log enters with its diameter, which halves the result.",
        "Diameters and radii both belong to logs.",
        "Is the given length of the larger log a radius or a diameter?",
      ),
    ),
    rooted(
      Math.abs(apart ** 2 - large ** 2),
      slip(
        "tangent-triangle-misread",
        "This uses a right triangle with the larger radius and $AB$ as sides; the right triangle has the sum and the difference of the radii as sides.",
        "The two given lengths meet at a right angle at $A$.",
        "Which right triangle contains both radii?",
      ),
    ),
  ];
}
