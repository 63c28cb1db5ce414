import type { LearnerPriors } from "../learner/index.ts";
import type { SkillOutlook } from "./skill-outlook.ts";

/** Chance of success at which practice is thought to teach most, and how fast that falls off on both sides. */
export const BEST_P_CORRECT = 0.62;
const P_CORRECT_WIDTH = 0.3;

/** f(P) = exp(−(P − .62)² / (2 · .3²)), 0 … 1 */
export const fitOf = (pCorrect: number): number =>
  Math.exp(-((pCorrect - BEST_P_CORRECT) ** 2) / (2 * P_CORRECT_WIDTH ** 2));

/** D = g / (1 + n / 12): logits that the next answer is expected to win where it fits best. */
export const nextGain = ({ gain, gainHalvesAfter }: LearnerPriors, answers: number): number =>
  gain / (1 + answers / gainHalvesAfter);

export interface GainInput {
  readonly outlook: SkillOutlook;
  readonly priors: LearnerPriors;
  /** Questions of the skill that come before this one and are not in the outlook yet. */
  readonly before: number;
  readonly pCorrect: number;
}

/**
 * Points on the test's day that a minute with a question is expected to win:
 *
 *     U = w_k PTS_m need_m [x_k D_k f(P) keep(T − t; h_k) + P L_k (keep(T − t; 1.3 h_k) − keep(T − t; h_k))] / minutes_k
 *
 * with the exam's share w, points per logit PTS, exploration x, and L what practice has won and a pause has left. What a
 * repetition saves counts once a session.
 */
export function expectedGain({ outlook, priors, before, pCorrect }: GainInput): number {
  const { pointsPerLogit, need, exploration, answers, kept, renewal, minutes } = outlook;
  const practice = exploration * nextGain(priors, answers + before) * fitOf(pCorrect) * kept;
  const repetition = before === 0 ? pCorrect * renewal : 0;
  return (pointsPerLogit * need * (practice + repetition)) / minutes;
}
