import { logistic, logit } from "../logistic.ts";
import { solve, zeroMatrix } from "./cholesky.ts";
import { curveAt } from "./curve.ts";
import type { ItemModel } from "./item-model.ts";
import type { ItemState } from "./item-state.ts";
import { logPrior } from "./log-prior.ts";
import { addAt, at } from "./vector.ts";

/** Expected answers to one item: right ones and all of them, node by node. */
export interface ExpectedItem {
  readonly nodes: Float64Array;
  readonly correct: Float64Array;
  readonly total: Float64Array;
  readonly model: ItemModel;
}

/** EM converges as well on a rough maximum as on an exact one, and sooner by the clock. */
const MOST_STEPS = 2;
const MOST_HALVINGS = 20;
const SETTLED = 1e-10;

/** Unknowns of an item: slope and intercept, and the logit of c unless that is fixed. */
export function unknownsOf(model: ItemModel): number {
  return typeof model.guessing === "number" ? 2 : 3;
}

/** Expected complete-data log-likelihood of the item plus its log prior. */
function objective({ nodes, correct, total, model }: ExpectedItem, state: ItemState): number {
  let sum = logPrior(state, model).value;
  for (let node = 0; node < nodes.length; node += 1) {
    const { p, q } = curveAt(state, at(nodes, node));
    const right = at(correct, node);
    sum += right * Math.log(p) + (at(total, node) - right) * Math.log(q);
  }
  return sum;
}

/** A Fisher scoring step: expected information is positive definite where the exact Hessian need not be. */
function scoringStep(item: ExpectedItem, state: ItemState): Float64Array | null {
  const size = unknownsOf(item.model);
  const gradient = new Float64Array(size);
  const information = zeroMatrix(size);
  const prior = logPrior(state, item.model);
  for (let row = 0; row < size; row += 1) {
    gradient[row] = prior.gradient[row] ?? 0;
    for (let column = 0; column < size; column += 1) {
      information.values[row * size + column] = prior.precision[row * 3 + column] ?? 0;
    }
  }
  const slopes = new Float64Array(size);
  for (let node = 0; node < item.nodes.length; node += 1) {
    const theta = at(item.nodes, node);
    const { p, q, pEta, pGamma } = curveAt(state, theta);
    slopes[0] = pEta * theta;
    slopes[1] = pEta;
    if (size > 2) slopes[2] = pGamma;
    const total = at(item.total, node);
    const residual = (at(item.correct, node) - total * p) / (p * q);
    for (let row = 0; row < size; row += 1) {
      const slope = at(slopes, row);
      addAt(gradient, row, residual * slope);
      for (let column = 0; column < size; column += 1) {
        const weight = (total * slope * at(slopes, column)) / (p * q);
        addAt(information.values, row * size + column, weight);
      }
    }
  }
  return solve(information, gradient);
}

function moved(state: ItemState, step: Float64Array, fraction: number): ItemState {
  const guessing =
    step.length < 3 ? state.guessing : logistic(logit(state.guessing) + fraction * at(step, 2));
  return {
    slope: state.slope + fraction * at(step, 0),
    intercept: state.intercept + fraction * at(step, 1),
    guessing,
  };
}

/** The M step for an item with a slope of its own. Never returns a worse state than it was given. */
export function maximiseItem(item: ExpectedItem, start: ItemState): ItemState {
  let state = start;
  let value = objective(item, state);
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const step = scoringStep(item, state);
    if (step === null) return state;
    let fraction = 1;
    let next = moved(state, step, fraction);
    let nextValue = objective(item, next);
    for (let halving = 0; halving < MOST_HALVINGS && !(nextValue >= value); halving += 1) {
      fraction /= 2;
      next = moved(state, step, fraction);
      nextValue = objective(item, next);
    }
    if (!(nextValue >= value)) return state;
    const gain = nextValue - value;
    state = next;
    value = nextValue;
    if (gain < SETTLED) return state;
  }
  return state;
}
