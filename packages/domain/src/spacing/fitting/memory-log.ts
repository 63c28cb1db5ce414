import type { MemoryReview } from "../memory-model.ts";
import { RECALL_RATINGS } from "../recall-rating.ts";
import type { LoggedReview } from "../replay-reviews.ts";

/** One review of a word, with its place among all that are predicted, from 0; null where it is not predicted. */
export interface PlacedReview extends MemoryReview {
  readonly place: number | null;
}

/** A student's reviews, made ready to be predicted again and again. */
export interface MemoryLog {
  /** By word, each word's in order of time */
  readonly words: readonly (readonly PlacedReview[])[];
  /** Reviews that are predicted: of a word that was met on an earlier study day */
  readonly predicted: number;
}

/**
 * Puts the reviews that say something about memory in order of time. First meetings, and further reviews on the same day, are
 * not predicted: they change the memory all the same.
 *
 * @param words the reviews of each word, in order of time
 */
export function memoryLog(words: Iterable<readonly LoggedReview[]>): MemoryLog {
  const dated = [...words].map(datedReviews);
  const inTime = dated
    .flatMap((reviews) => reviews.filter(({ elapsedDays }) => elapsedDays > 0))
    .sort((one, other) => one.atMs - other.atMs);
  const placeOf = new Map(inTime.map((review, place) => [review, place]));
  return {
    words: dated.map((reviews) =>
      reviews.map((review) => {
        const { elapsedDays, grade } = review;
        return { elapsedDays, grade, place: placeOf.get(review) ?? null };
      }),
    ),
    predicted: inTime.length,
  };
}

interface DatedReview extends MemoryReview {
  readonly atMs: number;
}

function datedReviews(reviews: readonly LoggedReview[]): DatedReview[] {
  let lastDay: number | null = null;
  return reviews.map(({ atMs, day, rating }) => {
    // As the scheduler has it: a clock that was set back does not make time run backwards.
    const elapsedDays: number = lastDay === null ? 0 : Math.max(0, day - lastDay);
    lastDay = Math.max(day, lastDay ?? day);
    return { atMs, elapsedDays, grade: 1 + RECALL_RATINGS.indexOf(rating) };
  });
}
