import type { UserId } from "@lexiquant/domain/kernel";
import { replayReviews, type SchedulingRules } from "@lexiquant/domain/spacing";
import type { Queryable } from "../../db/queryable.ts";
import { listCards, type StoredCard, storeCards } from "./cards-repository.ts";
import { listLog } from "./reviews-repository.ts";

/**
 * Makes a student's cards anew from the log, for a scheduler whose states mean something else. What the student has put in line
 * or aside is no memory and stays; days are found by the rules in force.
 */
export async function rebuildCards(
  transaction: Queryable,
  userId: UserId,
  rules: Omit<SchedulingRules, "load">,
): Promise<void> {
  const log = await listLog(transaction, userId);
  const stored = new Map((await listCards(transaction, userId)).map((one) => [one.wordId, one]));
  const wordIds = new Set([...stored.keys(), ...log.keys()]);
  const rebuilt = [...wordIds].map((wordId): StoredCard => {
    const before = stored.get(wordId);
    const replayed = replayReviews(log.get(wordId) ?? [], { ...rules, load: new Map() }).card;
    const suspension = before === undefined ? replayed.suspension : before.card.suspension;
    return { wordId, card: { ...replayed, suspension }, queuedAt: before?.queuedAt ?? null };
  });
  await storeCards(transaction, userId, rebuilt);
}
