import type { UserId } from "@lexiquant/domain/kernel";
import { replayReviews, type SchedulingRules } from "@lexiquant/domain/spacing";
import type { Queryable } from "../../db/queryable.ts";
import { listCards, type StoredCard, storeCards } from "./cards-repository.ts";
import { listLog } from "./reviews-repository.ts";

/** The rules in force, without regard to how many cards each day has. */
type RebuildRules = Omit<SchedulingRules, "load">;

/**
 * A student's cards as the log makes them, by the weights in force: for weights that have changed, or a scheduler whose states
 * mean something else. What the student has put in line or aside is no memory and stays; days are found by the rules in force.
 */
export async function rebuiltCards(
  database: Queryable,
  userId: UserId,
  rules: RebuildRules,
): Promise<StoredCard[]> {
  const log = await listLog(database, userId);
  const stored = new Map((await listCards(database, userId)).map((one) => [one.wordId, one]));
  const wordIds = new Set([...stored.keys(), ...log.keys()]);
  return [...wordIds].map((wordId): StoredCard => {
    const before = stored.get(wordId);
    const replayed = replayReviews(log.get(wordId) ?? [], { ...rules, load: new Map() }).card;
    const suspension = before === undefined ? replayed.suspension : before.card.suspension;
    return { wordId, card: { ...replayed, suspension }, queuedAt: before?.queuedAt ?? null };
  });
}

/** Stores a student's cards as the log makes them. */
export async function rebuildCards(
  transaction: Queryable,
  userId: UserId,
  rules: RebuildRules,
): Promise<void> {
  await storeCards(transaction, userId, await rebuiltCards(transaction, userId, rules));
}
