import { pearson, quadraticWeightedKappa, type ScorePair, spearman } from "@lexiquant/domain/essay";
import type { EssayLine } from "./read-essays.ts";

export interface Agreement {
  readonly n: number;
  readonly pearson: number | null;
  readonly spearman: number | null;
  /** Only where the raters' scale is the exam's: kappa of two scales means nothing. */
  readonly qwk: number | null;
}

/** How the rater's scores go with the raters'; null where no line has a score. */
export function agreementOf(
  lines: readonly EssayLine[],
  scores: readonly number[],
): Agreement | null {
  const pairs = lines.flatMap((line, at): ScorePair[] => {
    return line.score === null ? [] : [[scores[at] ?? 0, line.score]];
  });
  if (pairs.length === 0) return null;
  return {
    n: pairs.length,
    pearson: pearson(pairs),
    spearman: spearman(pairs),
    qwk: lines.every(hasExamScale) ? quadraticWeightedKappa(pairs) : null,
  };
}

function hasExamScale({ score, range }: EssayLine): boolean {
  if (score === null) return true;
  const [, most] = range ?? [0, 6];
  return most === 6 && score >= 0 && score <= 6 && Number.isInteger(2 * score);
}
