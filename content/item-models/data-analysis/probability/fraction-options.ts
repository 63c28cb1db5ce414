import type { Slip, WrongChoice } from "../../kit/item-model.ts";
import { choice, type Fraction } from "../../kit/write-numbers.ts";

/** A wrong probability with the slip that leads to it. */
export function wrongShare(value: Fraction, slip: Slip): WrongChoice {
  return { ...choice(value), ...slip };
}

/** Only what a test taker could still take for a probability. */
export function possible(wrong: readonly WrongChoice[]): WrongChoice[] {
  return wrong.filter(({ order }) => order !== undefined && order > 0 && order < 1);
}
