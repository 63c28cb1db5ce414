import type { WordSummary } from "@lexiquant/contract";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { type Card, NEW_CARD, resume, suspend } from "@lexiquant/domain/spacing";
import type { Queryable } from "../../db/queryable.ts";
import {
  findCards,
  type StoredCard,
  storeCards,
} from "../../history/vocabulary/cards-repository.ts";
import { listOwnWords } from "../../history/vocabulary/lists-repository.ts";
import { loadRules } from "../../history/vocabulary/load-rules.ts";
import { storeNote } from "../../history/vocabulary/notes-repository.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { summaryOf } from "./word-summary.ts";
import { textOfWord } from "./word-text.ts";

type Changed<Value> = Promise<Result<Value, "word-not-found">>;

/** Puts words in line, before those of lists; takes up again those that were set aside. */
export function queueWords(
  context: VocabularyContext,
  userId: UserId,
  wordIds: readonly string[],
): Changed<WordSummary[]> {
  const now = context.clock();
  return changeCards(context, userId, {
    wordIds,
    change: ({ wordId, card, queuedAt }) => ({
      wordId,
      card: resume(card),
      // Of a word that was met, or is in line already, the place stays.
      queuedAt: card.phase === "new" ? (queuedAt ?? now) : queuedAt,
    }),
  });
}

/** A word that is set aside does not come; what is remembered of it stays. */
export async function setWordAside(
  context: VocabularyContext,
  userId: UserId,
  wordId: string,
): Changed<WordSummary> {
  const changed = await changeCards(context, userId, {
    wordIds: [wordId],
    change: ({ card, ...stored }) => ({ ...stored, card: aside(card) }),
  });
  if (!changed.ok) return changed;
  const [summary] = changed.value;
  return summary === undefined ? refused("word-not-found") : accepted(summary);
}

/** The reason why a leech is aside stays told. */
const aside = (card: Card): Card => (card.suspension === null ? suspend(card) : card);

interface CardsChange {
  readonly wordIds: readonly string[];
  readonly change: (stored: StoredCard) => StoredCard;
}

function changeCards(
  context: VocabularyContext,
  userId: UserId,
  { wordIds, change }: CardsChange,
): Changed<WordSummary[]> {
  return context.database.transaction(
    async (transaction) => {
      const texts = await textsOf(context, transaction, { userId, wordIds });
      if (texts === null) return refused("word-not-found");
      const known = await findCards(transaction, userId, wordIds);
      const cards = texts.map(({ id }) =>
        change(known.get(id) ?? { wordId: id, card: NEW_CARD, queuedAt: null }),
      );
      await storeCards(transaction, userId, cards);
      const { moment, rules } = await loadRules(context, transaction, userId);
      const view = { moment, memory: rules };
      return accepted(texts.map((text, at) => summaryOf(text, cards[at]?.card ?? null, view)));
    },
    { idempotent: true },
  );
}

/** Each once; null where one of them is no word. */
async function textsOf(
  context: VocabularyContext,
  database: Queryable,
  { userId, wordIds }: { readonly userId: UserId; readonly wordIds: readonly string[] },
) {
  const ids = [...new Set(wordIds)];
  const words = ids.some((id) => id.startsWith("own:")) ? await listOwnWords(database, userId) : [];
  const own = new Map(words.map((word) => [word.id, word]));
  const texts = ids.flatMap((id) => textOfWord(context, own, id) ?? []);
  return texts.length === ids.length ? texts : null;
}

/** Keeps the student's note on a word. */
export function saveNote(
  context: VocabularyContext,
  userId: UserId,
  { wordId, note }: { readonly wordId: string; readonly note: string },
): Changed<{ note: string }> {
  return context.database.transaction(
    async (transaction) => {
      const texts = await textsOf(context, transaction, { userId, wordIds: [wordId] });
      if (texts === null) return refused("word-not-found");
      await storeNote(transaction, userId, { wordId, note, now: context.clock() });
      return accepted({ note });
    },
    { idempotent: true },
  );
}
