import { drawNormal, normalQuantile, type RandomSource, shuffled } from "../../kernel/index.ts";
import { DEFAULT_PRIORS, DEFAULT_WEIGHTS, type LearnerModel, poolOf } from "../../learner/index.ts";
import {
  SIMULATED_SKILLS,
  type SimulatedItem,
  simulatedBank,
} from "../../learner/simulation/index.ts";
import type { Candidate, SkillDemand } from "../practice-state.ts";

/** An item with what a policy may see of it and what is so. */
export interface ExamItem {
  readonly candidate: Candidate;
  readonly truth: SimulatedItem;
  /** Median time of an answer over students. */
  readonly minutes: number;
  /** Times that it was drawn anew with other numbers, and where it stands in its skill. */
  readonly round: number;
  readonly place: number;
}

/** What an exam asks for, and questions to practise it. */
export interface SimulatedExam {
  readonly model: LearnerModel;
  readonly demands: ReadonlyMap<string, SkillDemand>;
  /** By skill. */
  readonly shares: readonly number[];
  /** By round, skill and item: those of a later round are twins of the first one's. */
  readonly rounds: readonly (readonly (readonly ExamItem[])[])[];
}

/** Deviations of natural logarithms: shares and times over skills, times over the items of a skill. */
const SHARE_DEVIATION = 0.5;
const SKILL_TIME_DEVIATION = 0.3;
const ITEM_TIME_DEVIATION = 0.35;
const MEDIAN_MINUTES = 1.5;
/** As often as a question can come back in a month. */
const ROUNDS = 11;

export function simulatedExam(random: RandomSource): SimulatedExam {
  const weights = spreadOut(SHARE_DEVIATION, random);
  const shares = weights.map((weight, skill) => weight / measureSum(weights, skill));
  const medians = spreadOut(SKILL_TIME_DEVIATION, random).map((time) => MEDIAN_MINUTES * time);
  const bank = simulatedBank(random).map((truth) => {
    const factor = Math.exp(ITEM_TIME_DEVIATION * drawNormal(random));
    return { truth, minutes: (medians[truth.skill] ?? 0) * factor };
  });
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    SIMULATED_SKILLS.map((__, skill) =>
      bank
        .filter(({ truth }) => truth.skill === skill)
        .map((item, place) => examItem({ ...item, round, place })),
    ),
  );
  const authored = rounds.flat(2).map(({ truth }) => truth.authored);
  return {
    model: {
      priors: DEFAULT_PRIORS,
      weights: DEFAULT_WEIGHTS,
      pool: poolOf(authored, DEFAULT_PRIORS),
    },
    demands: new Map(
      SIMULATED_SKILLS.map(({ component }, skill) => [
        component,
        { share: shares[skill] ?? 0, medianMinutes: medians[skill] ?? 0 },
      ]),
    ),
    shares,
    rounds,
  };
}

/** A lognormal value for each skill, its quantiles in random order: so that all exams are as uneven as each other. */
function spreadOut(deviation: number, random: RandomSource): number[] {
  const count = SIMULATED_SKILLS.length;
  const quantiles = SIMULATED_SKILLS.map((_, rank) =>
    Math.exp(deviation * normalQuantile((rank + 0.5) / count)),
  );
  return shuffled(quantiles, random);
}

function measureSum(weights: readonly number[], skill: number): number {
  const measure = SIMULATED_SKILLS[skill]?.measure;
  return weights.reduce(
    (sum, weight, other) => (SIMULATED_SKILLS[other]?.measure === measure ? sum + weight : sum),
    0,
  );
}

function examItem({ truth, minutes, round, place }: Omit<ExamItem, "candidate">): ExamItem {
  const origin = truth.item.id;
  const id = round === 0 ? origin : `${origin}~${round}`;
  const { components } = truth.item;
  return {
    candidate: {
      id,
      components,
      kind: "single-choice",
      stimulusId: null,
      modelId: origin,
      exposures: 0,
      isSeen: false,
    },
    truth: { ...truth, item: { id, components }, authored: { ...truth.authored, id } },
    minutes,
    round,
    place,
  };
}
