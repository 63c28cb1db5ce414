import type { UserId } from "@lexiquant/domain/kernel";
import type { FitTrial } from "@lexiquant/domain/spacing";
import type { Queryable } from "../../db/queryable.ts";
import { listCards, storeCards } from "./cards-repository.ts";
import { findMemory, insertFit } from "./fits-repository.ts";
import { loadRules } from "./load-rules.ts";
import { rebuildCards } from "./rebuild-cards.ts";
import { rescheduleCards } from "./reschedule-cards.ts";
import { findLastDay } from "./reviews-repository.ts";
import type { WordContext } from "./vocabulary-context.ts";

/** A trial, with the version that was the latest when its reviews were read; null where there was none. */
interface TriedFit {
  readonly trial: FitTrial;
  readonly after: number | null;
}

/**
 * Keeps what came of a trial. Where it changes the weights in force, all cards are made anew from the log with those that are
 * in force now, and their days with them. Nothing is kept where another process was faster, or the student has left.
 *
 * @returns whether it was kept
 */
export async function keepFit(
  { clock }: Pick<WordContext, "clock">,
  transaction: Queryable,
  { userId, trial, after }: TriedFit & { readonly userId: UserId },
): Promise<boolean> {
  const before = await findMemory(transaction, userId);
  if ((before.lastTrial?.version ?? null) !== after) return false;
  if ((await findLastDay(transaction, userId)) === null) return false;
  await insertFit(transaction, userId, { ...trial, version: (after ?? 0) + 1, triedAt: clock() });
  if (before.fit === null && trial.weights === null) return true;
  const { rules } = await loadRules({ clock }, transaction, userId);
  await rebuildCards(transaction, userId, rules);
  const cards = await listCards(transaction, userId);
  await storeCards(transaction, userId, rescheduleCards(cards, rules));
  return true;
}
