import type { ThetaEstimate } from "../irt/index.ts";
import { describeRouting, type RoutingReport } from "./describe-routing.ts";
import { measureThetas } from "./measure-theta.ts";
import { answersOf, type ExamAnswer, rawScoreOf, type SatMeasure } from "./sat-measure.ts";
import { type ScaledScore, scaleScore } from "./scale-score.ts";
import type { ScoreScale } from "./score-scale.ts";

/** Why a measure has no score. */
type NotScored = "no-answers" | "section-not-sat" | "single-section";

/** What is reported of one measure of an exam. */
export interface MeasureScores {
  readonly score: ScaledScore | null;
  /** The same from the number of right answers alone, equated over the route. */
  readonly numberCorrectScore: ScaledScore | null;
  /** Null where both are there. */
  readonly notScored: NotScored | null;
  /** `answered`: with a response, complete or not; `of`: questions of the sections that were begun. */
  readonly raw: { readonly right: number; readonly answered: number; readonly of: number };
  readonly routing: RoutingReport | null;
  /** Questions whose parameters rest on answers, and how many answers those are, together. */
  readonly parameters: {
    readonly calibratedItems: number;
    readonly of: number;
    readonly answers: number;
  };
}

/**
 * Scores of one measure, with what they rest on.
 *
 * `score` weighs each question by what it tells. `numberCorrectScore` is the test maker's way: on one route all
 * questions weigh the same. The first is the more reliable, with an author's parameters too (decision 0015). As on the
 * test, a measure that was left without an answer, or before its second section, has none.
 */
export function reportMeasure(sat: SatMeasure, scale: ScoreScale): MeasureScores {
  const answers = answersOf(sat);
  const raw = {
    right: rawScoreOf(answers),
    answered: answers.filter(({ outcome }) => outcome !== "unanswered").length,
    of: answers.length,
  };
  const { pattern, numberCorrect } = measureThetas(sat);
  const notScored = reasonNotToScore(sat, raw.answered);
  const scaled = (estimate: ThetaEstimate) => {
    if (notScored !== null) return null;
    const counts = { itemCount: raw.of, answeredCount: raw.answered };
    const result = scaleScore({ estimate, ...counts }, scale);
    return result.ok ? result.value : null;
  };
  return {
    score: scaled(pattern),
    numberCorrectScore: scaled(numberCorrect),
    notScored,
    raw,
    routing: describeRouting(sat, pattern.theta),
    parameters: parametersOf(answers),
  };
}

function reasonNotToScore({ sections, format }: SatMeasure, answered: number): NotScored | null {
  if (format === "single-section") return "single-section";
  const [first, second = []] = sections;
  if (first.length === 0 || second.length === 0) return "section-not-sat";
  return answered === 0 ? "no-answers" : null;
}

function parametersOf(answers: readonly ExamAnswer[]): MeasureScores["parameters"] {
  const counts = answers.map(({ item }) => item.answers);
  return {
    calibratedItems: counts.filter((count) => count > 0).length,
    of: counts.length,
    answers: counts.reduce((sum, count) => sum + count, 0),
  };
}
