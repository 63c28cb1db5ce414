import { pearson, quadraticWeightedKappa, type ScorePair, spearman } from "@lexiquant/domain/essay";
import type { EssayLine } from "./read-essays.ts";

interface Agreement {
  readonly n: number;
  readonly pearson: number | null;
  /** Of the scores before they are rounded to halves, as engines are compared [Williamson2012]; kappa is of rounded ones. */
  readonly pearsonOfEstimate: number | null;
  readonly spearman: number | null;
  /** Only where the raters' scale is the exam's: kappa of two scales means nothing. */
  readonly qwk: number | null;
}

/** Of the whole file, and of each prompt where it has several: a file of several scales has no figure as a whole that says much. */
interface FileAgreement extends Agreement {
  readonly byPrompt?: Readonly<Record<string, Agreement>>;
}

/** An essay with the rater's score. */
export interface RatedLine extends Pick<EssayLine, "prompt" | "range" | "score"> {
  readonly rated: number;
  /** The score before it was rounded */
  readonly estimate: number;
}

const NO_PROMPT = "(none)";

/** How the rater's scores go with the raters'; null where no line has a score. */
export function agreementOf(lines: readonly RatedLine[]): FileAgreement | null {
  const scored = lines.filter(({ score }) => score !== null);
  if (scored.length === 0) return null;
  const whole = agreementWithin(scored);
  const prompts = new Set(scored.map(promptName));
  if (prompts.size === 1) return whole;
  const byPrompt = [...prompts].map((name) => [
    name,
    agreementWithin(scored.filter((line) => promptName(line) === name)),
  ]);
  return { ...whole, byPrompt: Object.fromEntries(byPrompt) };
}

const promptName = ({ prompt }: RatedLine): string => prompt ?? NO_PROMPT;

function agreementWithin(lines: readonly RatedLine[]): Agreement {
  const pairsOf = (ours: (line: RatedLine) => number) =>
    lines.flatMap((line): ScorePair[] => (line.score === null ? [] : [[ours(line), line.score]]));
  const pairs = pairsOf(({ rated }) => rated);
  return {
    n: pairs.length,
    pearson: pearson(pairs),
    pearsonOfEstimate: pearson(pairsOf(({ estimate }) => estimate)),
    spearman: spearman(pairs),
    qwk: lines.every(hasExamScale) ? quadraticWeightedKappa(pairs) : null,
  };
}

function hasExamScale({ score, range }: RatedLine): boolean {
  if (score === null) return true;
  const [, most] = range ?? [0, 6];
  return most === 6 && score >= 0 && score <= 6 && Number.isInteger(2 * score);
}
