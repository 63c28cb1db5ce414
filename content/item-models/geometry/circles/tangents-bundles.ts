import type { Point } from "../figures.ts";

const HIGH = Math.sqrt(3) / 2;

const row = (count: number, left: number, up: number): Point[] =>
  Array.from({ length: count }, (_, index) => ({ x: left + index, y: up }));

/** Centers in diameters, how many diameters of the band are straight, and the story. */
export const BUNDLES = [
  {
    centers: [...row(2, 0, 0), ...row(1, 0.5, HIGH)],
    straight: 3,
    told: "three pipes, each of which touches the two others",
    corners: "an equilateral triangle with sides of one diameter",
  },
  {
    centers: [...row(2, 0, 0), ...row(2, 0, 1)],
    straight: 4,
    told: "four pipes in two rows of two, one row straight above the other, so that the centers form a square",
    corners: "a square with sides of one diameter",
  },
  {
    centers: row(3, 0, 0),
    straight: 4,
    told: "three pipes side by side in one row, each touching the next",
    corners: "a segment of two diameters, along which the band runs twice",
  },
  {
    centers: [...row(3, 0, 0), ...row(3, 0, 1)],
    straight: 6,
    told: "six pipes in two rows of three, one row straight above the other, so that the centers form a rectangle",
    corners: "a rectangle with sides of one and two diameters",
  },
  {
    centers: [...row(3, 0, 0), ...row(2, 0.5, HIGH), ...row(1, 1, 2 * HIGH)],
    straight: 6,
    told: "six pipes stacked in rows of three, two, and one, each pipe touching its neighbors",
    corners: "an equilateral triangle with sides of two diameters",
  },
] as const;
