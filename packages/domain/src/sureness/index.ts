export type { CalibrationError, CurvePoint } from "./calibration-curve.ts";
export { describeSureness, type SurenessSummary } from "./describe-sureness.ts";
export type { ConfidenceFinding, ConfidenceVerdict } from "./judge-confidence.ts";
export { type DeclaredAnswer, isLuckyGuess, isSureMistake } from "./sureness-rules.ts";
export {
  addToSureness,
  EMPTY_SURENESS_TALLY,
  type StatedCount,
  type SurenessTally,
} from "./sureness-tally.ts";
