import type { LogisticStep } from "./logistic-step.ts";

/**
 * A joint Gaussian belief about named nodes: means, and all covariances. Grows as nodes are first touched.
 * It is changed in place: copying some thousand numbers at every answer would cost more than the arithmetic.
 */
export interface GaussianBelief {
  readonly nodes: string[];
  readonly indexOf: Map<string, number>;
  mean: Float64Array;
  /** Row by row, `stride` numbers a row; only the first `nodes.length` of each count. */
  covariance: Float64Array;
  stride: number;
}

const FIRST_STRIDE = 8;

export function emptyBelief(): GaussianBelief {
  return {
    nodes: [],
    indexOf: new Map(),
    mean: new Float64Array(FIRST_STRIDE),
    covariance: new Float64Array(FIRST_STRIDE ** 2),
    stride: FIRST_STRIDE,
  };
}

/** Index of the node; it is added with this prior, independent of the others, when it is new. Changes the belief. */
export function touchNode(
  belief: GaussianBelief,
  node: string,
  prior: { readonly mean: number; readonly variance: number },
): number {
  const known = belief.indexOf.get(node);
  if (known !== undefined) return known;
  const index = belief.nodes.length;
  if (index === belief.stride) widen(belief, 2 * belief.stride);
  belief.nodes.push(node);
  belief.indexOf.set(node, index);
  belief.mean[index] = prior.mean;
  belief.covariance[index * belief.stride + index] = prior.variance;
  return index;
}

function varianceOf(belief: GaussianBelief, index: number): number {
  return belief.covariance[index * belief.stride + index] ?? 0;
}

/** Moves one node and makes it less certain. Changes the belief. */
export function disturb(
  belief: GaussianBelief,
  index: number,
  by: { readonly mean: number; readonly variance: number },
): void {
  belief.mean[index] = (belief.mean[index] ?? 0) + by.mean;
  belief.covariance[index * belief.stride + index] = varianceOf(belief, index) + by.variance;
}

/** A weighted sum of nodes: which, and with what weight. */
export interface Loading {
  readonly index: number;
  readonly weight: number;
}

/** r = S u: covariance of every node with the weighted sum u. */
export function covarianceWith(belief: GaussianBelief, loadings: readonly Loading[]): Float64Array {
  const { covariance, stride } = belief;
  const size = belief.nodes.length;
  const result = new Float64Array(size);
  for (const { index, weight } of loadings) {
    const row = index * stride;
    for (let node = 0; node < size; node += 1) {
      result[node] = (result[node] ?? 0) + weight * (covariance[row + node] ?? 0);
    }
  }
  return result;
}

/**
 * Rank-1 step after an answer that depends on u'x: x ← x + r G, S ← S − r r' H. Changes the belief.
 *
 * @param spread r = S u
 */
export function applyStep(belief: GaussianBelief, spread: Float64Array, step: LogisticStep): void {
  const { covariance, mean, stride } = belief;
  const size = spread.length;
  for (let row = 0; row < size; row += 1) {
    const r = spread[row] ?? 0;
    if (r === 0) continue;
    mean[row] = (mean[row] ?? 0) + r * step.shift;
    const start = row * stride;
    for (let column = 0; column < size; column += 1) {
      // The product of the two first, so that the matrix stays symmetric to the last bit.
      covariance[start + column] =
        (covariance[start + column] ?? 0) - r * (spread[column] ?? 0) * step.shrink;
    }
  }
}

function widen(belief: GaussianBelief, stride: number): void {
  const mean = new Float64Array(stride);
  mean.set(belief.mean);
  const covariance = new Float64Array(stride ** 2);
  for (let row = 0; row < belief.stride; row += 1) {
    const start = row * belief.stride;
    covariance.set(belief.covariance.subarray(start, start + belief.stride), row * stride);
  }
  belief.mean = mean;
  belief.covariance = covariance;
  belief.stride = stride;
}
