import type { CheckedItem, RecomputedKey } from "../../../machine-checks/machine-check.ts";
import { numericValue } from "../../../machine-checks/numeric-value.ts";
import { optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Point } from "../figures.ts";
import { onCircle } from "./circle-marks.ts";

const PARTS = 4000;

/** Very many points along an arc, so that a polygon through them can stand for it. */
export function fineArc(
  { centre, radius }: { readonly centre: Point; readonly radius: number },
  from: number,
  to: number,
): Point[] {
  return Array.from({ length: PARTS + 1 }, (_, index) =>
    onCircle(centre, radius, from + ((to - from) * index) / PARTS),
  );
}

/** Area by the shoelace formula and length of the boundary of a polygon. */
export function measured(corners: readonly Point[]): { area: number; boundary: number } {
  let [doubled, boundary] = [0, 0];
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    doubled += corner.x * next.y - next.x * corner.y;
    boundary += Math.hypot(next.x - corner.x, next.y - corner.y);
  });
  return { area: Math.abs(doubled) / 2, boundary };
}

/** The option whose value a measurement comes close to. */
export function optionsAbout(
  item: CheckedItem,
  value: number,
  margin = Math.abs(value) * 1e-4,
): RecomputedKey {
  return optionsWhere(item, (text) => Math.abs(numericValue(text) - value) <= margin);
}
