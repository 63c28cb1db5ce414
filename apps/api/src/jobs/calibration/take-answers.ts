import { readCommitted } from "../../db/read-committed.ts";
import { insertTakenAnswers, listNewAnswers, type NewAnswer } from "./answers-repository.ts";
import {
  listAbilities,
  listBeliefs,
  upsertAbilities,
  upsertBeliefs,
} from "./beliefs-repository.ts";
import type { CalibrationContext } from "./calibration-context.ts";
import { learnFromAnswers } from "./learn-from-answers.ts";
import { moveProgress, tryLockProgress } from "./progress-repository.ts";

/** The embedded engine has one connection: a student waits for a batch at the most. */
const BATCH = 100;
/**
 * How far behind the latest release a late one is still found. `released_at` is read from the clock before the commit, so
 * what is committed later can lie before what is known. Connections that idle for 15 s in a transaction are cut and
 * statements end after 15 s, so a transaction of a dozen statements lasts some minutes at the worst; the rest is for
 * clocks that disagree. What lies further back is found by the search without a bound before every refit.
 */
const OVERLAP_MS = 60 * 60 * 1000;

interface Search {
  /** Whether to look through everything that was ever released. */
  readonly isUnbounded: boolean;
  readonly signal: AbortSignal;
}

/**
 * Learns from every new first answer, batch by batch, each in a transaction of its own that also says that they were
 * taken. Two processes do not meet: one works, the other leaves it to that one.
 *
 * @returns how many answers were looked at
 */
export async function takeAnswers(context: CalibrationContext, search: Search): Promise<number> {
  for (let looked = 0; ; ) {
    if (search.signal.aborted) return looked;
    const batch = await takeBatch(context, search.isUnbounded);
    looked += batch;
    if (batch < BATCH) return looked;
  }
}

function takeBatch({ bank, database }: CalibrationContext, isUnbounded: boolean): Promise<number> {
  return database.transaction(
    async (transaction) => {
      // What the process that held the row before has taken must be seen.
      await readCommitted(transaction);
      const progress = await tryLockProgress(transaction);
      if (progress === null) return 0;
      const { releasedUntil } = progress;
      const since =
        isUnbounded || releasedUntil === null
          ? null
          : new Date(releasedUntil.getTime() - OVERLAP_MS);
      const answers = await listNewAnswers(transaction, { since, limit: BATCH });
      const last = answers.at(-1);
      if (last === undefined) return 0;
      const before = {
        abilities: await listAbilities(transaction, distinct(answers, "userId")),
        items: await listBeliefs(transaction, distinct(answers, "itemId")),
      };
      const { abilities, items, taken } = learnFromAnswers(bank, before, answers);
      await insertTakenAnswers(transaction, taken);
      await upsertAbilities(transaction, abilities);
      await upsertBeliefs(transaction, items);
      const used = taken.filter(({ exclusion }) => exclusion === null).length;
      await moveProgress(transaction, { releasedUntil: last.releasedAt, used });
      return answers.length;
    },
    { idempotent: true },
  );
}

function distinct<Key extends keyof NewAnswer>(
  answers: readonly NewAnswer[],
  key: Key,
): NewAnswer[Key][] {
  return [...new Set(answers.map((answer) => answer[key]))];
}
