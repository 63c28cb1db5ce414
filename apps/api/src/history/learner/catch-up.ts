import { originIdOf, type UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { readCommitted } from "../../db/read-committed.ts";
import { type Arrival, listArrivals } from "./arrivals-repository.ts";
import { type Arrived, loadArrived, logged } from "./arrived.ts";
import { keepBlueprint } from "./blueprints-repository.ts";
import { addNodeDays } from "./days-repository.ts";
import { type Folded, foldLog } from "./fold-log.ts";
import type { LearnerContext } from "./learner-context.ts";
import { insertLogEntries } from "./log-repository.ts";
import { addMistakeCounts } from "./mistake-counts-repository.ts";
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
import { insertWordEntries } from "./word-log-repository.ts";

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
 * Takes in the released answers of a student and the reviews of words that are not in the log yet. Whoever reads what is known of a student calls
 * it first, so that answering stays quick; it costs one small statement where there is nothing new. However many call it
 * at once, each is taken in once: the student's row is held, and the log has a place for each attempt and each review.
 */
export async function catchUp(
  context: LearnerContext,
  userId: UserId,
  search: Search = { isUnbounded: false },
): Promise<void> {
  const { reader } = context.database;
  for (;;) {
    const progress = await findProgress(reader, userId);
    const isOutdated = progress !== null && progress.foldVersion !== FOLD_VERSION;
    const since = isOutdated ? null : sinceOf(progress, search);
    const arrivals = await listArrivals(reader, userId, { since, limit: LISTED });
    if (arrivals.length === 0 && !isOutdated) return;
    for (let first = 0; first === 0 || first < arrivals.length; first += BATCH) {
      await takeBatch(context, userId, arrivals.slice(first, first + BATCH));
    }
    if (arrivals.length < LISTED) return;
  }
}

/** Null where all is to be looked through: other rules may take in what those before them have not. */
function sinceOf(progress: FoldProgress | null, { isUnbounded }: Search): Date | null {
  const foldedUntil = progress?.foldedUntil ?? null;
  return isUnbounded || foldedUntil === null ? null : new Date(foldedUntil.getTime() - OVERLAP_MS);
}

/** Takes those in that nobody has taken in meanwhile. */
function takeBatch(
  context: LearnerContext,
  userId: UserId,
  arrivals: readonly Arrival[],
): Promise<void> {
  return context.database.transaction(
    async (transaction) => {
      // What the one who held the row before has taken must be seen.
      await readCommitted(transaction);
      const stored = await currentState(transaction, userId);
      const arrived = await loadArrived(transaction, userId, arrivals);
      const last = arrived.at(-1);
      if (last === undefined) return;
      const ladders = await listLadders(transaction, userId, questionsOf(arrived));
      const state = { ...restoreState(stored), ladders };
      const log = await logged(context, transaction, { userId, arrived, after: state.answers });
      await keepBlueprint(transaction, context.blueprint);
      const { id, shares } = context.blueprint;
      await saveFolded(transaction, userId, foldLog(state, log, new Map([[id, shares]])));
      await saveState(transaction, userId, {
        state,
        foldVersion: FOLD_VERSION,
        foldedUntil: laterOf(stored.foldedUntil, last.at),
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

const questionsOf = (arrived: readonly Arrived[]) =>
  arrived.flatMap((one) => (one.source === "answer" ? originIdOf(one.attempt.itemId) : []));

async function saveFolded(transaction: Queryable, userId: UserId, folded: Folded): Promise<void> {
  await insertLogEntries(transaction, userId, folded.entries);
  await insertWordEntries(transaction, userId, folded.words);
  await addNodeDays(transaction, userId, folded.days);
  await addTalliesTo(transaction, userId, folded.tallies);
  await insertMistakes(transaction, userId, folded.mistakes);
  await addMistakeCounts(transaction, userId, folded.mistakes);
  await upsertLadders(transaction, userId, folded.ladders);
}

function laterOf(one: Date | null, other: Date): Date {
  return one === null || one < other ? other : one;
}
