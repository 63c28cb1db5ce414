import type { WrongChoice } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { choice, Fraction, tex } from "../../kit/write-numbers.ts";

/** Two lines through one point; the triangle has its third side on an axis. */
export interface TriangleLines {
  readonly scene: "equations" | "perpendicular" | "paths";
  readonly apex: readonly [number, number];
  /** Slopes as rise and run. */
  readonly slopes: readonly [readonly [number, number], readonly [number, number]];
  /** Wanted place of the key among the options, from 0 to 4. */
  readonly keyPlace: number;
}

export const slopesOf = ({ slopes }: TriangleLines) =>
  slopes.map(([rise, run]) => new Fraction(rise, run));

/** Where the lines meet the axis on which the base lies. */
export function endsOf(parameters: TriangleLines): [Fraction, Fraction] {
  const {
    scene,
    apex: [u, v],
  } = parameters;
  const [m = new Fraction(1), n = new Fraction(1)] = slopesOf(parameters);
  const end = (slope: Fraction) =>
    scene === "equations"
      ? new Fraction(v).sub(slope.mul(u))
      : new Fraction(u).sub(new Fraction(v).div(slope));
  return [end(m), end(n)];
}

export const heightOf = ({ scene, apex: [u, v] }: TriangleLines) =>
  Math.abs(scene === "equations" ? u : v);

export function keyOf(parameters: TriangleLines): Fraction {
  const [first, second] = endsOf(parameters);
  return first.sub(second).abs().mul(heightOf(parameters)).div(2);
}

export function wrongChoices(parameters: TriangleLines): WrongChoice[] {
  const {
    scene,
    apex: [u, v],
    keyPlace,
  } = parameters;
  const [first, second] = endsOf(parameters);
  const key = keyOf(parameters);
  const base = first.sub(second).abs();
  const height = heightOf(parameters);
  const [onAxis, otherAxis] = scene === "equations" ? ["$y$", "$x$"] : ["$x$", "$y$"];
  const all: WrongChoice[] = [
    {
      ...choice(key.mul(2)),
      rationale: `It multiplies base and height, $${tex(base)}\\cdot ${height}$, without halving; that is the area of a rectangle.`,
      misconception: "triangle-half-forgotten",
      whyTempting: "Base and height are both right, and the product looks finished.",
      repairQuestion: "Which part of the rectangle around it does the triangle fill?",
    },
    {
      ...choice(first.add(second).abs().mul(height).div(2)),
      rationale:
        first.s === second.s
          ? `It adds the distances of the two ends from the origin. The ends $${tex(first)}$ and $${tex(second)}$ lie on the same side of it, so the base is the difference of these distances.`
          : `It subtracts the distances of the two ends from the origin. The ends $${tex(first)}$ and $${tex(second)}$ lie on different sides of it, so the base is the sum of these distances.`,
      misconception: "sign-slip",
      whyTempting:
        "The positions of the ends relative to the origin are not sketched, and a sign goes wrong.",
      repairQuestion: "How far apart are the two points on the axis?",
    },
    {
      ...choice(base.mul(Math.abs(scene === "equations" ? v : u)).div(2)),
      rationale: `It takes the wrong coordinate of the common point for the height. The base lies on the ${onAxis}-axis, so the height is the distance from that axis.`,
      misconception: "coordinates-swapped",
      whyTempting: "Both coordinates of the common point are known, and one of them is picked.",
      repairQuestion: `Which coordinate tells how far a point is from the ${onAxis}-axis?`,
    },
    {
      ...choice(first.mul(height).div(2).abs()),
      rationale: `It uses the distance from the origin to one end as the base; the base joins the ends at $${tex(first)}$ and $${tex(second)}$.`,
      misconception: "one-part-compared",
      whyTempting: "A triangle with a corner at the origin is more familiar.",
      repairQuestion: "Is the origin a corner of this triangle?",
    },
    {
      ...choice(base),
      rationale: "This is the length of the base, not an area.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "Finding the two ends of the base is the longest part of the work.",
      repairQuestion: "What else do you need besides the base?",
    },
    {
      ...choice(second.mul(height).div(2).abs()),
      rationale: `It uses the distance from the origin to the other end as the base, but the origin is no corner of the triangle.`,
      misconception: "one-part-compared",
      whyTempting: `The triangle is thought to reach to the ${otherAxis}-axis.`,
      repairQuestion: "Which three points are the corners of this triangle?",
    },
  ].filter(({ order }) => order > 0);
  return withKeyAtPlace(key.valueOf(), all, keyPlace);
}
