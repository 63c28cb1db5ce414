import type { RouteOutput, vocabularyRoutes, WordSummary } from "@lexiquant/contract";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { isDue } from "@lexiquant/domain/spacing";
import { foldText } from "@lexiquant/domain/vocabulary";
import type { Lexicon } from "../../bank/lexicon.ts";
import { listLists, type StoredOwnWord } from "../../history/vocabulary/lists-repository.ts";
import { loadStudy, type WordStudy, wordsOfList } from "../../history/vocabulary/load-study.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { statusOf, wordSummary } from "./word-summary.ts";

interface WordQuery {
  readonly query: string | null;
  readonly status: WordSummary["status"] | "due" | "leech" | null;
  readonly list: string | null;
  readonly after: string | null;
  readonly limit: number;
}

type Page = RouteOutput<typeof vocabularyRoutes.listWords>;

/** A page of the words of lexicon and student, by the alphabet. */
export async function listWords(
  context: VocabularyContext,
  userId: UserId,
  query: WordQuery,
): Promise<Result<Page, "word-list-not-found">> {
  const { reader } = context.database;
  const study = await loadStudy(context, reader, userId);
  const { list } = query;
  const own = list === null ? [] : await listLists(reader, userId);
  const isOwn = own.some(({ id }) => id === list);
  const ofList = list === null ? null : wordsOfList(context.lexicon, study.entries, list);
  if (ofList !== null && ofList.length === 0 && !isOwn) return refused("word-list-not-found");
  const among = ofList === null ? null : new Set(ofList);
  const matching = alphabetOf(context.lexicon, study.own).filter(
    (word) => (among?.has(word.id) ?? true) && matches(word, study, query),
  );
  const from = placeAfter(matching, study, query.after);
  const page = matching.slice(from, from + query.limit);
  return accepted({
    words: page.flatMap(({ id }) => wordSummary(context, study, id) ?? []),
    hasMore: from + page.length < matching.length,
    matching: matching.length,
  });
}

interface SortedWord {
  readonly id: string;
  /** What it is sorted by, and searched in */
  readonly key: string;
  readonly meaning: string;
}

const sorted = (words: readonly SortedWord[]) =>
  [...words].sort((one, other) => compare(one, other));
const compare = (one: SortedWord, other: SortedWord) =>
  one.key === other.key ? order(one.id, other.id) : order(one.key, other.key);
const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const alphabets = new WeakMap<Lexicon, readonly SortedWord[]>();

function alphabetOf(
  lexicon: Lexicon,
  own: ReadonlyMap<string, StoredOwnWord>,
): readonly SortedWord[] {
  const known =
    alphabets.get(lexicon) ??
    sorted(
      [...lexicon.words.values()].map(({ id, senses }) => ({
        id,
        key: foldText(id),
        meaning: foldText(senses.map(({ definition }) => definition).join(" ")),
      })),
    );
  alphabets.set(lexicon, known);
  if (own.size === 0) return known;
  const mine = [...own.values()].map(({ id, front, back }) => ({
    id,
    key: foldText(front),
    meaning: foldText(back),
  }));
  return sorted([...known, ...mine]);
}

function matches(
  { id, key, meaning }: SortedWord,
  study: WordStudy,
  { query, status }: WordQuery,
): boolean {
  const { cards, moment } = study;
  const text = foldText(query ?? "");
  if (text !== "" && !key.includes(text) && !meaning.includes(text)) return false;
  if (status === null) return true;
  const card = cards.get(id) ?? null;
  if (status === "leech") return card?.suspension === "leech";
  if (status === "due") {
    return card !== null && isDue(card, moment);
  }
  return statusOf(card, study) === status;
}

/** Where a page begins; behind a word that no longer matches, too. */
function placeAfter(
  words: readonly SortedWord[],
  { own }: WordStudy,
  after: string | null,
): number {
  if (after === null) return 0;
  const key = foldText(own.get(after)?.front ?? after);
  const next = words.findIndex((word) => compare(word, { id: after, key, meaning: "" }) > 0);
  return next < 0 ? words.length : next;
}
