import { type LoggedAnswer, replayLog } from "../evaluation/replay-log.ts";
import { DEFAULT_WEIGHTS, FEATURES } from "../head.ts";
import { type AuthoredItem, poolOf } from "../item-pool.ts";
import type { LearnerModel } from "../model.ts";
import { DEFAULT_PRIORS, type LearnerPriors } from "../priors.ts";
import { fitPriors } from "./fit-priors.ts";
import { fitWeights, type WeightedRows } from "./fit-weights.ts";

/** Answers below which only the constant and the weight of the belief are fitted. */
const FEWEST_FOR_ALL = 20_000;
const RIDGE_ANSWERS = 20;
/**
 * Fits what all students share to a log of answers: priors by search, then the weights of the head. The pool comes back as
 * the log has left it, ready to meet other students.
 *
 * @param bank what authors or a calibration say of items; those that only the log knows start from the priors
 */
export function fitModel(
  log: readonly LoggedAnswer[],
  bank: readonly AuthoredItem[],
): LearnerModel {
  return fitHead(log, bank, fitPriors(log, bank, DEFAULT_PRIORS));
}

/**
 * Fits the weights of the head on what was predicted before each answer was used. Rows of one half of the students come
 * from items that the other half has taught, as it is when the weights are used; on items that nobody has answered yet the
 * head would learn to make up for that.
 */
export function fitHead(
  log: readonly LoggedAnswer[],
  bank: readonly AuthoredItem[],
  priors: LearnerPriors,
): LearnerModel {
  const [one, other] = halvesByStudent(log);
  const newModel = () => ({ priors, weights: DEFAULT_WEIGHTS, pool: poolOf(bank, priors) });
  const model = newModel();
  const rows = joined(
    prequentialRows(newModel(), { taught: other, counted: one }),
    prequentialRows(model, { taught: one, counted: other }),
  );
  return { ...model, weights: fittedWeights(rows) };
}

/** The answers of every other student, and the rest. */
function halvesByStudent(log: readonly LoggedAnswer[]) {
  const order = new Map<string, number>();
  for (const { student } of log) {
    if (!order.has(student)) order.set(student, order.size);
  }
  const isEven = ({ student }: LoggedAnswer) => (order.get(student) ?? 0) % 2 === 0;
  return [log.filter(isEven), log.filter((answer) => !isEven(answer))] as const;
}

function fittedWeights(rows: WeightedRows): readonly number[] {
  const options = { start: DEFAULT_WEIGHTS, ridge: RIDGE_ANSWERS };
  if (rows.isCorrect.length >= FEWEST_FOR_ALL) return fitWeights(rows, options);
  const few = firstColumns(rows, 2);
  const fitted = fitWeights(few, { ...options, start: DEFAULT_WEIGHTS.slice(0, 2) });
  return DEFAULT_WEIGHTS.map((weight, column) => fitted[column] ?? weight);
}

interface Halves {
  readonly taught: readonly LoggedAnswer[];
  readonly counted: readonly LoggedAnswer[];
}

/** The features of every counted answer with its outcome. Changes the model's pool. */
function prequentialRows(model: LearnerModel, { taught, counted }: Halves): WeightedRows {
  const columns = FEATURES.length;
  const rows = {
    features: new Float64Array(counted.length * columns),
    isCorrect: new Uint8Array(counted.length),
    guessing: new Float64Array(counted.length),
    columns,
  };
  replayLog(model, taught, () => {});
  let row = 0;
  replayLog(model, counted, ({ features, guessing, answer }) => {
    rows.features.set(features, row * columns);
    rows.isCorrect[row] = answer.outcome.isCorrect ? 1 : 0;
    rows.guessing[row] = guessing;
    row += 1;
  });
  return rows;
}

function joined(one: WeightedRows, other: WeightedRows): WeightedRows {
  const features = new Float64Array(one.features.length + other.features.length);
  features.set(one.features);
  features.set(other.features, one.features.length);
  return {
    features,
    isCorrect: Uint8Array.from([...one.isCorrect, ...other.isCorrect]),
    guessing: Float64Array.from([...one.guessing, ...other.guessing]),
    columns: one.columns,
  };
}

function firstColumns(rows: WeightedRows, columns: number): WeightedRows {
  const features = new Float64Array(rows.isCorrect.length * columns);
  for (let row = 0; row < rows.isCorrect.length; row += 1) {
    const start = row * rows.columns;
    features.set(rows.features.subarray(start, start + columns), row * columns);
  }
  return { ...rows, features, columns };
}
