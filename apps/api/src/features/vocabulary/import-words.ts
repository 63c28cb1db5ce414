import type { ImportPreview, ImportResult } from "@lexiquant/contract";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { foldText, type ListedWord, linesOf, readWordList } from "@lexiquant/domain/vocabulary";
import type { Queryable } from "../../db/queryable.ts";
import {
  appendEntries,
  insertOwnWords,
  listEntries,
  listOwnWords,
  ownWordId,
  type StoredOwnWord,
} from "../../history/vocabulary/lists-repository.ts";
import { listNoted, storeNote } from "../../history/vocabulary/notes-repository.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { exportedBack } from "./export-words.ts";
import { findList, MOST_OWN_WORDS } from "./own-lists.ts";

interface Importing {
  readonly listId: string;
  readonly text: string;
}

/**
 * Reads words into a list. Those that the lexicon has join it as they are, and the student's own meaning becomes a note; of the
 * others own words are made. What the list has already is not added again.
 */
export function importWords(
  context: VocabularyContext,
  userId: UserId,
  { listId, text }: Importing,
): Promise<Result<ImportResult, "word-list-not-found">> {
  const read = sortOut(context, text);
  return context.database.transaction(
    async (transaction) => {
      if ((await findList(transaction, userId, listId)) === null) {
        return refused("word-list-not-found");
      }
      return accepted(await store(context, transaction, { userId, listId, read }));
    },
    // A repeated run finds the words of the first and adds none.
    { idempotent: true },
  );
}

const MOST_PREVIEWED = 200;

/** What a text is read as: nothing is stored. */
export async function previewWords(
  context: VocabularyContext,
  userId: UserId,
  { listId, text }: Importing,
): Promise<Result<ImportPreview, "word-list-not-found">> {
  if ((await findList(context.database.reader, userId, listId)) === null) {
    return refused("word-list-not-found");
  }
  const { headwords, own, refusals } = sortOut(context, text);
  const words = [
    ...own.map(({ front, back }) => ({ word: front, meaning: back, isOwn: true })),
    ...[...headwords].map(([word, meaning]) => ({ word, meaning, isOwn: false })),
  ];
  return accepted({ words: words.slice(0, MOST_PREVIEWED), count: words.length, refusals });
}

interface ReadText {
  /** Headwords, with the student's own meaning where there is one */
  readonly headwords: ReadonlyMap<string, string | null>;
  readonly own: readonly ListedWord[];
  readonly refusals: ImportResult["refusals"];
}

/** A line with nothing but a headword of the lexicon needs no meaning. */
function sortOut({ lexicon }: VocabularyContext, text: string): ReadText {
  const { words, refusals } = readWordList(text);
  const headwords = new Map<string, string | null>();
  const own: ListedWord[] = [];
  for (const word of words) {
    const headword = lexicon.headwordLike(word.front);
    if (headword === null) own.push(word);
    else if (!headwords.has(headword)) headwords.set(headword, word.back);
  }
  const left: ImportResult["refusals"] = [];
  const lines = linesOf(text);
  for (const { line, reason } of refusals) {
    const headword =
      reason === "too-few-fields" ? lexicon.headwordLike(lines[line - 1] ?? "") : null;
    if (headword !== null) headwords.set(headword, headwords.get(headword) ?? null);
    else left.push({ line, reason: reason === "too-few-fields" ? "unknown-word" : reason });
  }
  return { headwords, own, refusals: left };
}

interface Storing {
  readonly userId: UserId;
  readonly listId: string;
  readonly read: ReadText;
}

async function store(
  context: VocabularyContext,
  transaction: Queryable,
  { userId, listId, read }: Storing,
): Promise<ImportResult> {
  const listed = new Set((await listEntries(transaction, userId)).get(listId));
  const known = await listOwnWords(transaction, userId);
  const fronts = new Set(
    known.filter(({ id }) => listed.has(id)).map(({ front }) => foldText(front)),
  );
  const headwords = [...read.headwords.keys()].filter((id) => !listed.has(id));
  const fresh: StoredOwnWord[] = [];
  let refused = 0;
  for (const word of read.own) {
    const front = foldText(word.front);
    if (fronts.has(front)) continue;
    if (known.length + fresh.length >= MOST_OWN_WORDS) {
      refused += 1;
      continue;
    }
    fronts.add(front);
    fresh.push({ ...word, id: ownWordId(context.newId()) });
  }
  await insertOwnWords(transaction, userId, { words: fresh, now: context.clock() });
  const wordIds = [...headwords, ...fresh.map(({ id }) => id)];
  await appendEntries(transaction, userId, { listId, wordIds });
  await noteMeanings(context, transaction, { userId, listId, read });
  const last = read.refusals.at(-1)?.line ?? 1;
  return {
    added: fresh.length,
    fromLexicon: headwords.length,
    already: read.headwords.size + read.own.length - headwords.length - fresh.length - refused,
    refusals:
      refused === 0
        ? read.refusals
        : [...read.refusals, { line: last, reason: "too-many-own-words" }],
  };
}

const MOST_NOTE_CHARACTERS = 2000;

/** What a student wrote of a headword is kept, where it is not what we wrote ourselves, and nothing is noted yet. */
async function noteMeanings(
  { clock, lexicon }: VocabularyContext,
  transaction: Queryable,
  { userId, read }: Storing,
): Promise<void> {
  const meant = [...read.headwords].flatMap(([wordId, meaning]) => {
    const entry = lexicon.words.get(wordId);
    const isOurs = entry !== undefined && meaning === exportedBack(entry);
    return meaning === null || isOurs ? [] : [{ wordId, note: meaning }];
  });
  const noted = await listNoted(
    transaction,
    userId,
    meant.map(({ wordId }) => wordId),
  );
  for (const { wordId, note } of meant) {
    if (noted.has(wordId)) continue;
    const kept = note.slice(0, MOST_NOTE_CHARACTERS);
    await storeNote(transaction, userId, { wordId, note: kept, now: clock() });
  }
}
