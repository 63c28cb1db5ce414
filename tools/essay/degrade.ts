import { type RandomSource, shuffled } from "@lexiquant/domain/kernel";

/** Ways to make an essay worse, or longer and no better, for tests of the rater. */

const BREAK = /\n\s*\n/;
const paragraphsOf = (text: string) => text.trim().split(BREAK);
const sentencesOf = (text: string) =>
  (text.match(/[^.!?]+[.!?]+["”’']*\s*/g) ?? [text]).map((sentence) => sentence.trim());

export const halved = (text: string): string => {
  const parts = text.trim().split(/(\s+)/);
  return parts.slice(0, parts.length / 2).join("");
};

export const withoutParagraphs = (text: string): string => paragraphsOf(text).join(" ");

export function withShuffledSentences(text: string, random: RandomSource): string {
  return shuffled(paragraphsOf(text).flatMap(sentencesOf), random).join(" ");
}

export const withShuffledWords = (text: string, random: RandomSource): string =>
  shuffled(text.trim().split(/\s+/), random).join(" ");

const SHARE_OF_ERRORS = 0.1;

/** Drops, doubles or swaps letters in a tenth of the longer words. */
export function withErrors(text: string, random: RandomSource): string {
  return text.replace(/\b[a-z]{4,}\b/g, (word) =>
    random() < SHARE_OF_ERRORS ? misspelled(word, random) : word,
  );
}

function misspelled(word: string, random: RandomSource): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = random();
  if (kind < 1 / 3) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 2 / 3) return word.slice(0, at) + word.charAt(at) + word.slice(at);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

export const doubled = (text: string): string => `${text}\n\n${text}`;

const FLUFF = [
  "In today's modern world, this is a very important topic that many people have different opinions about.",
  "It is important to consider all the different aspects of this complex issue.",
  "There are many advantages and disadvantages that need to be considered carefully.",
  "Throughout history, people have always discussed this question in many different ways.",
  "At the end of the day, everyone is entitled to their own opinion.",
  "As we all know, society is constantly changing and developing.",
  "Needless to say, there are always two sides to every story.",
  "All things considered, it is clear that this matter deserves serious attention.",
  "Furthermore, it must be mentioned that every situation is different and depends on many factors.",
  "Only time will tell what the future will bring for us all.",
];

export const withFluff = (text: string): string => `${text}\n\n${FLUFF.join(" ")}`;

/** Strews words over the text, one after every few. */
export function withStrewnWords(text: string, words: readonly string[]): string {
  const parts = text.trim().split(" ");
  const step = Math.max(1, Math.floor(parts.length / words.length));
  return parts
    .map((part, at) =>
      at % step === step - 1 ? `${part} ${words[(at - step + 1) / step] ?? ""}`.trim() : part,
    )
    .join(" ");
}
