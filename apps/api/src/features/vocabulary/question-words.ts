import { wordsInUse } from "@lexiquant/content";
import type { RouteOutput, vocabularyRoutes, WordPage } from "@lexiquant/contract";
import { accepted, type ItemId, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { missedOptions } from "../../bank/item-words.ts";
import type { Queryable } from "../../db/queryable.ts";
import { type Attempt, listReleasedAttempts } from "../../history/attempts/repository.ts";
import { findReveal } from "../../history/reveals/repository.ts";
import { isHeldByOpenSession } from "../../history/sessions/repository.ts";
import { findItem } from "../../history/twins/find-items.ts";
import { loadStudy } from "../../history/vocabulary/load-study.ts";
import { insertLookup } from "../../history/vocabulary/notes-repository.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { wordPage } from "./word-page.ts";
import { inSense, wordSummary } from "./word-summary.ts";

type Words = RouteOutput<typeof vocabularyRoutes.readQuestionWords>["words"];
type ItemRefusal = "item-not-found" | "key-withheld";

/** The words of a question, once nothing of it is left to be found out. */
export function readQuestionWords(
  context: VocabularyContext,
  userId: UserId,
  itemId: ItemId,
): Promise<Result<Words, ItemRefusal>> {
  return context.database.transaction(
    async (transaction) => {
      const opened = await openQuestion(context, transaction, { userId, itemId });
      if (!opened.ok) return opened;
      const { item, attempt } = opened.value;
      const study = await loadStudy(context, transaction, userId);
      const isMissed = attempt !== null && !attempt.correct && !attempt.gaveUp;
      const missed = isMissed ? missedOptions(item, attempt.response) : new Set();
      return accepted(
        wordsInUse(context.bank, item, context.lexicon).flatMap((used) => {
          const { form, place, sense, optionIds } = used;
          const summary = wordSummary(context, study, used.wordId);
          if (summary === null) return [];
          const behindWrongAnswer = optionIds.some((id) => missed.has(id));
          return [
            { word: inSense(context, summary, sense), form, place, sense, behindWrongAnswer },
          ];
        }),
      );
    },
    { idempotent: true },
  );
}

/** The item and the latest attempt; refused before an outcome is let out, and while a session asks it. */
async function openQuestion(
  context: VocabularyContext,
  database: Queryable,
  { userId, itemId }: { readonly userId: UserId; readonly itemId: ItemId },
) {
  const entry = await findItem(context, database, { userId, itemId });
  if (entry === null) return refused("item-not-found");
  if (await isHeldByOpenSession(database, userId, itemId)) return refused("key-withheld");
  const [last] = await listReleasedAttempts(database, userId, { itemId, limit: 1 });
  const attempt: Attempt | null = last ?? null;
  const isSeen = attempt !== null || (await findReveal(database, userId, itemId)) !== null;
  return isSeen ? accepted({ item: entry.item, attempt }) : refused("key-withheld");
}

interface LookingUp {
  readonly id: string;
  readonly wordId: string;
  readonly itemId: ItemId;
}

/** The page of a word that was looked up in a question that uses it; recorded once per id. */
export function lookUpWord(
  context: VocabularyContext,
  userId: UserId,
  { id, wordId, itemId }: LookingUp,
): Promise<Result<WordPage, ItemRefusal | "word-not-found">> {
  return context.database.transaction(
    async (transaction) => {
      const opened = await openQuestion(context, transaction, { userId, itemId });
      if (!opened.ok) return opened;
      const used = wordsInUse(context.bank, opened.value.item, context.lexicon);
      if (!used.some((word) => word.wordId === wordId)) return refused("word-not-found");
      const study = await loadStudy(context, transaction, userId);
      const card = study.cards.get(wordId) ?? null;
      const page = await wordPage(context, transaction, {
        userId,
        wordId,
        study: { ...study, card },
      });
      if (page === null) return refused("word-not-found");
      const now = context.clock();
      await insertLookup(transaction, userId, { id, wordId, itemId, now });
      return accepted(page);
    },
    { idempotent: true },
  );
}

/** The page of a word by itself. */
export async function readWord(
  context: VocabularyContext,
  userId: UserId,
  wordId: string,
): Promise<Result<WordPage, "word-not-found">> {
  const { reader } = context.database;
  const study = await loadStudy(context, reader, userId);
  const card = study.cards.get(wordId) ?? null;
  const page = await wordPage(context, reader, { userId, wordId, study: { ...study, card } });
  return page === null ? refused("word-not-found") : accepted(page);
}
