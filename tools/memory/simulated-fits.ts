import {
  DEFAULT_MEMORY_WEIGHTS,
  fitWeights,
  type MemoryWeights,
  memoryLog,
  predictLog,
  recallLoss,
  simulateLog,
  tryFit,
} from "@lexiquant/domain/spacing";
import { logUntil } from "./predict-span.ts";

/** Reviews that a simulated student has had when the fit is tried, and those that follow, on which it is judged. */
const SEEN = 600;
const NEXT = 600;
const DAYS = 200;

interface Judged {
  readonly students: number;
  /** Mean of fitted less default log loss on the reviews that follow; null without students */
  readonly meanChange: number | null;
  /** Share of students whom the fit predicts better */
  readonly better: number | null;
}

/** The form that `npm run eval:memory -- --simulate N --json` prints. */
export interface SimulatedFits {
  readonly seen: number;
  readonly next: number;
  /** All, as if each fit were adopted */
  readonly all: Judged;
  readonly adopted: Judged;
}

/** What fitting brings simulated students at their first trial. */
export function simulatedFits(students: number): SimulatedFits {
  const outcomes = Array.from({ length: students }, (_, seed) => judgeStudent(seed));
  return {
    seen: SEEN,
    next: NEXT,
    adopted: judged(outcomes.filter(({ isAdopted }) => isAdopted)),
    all: judged(outcomes),
  };
}

interface Outcome {
  readonly isAdopted: boolean;
  readonly change: number;
}

function judgeStudent(seed: number): Outcome {
  const log = memoryLog(simulateLog(seed, DAYS));
  const seen = logUntil(log, SEEN);
  const trial = tryFit(seen);
  const lossOf = (weights: MemoryWeights) => {
    const next = predictLog(log, weights, { from: SEEN, to: SEEN + NEXT });
    return next.reduce((sum, recall) => sum + recallLoss(recall), 0) / next.length;
  };
  const fitted = trial.weights ?? fitWeights(seen, SEEN);
  return {
    isAdopted: trial.weights !== null,
    change: lossOf(fitted) - lossOf(DEFAULT_MEMORY_WEIGHTS),
  };
}

function judged(outcomes: readonly Outcome[]): Judged {
  const students = outcomes.length;
  if (students === 0) return { students, meanChange: null, better: null };
  const sum = outcomes.reduce((total, { change }) => total + change, 0);
  const better = outcomes.filter(({ change }) => change < 0).length;
  return { students, meanChange: sum / students, better: better / students };
}
