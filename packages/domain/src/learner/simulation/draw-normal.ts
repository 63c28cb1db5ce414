import type { RandomSource } from "../../kernel/index.ts";

/** A draw from N(0, 1) (Box and Muller). */
export function drawNormal(random: RandomSource): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
