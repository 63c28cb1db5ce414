import { type LoggedAnswer, replayLog } from "../evaluation/replay-log.ts";
import { DEFAULT_WEIGHTS } from "../head.ts";
import { type AuthoredItem, poolOf } from "../item-pool.ts";
import type { LearnerPriors } from "../priors.ts";

/** Priors that are worth a search, with the factors tried on each in turn. */
const SEARCHED = [
  "itemDifficultyDeviation",
  "retryDifficultyDeviation",
  "slopeDeviation",
  "skillDifficultyDeviation",
  "studentItemDeviation",
  "formDeviation",
  "overallDrift",
  "skillDrift",
  "repeatEvidence",
] as const satisfies readonly (keyof LearnerPriors)[];
const FACTORS = [0.5, 2] as const;

/** Steps outward on one prior before the next one's turn. */
const MOST_STEPS = 2;
const MOST_ANSWERS = 20_000;
/** Log loss that is worth leaving what was judged, nats per answer. */
const WORTH = 0.0002;

/**
 * Priors for a population that is not the one of the defaults: search along one coordinate after the other, on the log
 * loss of answers predicted before they were used. Each is tried at half and double, and further the same way while it
 * helps. Only part of a long log is gone through, whole students of it.
 */
export function fitPriors(
  log: readonly LoggedAnswer[],
  bank: readonly AuthoredItem[],
  start: LearnerPriors,
): LearnerPriors {
  const sample = { log: firstStudents(log, MOST_ANSWERS), bank };
  let best = { priors: start, loss: logLossOf(sample, start) };
  for (const name of SEARCHED) {
    for (const factor of FACTORS) {
      const better = walk(sample, best, { name, factor });
      if (better === best) continue;
      best = better;
      break;
    }
  }
  return best.priors;
}

interface Sample {
  readonly log: readonly LoggedAnswer[];
  readonly bank: readonly AuthoredItem[];
}

interface Fit {
  readonly priors: LearnerPriors;
  readonly loss: number;
}

interface Direction {
  readonly name: (typeof SEARCHED)[number];
  readonly factor: number;
}

function walk(sample: Sample, from: Fit, { name, factor }: Direction): Fit {
  let best = from;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const value = best.priors[name] * factor;
    if (name === "repeatEvidence" && value > 1) break;
    const priors = { ...best.priors, [name]: value };
    const loss = logLossOf(sample, priors);
    if (loss > best.loss - WORTH) break;
    best = { priors, loss };
  }
  return best;
}

/** All answers of as many students as fit into the number, in the order of the log. */
function firstStudents(log: readonly LoggedAnswer[], most: number): readonly LoggedAnswer[] {
  if (log.length <= most) return log;
  const counts = new Map<string, number>();
  for (const { student } of log) counts.set(student, (counts.get(student) ?? 0) + 1);
  const chosen = new Set<string>();
  let total = 0;
  for (const [student, count] of counts) {
    if (total + count > most) continue;
    chosen.add(student);
    total += count;
  }
  return log.filter(({ student }) => chosen.has(student));
}

/** Mean log loss over the second half, when items and students are known a little. */
function logLossOf({ log, bank }: Sample, priors: LearnerPriors): number {
  const model = { priors, weights: DEFAULT_WEIGHTS, pool: poolOf(bank, priors) };
  const uncounted = Math.floor(log.length / 2);
  let [loss, at] = [0, 0];
  replayLog(model, log, ({ probability, answer }) => {
    if (at >= uncounted) {
      loss -= Math.log(answer.outcome.isCorrect ? probability : 1 - probability);
    }
    at += 1;
  });
  return loss / (log.length - uncounted);
}
