import {
  type Calibration,
  calibrate,
  flagItem,
  type ItemFlag,
  leaveOneOutThetas,
  normalTheta,
  pointBiserial,
  STEADIED_THREE_PARAMETER_ITEM,
  THREE_PARAMETER_ITEM,
  TWO_PARAMETER_ITEM,
} from "@lexiquant/domain/irt";
import { BadInput } from "../bad-input.ts";
import type { ResponseMatrix } from "./read-response-matrix.ts";

export const MODELS = ["rasch", "2pl", "3pl"] as const;
export type ModelName = (typeof MODELS)[number];

/** Items below which the model's parameters are not determined by any number of answers. */
const FEWEST_ITEMS: Readonly<Record<ModelName, number>> = { rasch: 2, "2pl": 3, "3pl": 3 };

/** No item is as steep, or as far from everybody, as this: the estimate is on its way to infinity. */
const STEEPEST = 8;
const FARTHEST = 15;

interface Fit {
  readonly calibration: Calibration;
  /** Whether priors held the curves. */
  readonly isSteadied: boolean;
}

function fitModel({ names, rows }: ResponseMatrix, model: ModelName): Fit {
  const candidates = rows.map((row) => row.map((isCorrect, item) => ({ item, isCorrect })));
  if (model === "rasch") {
    const calibration = calibrate({
      candidates,
      model: { kind: "rasch", itemCount: names.length },
    });
    return { calibration, isSteadied: false };
  }
  const withItems = (item: typeof TWO_PARAMETER_ITEM) =>
    calibrate({ candidates, model: { kind: "own-slopes", items: names.map(() => item) } });
  if (model === "2pl") {
    return { calibration: withItems(TWO_PARAMETER_ITEM), isSteadied: false };
  }
  const calibration = withItems(THREE_PARAMETER_ITEM);
  return hasRunAway(calibration)
    ? { calibration: withItems(STEADIED_THREE_PARAMETER_ITEM), isSteadied: true }
    : { calibration, isSteadied: false };
}

const hasRunAway = ({ hasConverged, items }: Calibration) =>
  !hasConverged ||
  items.some(
    ({ discrimination, difficulty }) =>
      Math.abs(discrimination) > STEEPEST || Math.abs(difficulty) > FARTHEST,
  );

/** The form that `npm run calibrate -- --json` prints. */
interface CalibrationReport {
  readonly model: ModelName;
  readonly persons: number;
  readonly logLikelihood: number;
  readonly items: readonly ItemReport[];
  /** Of ability; Rasch model only, where a is 1. */
  readonly variance?: number;
  readonly hasConverged: boolean;
  /** Whether standard errors reckon with the errors of the other items. */
  readonly areErrorsJoint: boolean;
  /** Three-parameter model: priors of ln a and b were needed beside that of c. */
  readonly isSteadied: boolean;
}

interface ItemReport {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly seA: number | null;
  readonly seB: number | null;
  readonly seC: number | null;
  readonly pointBiserial: number | null;
  readonly flags: readonly ItemFlag[];
}

/** Fits the model and says what is odd about each item. */
export function calibrationReport(matrix: ResponseMatrix, model: ModelName): CalibrationReport {
  const { names, rows } = matrix;
  if (names.length < FEWEST_ITEMS[model]) {
    throw new BadInput(
      `The model ${model} needs at least ${FEWEST_ITEMS[model]} items, but there are ${names.length}.`,
    );
  }
  const { calibration, isSteadied } = fitModel(matrix, model);
  const correlations = pointBiserials(matrix, calibration);
  return {
    model,
    persons: rows.length,
    logLikelihood: calibration.logLikelihood,
    items: calibration.items.map((item, index) => {
      const correlation = correlations[index] ?? null;
      return {
        name: names[index] ?? "",
        a: item.discrimination,
        b: item.difficulty,
        c: item.guessing,
        seA: item.standardErrors.discrimination,
        seB: item.standardErrors.difficulty,
        seC: item.standardErrors.guessing,
        pointBiserial: correlation,
        flags: flagItem({
          answers: rows.length,
          pointBiserial: correlation,
          discrimination: item.discrimination,
          difficultyShift: null,
          driftZ: null,
          rivals: [],
        }),
      };
    }),
    ...(model === "rasch" ? { variance: calibration.variance } : {}),
    hasConverged: calibration.hasConverged,
    areErrorsJoint: calibration.areErrorsJoint,
    isSteadied,
  };
}

function pointBiserials(
  { names, rows }: ResponseMatrix,
  { items, variance }: Calibration,
): (number | null)[] {
  const standardDeviation = Math.max(0.01, Math.sqrt(variance));
  const reach = 4 * standardDeviation;
  const prior = normalTheta({ mean: 0, standardDeviation, low: -reach, high: reach, points: 41 });
  const thetas = rows.map((row) =>
    leaveOneOutThetas(
      prior,
      items.map((item, index) => ({ item, isCorrect: row[index] ?? false })),
    ),
  );
  return names.map((_, item) =>
    pointBiserial(
      rows.map((row, person) => ({
        isCorrect: row[item] ?? false,
        theta: thetas[person]?.[item] ?? 0,
      })),
    ),
  );
}
