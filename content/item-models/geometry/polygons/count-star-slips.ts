import type { WrongValue } from "../../kit/choice-question.ts";
import { slip } from "../../kit/told-question.ts";

export function wrongTips(sides: number): WrongValue[] {
  const turn = 360 / sides;
  const mixed = {
    misconception: "interior-exterior-mixed",
    repairQuestion: "Which angles of the polygon are the base angles of a tip?",
  };
  return [
    {
      value: turn,
      ...mixed,
      rationale: "This is an exterior angle of the polygon, which is a base angle of each tip.",
      whyTempting: "It is the first angle found, and the angles of the tips look alike.",
    },
    {
      value: 180 - turn,
      ...mixed,
      rationale:
        "This is an interior angle of the polygon, or the tip with only one base angle taken off.",
      whyTempting: "Only one of the two base angles is taken away from 180°.",
    },
    {
      value: 2 * turn,
      ...slip(
        "complement-answered",
        "This is the sum of the two base angles of a tip, not the tip itself.",
        "It is what has to be taken away from 180°.",
        "What do the three angles of a tip add up to?",
      ),
    },
    {
      value: 180 / sides,
      ...slip(
        "same-share-assumed",
        "The tips share 180° evenly only in the star with five tips.",
        "The rule for the star with five tips is applied to all.",
        "Do the tips get narrower or wider when the polygon has more sides?",
      ),
    },
    {
      value: 90 - turn / 2,
      ...slip(
        "divided-by-wrong-count",
        "Half of an interior angle of the polygon is taken for the angle at a tip.",
        "The tip seems to continue the polygon's angle with half the width.",
        "What do the base angles of a tip leave of 180°?",
      ),
    },
    {
      value: 180 - turn / 2,
      ...slip(
        "divided-by-wrong-count",
        "Half of one exterior angle is taken away from 180°; two whole ones must be.",
        "The base angles are taken to be halves of the exterior angle.",
        "How large is each base angle of a tip?",
      ),
    },
  ].filter(({ value }) => Number.isInteger(value) && value > 0);
}

export function wrongSides(sides: number): WrongValue[] {
  const tip = 180 - 720 / sides;
  const mixed = {
    misconception: "interior-exterior-mixed",
    repairQuestion: "What is an exterior angle of the polygon, if the tip is known?",
  };
  return [
    {
      value: sides / 2,
      ...slip(
        "divided-by-wrong-count",
        "The two base angles together are taken for one exterior angle.",
        "What is left of 180° is not divided between the two base angles.",
        "How many base angles does a tip have?",
      ),
    },
    {
      value: 360 / tip,
      ...mixed,
      rationale: "The tip is taken for an exterior angle of the polygon.",
      whyTempting: "The number 360 divided by an angle gives a number of sides.",
    },
    {
      value: sides * 2,
      ...slip(
        "divided-by-wrong-count",
        "What is left of 180° is halved twice.",
        "Halving comes up in the tip and seems to come up in the polygon again.",
        "What is 360° divided by one base angle?",
      ),
    },
    {
      value: sides + 2,
      ...slip(
        "angle-sum-without-two",
        "The 2 that belongs to the sum of interior angles is added, but exterior angles do not need it.",
        "Sides and triangles of a polygon differ by 2.",
        "Which angles add up to 360° in every convex polygon?",
      ),
    },
    {
      value: sides - 2,
      ...slip(
        "angle-sum-without-two",
        "This is the number of triangles of the polygon, not of its sides.",
        "Sides and triangles of a polygon differ by 2.",
        "Which angles add up to 360° in every convex polygon?",
      ),
    },
    {
      value: sides - 1,
      ...slip(
        "gaps-for-marks",
        "One tip is not counted: every side of the polygon carries one.",
        "Walking around, the first tip is easily left out.",
        "How many tips stand on each side?",
      ),
    },
    {
      value: sides + 3,
      ...slip(
        "angle-sum-without-two",
        "A polygon with so many sides has smaller exterior angles and wider tips.",
        "The tip's own three corners are added to those of the polygon.",
        "How large would the tips be with this many sides?",
      ),
    },
  ].filter(({ value }) => Number.isInteger(value) && value >= 5);
}
