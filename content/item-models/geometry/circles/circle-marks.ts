import type { DrawingMark } from "@lexiquant/domain/item";
import type { Point } from "../figures.ts";

export function disc(centre: Point, radius: number, shaded = false): DrawingMark {
  return { kind: "circle", centre, radius, shaded, dashed: false };
}

export function dot(at: Point): DrawingMark {
  return { kind: "point", at, open: false };
}

/** The point of a circle in a direction, in degrees counter-clockwise from the right. */
export function onCircle(centre: Point, radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(turn), y: centre.y + radius * Math.sin(turn) };
}

/** Points along an arc, counter-clockwise. */
export function along(
  { centre, radius }: { readonly centre: Point; readonly radius: number },
  from: number,
  to: number,
): Point[] {
  const parts = Math.max(2, Math.ceil(Math.abs(to - from) / 4));
  return Array.from({ length: parts + 1 }, (_, index) =>
    onCircle(centre, radius, from + ((to - from) * index) / parts),
  );
}
