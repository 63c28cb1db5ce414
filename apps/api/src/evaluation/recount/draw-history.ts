import type { Bank } from "@lexiquant/content";
import type { RandomSource } from "@lexiquant/domain/kernel";
import { keyAsResponse, wrongChoices } from "@lexiquant/domain/scoring";
import { type IndexedItem, indexAllItems } from "../../bank/item-index.ts";
import { wrongResponse } from "../../bank/testing/responses.ts";

/** An item and what may be answered to it. */
export interface AnswerableItem {
  readonly entry: IndexedItem;
  readonly right: string;
  readonly wrong: string;
  /** Whether the wrong one gives a misconception away. */
  readonly isNamed: boolean;
}

/** One answer of a made-up history. */
export interface DrawnAnswer {
  readonly item: AnswerableItem;
  readonly correct: boolean;
  readonly elapsedMs: number;
  readonly sureness: "guess" | "sure" | null;
  readonly seenBefore: boolean;
  readonly submittedAt: Date;
}

export function answerableItems(bank: Bank): AnswerableItem[] {
  return [...indexAllItems(bank).values()].map((entry) => {
    const wrong = wrongResponse(entry.item);
    return {
      entry,
      right: JSON.stringify(keyAsResponse(entry.item)),
      wrong: JSON.stringify(wrong),
      isNamed: wrongChoices(entry.item, wrong).some(
        ({ rationale }) => rationale.misconceptionId !== null,
      ),
    };
  });
}

/** Questions of a session. */
export const SESSION_ITEMS = 40;

const START_MS = Date.parse("2024-01-01T00:00:00Z");
const HOUR_MS = 3_600_000;
const LONGEST_MS = 2 * 365 * 24 * HOUR_MS;

/** Answers over two years at most, one an hour at most: no item twice in a session. */
export function drawHistory(
  random: RandomSource,
  { items, answers }: { readonly items: readonly AnswerableItem[]; readonly answers: number },
): DrawnAnswer[] {
  const seen = new Set<number>();
  const stepMs = Math.min(HOUR_MS, LONGEST_MS / answers);
  return Array.from({ length: answers }, (_, n) => {
    // A session goes through forty neighboring items from somewhere on.
    const session = Math.floor(n / SESSION_ITEMS);
    const place = (session * 977 + (n % SESSION_ITEMS) * 31) % items.length;
    const item = items[place];
    if (item === undefined) throw new RangeError("There are no items to answer.");
    const seenBefore = seen.has(place);
    seen.add(place);
    const spread = Math.exp(1.2 * (random() + random() - 1));
    return {
      item,
      correct: random() < 0.6,
      elapsedMs: Math.round(item.entry.targetSeconds * 1000 * spread),
      sureness: random() < 0.2 ? "sure" : random() < 0.1 ? "guess" : null,
      seenBefore,
      submittedAt: new Date(START_MS + Math.floor(n * stepMs + random() * (stepMs / 60))),
    };
  });
}
