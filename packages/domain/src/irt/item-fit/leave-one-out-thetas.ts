import { estimateTheta, type ItemAnswer } from "../estimate-theta.ts";
import { pCorrect } from "../p-correct.ts";
import { normalised, type ThetaDistribution } from "../theta-distribution.ts";

/**
 * For each answer of a candidate the ability that the candidate's other answers speak for (EAP, logits): what the
 * answer may be compared with without being compared with itself.
 */
export function leaveOneOutThetas(
  prior: ThetaDistribution,
  answers: readonly ItemAnswer[],
): number[] {
  const { nodes, weights } = prior;
  const logs = answers.map(({ item, isCorrect }) =>
    nodes.map((theta) => {
      const p = pCorrect(item, theta);
      // A curve that touches 0 or 1 in floating point must not leave −∞ to be subtracted from −∞.
      return Math.log(Math.max(Number.MIN_VALUE, isCorrect ? p : 1 - p));
    }),
  );
  const all = nodes.map((_, node) =>
    logs.reduce((sum, log) => sum + (log[node] ?? 0), Math.log(weights[node] ?? 0)),
  );
  return logs.map((own) => {
    const rest = all.map((sum, node) => sum - (own[node] ?? 0));
    return estimateTheta(normalised(nodes, rest)).theta;
  });
}
