import type { PaceRow } from "@lexiquant/contract";
import { isTimed } from "./pace-words.ts";

const STEP = 0.5;
/** Beyond this times the pace a range stands at the edge. */
const FURTHEST = 4;

/** From none to the next half above the slowest, so that the pace itself never lies at the edge. */
export function paceAxis(rows: readonly PaceRow[]): {
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
} {
  const slowest = Math.max(1, ...rows.filter(isTimed).map(({ ratio }) => ratio.high));
  const end = Math.min(FURTHEST, Math.max(2, Math.ceil(slowest / STEP) * STEP));
  const ticks = Array.from({ length: Math.round(end / STEP) + 1 }, (_, place) => place * STEP);
  return { domain: [0, end], ticks };
}
