import {
  createElo,
  DEFAULT_PRIORS,
  DEFAULT_WEIGHTS,
  fitModel,
  type JudgedPrediction,
  type LoggedAnswer,
  type PredictionQuality,
  poolOf,
  predictionQuality,
  rateAnswer,
  replayLog,
} from "@lexiquant/domain/learner";

/** The form that `npm run eval:learner -- --json` prints. */
interface LearnerReport extends PredictionQuality {
  readonly answers: number;
  readonly students: number;
  readonly answersPerSecond: number;
  /** Answers the model was fitted to; 0 where nothing was fitted. */
  readonly trainingAnswers: number;
  readonly trainingSeconds: number;
  readonly baseline: { readonly elo: Omit<PredictionQuality, "ece"> };
}

/** Milliseconds, from any moment on */
type Clock = () => number;

/**
 * Predicts every answer of the log before using it. With a training log, of other students, the model is fitted to that and
 * its items are known from it; without one nothing is fitted. The baseline goes through the same answers.
 */
export function learnerReport(
  log: readonly LoggedAnswer[],
  training: readonly LoggedAnswer[],
  clock: Clock,
): LearnerReport {
  const start = clock();
  const model =
    training.length > 0
      ? fitModel(training, [])
      : { priors: DEFAULT_PRIORS, weights: DEFAULT_WEIGHTS, pool: poolOf([], DEFAULT_PRIORS) };
  const fitted = clock();
  const predictions: JudgedPrediction[] = [];
  replayLog(model, log, ({ probability, answer }) => {
    predictions.push({ probability, isCorrect: answer.outcome.isCorrect });
  });
  const seconds = Math.max(1e-6, (clock() - fitted) / 1000);
  const { auc, rmse, logLoss } = eloQuality(log, training);
  return {
    answers: log.length,
    students: new Set(log.map(({ student }) => student)).size,
    ...predictionQuality(predictions),
    answersPerSecond: Math.round(log.length / seconds),
    trainingAnswers: training.length,
    trainingSeconds: (fitted - start) / 1000,
    baseline: { elo: { auc, rmse, logLoss } },
  };
}

function eloQuality(log: readonly LoggedAnswer[], training: readonly LoggedAnswer[]) {
  const elo = createElo();
  const rate = ({ student, item, outcome: { isCorrect } }: LoggedAnswer): JudgedPrediction => ({
    probability: rateAnswer(elo, { student, item: item.id, isCorrect }),
    isCorrect,
  });
  for (const answer of training) rate(answer);
  return predictionQuality(log.map(rate));
}
