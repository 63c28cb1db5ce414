import { at, dot } from "./vector.ts";

/** One application of the map: where it leads, and the objective at the point it was applied to. */
interface MapStep {
  readonly next: Float64Array;
  readonly objective: number;
}

export interface FixedPoint {
  readonly point: Float64Array;
  /** False when the budget ran out first. */
  readonly converged: boolean;
  /** Applications of the map. */
  readonly evaluations: number;
}

interface Search {
  readonly start: Float64Array;
  readonly map: (point: Float64Array) => MapStep;
  /** Largest move of any coordinate under the map at which it counts as a fixed point. */
  readonly tolerance: number;
  readonly mostEvaluations: number;
}

const difference = (left: Float64Array, right: Float64Array) =>
  left.map((value, index) => value - at(right, index));
const largest = (values: Float64Array) =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/**
 * The fixed point of a map that never lowers its objective, by squared extrapolation (SQUAREM, step S3)
 * [VaradhanRoland2008]. EM alone creeps where information is missing: flat items take thousands of steps.
 *
 *     r = F(x) − x,  v = F(F(x)) − F(x) − r,  α = min(−1, −|r| / |v|),  x′ = F(x − 2αr + α²v)
 *
 * An extrapolation that lowers the objective is dropped for the plain step.
 */
export function fixedPoint({ start, map, tolerance, mostEvaluations }: Search): FixedPoint {
  let point = start;
  let evaluations = 0;
  while (evaluations < mostEvaluations) {
    const first = map(point);
    const r = difference(first.next, point);
    evaluations += 1;
    if (largest(r) < tolerance) return { point: first.next, converged: true, evaluations };
    const second = map(first.next);
    evaluations += 1;
    const v = difference(difference(second.next, first.next), r);
    const alpha = Math.min(-1, -Math.sqrt(dot(r, r) / dot(v, v)));
    const origin = point;
    const leap = origin.map(
      (value, index) => value - 2 * alpha * at(r, index) + alpha ** 2 * at(v, index),
    );
    const third = map(leap);
    evaluations += 1;
    point = third.objective >= second.objective ? third.next : second.next;
  }
  return { point, converged: false, evaluations };
}
