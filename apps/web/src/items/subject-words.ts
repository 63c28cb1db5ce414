import type { Recommendation } from "@lexiquant/contract";
import { type ItemKind, KIND_NAMES } from "@lexiquant/domain/item";
import { formatDuration, formatPercent } from "../lib/format.ts";
import { SECTION_NAMES } from "../messages.ts";

export type Subject = Recommendation["subject"];

/** What one and what several questions of a kind are called in a sentence. */
const KIND_WORDS: Record<ItemKind, readonly [one: string, many: string]> = {
  "text-completion": ["text completion", "text completions"],
  "sentence-equivalence": ["sentence equivalence question", "sentence equivalence questions"],
  "reading-single": ["single-answer reading question", "single-answer reading questions"],
  "reading-multiple": ["multiple-answer reading question", "multiple-answer reading questions"],
  "select-in-passage": ["select-in-passage question", "select-in-passage questions"],
  "quantitative-comparison": ["quantitative comparison", "quantitative comparisons"],
  "single-choice": [
    "single-answer multiple-choice question",
    "single-answer multiple-choice questions",
  ],
  "multiple-choice": [
    "multiple-answer multiple-choice question",
    "multiple-answer multiple-choice questions",
  ],
  "numeric-entry": ["numeric entry question", "numeric entry questions"],
  "data-interpretation": ["data interpretation question", "data interpretation questions"],
};

/** `12 quantitative comparisons on inequalities`, `10 Verbal questions`, `10 questions from the whole test`. */
export function questionsInWords(count: number, subject: Subject): string {
  return `${count} ${nounOf(count, subject)}${aboutOf(subject)}`;
}

function nounOf(count: number, subject: Subject): string {
  const place = count === 1 ? 0 : 1;
  if (subject?.kind != null) return KIND_WORDS[subject.kind][place];
  const noun = (["question", "questions"] as const)[place];
  // A topic says already what part of the test it belongs to.
  if (subject === null || subject.topic !== null) return noun;
  return `${SECTION_NAMES[subject.measure]} ${noun}`;
}

function aboutOf(subject: Subject): string {
  if (subject === null) return " from the whole test";
  const { topic, kind } = subject;
  // Data interpretation is the name of a topic and of a kind.
  if (topic === null || (kind !== null && KIND_NAMES[kind] === topic.name)) return "";
  return ` on ${withinSentence(topic.name)}`;
}

/** The name of a topic or trait where it does not begin a sentence: they are common nouns. */
export function withinSentence(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** `About 20 minutes`, `About 1 h 58 min`. */
export function minutesInWords(minutes: number): string {
  if (minutes > 90) return `About ${formatDuration(minutes * 60_000)}`;
  return minutes === 1 ? "About a minute" : `About ${minutes} minutes`;
}

/** Below one percent in words, so that what is asked rarely is not said to be never asked. */
export function shareInWords(share: number): string {
  return share > 0 && share < 0.01 ? "1% or less" : formatPercent(share);
}
