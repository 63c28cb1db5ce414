import type { DrawingMark } from "@lexiquant/domain/item";
import { label, line, type Point } from "../figures.ts";

/** The point at a distance from another, in a direction counted counter-clockwise from the right. */
export function away(from: Point, degrees: number, distance: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: from.x + distance * Math.cos(turn), y: from.y + distance * Math.sin(turn) };
}

/** A straight line through a point, drawn to the same length on both sides. */
export function through(point: Point, degrees: number, reach: number): DrawingMark {
  return line([away(point, degrees + 180, reach), away(point, degrees, reach)]);
}

/** A label next to a point, in a direction from it. */
export function labelBy(text: string, point: Point, degrees: number): DrawingMark {
  return label(text, away(point, degrees, 0.8));
}
