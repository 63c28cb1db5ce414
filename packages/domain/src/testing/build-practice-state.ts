import {
  createLearner,
  DEFAULT_PRIORS,
  DEFAULT_WEIGHTS,
  type Learner,
  type LearnerModel,
  poolOf,
  recordAnswer,
} from "../learner/index.ts";
import type { Candidate, PracticeState } from "../plan/practice-state.ts";

export const TOPICS = [
  "verbal.reading.detail",
  "verbal.reading.inference",
  "verbal.text-completion.contrast",
  "verbal.sentence-equivalence.synonym-pairs",
  "quantitative.algebra.inequalities",
  "quantitative.algebra.functions",
  "quantitative.arithmetic.percent",
  "quantitative.geometry.circles",
  "quantitative.data-analysis.probability",
] as const;

export function buildCandidate(id: string, parts: Partial<Candidate> = {}): Candidate {
  return {
    id,
    components: ["quantitative.algebra.inequalities"],
    kind: "single-choice",
    stimulusId: null,
    modelId: null,
    exposures: 0,
    isSeen: false,
    ...parts,
  };
}

/** Twenty questions for each topic, of five difficulties. */
export const buildCandidates = (): Candidate[] =>
  TOPICS.flatMap((topic) =>
    Array.from({ length: 20 }, (_, n) =>
      buildCandidate(`${topic.split(".").pop()}-${n}`, { components: [topic] }),
    ),
  );

const DIFFICULTIES = [-1.5, -0.75, 0, 0.75, 1.5] as const;

export function buildPracticeState(parts: Partial<PracticeState> = {}): PracticeState {
  const candidates = parts.candidates ?? buildCandidates();
  const authored = candidates.map(({ id }, n) => ({
    id,
    difficulty: { mean: DIFFICULTIES[n % DIFFICULTIES.length] ?? 0, variance: 0.36 },
    discrimination: 1.05,
    guessing: 0.1,
  }));
  const verbal = TOPICS.filter((topic) => topic.startsWith("verbal.")).length;
  return {
    model: {
      priors: DEFAULT_PRIORS,
      weights: DEFAULT_WEIGHTS,
      pool: poolOf(authored, DEFAULT_PRIORS),
    },
    learner: createLearner(DEFAULT_PRIORS),
    day: 10,
    daysToTest: 30,
    demands: new Map(
      TOPICS.map((topic) => [
        topic,
        {
          share: 1 / (topic.startsWith("verbal.") ? verbal : TOPICS.length - verbal),
          medianMinutes: 1.5,
        },
      ]),
    ),
    pace: 1,
    standings: {
      verbal: { estimate: null, target: null },
      quantitative: { estimate: null, target: null },
    },
    candidates,
    missed: [],
    ...parts,
  };
}

/** Answers to questions that are not among the candidates. Changes the learner. */
export function answer(
  { model, learner }: { readonly model: LearnerModel; readonly learner: Learner },
  {
    skill,
    outcomes,
    day,
  }: { readonly skill: string; readonly outcomes: readonly boolean[]; readonly day: number },
): void {
  for (const [n, isCorrect] of outcomes.entries()) {
    recordAnswer(model, learner, {
      item: { id: `past-${skill}-${day}-${n}`, components: [skill] },
      context: { day, hints: 0, isTimed: false },
      outcome: { isCorrect, sureness: null, isRapid: false, hasFeedback: true },
      learnsItems: false,
    });
  }
}
