import { createElo, rateAnswer } from "../evaluation/elo.ts";
import {
  areaUnderCurve,
  type JudgedPrediction,
  type PredictionQuality,
  predictionQuality,
} from "../evaluation/prediction-quality.ts";
import { replayLog } from "../evaluation/replay-log.ts";
import { poolOf } from "../item-pool.ts";
import type { Learner } from "../learner.ts";
import { masteryOf } from "../mastery.ts";
import type { LearnerModel } from "../model.ts";
import { DEFAULT_PRIORS } from "../priors.ts";
import type { SimulatedLog } from "./simulate-log.ts";

export interface SimulationMeasures {
  readonly model: PredictionQuality;
  readonly oracle: PredictionQuality;
  readonly elo: PredictionQuality;
  readonly aucOfFirst100: number;
  /** Correlation of estimated and true ability over students and skills, by number of answers. */
  readonly skillCorrelation: { readonly below600: number; readonly from600: number };
  /** Share of true abilities inside the central 80 % of the belief. */
  readonly coverage80: number;
}

const LONG_HISTORY = 600;
const FIRST = 100;
/** Standard normal quantile of .9 */
const Z90 = 1.2815515655;

/** How the model does on simulated students: predictions against the truth, and abilities at each one's end. */
export function measureSimulation(
  log: SimulatedLog,
  weights: LearnerModel["weights"],
): SimulationMeasures {
  const bank = log.bank.map(({ authored }) => authored);
  const model = { priors: DEFAULT_PRIORS, weights, pool: poolOf(bank, DEFAULT_PRIORS) };
  const [predictions, first]: [JudgedPrediction[], JudgedPrediction[]] = [[], []];
  const learners = new Map<string, Learner>();
  replayLog(model, log.answers, ({ probability, answer, learner }) => {
    const judged = { probability, isCorrect: answer.outcome.isCorrect };
    predictions.push(judged);
    if (answer.position < FIRST) first.push(judged);
    learners.set(answer.student, learner);
  });
  const elo = createElo();
  const judge = (value: (answer: SimulatedLog["answers"][number]) => number) =>
    predictionQuality(
      log.answers.map((answer) => ({
        probability: value(answer),
        isCorrect: answer.outcome.isCorrect,
      })),
    );
  return {
    model: predictionQuality(predictions),
    oracle: judge(({ truth }) => truth),
    elo: judge(({ student, item, outcome }) =>
      rateAnswer(elo, { student, item: item.id, isCorrect: outcome.isCorrect }),
    ),
    aucOfFirst100: areaUnderCurve(first),
    ...abilityMeasures(log, learners),
  };
}

function abilityMeasures(log: SimulatedLog, learners: ReadonlyMap<string, Learner>) {
  const [few, many]: [Pair[], Pair[]] = [[], []];
  let [covered, count] = [0, 0];
  for (const [name, { answers, day, abilities }] of log.students) {
    const learner = learners.get(name);
    if (learner === undefined) continue;
    for (const [node, truth] of abilities) {
      const asked = { node, day, target: 0 };
      const { mean, standardDeviation } = masteryOf(learner, DEFAULT_PRIORS, asked);
      (answers < LONG_HISTORY ? few : many).push([mean, truth]);
      covered += Math.abs(truth - mean) <= Z90 * standardDeviation ? 1 : 0;
      count += 1;
    }
  }
  return {
    skillCorrelation: { below600: correlation(few), from600: correlation(many) },
    coverage80: covered / count,
  };
}

type Pair = readonly [number, number];

function correlation(pairs: readonly Pair[]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [one, other] of pairs) {
    xx += (one - x) ** 2;
    xy += (one - x) * (other - y);
    yy += (other - y) ** 2;
  }
  return xy / Math.sqrt(xx * yy);
}
