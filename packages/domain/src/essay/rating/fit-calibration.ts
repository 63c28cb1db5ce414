import type { Calibration } from "./calibration.ts";

/** An essay whose score raters gave. */
export interface RatedEssay {
  readonly prompt: string;
  readonly raw: number;
  /** Mean of the raters' scores, 0 to 6. */
  readonly rating: number;
}

const COVERAGE = 0.8;

/**
 * Least squares for rating = offset + slope · raw + bend · raw², with a bend of 0 to .08; the half width is the .8 quantile of
 * the absolute residuals on essays of prompts that were left out of the fit.
 */
export function fitCalibration(essays: readonly RatedEssay[]): Calibration {
  const prompts = [...new Set(essays.map(({ prompt }) => prompt))];
  const residuals = prompts.flatMap((left) => {
    const line = fitLine(essays.filter(({ prompt }) => prompt !== left));
    return essays
      .filter(({ prompt }) => prompt === left)
      .map((essay) => Math.abs(essay.rating - calibratedScore(line, essay.raw)));
  });
  return { ...fitLine(essays), halfWidth: quantile(residuals, COVERAGE) };
}

type Line = Omit<Calibration, "halfWidth">;

/** The calibrated score, 0 to 6. */
export function calibratedScore({ offset, slope, bend }: Line, raw: number): number {
  // Below its lowest point a parabola would rise again.
  const x = bend > 0 ? Math.max(raw, -slope / (2 * bend)) : raw;
  return Math.min(6, Math.max(0, offset + slope * x + bend * x ** 2));
}

/** Raters' scales bend little: written to order, essays of six levels lie further apart at the top than a scale should. */
const MOST_BEND = 0.08;

function fitLine(essays: readonly RatedEssay[]): Line {
  const points = essays.map(({ raw, rating }) => ({ x: [1, raw, raw ** 2], y: rating }));
  const [offset = 0, slope = 0, bend = 0] = leastSquares(points, 3);
  if (bend >= 0 && bend <= MOST_BEND) return { offset, slope, bend };
  const kept = bend < 0 ? 0 : MOST_BEND;
  const straight = points.map(({ x, y }) => ({ x, y: y - kept * (x[2] ?? 0) }));
  const [base = 0, rise = 0] = leastSquares(straight, 2);
  return { offset: base, slope: rise, bend: kept };
}

interface Point {
  readonly x: readonly number[];
  readonly y: number;
}

/** Solves the normal equations by elimination; the columns of x are independent by construction. */
function leastSquares(points: readonly Point[], size: number): number[] {
  const rows = Array.from({ length: size }, (_, row) => [
    ...Array.from({ length: size }, (__, column) =>
      sum(points.map(({ x }) => (x[row] ?? 0) * (x[column] ?? 0))),
    ),
    sum(points.map(({ x, y }) => (x[row] ?? 0) * y)),
  ]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const base = rows[pivot] ?? [];
    for (let row = 0; row < size; row += 1) {
      if (row === pivot) continue;
      const factor = (rows[row]?.[pivot] ?? 0) / (base[pivot] ?? 1);
      rows[row] = (rows[row] ?? []).map((value, column) => value - factor * (base[column] ?? 0));
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}
