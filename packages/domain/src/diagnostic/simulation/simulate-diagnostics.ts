import { pCorrect } from "../../irt/index.ts";
import { type RandomSource, seededRandom } from "../../kernel/index.ts";
import {
  createLearner,
  DEFAULT_PRIORS,
  DEFAULT_WEIGHTS,
  type Learner,
  type LearnerModel,
  poolOf,
  recordAnswer,
} from "../../learner/index.ts";
import {
  abilityOn,
  drawStudent,
  type SimulatedStudent,
  simulatedBlueprint,
} from "../../learner/simulation/index.ts";
import { chooseBlock } from "../choose-block.ts";
import type { DiagnosticDesign } from "../diagnostic-design.ts";
import { type SimulatedCandidate, simulatedCandidates } from "./simulated-candidates.ts";

export interface DiagnosticTask {
  readonly seed: number;
  readonly students: number;
  readonly design: DiagnosticDesign;
  /** Standard deviation of true difficulties about the authors', logits. */
  readonly authorsError: number;
  /** Whether the model knows slopes and difficulties as they are. */
  readonly isCalibrated: boolean;
}

export interface SimulatedDiagnostic {
  readonly student: SimulatedStudent;
  readonly learner: Learner;
  readonly questions: readonly SimulatedCandidate[];
}

export const SIMULATED_BLUEPRINT = {
  verbal: simulatedBlueprint("verbal"),
  quantitative: simulatedBlueprint("quantitative"),
} as const;

export const STUDENTS_PER_BANK = 20;
/** What calibration leaves open of a difficulty, logits (measurement.md 3). */
const CALIBRATED_DEVIATION = 0.15;

/** Diagnostics of students drawn from the learner's prior, who learn nothing while they answer. */
export function simulateDiagnostics(task: DiagnosticTask): SimulatedDiagnostic[] {
  const random = seededRandom(task.seed);
  const results: SimulatedDiagnostic[] = [];
  while (results.length < task.students) {
    const candidates = simulatedCandidates(random, task.authorsError);
    const model = modelOf(candidates, task);
    const count = Math.min(STUDENTS_PER_BANK, task.students - results.length);
    for (let student = 0; student < count; student += 1) {
      results.push(takeDiagnostic(model, candidates, { design: task.design, random }));
    }
  }
  return results;
}

function modelOf(candidates: readonly SimulatedCandidate[], task: DiagnosticTask): LearnerModel {
  const bank = candidates.map(({ truth }) => {
    if (!task.isCalibrated) return truth.authored;
    const { difficulty, discrimination } = truth;
    const variance = CALIBRATED_DEVIATION ** 2;
    return { ...truth.authored, difficulty: { mean: difficulty, variance }, discrimination };
  });
  return {
    priors: DEFAULT_PRIORS,
    weights: DEFAULT_WEIGHTS,
    pool: poolOf(bank, DEFAULT_PRIORS),
  };
}

/** A day after the beginning of the log: nothing was learned before it. */
const DAY = 1;

function takeDiagnostic(
  model: LearnerModel,
  candidates: readonly SimulatedCandidate[],
  { design, random }: { design: DiagnosticDesign; random: RandomSource },
): SimulatedDiagnostic {
  const student = drawStudent(random);
  const learner = createLearner(model.priors);
  const byId = new Map(candidates.map((candidate) => [candidate.item.id, candidate]));
  const questions: SimulatedCandidate[] = [];
  const setting = { model, learner, day: DAY, design, blueprint: SIMULATED_BLUEPRINT, random };
  for (;;) {
    const block = chooseBlock({ ...setting, candidates, served: questions });
    if (!block.ok) {
      if (block.reason === "is-over") return { student, learner, questions };
      throw new Error(block.reason);
    }
    for (const { item } of block.value) {
      const candidate = byId.get(item.id) as SimulatedCandidate; // it was chosen from them
      const { truth } = candidate;
      const isCorrect = random() < pCorrect(truth, abilityOn(student, truth.skill, DAY));
      recordAnswer(model, learner, {
        item,
        context: { day: DAY, hints: 0, isTimed: false },
        outcome: { isCorrect, sureness: null, isRapid: false, hasFeedback: false },
        learnsItems: false,
      });
      questions.push(candidate);
    }
  }
}
