import type { WordStatus, WordSummary } from "@lexiquant/contract";
import {
  type Card,
  dateOfStudyDay,
  isDue,
  pRecallOn,
  type StudyMoment,
  standingOf,
} from "@lexiquant/domain/spacing";
import type { WordStudy } from "../../history/vocabulary/load-study.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { textOfWord, type WordText } from "./word-text.ts";

/** A word as lists show it; null where there is none. */
export function wordSummary(
  context: VocabularyContext,
  { cards, memory, moment, own }: WordStudy,
  wordId: string,
): WordSummary | null {
  const text = textOfWord(context, own, wordId);
  return text === null ? null : summaryOf(text, cards.get(wordId) ?? null, { moment, memory });
}

/** The same word with the meaning in which a question uses it. */
export function inSense(
  { lexicon }: VocabularyContext,
  word: WordSummary,
  sense: number,
): WordSummary {
  const used = lexicon.words.get(word.id)?.senses[sense];
  if (used === undefined) return word;
  return { ...word, partOfSpeech: used.partOfSpeech, meaning: used.definition };
}

/** What is said of a word's memory depends on the day and on whose memory it is. */
export interface MemoryView {
  readonly moment: StudyMoment;
  readonly memory: Pick<WordStudy["memory"], "weights">;
}

export function summaryOf(text: WordText, card: Card | null, view: MemoryView): WordSummary {
  const { moment, memory } = view;
  const dueDay = card === null || card.suspension !== null ? null : card.dueDay;
  return {
    ...text,
    status: statusOf(card, view),
    dueOn: dueDay === null ? null : dateOfStudyDay(dueDay),
    isDue: card !== null && isDue(card, moment),
    pRecall: card === null ? null : pRecallOn(card, moment.day, memory.weights),
    isLeech: card?.suspension === "leech",
  };
}

const STATUSES = {
  known: "known",
  learning: "learning",
  unseen: "new",
  suspended: "set-aside",
} as const;

export function statusOf(card: Card | null, { moment, memory }: MemoryView): WordStatus {
  return card === null ? "none" : STATUSES[standingOf(card, moment.day, memory.weights)];
}
