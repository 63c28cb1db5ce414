import type { DrawingMark } from "@lexiquant/domain/item";
import { line, type Point } from "../figures.ts";

interface BoxShape {
  /** The front lower left corner. */
  readonly at: Point;
  readonly length: number;
  readonly height: number;
  readonly depth: number;
  /** Whether nothing behind the front is shown. */
  readonly opaque?: boolean;
}

/** A box seen obliquely from above and from the right; hidden edges are dashed. */
export function drawnBox({ at, length, height, depth, opaque = false }: BoxShape): DrawingMark[] {
  const corner = (right: number, back: number, up: number): Point => ({
    x: at.x + right * length + back * 0.75 * depth,
    y: at.y + up * height + back * 0.5 * depth,
  });
  const hidden = corner(0, 1, 0);
  const visible = [
    line([corner(0, 0, 0), corner(1, 0, 0), corner(1, 0, 1), corner(0, 0, 1)], { closed: true }),
    line([corner(0, 0, 1), corner(0, 1, 1), corner(1, 1, 1), corner(1, 1, 0), corner(1, 0, 0)]),
    line([corner(1, 0, 1), corner(1, 1, 1)]),
  ];
  return opaque
    ? visible
    : [
        ...visible,
        line([corner(0, 0, 0), hidden], { dashed: true }),
        line([hidden, corner(1, 1, 0)], { dashed: true }),
        line([hidden, corner(0, 1, 1)], { dashed: true }),
      ];
}

/** Part of an ellipse, in degrees, as a chain of short segments. */
function arc(center: Point, radius: number, [from, to]: readonly [number, number]): Point[] {
  return Array.from({ length: 25 }, (_, index) => {
    const turn = ((from + ((to - from) * index) / 24) * Math.PI) / 180;
    return {
      x: center.x + radius * Math.cos(turn),
      y: center.y + 0.3 * radius * Math.sin(turn),
    };
  });
}

interface VesselShape {
  /** The center of the base. */
  readonly at: Point;
  readonly radius: number;
  readonly height: number;
  /** Height of the water, 0 for none. */
  readonly water: number;
}

/** An upright cylinder, open at the top, with the level of its water. */
export function drawnVessel({ at, radius, height, water }: VesselShape): DrawingMark[] {
  const center = (up: number): Point => ({ x: at.x, y: at.y + up });
  const [left, right] = [at.x - radius, at.x + radius];
  return [
    line(arc(center(height), radius, [0, 360])),
    line(arc(at, radius, [180, 360])),
    line(arc(at, radius, [0, 180]), { dashed: true }),
    line([
      { x: left, y: at.y },
      { x: left, y: at.y + height },
    ]),
    line([
      { x: right, y: at.y },
      { x: right, y: at.y + height },
    ]),
    ...(water > 0 ? [line(arc(center(water), radius, [0, 360]))] : []),
  ];
}
