import type { WrongValue } from "../../kit/choice-question.ts";
import { slip } from "../../kit/told-question.ts";

export interface Missing {
  readonly sides: number;
  /** The angle left out, in degrees. */
  readonly left: number;
  readonly asked: "sides" | "angle";
  readonly before: number;
}

export function wrongSides({ sides }: Missing): WrongValue[] {
  const triangles = sides - 2;
  const without = {
    misconception: "angle-sum-without-two",
    repairQuestion: "How many sides has a polygon that splits into this many triangles?",
  };
  return [
    {
      value: triangles,
      ...without,
      rationale: `This is the number of triangles, ${triangles}; the polygon has two sides more.`,
      whyTempting:
        "The sum of the angles is divided by 180, rounded up, and the quotient answered.",
    },
    {
      value: sides - 1,
      ...slip(
        "convex-limit-forgotten",
        `With ${sides - 1} sides, all angles together would be less than the sum given.`,
        "The quotient is rounded down instead of up before 2 is added.",
        "Is the sum of all angles more or less than the sum given?",
      ),
    },
    {
      value: sides + 1,
      ...slip(
        "convex-limit-forgotten",
        `With ${sides + 1} sides, the angle left out would be more than 180°, which is not possible in a convex polygon.`,
        "One more side is allowed for the angle that was left out.",
        "How great would the angle left out be?",
      ),
    },
    {
      value: sides - 3,
      ...without,
      rationale: `The quotient rounded down, ${sides - 3}, misses both the angle left out and the two sides.`,
      whyTempting: "It is the whole part of the sum divided by 180.",
    },
    {
      value: sides - 4,
      ...without,
      rationale: "The 2 is taken away from the number of triangles; it must be added.",
      whyTempting: "The formula for the angle sum contains the number of sides less 2.",
    },
    {
      value: sides + 2,
      ...without,
      rationale: "Two sides too many: 2 is added to the number of sides instead of the triangles.",
      whyTempting: "The step from triangles to sides is made twice.",
    },
    {
      value: sides + 3,
      ...without,
      rationale: "The number of sides exceeds the number of triangles by 2, not by 5.",
      whyTempting:
        "Both corrections, for the angle left out and for the sides, are made more than once.",
    },
  ];
}

export function wrongAngles({ sides, left }: Missing): WrongValue[] {
  const mean = Math.round(((sides - 2) * 180 - left) / (sides - 1));
  return [
    {
      value: 180 - left,
      ...slip(
        "interior-exterior-mixed",
        "This is the remainder of the sum given after division by 180, which is the exterior angle, not the interior one.",
        "The remainder stands at the end of the division.",
        "What must be added to the sum given to reach a multiple of 180?",
      ),
    },
    {
      value: mean,
      ...slip(
        "outcomes-assumed-equal",
        "This is about the mean of the other angles, but the polygon is not said to be regular.",
        "The angle left out is taken to be like the others.",
        "Does anything say that the angles are equal?",
      ),
    },
    {
      value: left > 90 ? left - 90 : left + 90,
      ...slip(
        "angle-sum-without-two",
        "The sum is completed to a multiple of 90 or of 270, but angle sums of polygons are multiples of 180.",
        "The multiples of 90 are easily taken for angle sums.",
        "Which sums can the interior angles of a polygon have?",
      ),
    },
    {
      value: left + 10,
      ...slip(
        "total-not-checked",
        "With this angle, all angles would not add up to a multiple of 180.",
        "The long division is off by 10.",
        "Is the sum of all angles a multiple of 180?",
      ),
    },
    {
      value: left - 10,
      ...slip(
        "total-not-checked",
        "With this angle, all angles would not add up to a multiple of 180.",
        "The long division is off by 10.",
        "Is the sum of all angles a multiple of 180?",
      ),
    },
    {
      value: Math.round(360 / sides),
      ...slip(
        "interior-exterior-mixed",
        "This is near the exterior angle of a regular polygon with the same number of sides.",
        "The exterior angles, which add up to 360, come to mind first.",
        "Is the angle left out inside or outside?",
      ),
    },
  ];
}
