import type { EssayScore } from "@lexiquant/contract";
import { nearestHalf } from "@lexiquant/domain/essay";
import type { ModelOpinion } from "../../../db/essay-tables.ts";

/** Which of an essay and an anchor is the better one, seen from the essay. */
export type Verdict = "better" | "worse" | "equal";

/** What a model said of one anchor in both orders; null where the two did not agree: then it does not count. */
export interface Comparison {
  readonly level: number;
  readonly verdict: Verdict | null;
}

const HIGHEST = 6;
/** All scores that there are, 0 to 6 in halves. */
const SCORES = Array.from({ length: 2 * HIGHEST + 1 }, (_, index) => index / 2);
/** Fewer say nothing. */
const LEAST_CONSISTENT = 2;
/** Between raters this much is ordinary; beyond it the exam asks another one. */
const MOST_APART = 1;

/**
 * How comparisons with anchors bear on the built-in score, 0 to 6 in halves. Where the two are within a point the score
 * becomes their mean, so it moves by half a point at most; where they are farther apart it stands and is uncertain. A model
 * that said the same of every anchor has told none from another, as one does that obeys the essay: it moves nothing either.
 */
export function weighVerdicts(
  comparisons: readonly Comparison[],
  { name, builtInScore }: { readonly name: string; readonly builtInScore: number },
): ModelOpinion {
  const counted = comparisons.filter(({ verdict }) => verdict !== null);
  const told = {
    name,
    builtInScore,
    comparisons: comparisons.length,
    consistent: counted.length,
  };
  if (counted.length < LEAST_CONSISTENT) {
    return { ...told, status: "failed", modelScore: null, score: builtInScore };
  }
  const modelScore = scoreOf(counted);
  if (Math.abs(modelScore - builtInScore) > MOST_APART) {
    return { ...told, status: "uncertain", modelScore, score: builtInScore };
  }
  if (counted.every(({ verdict }) => verdict === counted[0]?.verdict)) {
    return { ...told, status: "one-sided", modelScore, score: builtInScore };
  }
  const score = toHalves((modelScore + builtInScore) / 2, builtInScore);
  return { ...told, status: score === builtInScore ? "agrees" : "moved", modelScore, score };
}

/** The middle of the scores that contradict the verdicts least: better means half a point above the anchor, or more. */
function scoreOf(counted: readonly Comparison[]): number {
  const misfits = SCORES.map((score) =>
    counted.reduce((sum, comparison) => sum + misfit(comparison, score), 0),
  );
  const least = Math.min(...misfits);
  const best = SCORES.filter((_, index) => misfits[index] === least);
  const middle = ((best[0] ?? 0) + (best.at(-1) ?? 0)) / 2;
  return nearestHalf(middle);
}

function misfit({ level, verdict }: Comparison, score: number): number {
  if (verdict === "better") return Math.max(0, level + 0.5 - score);
  if (verdict === "worse") return Math.max(0, score - (level - 0.5));
  return Math.abs(score - level);
}

/** A quarter point goes to the built-in score. */
function toHalves(score: number, builtInScore: number): number {
  return score > builtInScore ? Math.floor(2 * score) / 2 : Math.ceil(2 * score) / 2;
}

/** The range moves with its score. */
export function movedScore({ score, low, high }: EssayScore, to: number): EssayScore {
  const within = (value: number) => Math.round(100 * Math.min(HIGHEST, Math.max(0, value))) / 100;
  const by = to - score;
  return { kind: "estimate", score: to, low: within(low + by), high: within(high + by) };
}
