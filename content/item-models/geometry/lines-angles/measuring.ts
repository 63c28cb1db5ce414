import type { Point } from "../figures.ts";

/** The angle between two arms in degrees, from 0 to 180, computed from coordinates. */
export function measured(one: Point, vertex: Point, other: Point): number {
  const [ax, ay] = [one.x - vertex.x, one.y - vertex.y];
  const [bx, by] = [other.x - vertex.x, other.y - vertex.y];
  const degrees = (Math.atan2(Math.abs(ax * by - ay * bx), ax * bx + ay * by) * 180) / Math.PI;
  return tidy(degrees);
}

/** Without what the computer's rounding adds. */
export function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** A unit step in a direction, from the origin or another point. */
export function step(degrees: number, from: Point = { x: 0, y: 0 }): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: from.x + Math.cos(radians), y: from.y + Math.sin(radians) };
}
