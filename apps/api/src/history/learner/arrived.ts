import type { UserId } from "@lexiquant/domain/kernel";
import { wordEvidence } from "@lexiquant/domain/vocabulary";
import type { Queryable } from "../../db/queryable.ts";
import { findItems } from "../twins/find-items.ts";
import { readDayRule } from "../vocabulary/day-rule.ts";
import type { LoggedAnswer, LoggedEvidence, LoggedWord } from "./answer-log.ts";
import type { Arrival } from "./arrivals-repository.ts";
import { factsOf } from "./facts-of.ts";
import type { LearnerContext } from "./learner-context.ts";
import { listItemTimes, listNewAttempts, type NewAttempt } from "./log-repository.ts";
import { listNewReviews, type NewReview } from "./word-log-repository.ts";

/** What has arrived, with all that the log is to say of it. */
export type Arrived =
  | { readonly source: "answer"; readonly at: Date; readonly attempt: NewAttempt }
  | { readonly source: "word"; readonly at: Date; readonly review: NewReview };

/** Arrivals that are still not in the log, in their order. */
export async function loadArrived(
  transaction: Queryable,
  userId: UserId,
  arrivals: readonly Arrival[],
): Promise<Arrived[]> {
  const attemptIds = arrivals.flatMap((one) => (one.source === "answer" ? one.id : []));
  const reviewIds = arrivals.flatMap((one) => (one.source === "word" ? one.id : []));
  const attempts = byId(await listNewAttempts(transaction, userId, attemptIds));
  const reviews = byId(await listNewReviews(transaction, userId, reviewIds));
  return arrivals.flatMap((one): Arrived[] => {
    const [attempt, review] = [attempts.get(one.id), reviews.get(one.id)];
    if (one.source === "word") {
      return review === undefined ? [] : [{ source: "word", at: one.at, review }];
    }
    return attempt === undefined ? [] : [{ source: "answer", at: one.at, attempt }];
  });
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  new Map<string, Row>(rows.map((row) => [row.id, row]));

/** The log's word on what has arrived: what may change about items and words is written down now. */
export async function logged(
  context: LearnerContext,
  transaction: Queryable,
  {
    userId,
    arrived,
    after,
  }: {
    readonly userId: UserId;
    readonly arrived: readonly Arrived[];
    readonly after: number;
  },
): Promise<LoggedEvidence[]> {
  const attempts = arrived.flatMap((one) => (one.source === "answer" ? one.attempt : []));
  const answerOf = await answerLogger(context, transaction, { userId, attempts });
  return arrived.map((one, place) => {
    const sequence = after + place + 1;
    return one.source === "answer"
      ? answerOf(one.attempt, sequence)
      : wordOf(context, one.review, sequence);
  });
}

async function answerLogger(
  { blueprint, served, parameters: reader }: LearnerContext,
  transaction: Queryable,
  { userId, attempts }: { readonly userId: UserId; readonly attempts: readonly NewAttempt[] },
): Promise<(attempt: NewAttempt, sequence: number) => LoggedAnswer> {
  const itemIds = [...new Set(attempts.map(({ itemId }) => itemId))];
  const entries = await findItems({ served }, transaction, { userId, itemIds });
  const parameters = await reader.readItemParameters(transaction);
  const times = await listItemTimes(transaction, attempts);
  const dayRule = await readDayRule(transaction, userId);
  return (attempt, sequence) => {
    const entry = entries.get(attempt.itemId);
    const measuredTime = times.get(attempt.itemId);
    return {
      source: "answer",
      sequence,
      attempt,
      itemParameterVersion: parameters.version,
      blueprintId: blueprint.id,
      facts:
        entry === undefined
          ? null
          : factsOf(attempt, { entry, served, parameters, measuredTime, dayRule }),
    };
  };
}

/** Words of a student's own say nothing: nobody has judged how hard they are. */
function wordOf(
  { blueprint, lexicon }: LearnerContext,
  review: NewReview,
  sequence: number,
): LoggedWord {
  const word = lexicon.words.get(review.wordId);
  const { id, isRight, reviewedAt, studyDay } = review;
  return {
    source: "word",
    sequence,
    review: { id, isRight, reviewedAt, studyDay, isUndone: false },
    blueprintId: blueprint.id,
    facts:
      word === undefined
        ? null
        : wordEvidence(review, { frequency: word.frequency, lexiconWords: lexicon.words.size }),
  };
}
