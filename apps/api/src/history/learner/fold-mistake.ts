import { originIdOf } from "@lexiquant/domain/kernel";
import {
  advanceLadder,
  clockAtAnswer,
  enterLadder,
  isAsked,
  type LadderState,
  proposeCause,
} from "@lexiquant/domain/mistakes";
import { isLuckyGuess } from "@lexiquant/domain/sureness";
import type { AnswerFacts } from "../../db/learner-tables.ts";
import type { ReleasedAttempt } from "./answer-log.ts";
import { becauseOf } from "./because-of.ts";
import type { AnswerTime } from "./fold-time.ts";
import type { Mistake } from "./mistakes-repository.ts";

interface JudgedAnswer {
  readonly attempt: ReleasedAttempt;
  readonly facts: AnswerFacts;
  readonly time: AnswerTime;
  /** Before the answer. */
  readonly pCorrect: number;
  /** Of the topic, before the answer; null without enough evidence. */
  readonly pMastery: number | null;
}

/** The entry of the error log that an answer makes; null for one that was right and meant. */
export function mistakeOf({ attempt, facts, time, ...known }: JudgedAnswer): Mistake | null {
  const { correct: isCorrect, sureness } = attempt;
  const luckyGuess = isLuckyGuess({ isCorrect, sureness });
  if (isCorrect && !luckyGuess) return null;
  const { remainingMs = null, isIncomplete: isUnanswered = false } = facts;
  const { elapsedMs } = attempt;
  const { expectedMs, isRapid } = time;
  const clock = clockAtAnswer({ remainingMs, elapsedMs, expectedMs, isRapid, isUnanswered });
  const { cause, evidence } = proposeCause({
    ...known,
    measure: facts.measure,
    misconceptionIds: facts.misconceptions,
    isUnanswered,
    clock,
    pace: attempt.gaveUp || isUnanswered ? null : time,
    sureness,
  });
  return {
    attemptId: attempt.id,
    sessionId: attempt.sessionId,
    itemId: attempt.itemId,
    measure: facts.measure,
    kind: facts.kind,
    topicId: facts.topicId,
    difficulty: facts.band,
    luckyGuess,
    unanswered: false,
    sureness,
    elapsedMs,
    expectedMs,
    misconceptions: facts.misconceptions,
    cause,
    because: becauseOf(evidence),
    submittedAt: attempt.submittedAt,
  };
}

/**
 * The ladder of a question after an answer to it or to a twin of it; undefined while it is on none. A right answer counts
 * only where it is what the ladder asks for. Other questions of the bank that are of its model have ladders of their own and
 * say nothing here: they are written to differ, often by more than a band, while a twin is drawn to be as hard.
 */
export function ladderAfter(
  known: LadderState | undefined,
  { attempt, facts, day }: Pick<JudgedAnswer, "attempt" | "facts"> & { readonly day: number },
): LadderState | undefined {
  const { correct: isCorrect, itemId, sureness } = attempt;
  const event = { isCorrect, sureness, day };
  if (known === undefined) return enterLadder(event, facts.hasTwins) ?? undefined;
  const isTwin = originIdOf(itemId) !== itemId;
  if (isCorrect && !isLuckyGuess(event) && !isAsked(known, { isTwin, day })) {
    return known;
  }
  return advanceLadder(known, event);
}
