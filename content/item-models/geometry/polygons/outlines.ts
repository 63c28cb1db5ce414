import type { Point } from "../figures.ts";

/** Measures of figures given by their corners, for recomputing keys. */

function pairs(corners: readonly Point[]): (readonly [Point, Point])[] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);
}

/** Twice the area, by the shoelace formula. */
export function twiceAreaOf(corners: readonly Point[]): number {
  return Math.abs(pairs(corners).reduce((sum, [p, q]) => sum + p.x * q.y - q.x * p.y, 0));
}

/** The length of the closed line through the corners; of two points, twice their distance. */
export function pathLength(corners: readonly Point[]): number {
  return pairs(corners).reduce((sum, [p, q]) => sum + Math.hypot(q.x - p.x, q.y - p.y), 0);
}

/** Where the lines through two pairs of points cross. */
export function crossingOf(
  [a, c]: readonly [Point, Point],
  [b, d]: readonly [Point, Point],
): Point {
  const [u, v] = [
    { x: c.x - a.x, y: c.y - a.y },
    { x: d.x - b.x, y: d.y - b.y },
  ];
  const share = ((b.x - a.x) * v.y - (b.y - a.y) * v.x) / (u.x * v.y - u.y * v.x);
  return { x: a.x + share * u.x, y: a.y + share * u.y };
}
