/** One prediction with what came of it. */
export interface JudgedPrediction {
  /** 0 … 1 */
  readonly probability: number;
  readonly isCorrect: boolean;
}

export interface PredictionQuality {
  readonly auc: number;
  readonly rmse: number;
  /** Mean, nats */
  readonly logLoss: number;
  /** Expected calibration error over ten equal widths */
  readonly ece: number;
}

const BINS = 10;
const SMALLEST = 1e-9;

/** How good predictions are: ranking, squared error, log loss, and calibration. NaN for an AUC of one outcome only. */
export function predictionQuality(predictions: readonly JudgedPrediction[]): PredictionQuality {
  const count = predictions.length;
  let [squares, losses] = [0, 0];
  const bins = Array.from({ length: BINS }, () => ({ expected: 0, right: 0 }));
  for (const { probability, isCorrect } of predictions) {
    const right = isCorrect ? 1 : 0;
    squares += (right - probability) ** 2;
    losses -= Math.log(Math.max(SMALLEST, isCorrect ? probability : 1 - probability));
    const bin = bins[Math.min(BINS - 1, Math.floor(probability * BINS))];
    if (bin === undefined) continue;
    bin.expected += probability;
    bin.right += right;
  }
  const gaps = bins.reduce((sum, { expected, right }) => sum + Math.abs(expected - right), 0);
  return {
    auc: areaUnderCurve(predictions),
    rmse: Math.sqrt(squares / count),
    logLoss: losses / count,
    ece: gaps / count,
  };
}

/** Probability that a right answer was given the higher prediction than a wrong one, ties counting half. */
export function areaUnderCurve(predictions: readonly JudgedPrediction[]): number {
  const sorted = [...predictions].sort((one, other) => one.probability - other.probability);
  let [pairs, wrongBelow] = [0, 0];
  for (let start = 0; start < sorted.length; ) {
    const { probability } = sorted[start] as JudgedPrediction; // start lies inside the list
    let end = start;
    let right = 0;
    while (end < sorted.length && sorted[end]?.probability === probability) {
      if (sorted[end]?.isCorrect) right += 1;
      end += 1;
    }
    const wrong = end - start - right;
    pairs += right * (wrongBelow + wrong / 2);
    wrongBelow += wrong;
    start = end;
  }
  return pairs / (wrongBelow * (sorted.length - wrongBelow));
}
