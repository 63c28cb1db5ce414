import { curveAt } from "./curve.ts";
import type { ItemState } from "./item-state.ts";
import type { ResponsePattern } from "./response-patterns.ts";
import { at } from "./vector.ts";

/** Abilities and their shares in the population. */
export interface AbilityGrid {
  readonly nodes: Float64Array;
  readonly logWeights: Float64Array;
}

/** For the innermost loops: a call into another module costs more there than the addition. */
function addTo(values: Float64Array, index: number, amount: number): void {
  values[index] = (values[index] ?? Number.NaN) + amount;
}

/** What the answers are expected to be, ability by ability: entry `item · nodes + node`. */
export interface Expectation {
  /** Marginal log-likelihood of all answers under the states given. */
  readonly logLikelihood: number;
  /** Expected number of right answers. */
  readonly correct: Float64Array;
  /** Expected number of answers. */
  readonly total: Float64Array;
  /** Expected number of candidates, node by node. */
  readonly candidates: Float64Array;
}

/** ln P and ln (1 − P) of every item at every node: entry `item · nodes + node`. */
export interface LogCurves {
  readonly right: Float64Array;
  readonly wrong: Float64Array;
}

export function logCurves(states: readonly ItemState[], grid: AbilityGrid): LogCurves {
  const size = grid.nodes.length;
  const right = new Float64Array(states.length * size);
  const wrong = new Float64Array(states.length * size);
  states.forEach((state, item) => {
    grid.nodes.forEach((theta, node) => {
      const { p, q } = curveAt(state, theta);
      right[item * size + node] = Math.log(p);
      wrong[item * size + node] = Math.log(q);
    });
  });
  return { right, wrong };
}

/**
 * Writes the posterior of the pattern's ability into `posterior` and returns the logarithm of the pattern's
 * probability.
 */
export function posteriorOfPattern(
  { items, correct }: ResponsePattern,
  { curves, grid }: { readonly curves: LogCurves; readonly grid: AbilityGrid },
  posterior: Float64Array,
): number {
  const size = posterior.length;
  posterior.set(grid.logWeights);
  for (let place = 0; place < items.length; place += 1) {
    const curve = correct[place] === 1 ? curves.right : curves.wrong;
    const offset = (items[place] ?? 0) * size;
    for (let node = 0; node < size; node += 1) {
      addTo(posterior, node, curve[offset + node] ?? Number.NaN);
    }
  }
  return normaliseLogs(posterior);
}

/** Turns logarithms of weights into weights that sum to 1, in place; returns the logarithm of their sum before. */
function normaliseLogs(weights: Float64Array): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (const logWeight of weights) largest = Math.max(largest, logWeight);
  let total = 0;
  for (let node = 0; node < weights.length; node += 1) {
    const weight = Math.exp(at(weights, node) - largest);
    weights[node] = weight;
    total += weight;
  }
  for (let node = 0; node < weights.length; node += 1) weights[node] = at(weights, node) / total;
  return largest + Math.log(total);
}

/** The E step of marginal maximum likelihood [BockAitkin1981]. */
export function expectAnswers(
  patterns: readonly ResponsePattern[],
  states: readonly ItemState[],
  grid: AbilityGrid,
): Expectation {
  const size = grid.nodes.length;
  const curves = logCurves(states, grid);
  const correct = new Float64Array(states.length * size);
  const total = new Float64Array(states.length * size);
  const posterior = new Float64Array(size);
  const candidates = new Float64Array(size);
  let logLikelihood = 0;
  for (const pattern of patterns) {
    logLikelihood += pattern.count * posteriorOfPattern(pattern, { curves, grid }, posterior);
    for (let node = 0; node < size; node += 1) {
      addTo(candidates, node, pattern.count * at(posterior, node));
    }
    for (let place = 0; place < pattern.items.length; place += 1) {
      const offset = (pattern.items[place] ?? 0) * size;
      const isCorrect = pattern.correct[place] === 1;
      for (let node = 0; node < size; node += 1) {
        const expected = pattern.count * (posterior[node] ?? Number.NaN);
        addTo(total, offset + node, expected);
        if (isCorrect) addTo(correct, offset + node, expected);
      }
    }
  }
  return { logLikelihood, correct, total, candidates };
}
