import type { WordPage } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { type Card, dateOfStudyDay, pRecallOn, waitOf } from "@lexiquant/domain/spacing";
import { beginsOf } from "../../bank/begins-of.ts";
import type { LexiconEntry } from "../../bank/lexicon.ts";
import type { Queryable } from "../../db/queryable.ts";
import type { WordStudy } from "../../history/vocabulary/load-study.ts";
import { findNote } from "../../history/vocabulary/notes-repository.ts";
import { listOpenedItems } from "../../history/vocabulary/questions-repository.ts";
import { listWordReviews, type Review } from "../../history/vocabulary/reviews-repository.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { type MemoryView, summaryOf } from "./word-summary.ts";
import { textOfWord } from "./word-text.ts";

const MOST_REVIEWS = 20;
const MOST_ITEMS = 20;

/** What a page depends on besides the word. */
export type PageStudy = Pick<WordStudy, "own" | "testDay"> &
  MemoryView & {
    /** The word's; null where it is not in line and was never met */
    readonly card: Card | null;
  };

/** All that is known of a word; null where there is none. A fixed number of statements. */
export async function wordPage(
  context: VocabularyContext,
  database: Queryable,
  { userId, wordId, study }: { userId: UserId; wordId: string; study: PageStudy },
): Promise<WordPage | null> {
  const { card, own } = study;
  const text = textOfWord(context, own, wordId);
  if (text === null) return null;
  const reviews = await listWordReviews(database, userId, { wordId, limit: MOST_REVIEWS });
  return {
    ...summaryOf(text, card, study),
    ...lexiconParts(context, context.lexicon.words.get(wordId) ?? null),
    note: await findNote(database, userId, wordId),
    tags: [...(own.get(wordId)?.tags ?? [])],
    card: card === null ? null : cardView(card, study),
    reviews: reviews.map(reviewView),
    items: await itemsOf(context, database, { userId, wordId }),
  };
}

function lexiconParts(
  { lexicon }: VocabularyContext,
  entry: LexiconEntry | null,
): Pick<WordPage, "senses" | "root" | "mnemonic" | "confusedWith"> {
  if (entry === null) return { senses: [], root: null, mnemonic: null, confusedWith: [] };
  const { senses, root, mnemonic, confusedWith } = entry;
  return {
    senses,
    root,
    mnemonic,
    confusedWith: confusedWith.map(({ word, difference }) => ({
      word,
      id: lexicon.words.has(word) ? word : null,
      difference,
    })),
  };
}

function cardView(
  card: Card,
  { memory, moment, testDay }: PageStudy,
): NonNullable<WordPage["card"]> {
  const { lastDay } = card;
  return {
    phase: card.phase,
    stabilityDays: card.stability,
    memoryDifficulty: card.memoryDifficulty,
    reviews: card.reviews,
    lapses: card.lapses,
    setAside: card.suspension,
    wait: waitOf(card, moment),
    lastReviewedOn: lastDay === null ? null : dateOfStudyDay(lastDay),
    pRecallOnTestDay: testDay === null ? null : pRecallOn(card, testDay, memory.weights),
  };
}

function reviewView({ entry, drill, isRight, elapsedMs }: Review): WordPage["reviews"][number] {
  const at = new Date(entry.atMs).toISOString();
  return { at, rating: entry.rating, drill, isRight, elapsedMs };
}

/** Questions with the word that the student has an outcome of: of the others nothing is said. */
async function itemsOf(
  { itemsWith, served }: VocabularyContext,
  database: Queryable,
  { userId, wordId }: { readonly userId: UserId; readonly wordId: string },
): Promise<WordPage["items"]> {
  const using = itemsWith(wordId);
  const ids = using.map(({ id }) => id);
  const opened = await listOpenedItems(database, userId, ids);
  const shown = using.filter(({ id }) => opened.has(id)).slice(0, MOST_ITEMS);
  return shown.flatMap(({ id, sense }) => {
    const entry = served.get(id);
    if (entry === undefined) return [];
    const { item, kind, topic } = entry;
    return [{ id, kind, topic: topic.name, begins: beginsOf(item), sense }];
  });
}
