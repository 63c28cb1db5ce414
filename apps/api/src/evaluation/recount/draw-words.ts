import type { RandomSource } from "@lexiquant/domain/kernel";
import type { VocabularyReviewsTable } from "../../db/vocabulary-tables.ts";
import { type DrawnAnswer, SESSION_ITEMS } from "./draw-history.ts";

/** One review of a made-up history of words. */
export interface DrawnReview
  extends Pick<VocabularyReviewsTable, "phase" | "answer_by" | "elapsed_days" | "elapsed_ms"> {
  readonly wordId: string;
  readonly sequence: number;
  readonly reviewedAt: Date;
  readonly isRight: boolean;
  /** Taken back at once. */
  readonly isUndone: boolean;
}

const REVIEWS_PER_SESSION = 10;
const SECONDS_PER_REVIEW = 13;
/** Every so many reviews a word comes again that was met before, if there is one. */
const AGAIN_EVERY = 3;
const MS_PER_DAY = 86_400_000;

/** Reviews beside every session of questions: new words, words met before, and some that are taken back. */
export function drawWords(
  random: RandomSource,
  {
    words,
    answers,
  }: { readonly words: readonly string[]; readonly answers: readonly DrawnAnswer[] },
): DrawnReview[] {
  const lastSeen = new Map<string, Date>();
  const met: string[] = [];
  const sessions = Math.floor(answers.length / SESSION_ITEMS);
  return Array.from({ length: sessions * REVIEWS_PER_SESSION }, (_, n): DrawnReview => {
    const place = n % REVIEWS_PER_SESSION;
    const session = answers[SESSION_ITEMS * Math.floor(n / REVIEWS_PER_SESSION)];
    const startMs = session?.submittedAt.getTime() ?? 0;
    const reviewedAt = new Date(startMs + 1000 * SECONDS_PER_REVIEW * (place + 1));
    const isAgain = (n % AGAIN_EVERY === 0 && met.length > 0) || met.length === words.length;
    const known = isAgain ? met[Math.floor(random() * met.length)] : undefined;
    const wordId = known ?? words[met.length] ?? "";
    const before = lastSeen.get(wordId);
    lastSeen.set(wordId, reviewedAt);
    if (known === undefined) met.push(wordId);
    const sinceMs = before === undefined ? 0 : reviewedAt.getTime() - before.getTime();
    return {
      wordId,
      sequence: n + 1,
      reviewedAt,
      phase: before === undefined ? "new" : "review",
      answer_by: random() < 0.2 ? "typing" : "choosing",
      elapsed_days: Math.floor(sinceMs / MS_PER_DAY),
      elapsed_ms: 500 + Math.floor(random() * 9000),
      isRight: random() < 0.6,
      isUndone: random() < 0.05,
    };
  });
}
