import { Fraction } from "../../kit/write-numbers.ts";

export interface Parameters {
  /** From the mean to an unknown frequency; the median; the greatest frequency that leaves the median as it is. */
  readonly scene: "frequency" | "median" | "greatest";
  readonly values: readonly number[];
  /** With the true value of the unknown frequency, where there is one. */
  readonly counts: readonly number[];
  /** Row of the unknown frequency. */
  readonly unknown: number;
  readonly place: number;
}

export const total = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0);

export const weighted = ({ values, counts }: Pick<Parameters, "values" | "counts">) =>
  total(values.map((value, row) => value * (counts[row] ?? 0)));

export const meanOf = (p: Pick<Parameters, "values" | "counts">) =>
  new Fraction(weighted(p), total(p.counts));

/** Row in which the datum of a place stands, counted from 1. */
export function rowOf(counts: readonly number[], place: number): number {
  return counts.findIndex((_, row) => total(counts.slice(0, row + 1)) >= place);
}

export function keyOf({ scene, values, counts, unknown }: Parameters): number {
  if (scene !== "median") return counts[unknown] ?? 0;
  return values[rowOf(counts, (total(counts) + 1) / 2)] ?? 0;
}
