import type { Figure } from "@lexiquant/domain/item";
import { angle, label, line, type Point, sketch } from "../figures.ts";

const SIDE = 2.2;
const [A, B]: [Point, Point] = [
  { x: 8, y: 6 + SIDE / 2 },
  { x: 8, y: 6 - SIDE / 2 },
];

/** The corners of a regular polygon with side AB, from A on, on the left (-1) or on the right (1) of it. */
function cornersOf(sides: number, hand: 1 | -1): Point[] {
  let [x, y, heading] = [A.x, A.y, -Math.PI / 2];
  return Array.from({ length: sides }, () => {
    const corner = { x, y };
    x += SIDE * Math.cos(heading);
    y += SIDE * Math.sin(heading);
    heading += (hand * 2 * Math.PI) / sides;
    return corner;
  });
}

function centerOf(corners: readonly Point[]): Point {
  const sum = corners.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

export function sharedFigure([p, q]: readonly [number, number]): Figure {
  const [left, right] = [cornersOf(p, -1), cornersOf(q, 1)];
  return sketch(
    `Two polygons with the common side AB, which is vertical, with A at the top. Polygon P has ${p} sides and lies on the left; polygon Q has ${q} sides and lies on the right. Above A, the angle between the other side of P that ends at A and the other side of Q that ends at A is outside both polygons and is marked x degrees.`,
    [
      line(left, { closed: true }),
      line(right, { closed: true }),
      angle("$x^\\circ$", A, [right.at(-1) ?? B, left.at(-1) ?? B]),
      label("$A$", { x: A.x + 0.6, y: A.y - 0.6 }),
      label("$B$", { x: B.x + 0.6, y: B.y + 0.6 }),
      label("$P$", centerOf(left)),
      label("$Q$", centerOf(right)),
    ],
  );
}
