import type { WrongValue } from "../../kit/choice-question.ts";
import { slip } from "../../kit/told-question.ts";

/** A wrong number of degrees with the texts of its slip, in the order of `slip`. */
export type WrongDegrees = readonly [
  value: number,
  misconception: string,
  rationale: string,
  whyTempting: string,
  repairQuestion: string,
];

/** Wrong measures that an angle of a figure can have at sight, the best first. */
export function wrongDegrees(listed: readonly WrongDegrees[], most = 180): WrongValue[] {
  return listed
    .filter(([value]) => Number.isInteger(value) && value > 3 && value < most)
    .map(([value, misconception, ...texts]) => ({ value, ...slip(misconception, ...texts) }));
}
