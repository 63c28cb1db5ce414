import { type Mastery, MOST_DEVIATION } from "./mastery.ts";

/** What one answer adds to 1 / variance, by simulated diagnostics (decision 0020). */
const INFORMATION_PER_ANSWER = 0.19;

/**
 * Answers in a node that are still needed before its mastery is shown, by what an answer is worth on average; 0 when there
 * are enough. A node in which nothing was answered is not shown, however much its neighbors tell of it.
 */
export function answersToEvidence({ answers, standardDeviation }: Mastery): number {
  const missing = 1 / MOST_DEVIATION ** 2 - 1 / standardDeviation ** 2;
  const toBeSure = Math.max(0, Math.ceil(missing / INFORMATION_PER_ANSWER));
  return answers === 0 ? Math.max(1, toBeSure) : toBeSure;
}
