import { DEFAULT_WEIGHTS } from "@lexiquant/domain/learner";
import {
  measureSimulation,
  type SimulationMeasures,
  simulateCohort,
} from "@lexiquant/domain/learner/simulation";

const STUDENTS = 96;

/** The form that `npm run eval:learner -- --simulate SEED --json` prints. */
interface SimulatedReport extends SimulationMeasures {
  readonly seed: number;
  readonly students: number;
  readonly answers: number;
  /** AUC of the probabilities that drew the answers, less that of the model */
  readonly behindOracle: number;
}

/** What the model, with nothing fitted, makes of simulated students of the GRE. */
export function simulatedReport(seed: number): SimulatedReport {
  const log = simulateCohort(seed, STUDENTS);
  const measures = measureSimulation(log, DEFAULT_WEIGHTS);
  return {
    seed,
    students: STUDENTS,
    answers: log.answers.length,
    behindOracle: measures.oracle.auc - measures.model.auc,
    ...measures,
  };
}
