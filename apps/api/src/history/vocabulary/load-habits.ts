import type { UserId } from "@lexiquant/domain/kernel";
import {
  type Habits,
  habitsOf,
  type ObservedHabits,
  RECALL_RATINGS,
} from "@lexiquant/domain/spacing";
import type { Queryable } from "../../db/queryable.ts";
import { MOST_MS_PER_REVIEW } from "../study-time/repository.ts";
import { listRecentReviews, type RecentReview } from "./reviews-repository.ts";

/** How the student rates and how long that takes, from the latest reviews. */
export async function loadHabits(database: Queryable, userId: UserId): Promise<Habits> {
  return habitsOf(observedHabits(await listRecentReviews(database, userId, REVIEWS_OF_HABITS)));
}

const REVIEWS_OF_HABITS = 1000;
/** Seen times count fully from many meetings on; until then what is assumed holds its share. */
const ASSUMED_MEETINGS = 50;
const [LEAST_FACTOR, MOST_FACTOR] = [0.4, 3];

function observedHabits(recent: readonly RecentReview[]): ObservedHabits {
  const first = recent.filter(({ isFirst }) => isFirst);
  const spaced = recent.filter(({ isSpaced }) => isSpaced);
  const count = (reviews: readonly RecentReview[], rating: string) =>
    reviews.filter((review) => review.rating === rating).length;
  const firstRatings = RECALL_RATINGS.map((rating) => count(first, rating));
  const ratings = RECALL_RATINGS.map((rating) => count(spaced, rating));
  const assumed = habitsOf({ firstRatings: [], recalledRatings: [], timeFactor: 1 });
  const usual =
    weighted(firstRatings, assumed.firstSeconds) + weighted(ratings, assumed.reviewSeconds);
  const seen = recent.reduce(
    (sum, { elapsedMs }) => sum + Math.min(elapsedMs, MOST_MS_PER_REVIEW) / 1000,
    0,
  );
  const meetings = first.length + spaced.length;
  const factor = usual === 0 ? 1 : Math.min(MOST_FACTOR, Math.max(LEAST_FACTOR, seen / usual));
  return {
    firstRatings,
    recalledRatings: ratings.slice(1),
    timeFactor: (ASSUMED_MEETINGS + meetings * factor) / (ASSUMED_MEETINGS + meetings),
  };
}

const weighted = (counts: readonly number[], seconds: readonly number[]) =>
  counts.reduce((sum, count, at) => sum + count * (seconds[at] ?? 0), 0);
