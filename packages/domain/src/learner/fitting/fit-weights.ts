import { logistic } from "../../irt/logistic.ts";
import { solvePositive } from "./solve-positive.ts";

export interface WeightedRows {
  /** Features of every row, one after the other. */
  readonly features: Float64Array;
  readonly isCorrect: Uint8Array;
  /** Lower asymptote of every row, 0 … 1. */
  readonly guessing: Float64Array;
  readonly columns: number;
}

const MOST_ITERATIONS = 12;
const SETTLED = 1e-5;
/** A feature that hardly ever differs from 0 would otherwise be weighed by a handful of answers. */
const LEAST_PENALTY = 1;

/**
 * Weights of the head by ridge logistic regression: Fisher scoring on
 *
 *     Σ log P(y | w · f) − ½ λ Σ s_j² (w_j − w⁰_j)²,   P = c + (1 − c) / (1 + e^(−w·f))
 *
 * with s_j² the mean square of feature j, so that the penalty does not depend on its unit, and at least 1 for λ s_j².
 *
 * @param start w⁰, what the weights shrink to
 * @param ridge λ > 0, in answers
 */
export function fitWeights(
  rows: WeightedRows,
  { start, ridge }: { readonly start: readonly number[]; readonly ridge: number },
): number[] {
  const penalties = penaltiesOf(rows, ridge);
  let weights = [...start];
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration += 1) {
    const { gradient, information } = scoreOf(rows, weights);
    for (let column = 0; column < rows.columns; column += 1) {
      const penalty = penalties[column] ?? 0;
      gradient[column] =
        (gradient[column] ?? 0) - penalty * ((weights[column] ?? 0) - (start[column] ?? 0));
      const diagonal = column * rows.columns + column;
      information[diagonal] = (information[diagonal] ?? 0) + penalty;
    }
    const step = solvePositive(information, gradient);
    weights = weights.map((weight, column) => weight + (step[column] ?? 0));
    if (step.every((change) => Math.abs(change) < SETTLED)) break;
  }
  return weights;
}

function penaltiesOf({ features, columns }: WeightedRows, ridge: number): Float64Array {
  const squares = new Float64Array(columns);
  for (let at = 0; at < features.length; at += 1) {
    squares[at % columns] = (squares[at % columns] ?? 0) + (features[at] ?? 0) ** 2;
  }
  const rows = Math.max(1, features.length / columns);
  return squares.map((sum) => Math.max(LEAST_PENALTY, (ridge * sum) / rows));
}

/** Gradient of the log-likelihood and its expected information. */
function scoreOf(rows: WeightedRows, weights: readonly number[]) {
  const { features, isCorrect, guessing, columns } = rows;
  const gradient = new Float64Array(columns);
  const information = new Float64Array(columns ** 2);
  const row = new Float64Array(columns);
  for (let index = 0; index < isCorrect.length; index += 1) {
    const start = index * columns;
    let logit = 0;
    for (let column = 0; column < columns; column += 1) {
      const value = features[start + column] ?? 0;
      row[column] = value;
      logit += (weights[column] ?? 0) * value;
    }
    const c = guessing[index] ?? 0;
    const q = logistic(Math.min(30, Math.max(-30, logit)));
    const p = c + (1 - c) * q;
    const rise = (1 - c) * q * (1 - q);
    const spread = Math.max(p * (1 - p), 1e-12);
    addScore(
      { gradient, information, row },
      ((isCorrect[index] ?? 0) - p) * (rise / spread),
      (rise * rise) / spread,
    );
  }
  mirror(information, columns);
  return { gradient, information };
}

interface Score {
  readonly gradient: Float64Array;
  readonly information: Float64Array;
  readonly row: Float64Array;
}

function addScore({ gradient, information, row }: Score, slope: number, weight: number): void {
  const columns = row.length;
  for (let column = 0; column < columns; column += 1) {
    const value = row[column] ?? 0;
    if (value === 0) continue;
    gradient[column] = (gradient[column] ?? 0) + slope * value;
    const scaled = weight * value;
    const start = column * columns;
    for (let other = column; other < columns; other += 1) {
      information[start + other] = (information[start + other] ?? 0) + scaled * (row[other] ?? 0);
    }
  }
}

function mirror(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < row; column += 1) {
      matrix[row * size + column] = matrix[column * size + row] ?? 0;
    }
  }
}
