import {
  type Route,
  type RoutingCutoffs,
  routingCutoffs,
  type ScoringItem,
} from "../adaptive/index.ts";
import {
  estimateTheta,
  type ItemParameters,
  type LogCurve,
  logCurve,
  POPULATION_THETA,
  type ThetaEstimate,
  updateThetaByCurves,
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
  return { pattern: patternTheta(sat), numberCorrect: numberCorrectTheta(sat) };
}

/**
 * `pattern` alone.
 *
 * @param curveOf curves of the items as the scorer believes them; who scores thousands keeps them
 */
export function patternTheta(sat: SatMeasure, curveOf = believedCurve): ThetaEstimate {
  const curves = answersOf(sat).map(
    (answer) => curveOf(answer.item)[isRight(answer) ? "right" : "wrong"],
  );
  return estimateTheta(updateThetaByCurves(POPULATION_THETA, curves));
}

/** The curve of an item with what is not known of its difficulty averaged over. */
export function believedCurve(item: ScoringItem): LogCurve {
  return logCurve(
    withUncertainDifficulty(item, item.difficultyStandardError),
    POPULATION_THETA.nodes,
  );
}

/** `numberCorrect` alone: of one form, the route and the number right settle it. */
export function numberCorrectTheta({ sections, format, route }: SatMeasure): ThetaEstimate {
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
