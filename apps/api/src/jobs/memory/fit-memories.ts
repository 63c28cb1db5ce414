import type { UserId } from "@lexiquant/domain/kernel";
import { type FitTrial, isFitDue, type MemoryLog, memoryLog } from "@lexiquant/domain/spacing";
import type { Dependencies } from "../../dependencies.ts";
import { keepFit } from "../../history/vocabulary/keep-fit.ts";
import { listLog } from "../../history/vocabulary/reviews-repository.ts";
import { type FitCandidate, listFitCandidates } from "./candidates-repository.ts";

/** What fitting needs of the application. */
export interface FittingContext extends Pick<Dependencies, "clock" | "database"> {
  /** Somewhere where it holds nobody up. */
  readonly runFit: (log: MemoryLog, signal: AbortSignal) => Promise<FitTrial>;
  /** Trials that failed, by their reviews: not tried again with the same. Lives as long as the process. */
  readonly failed: Map<UserId, number>;
}

interface FittedMemories {
  readonly tried: number;
  readonly adopted: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Tries weights of their own for all students who have reviewed in the last day and have enough that is new, one after the
 * other, each from nothing but the student's own log.
 *
 * @throws the first failure, when all others have had their turn
 */
export async function fitMemories(
  context: FittingContext,
  signal: AbortSignal,
): Promise<FittedMemories> {
  const since = new Date(context.clock().getTime() - DAY_MS);
  const candidates = await listFitCandidates(context.database.reader, since);
  const due = candidates.filter((candidate) => isDue(context, candidate));
  const failures: unknown[] = [];
  let [tried, adopted] = [0, 0];
  for (const candidate of due) {
    signal.throwIfAborted();
    try {
      const trial = await fitStudent(context, candidate, signal);
      tried += 1;
      if (trial?.weights != null) adopted += 1;
    } catch (error) {
      context.failed.set(candidate.userId, candidate.reviews);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return { tried, adopted };
}

function isDue({ failed }: FittingContext, { userId, reviews, triedWith }: FitCandidate): boolean {
  return isFitDue(reviews, failed.get(userId) ?? triedWith);
}

/** The trial; null where it was not kept. */
async function fitStudent(
  context: FittingContext,
  { userId, lastVersion }: FitCandidate,
  signal: AbortSignal,
): Promise<FitTrial | null> {
  const { database, runFit } = context;
  const words = await listLog(database.reader, userId);
  const trial = await runFit(memoryLog(words.values()), signal);
  const isKept = await database.transaction((transaction) =>
    keepFit(context, transaction, { userId, trial, after: lastVersion }),
  );
  return isKept ? trial : null;
}
