import { type WordInUse, wordsInUse } from "@lexiquant/content";
import type { VocabularyStanding } from "@lexiquant/contract";
import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import { missedOptions } from "../../bank/item-words.ts";
import type { Queryable } from "../../db/queryable.ts";
import { listHeldItems } from "../../history/sessions/repository.ts";
import type { WordStudy } from "../../history/vocabulary/load-study.ts";
import { listLookups } from "../../history/vocabulary/notes-repository.ts";
import { listWrongAnswers } from "../../history/vocabulary/questions-repository.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { inSense, wordSummary } from "./word-summary.ts";

type MetWord = VocabularyStanding["met"][number];

interface Met {
  readonly wordId: string;
  readonly itemId: ItemId;
  readonly because: MetWord["because"];
  readonly sense: number;
}

const MOST_MET = 20;
const LATEST_LOOKUPS = 60;
const LATEST_WRONG = 40;

/** Words that were looked up in questions, or stood behind wrong answers, and were neither put in line nor met as cards. */
export async function metWords(
  context: VocabularyContext,
  database: Queryable,
  { userId, study }: { readonly userId: UserId; readonly study: WordStudy },
): Promise<MetWord[]> {
  const held = await listHeldItems(database, userId);
  const lookups = await listLookups(database, userId, LATEST_LOOKUPS);
  const wrong = await listWrongAnswers(database, userId, LATEST_WRONG);
  const missed = wrong.flatMap(({ itemId, response }): Met[] => {
    const item = context.served.get(itemId)?.item;
    if (item === undefined) return [];
    const options = missedOptions(item, response);
    return usedIn(context, itemId)
      .filter(({ optionIds }) => optionIds.some((id) => options.has(id)))
      .map(({ wordId, sense }) => ({ wordId, itemId, sense, because: "wrong-answer" as const }));
  });
  const looked = lookups.flatMap(({ wordId, itemId }) =>
    usedIn(context, itemId)
      .filter((used) => used.wordId === wordId)
      .map(({ sense }) => ({ wordId, itemId, sense, because: "looked-up" as const })),
  );
  const all = new Map<string, Met>();
  for (const met of [...looked, ...missed]) {
    // A session that asks the question again must not be helped.
    if (held.has(met.itemId) || study.stored.has(met.wordId) || all.has(met.wordId)) continue;
    all.set(met.wordId, met);
  }
  return [...all.values()].slice(0, MOST_MET).flatMap(({ wordId, itemId, because, sense }) => {
    const word = wordSummary(context, study, wordId);
    return word === null ? [] : [{ word: inSense(context, word, sense), because, itemId }];
  });
}

function usedIn({ bank, lexicon, served }: VocabularyContext, itemId: ItemId): WordInUse[] {
  const item = served.get(itemId)?.item;
  return item === undefined ? [] : wordsInUse(bank, item, lexicon);
}
