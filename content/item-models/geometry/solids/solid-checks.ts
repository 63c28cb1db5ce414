import { type Relation, relationOf } from "../../../machine-checks/option-values.ts";

type Cell = readonly [x: number, y: number, z: number];

/** Unit cells of a box, with coordinates from 0. */
export function* cellsOf([a, b, c]: Cell): Generator<Cell> {
  for (let x = 0; x < a; x += 1)
    for (let y = 0; y < b; y += 1) for (let z = 0; z < c; z += 1) yield [x, y, z];
}

const STEPS = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
] as const;

/** Unit squares on the surface of a body of unit cells: the faces that no cell of the body adjoins. */
export function exposedSquares(cells: Iterable<Cell>): number {
  const body = new Set([...cells].map((cell) => cell.join()));
  let exposed = 0;
  for (const cell of body) {
    const [x = 0, y = 0, z = 0] = cell.split(",").map(Number);
    for (const [dx, dy, dz] of STEPS) if (!body.has([x + dx, y + dy, z + dz].join())) exposed += 1;
  }
  return exposed;
}

/** The relation of two numbers that may be off in their last bits. */
export function relationNear(left: number, right: number): Relation {
  const tolerance = 1e-9 * Math.max(1, Math.abs(left), Math.abs(right));
  return Math.abs(left - right) <= tolerance ? "=" : relationOf(left, right);
}
