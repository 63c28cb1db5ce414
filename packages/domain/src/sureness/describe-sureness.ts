import { SURENESS_LEVELS, type Sureness } from "../session/index.ts";
import {
  type CalibrationError,
  type CurvePoint,
  calibrationError,
  curvePoint,
} from "./calibration-curve.ts";
import { type ConfidenceVerdict, judgeConfidence } from "./judge-confidence.ts";
import type { SurenessTally } from "./sureness-tally.ts";

export interface SurenessSummary {
  readonly declared: readonly (CurvePoint & { readonly sureness: Sureness })[];
  readonly declaredError: CalibrationError;
  /** By tenths of the model's probability, lowest first. */
  readonly predicted: readonly CurvePoint[];
  readonly predictedError: CalibrationError;
  readonly confidence: ConfidenceVerdict;
  readonly luckyGuesses: number;
  readonly sureMistakes: number;
}

/** All that a tally says of what was stated and what came of it. */
export function describeSureness(tally: SurenessTally): SurenessSummary {
  const { declared, predicted } = tally;
  return {
    declared: SURENESS_LEVELS.map((sureness) => ({ sureness, ...curvePoint(declared[sureness]) })),
    declaredError: calibrationError(SURENESS_LEVELS.map((sureness) => declared[sureness])),
    predicted: predicted.map(curvePoint),
    predictedError: calibrationError(predicted),
    confidence: judgeConfidence(tally),
    luckyGuesses: declared.guess.right,
    sureMistakes: declared.sure.answers - declared.sure.right,
  };
}
