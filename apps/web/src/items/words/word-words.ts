import type {
  VocabularyList,
  VocabularyRating,
  VocabularyWait,
  WordStatus,
  WordSummary,
} from "@lexiquant/contract";
import { shortDay } from "../../lib/calendar-words.ts";
import { plural } from "../../lib/format.ts";

const STATUS_WORDS: Record<WordStatus, string> = {
  none: "Not in your words",
  new: "In line, not met yet",
  learning: "Learning",
  known: "Known",
  "set-aside": "Set aside",
};

export const RATING_WORDS: Record<VocabularyRating, string> = {
  again: "Again",
  hard: "Hard",
  good: "Good",
  easy: "Easy",
};

/** `10 min`, `1 day`, `3 weeks`: short enough to stand on a button. */
export function waitInWords(wait: VocabularyWait | null): string {
  if (wait === null) return "set aside";
  if (wait.unit === "minutes") return `${wait.amount} min`;
  return wait.amount === 0 ? "today" : plural(wait.amount, "day");
}

/** Where a word stands and when it comes again: `Known, again Jan 5`. */
export function statusInWords(word: WordSummary): string {
  const status = word.isLeech ? "Set aside: it keeps slipping" : STATUS_WORDS[word.status];
  if (word.isDue) return `${status}, due`;
  return word.dueOn === null ? status : `${status}, again ${shortDay(word.dueOn)}`;
}

const FREQUENCY_WORDS = ["asked again and again", "asked often", "asked now and then"] as const;

/** @param frequency 1 (most often) to 3 */
export function frequencyInWords(frequency: number): string {
  return FREQUENCY_WORDS[frequency - 1] ?? "not judged";
}

const LIST_NAMES: Readonly<Record<string, string>> = {
  essential: `Essential: ${FREQUENCY_WORDS[0]}`,
  common: `Common: ${FREQUENCY_WORDS[1]}`,
  rare: `Rare: ${FREQUENCY_WORDS[2]}`,
};

/** A list's name: the lexicon's own are named here, a student's carry theirs. */
export function listName({ id, name, isOwn }: Pick<VocabularyList, "id" | "name" | "isOwn">) {
  return isOwn ? name : (LIST_NAMES[id] ?? name);
}
