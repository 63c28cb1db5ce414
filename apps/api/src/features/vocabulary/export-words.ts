import type { RouteOutput, vocabularyRoutes } from "@lexiquant/contract";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { type ListedWord, type WordListFormat, writeWordList } from "@lexiquant/domain/vocabulary";
import type { LexiconEntry } from "../../bank/lexicon.ts";
import { loadStudy, type WordStudy, wordsOfList } from "../../history/vocabulary/load-study.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { findList } from "./own-lists.ts";
import { statusOf } from "./word-summary.ts";

interface Exporting {
  readonly format: WordListFormat;
  readonly list: string | null;
}

type ExportedFile = RouteOutput<typeof vocabularyRoutes.exportWords>;

const FILES = {
  anki: { fileName: "lexiquant-words-anki.txt", mediaType: "text/plain" },
  csv: { fileName: "lexiquant-words.csv", mediaType: "text/csv" },
} as const;

/** Words as a file: of one list, or all that are in line, were met or are the student's own. */
export async function exportWords(
  context: VocabularyContext,
  userId: UserId,
  { format, list }: Exporting,
): Promise<Result<ExportedFile, "word-list-not-found">> {
  const { reader } = context.database;
  const study = await loadStudy(context, reader, userId);
  const ids =
    list === null
      ? new Set([...study.stored.keys(), ...study.own.keys()])
      : wordsOfList(context.lexicon, study.entries, list);
  const isEmptyList =
    list !== null && wordsOfList(context.lexicon, study.entries, list).length === 0;
  if (isEmptyList && (await findList(reader, userId, list)) === null) {
    return refused("word-list-not-found");
  }
  const words = [...ids].flatMap((id) => listedWord(context, study, id) ?? []);
  return accepted({ ...FILES[format], text: writeWordList(words, format) });
}

function listedWord(
  { lexicon }: VocabularyContext,
  study: WordStudy,
  id: string,
): ListedWord | null {
  const { cards, own } = study;
  const status = statusOf(cards.get(id) ?? null, study);
  const mine = own.get(id);
  if (mine !== undefined) return { front: mine.front, back: mine.back, tags: mine.tags };
  const entry = lexicon.words.get(id);
  return entry === undefined
    ? null
    : { front: id, back: exportedBack(entry), tags: ["lexiquant", status] };
}

/** The back of a card on a word of the lexicon: its meanings with their parts of speech, and a sentence. */
export function exportedBack({ senses }: LexiconEntry): string {
  const meanings = senses.map(({ partOfSpeech, definition }) => `(${partOfSpeech}) ${definition}`);
  const [sentence] = senses.flatMap(({ sentences }) => sentences);
  return [...meanings, ...(sentence === undefined ? [] : [sentence])].join("\n");
}
