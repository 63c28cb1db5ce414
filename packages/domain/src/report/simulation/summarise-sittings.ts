import type { ThetaEstimate } from "../../irt/index.ts";
import type { Sitting } from "./simulate-sittings.ts";

/** Quantile of the standard normal distribution that leaves 5 % on each side. */
const Z_90_PERCENT = 1.6448536269514722;

export interface Precision {
  /** Squared correlation of the reported ability with the true one, 0 … 1. */
  readonly reliability: number;
  /** The same of the ability by the number right alone. */
  readonly reliabilityOfNumberCorrect: number;
  /** Root of the mean squared error of the reported whole score, points. */
  readonly rmse: number;
  /** Mean error of the reported score, points. */
  readonly bias: number;
  /** Share of true abilities inside the estimate ± 1.645 standard errors. */
  readonly coverage90: number;
}

export function precisionOf(sittings: readonly Sitting[]): Precision {
  const reliability = (estimateOf: (sitting: Sitting) => ThetaEstimate) =>
    squaredCorrelation(sittings.map((sitting) => [sitting.theta, estimateOf(sitting).theta]));
  const errors = sittings.map(({ scaled, trueScore }) => scaled.score - trueScore);
  return {
    reliability: reliability(({ thetas }) => thetas.pattern),
    reliabilityOfNumberCorrect: reliability(({ thetas }) => thetas.numberCorrect),
    rmse: Math.sqrt(mean(errors.map((error) => error ** 2))),
    bias: mean(errors),
    coverage90: mean(
      sittings.map(({ theta, thetas: { pattern } }) =>
        Math.abs(theta - pattern.theta) <= Z_90_PERCENT * pattern.thetaStandardError ? 1 : 0,
      ),
    ),
  };
}

export interface RangeCoverage {
  /** Share of true whole scores inside the reported 80 % range. */
  readonly overall: number;
  /** The same in each third, lowest first. */
  readonly byScore: readonly number[];
  readonly byTruth: readonly number[];
}

export function rangeCoverageOf(sittings: readonly Sitting[]): RangeCoverage {
  const coverage = (some: readonly Sitting[]) =>
    mean(
      some.map(({ scaled, trueWholeScore }) =>
        scaled.low <= trueWholeScore && trueWholeScore <= scaled.high ? 1 : 0,
      ),
    );
  const thirdsBy = (figureOf: (sitting: Sitting) => number) => {
    const sorted = sittings.toSorted((one, other) => figureOf(one) - figureOf(other));
    const third = sorted.length / 3;
    return [0, 1, 2].map((part) => coverage(sorted.slice(part * third, (part + 1) * third)));
  };
  return {
    overall: coverage(sittings),
    byScore: thirdsBy(({ scaled }) => scaled.score),
    byTruth: thirdsBy(({ theta }) => theta),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function squaredCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const [meanX, meanY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  let [xx, yy, xy] = [0, 0, 0];
  for (const [x, y] of pairs) {
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
    xy += (x - meanX) * (y - meanY);
  }
  return xy ** 2 / (xx * yy);
}
