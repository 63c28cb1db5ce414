import { MINIMUM_ANSWERS_PER_GROUP, type RateSummary, summariseRate } from "../report/index.ts";

/** A review with the recall that was predicted before it. */
export interface JudgedRecall {
  /** 0 … 1 */
  readonly pRecall: number;
  readonly isRecalled: boolean;
}

/** Reviews with about the same prediction: what was predicted against what was observed, with its 80 % interval. */
export interface RecallBin extends RateSummary {
  /** Ends of the predictions in it, 0 … 1 */
  readonly from: number;
  readonly to: number;
  /** Mean of the predictions; null without reviews */
  readonly predicted: number | null;
}

export interface RecallCalibration {
  /** Over all reviews */
  readonly overall: RecallBin;
  readonly bins: readonly RecallBin[];
}

/** Finer where predictions are: words are reviewed when they are still likely to be known. */
const EDGES = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1];

/** Reviews from which it is said overall whether predictions hold: the 80 % interval is then some ± 8 points at .85. */
const MINIMUM_REVIEWS = 30;

/**
 * Whether recall comes as it is predicted. A bin says nothing below eight reviews, the whole nothing below thirty; first
 * meetings and reviews on the same day are no predictions and are to be left out.
 */
export function calibrateRecall(reviews: readonly JudgedRecall[]): RecallCalibration {
  const bins = EDGES.slice(0, -1).map((from, at) => {
    const to = EDGES[at + 1] ?? 1;
    const isLast = at === EDGES.length - 2;
    const inside = reviews.filter(
      ({ pRecall }) => pRecall >= from && (pRecall < to || (isLast && pRecall <= to)),
    );
    return { from, to, ...summary(inside, MINIMUM_ANSWERS_PER_GROUP) };
  });
  return { overall: { from: 0, to: 1, ...summary(reviews, MINIMUM_REVIEWS) }, bins };
}

function summary(reviews: readonly JudgedRecall[], minimum: number) {
  const answered = reviews.length;
  const correct = reviews.filter(({ isRecalled }) => isRecalled).length;
  const sum = reviews.reduce((total, { pRecall }) => total + pRecall, 0);
  return {
    predicted: answered === 0 ? null : sum / answered,
    ...summariseRate({ answered, correct }, minimum),
  };
}
