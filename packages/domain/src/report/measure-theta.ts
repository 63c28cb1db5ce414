import { type Route, type RoutingCutoffs, routingCutoffs } from "../adaptive/index.ts";
import {
  estimateTheta,
  type ItemParameters,
  POPULATION_THETA,
  type ThetaEstimate,
  updateTheta,
  updateThetaBySummedScore,
  withUncertainDifficulty,
} from "../irt/index.ts";
import { answersOf, type ExamAnswer, isRight, rawScoreOf, type SatMeasure } from "./sat-measure.ts";

export interface MeasureThetas {
  /**
   * By what was right and what was wrong: expected a posteriori [BockMislevy1982], with the uncertainty of every
   * difficulty averaged over.
   */
  readonly pattern: ThetaEstimate;
  /**
   * By the number right alone, equated over the route [LordWingersky1984]: two candidates with as many right on the
   * same modules get the same, whichever questions those were. Difficulties are averaged over as above.
   */
  readonly numberCorrect: ThetaEstimate;
}

/** Ability of a candidate by both ways to score, logits; of what was not begun nothing is concluded. */
export function measureThetas(sat: SatMeasure): MeasureThetas {
  return { pattern: patternTheta(answersOf(sat)), numberCorrect: numberCorrectTheta(sat) };
}

function patternTheta(answers: readonly ExamAnswer[]): ThetaEstimate {
  const marks = answers.map((answer) => ({ item: known(answer), isCorrect: isRight(answer) }));
  return estimateTheta(updateTheta(POPULATION_THETA, marks));
}

function numberCorrectTheta({ sections, format, route }: SatMeasure): ThetaEstimate {
  const [first, second = []] = sections;
  const firstScore = rawScoreOf(first);
  const scores =
    format === "adaptive" && route !== null
      ? scoresThatLeadTo(route, routingCutoffs(itemsOf(first)), first.length)
      : { from: 0, to: first.length };
  return estimateTheta(
    updateThetaBySummedScore(POPULATION_THETA, {
      router: first.map(known),
      module: second.map(known),
      // Parameters may have moved the cut-offs since: the score that did lead there is always among them.
      fromRouterScore: Math.min(scores.from, firstScore),
      toRouterScore: Math.max(scores.to, firstScore),
      rawScore: firstScore + rawScoreOf(second),
    }),
  );
}

/** Parameters as published: what routing is computed from. */
export function itemsOf(answers: readonly ExamAnswer[]): ItemParameters[] {
  return answers.map(({ item }) => item);
}

function known({ item }: ExamAnswer): ItemParameters {
  return withUncertainDifficulty(item, item.difficultyStandardError);
}

/** Raw scores on the routing module that lead to a module, both ends included. */
function scoresThatLeadTo(route: Route, { medium, hard }: RoutingCutoffs, questions: number) {
  const ranges = {
    easy: { from: 0, to: medium - 1 },
    medium: { from: medium, to: hard - 1 },
    hard: { from: hard, to: questions },
  } satisfies Record<Route, { from: number; to: number }>;
  return ranges[route];
}
