import { type AttemptId, originIdOf, type UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { readCommitted } from "../../db/read-committed.ts";
import { findItems } from "../twins/find-items.ts";
import type { LoggedAnswer } from "./answer-log.ts";
import { keepBlueprint } from "./blueprints-repository.ts";
import { addNodeDays } from "./days-repository.ts";
import { factsOf } from "./facts-of.ts";
import { type Folded, foldAnswers } from "./fold-answers.ts";
import type { LearnerContext } from "./learner-context.ts";
import {
  insertLogEntries,
  listItemTimes,
  listNewAttemptIds,
  listNewAttempts,
  type NewAttempt,
} from "./log-repository.ts";
import { insertMistakes, listLadders, upsertLadders } from "./mistakes-repository.ts";
import { rebuild } from "./rebuild.ts";
import {
  type FoldProgress,
  findProgress,
  lockState,
  restoreState,
  type StoredState,
  saveState,
} from "./state-repository.ts";
import { FOLD_VERSION } from "./student-state.ts";
import { addTalliesTo } from "./tallies-repository.ts";

/** The embedded engine has one connection: others wait for a batch at the most, some tenths of a second. */
const BATCH = 500;
/** Ids that are listed at once; a student who has been away for years has more. */
const LISTED = 20_000;
/**
 * How far behind the latest release a late one is still found. `released_at` is read from the clock before the commit, so
 * what is committed later can lie before what is known; a transaction lasts some minutes at the worst (see calibration),
 * the rest is for clocks that disagree. `learner:recount` looks without this bound.
 */
const OVERLAP_MS = 60 * 60 * 1000;

interface Search {
  /** Whether to look through everything that was ever released. */
  readonly isUnbounded: boolean;
}

/**
 * Takes in the released answers of a student that are not in the log yet. Whoever reads what is known of a student calls
 * it first, so that answering stays quick; it costs one small statement where there is nothing new. However many call it
 * at once, an answer is taken in once: the student's row is held, and the log has a place for each attempt.
 */
export async function catchUp(
  context: LearnerContext,
  userId: UserId,
  search: Search = { isUnbounded: false },
): Promise<void> {
  const { reader } = context.database;
  for (;;) {
    const progress = await findProgress(reader, userId);
    const since = sinceOf(progress, search);
    const attemptIds = await listNewAttemptIds(reader, userId, { since, limit: LISTED });
    const isOutdated = progress !== null && progress.foldVersion !== FOLD_VERSION;
    if (attemptIds.length === 0 && !isOutdated) return;
    for (let first = 0; first === 0 || first < attemptIds.length; first += BATCH) {
      await takeBatch(context, userId, attemptIds.slice(first, first + BATCH));
    }
    if (attemptIds.length < LISTED) return;
  }
}

function sinceOf(progress: FoldProgress | null, { isUnbounded }: Search): Date | null {
  const foldedUntil = progress?.foldedUntil ?? null;
  return isUnbounded || foldedUntil === null ? null : new Date(foldedUntil.getTime() - OVERLAP_MS);
}

/** Takes those of some attempts in that nobody has taken in meanwhile. */
function takeBatch(
  context: LearnerContext,
  userId: UserId,
  attemptIds: readonly AttemptId[],
): Promise<void> {
  return context.database.transaction(
    async (transaction) => {
      // What the one who held the row before has taken must be seen.
      await readCommitted(transaction);
      const stored = await currentState(transaction, userId);
      const attempts = await listNewAttempts(transaction, userId, attemptIds);
      const last = attempts.at(-1);
      if (last === undefined) return;
      const questions = attempts.map(({ itemId }) => originIdOf(itemId));
      const ladders = await listLadders(transaction, userId, questions);
      const state = { ...restoreState(stored), ladders };
      const answers = await logged(context, transaction, {
        userId,
        attempts,
        after: state.answers,
      });
      await keepBlueprint(transaction, context.blueprint);
      const { id, shares } = context.blueprint;
      await saveFolded(transaction, userId, foldAnswers(state, answers, new Map([[id, shares]])));
      await saveState(transaction, userId, {
        state,
        foldVersion: FOLD_VERSION,
        foldedUntil: laterOf(stored.foldedUntil, last.releasedAt),
      });
    },
    { idempotent: true },
  );
}

/** The student's row, held; made again from the log where other rules have made it. */
async function currentState(transaction: Queryable, userId: UserId): Promise<StoredState> {
  const stored = await lockState(transaction, userId, FOLD_VERSION);
  if (stored.foldVersion === FOLD_VERSION) return stored;
  await rebuild(transaction, userId, stored);
  return await lockState(transaction, userId, FOLD_VERSION);
}

/** The log's word on some attempts: what may change about their items is written down now. */
async function logged(
  context: LearnerContext,
  transaction: Queryable,
  {
    userId,
    attempts,
    after,
  }: {
    readonly userId: UserId;
    readonly attempts: readonly NewAttempt[];
    readonly after: number;
  },
): Promise<LoggedAnswer[]> {
  const { blueprint, served, parameters: reader } = context;
  const itemIds = [...new Set(attempts.map(({ itemId }) => itemId))];
  const entries = await findItems({ served }, transaction, { userId, itemIds });
  const parameters = await reader.readItemParameters(transaction);
  const times = await listItemTimes(transaction, attempts);
  return attempts.map((attempt, place) => {
    const entry = entries.get(attempt.itemId);
    return {
      sequence: after + place + 1,
      attempt,
      itemParameterVersion: parameters.version,
      blueprintId: blueprint.id,
      facts:
        entry === undefined
          ? null
          : factsOf(attempt, {
              entry,
              served,
              parameters,
              measuredTime: times.get(attempt.itemId),
            }),
    };
  });
}

async function saveFolded(transaction: Queryable, userId: UserId, folded: Folded): Promise<void> {
  await insertLogEntries(transaction, userId, folded.entries);
  await addNodeDays(transaction, userId, folded.days);
  await addTalliesTo(transaction, userId, folded.tallies);
  await insertMistakes(transaction, userId, folded.mistakes);
  await upsertLadders(transaction, userId, folded.ladders);
}

function laterOf(one: Date | null, other: Date): Date {
  return one === null || one < other ? other : one;
}
