import { logistic, logit } from "../logistic.ts";
import { solve, zeroMatrix } from "./cholesky.ts";
import { curveAt } from "./curve.ts";
import { type ItemModel, unknownsOf } from "./item-model.ts";
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

/** A Fisher scoring step in the unknowns: expected information is positive definite where the exact Hessian need not be. */
function scoringStep(
  item: ExpectedItem,
  state: ItemState,
  unknowns: readonly number[],
): Float64Array | null {
  const size = unknowns.length;
  const gradient = new Float64Array(size);
  const information = zeroMatrix(size);
  const prior = logPrior(state, item.model);
  for (let row = 0; row < size; row += 1) {
    const parameter = unknowns[row] ?? 0;
    gradient[row] = prior.gradient[parameter] ?? 0;
    for (let column = 0; column < size; column += 1) {
      information.values[row * size + column] =
        prior.precision[parameter * 3 + (unknowns[column] ?? 0)] ?? 0;
    }
  }
  const slopes = new Float64Array(size);
  for (let node = 0; node < item.nodes.length; node += 1) {
    const theta = at(item.nodes, node);
    const { p, q, pEta, pGamma } = curveAt(state, theta);
    for (let row = 0; row < size; row += 1) {
      const parameter = unknowns[row];
      slopes[row] = parameter === 2 ? pGamma : parameter === 1 ? pEta : pEta * theta;
    }
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

/** A step in the unknowns. */
interface Step {
  readonly unknowns: readonly number[];
  readonly amounts: Float64Array;
}

function moved(state: ItemState, { unknowns, amounts }: Step, fraction: number): ItemState {
  let { slope, intercept, guessing } = state;
  unknowns.forEach((parameter, row) => {
    const amount = fraction * at(amounts, row);
    if (parameter === 0) slope += amount;
    else if (parameter === 1) intercept += amount;
    else guessing = logistic(logit(guessing) + amount);
  });
  return { slope, intercept, guessing };
}

/** The M step for an item with a slope of its own. Never returns a worse state than it was given. */
export function maximiseItem(item: ExpectedItem, start: ItemState): ItemState {
  let state = start;
  let value = objective(item, state);
  const unknowns = unknownsOf(item.model);
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const amounts = scoringStep(item, state, unknowns);
    if (amounts === null) return state;
    const step = { unknowns, amounts };
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
