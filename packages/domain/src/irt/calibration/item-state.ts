import { logistic, logit } from "../logistic.ts";
import type { ItemModel } from "./item-model.ts";
import { at } from "./vector.ts";

/**
 * Parameters of one item while they are estimated, in the form in which the likelihood is best behaved:
 *
 *     P = c + (1 − c) · logistic(slope · θ + intercept),   c = logistic(logitGuessing)
 *
 * so a = slope and b = −intercept / slope. A slope may cross 0, which b could not.
 */
export interface ItemState {
  readonly slope: number;
  readonly intercept: number;
  /** c, 0 ≤ c < 1 */
  readonly guessing: number;
}

/** Numbers per item in the vector that holds all states: slope, intercept, logit of c. */
export const STATE_WIDTH = 3;

export function readState(states: Float64Array, item: number, model: ItemModel): ItemState {
  const offset = item * STATE_WIDTH;
  return {
    slope: at(states, offset),
    intercept: at(states, offset + 1),
    guessing:
      typeof model.guessing === "number" ? model.guessing : logistic(at(states, offset + 2)),
  };
}

export function writeState(states: Float64Array, item: number, state: ItemState): void {
  const isEstimated = state.guessing > 0;
  states.set(
    [state.slope, state.intercept, isEstimated ? logit(state.guessing) : 0],
    item * STATE_WIDTH,
  );
}
