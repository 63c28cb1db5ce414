import { logit } from "../logistic.ts";
import type { ItemModel, NormalPrior } from "./item-model.ts";
import type { ItemState } from "./item-state.ts";

/** Logarithm of the prior density up to a constant, with what a Newton step needs of it. */
export interface LogPrior {
  readonly value: number;
  /** In slope, intercept and logit of c. */
  readonly gradient: readonly [number, number, number];
  /** Negative second derivatives (Gauss–Newton: of the squared distance, not of the transformation), row by row. */
  readonly precision: readonly number[];
}

/** One prior: how far the quantity is from its mean, and how it moves with slope, intercept and logit of c. */
interface Term {
  readonly prior: NormalPrior;
  readonly value: number;
  readonly slopes: readonly [number, number, number];
}

function termsOf({ slope, intercept, guessing }: ItemState, model: ItemModel): Term[] {
  const terms: Term[] = [];
  if (model.logDiscrimination !== null && typeof model.logDiscrimination !== "number") {
    const slopes = [1 / slope, 0, 0] as const;
    terms.push({ prior: model.logDiscrimination, value: Math.log(slope), slopes });
  }
  if (model.difficulty !== null) {
    const slopes = [intercept / slope ** 2, -1 / slope, 0] as const;
    terms.push({ prior: model.difficulty, value: -intercept / slope, slopes });
  }
  if (typeof model.guessing !== "number") {
    terms.push({ prior: model.guessing, value: logit(guessing), slopes: [0, 0, 1] });
  }
  return terms;
}

/** NaN for a slope that its prior rules out (a ≤ 0), so that no step towards it is taken. */
export function logPrior(state: ItemState, model: ItemModel): LogPrior {
  const gradient: [number, number, number] = [0, 0, 0];
  const precision = new Array<number>(9).fill(0);
  let value = 0;
  for (const { prior, value: quantity, slopes } of termsOf(state, model)) {
    const distance = (quantity - prior.mean) / prior.standardDeviation;
    value -= 0.5 * distance ** 2;
    slopes.forEach((slope, row) => {
      gradient[row] = (gradient[row] ?? 0) - (distance / prior.standardDeviation) * slope;
      slopes.forEach((other, column) => {
        const cell = row * 3 + column;
        precision[cell] = (precision[cell] ?? 0) + (slope * other) / prior.standardDeviation ** 2;
      });
    });
  }
  return { value, gradient, precision };
}
