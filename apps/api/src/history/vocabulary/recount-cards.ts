import type { UserId } from "@lexiquant/domain/kernel";
import type { Card } from "@lexiquant/domain/spacing";
import type { Queryable } from "../../db/queryable.ts";
import { listCards, type StoredCard, storeCards } from "./cards-repository.ts";
import { loadRules } from "./load-rules.ts";
import { rebuiltCards } from "./rebuild-cards.ts";
import type { WordContext } from "./vocabulary-context.ts";

export interface CardsRecount {
  readonly userId: UserId;
  readonly cards: number;
  /** Words whose stored memory is another than that of the log */
  readonly differences: readonly string[];
}

interface Recounting {
  readonly userId: UserId;
  /** Whether what is different is made again */
  readonly repairs: boolean;
}

/**
 * Makes a student's memories again from the log, by the weights in force, and compares them with what is stored, to the last
 * bit. Days are no part of it: they depend on when they were found. A card that is made again gets its day anew.
 */
export async function recountCards(
  context: Pick<WordContext, "clock">,
  transaction: Queryable,
  { userId, repairs }: Recounting,
): Promise<CardsRecount> {
  const { rules } = await loadRules(context, transaction, userId);
  const stored = new Map((await listCards(transaction, userId)).map((one) => [one.wordId, one]));
  const rebuilt = await rebuiltCards(transaction, userId, rules);
  const different = rebuilt.filter((one) => !isSame(one, stored.get(one.wordId)));
  if (repairs) await storeCards(transaction, userId, different);
  const differences = different.map(({ wordId }) => wordId).sort();
  return { userId, cards: rebuilt.length, differences };
}

function isSame({ card }: StoredCard, stored: StoredCard | undefined): boolean {
  return stored !== undefined && memoryOf(card) === memoryOf(stored.card);
}

/** What follows from reviews and weights alone. */
function memoryOf(card: Card): string {
  const { version, phase, step, stability, memoryDifficulty } = card;
  const { lastDay, lastAtMs, dueAtMs, reviews, lapses } = card;
  const memory = [version, phase, step, stability, memoryDifficulty];
  return JSON.stringify([...memory, lastDay, lastAtMs, dueAtMs, reviews, lapses]);
}
