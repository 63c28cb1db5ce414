import { DEFAULT_PRIORS, weightedAbility } from "../../learner/index.ts";
import { abilityOn, SIMULATED_SKILLS, weightedTruth } from "../../learner/simulation/index.ts";
import { weakSkills } from "../weak-skills.ts";
import {
  SIMULATED_BLUEPRINT,
  type SimulatedDiagnostic,
  STUDENTS_PER_BANK,
} from "./simulate-diagnostics.ts";

export interface DiagnosticFigures {
  readonly students: number;
  readonly questions: number;
  /** The exam's times for the questions, minutes: mean and longest. */
  readonly minutes: number;
  readonly mostMinutes: number;
  /** Root mean squared error of a measure's blueprint-weighted ability, logits; of both, and of each. */
  readonly rmse: number;
  readonly rmseByMeasure: { readonly verbal: number; readonly quantitative: number };
  /** The same as the model expects it: root of the mean variance that it states. */
  readonly expectedRmse: number;
  /** Share of the measures' true abilities inside the central 80 %. */
  readonly coverage80: number;
  /** Of the skills that lie clearly below the target, the share flagged; of those that do not lie below, likewise. */
  readonly flagged: number;
  readonly falselyFlagged: number;
  /** Largest share of the students of one bank who got the same question. */
  readonly highestExposure: number;
}

/** A skill is weak below this, logits: what half of all students reach. */
const TARGET = 0;
const CLEARLY = 0.5;
const ALL_SKILLS = SIMULATED_SKILLS.map(({ component }) => component);
/** Standard normal quantile of .9 */
const Z90 = 1.2815515655;

export function measureDiagnostics(diagnostics: readonly SimulatedDiagnostic[]): DiagnosticFigures {
  const verbal = diagnostics.map((one) => errorOf(one, "verbal"));
  const quantitative = diagnostics.map((one) => errorOf(one, "quantitative"));
  const both = [...verbal, ...quantitative];
  const minutes = diagnostics.map(
    ({ questions }) => sum(questions.map(({ targetSeconds }) => targetSeconds)) / 60,
  );
  return {
    students: diagnostics.length,
    questions: sum(diagnostics.map(({ questions }) => questions.length)) / diagnostics.length,
    minutes: sum(minutes) / diagnostics.length,
    mostMinutes: Math.max(...minutes),
    rmse: rootMean(both.map(({ error }) => error ** 2)),
    rmseByMeasure: {
      verbal: rootMean(verbal.map(({ error }) => error ** 2)),
      quantitative: rootMean(quantitative.map(({ error }) => error ** 2)),
    },
    expectedRmse: rootMean(both.map(({ variance }) => variance)),
    coverage80: share(both, ({ error, variance }) => Math.abs(error) <= Z90 * Math.sqrt(variance)),
    ...flagShares(diagnostics),
    highestExposure: highestExposure(diagnostics),
  };
}

function errorOf({ student, learner }: SimulatedDiagnostic, measure: "verbal" | "quantitative") {
  const weights = SIMULATED_BLUEPRINT[measure];
  const asked = { weights, day: null, isTimed: false };
  const { mean, variance } = weightedAbility(learner, DEFAULT_PRIORS, asked);
  const truth = weightedTruth(weights, (skill) => abilityOn(student, skill, 0));
  return { error: mean - truth, variance };
}

function flagShares(diagnostics: readonly SimulatedDiagnostic[]) {
  const skills = diagnostics.flatMap(({ student, learner }) => {
    const asked = { skills: ALL_SKILLS, day: null, target: TARGET };
    const flagged = new Set(weakSkills(learner, DEFAULT_PRIORS, asked).map(({ skill }) => skill));
    return ALL_SKILLS.map((component, skill) => {
      return { truth: abilityOn(student, skill, 0), isFlagged: flagged.has(component) };
    });
  });
  const weak = skills.filter(({ truth }) => truth < TARGET - CLEARLY);
  const fine = skills.filter(({ truth }) => truth >= TARGET);
  const isFlagged = (skill: { readonly isFlagged: boolean }) => skill.isFlagged;
  return { flagged: share(weak, isFlagged), falselyFlagged: share(fine, isFlagged) };
}

/** Each bank has its own questions, and as many students. */
function highestExposure(diagnostics: readonly SimulatedDiagnostic[]): number {
  const counts = new Map<unknown, number>();
  for (const { questions } of diagnostics) {
    for (const { truth } of questions) counts.set(truth, (counts.get(truth) ?? 0) + 1);
  }
  return Math.max(...counts.values()) / Math.min(STUDENTS_PER_BANK, diagnostics.length);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const rootMean = (values: readonly number[]) => Math.sqrt(sum(values) / values.length);

function share<Case>(cases: readonly Case[], holds: (one: Case) => boolean): number {
  return cases.filter(holds).length / cases.length;
}
