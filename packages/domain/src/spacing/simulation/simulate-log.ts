import { seededRandom } from "../../kernel/index.ts";
import { DEFAULT_MEMORY_WEIGHTS } from "../memory-model.ts";
import { RECALL_RATINGS } from "../recall-rating.ts";
import type { LoggedReview } from "../replay-reviews.ts";
import { DEFAULT_RETENTION } from "../retention-rules.ts";
import { drawStudent } from "./draw-student.ts";
import { fsrsPolicy } from "./fsrs-policy.ts";
import { RARE_WORD_HABITS } from "./habits.ts";
import { randomLuck } from "./luck.ts";
import type { PolicyReview, ReviewPolicy } from "./review-policy.ts";
import { stepsAfter } from "./same-day-steps.ts";
import { simulateStudy } from "./simulate-study.ts";

const DAY_MS = 86_400_000;
const GOOD = 3;
const DAILY = { minutesPerDay: 15, mostReviewsPerDay: 120, mostNewPerDay: 15 };
const WORDS = 900;

/**
 * The log of a simulated student, by word, whose memory lies about the defaults and who follows our scheduler with the default
 * weights, without a test date, a quarter of an hour a day. Steps of a day are logged as the scheduler has them answered.
 */
export function simulateLog(seed: number, days: number): readonly (readonly LoggedReview[])[] {
  const words = new Map<number, LoggedReview[]>();
  let atMs = 0;
  const record = (word: number, { day, grade }: Pick<PolicyReview, "day" | "grade">) => {
    const rating = RECALL_RATINGS[grade - 1] ?? "good";
    atMs = Math.max(atMs + 1, day * DAY_MS);
    words.set(word, [...(words.get(word) ?? []), { atMs, day, rating }]);
  };
  const policy = fsrsPolicy({
    ...{ desiredRetention: DEFAULT_RETENTION, testDay: days, knowsTestDay: false },
    ...{ introduced: [], weights: DEFAULT_MEMORY_WEIGHTS },
  });
  const recording: ReviewPolicy = {
    ...policy,
    review: (word, review) => {
      const { day, grade, elapsedDays } = review;
      record(word, review);
      for (let step = stepsAfter({ grade, isFirst: elapsedDays === null }); step > 0; step -= 1) {
        record(word, { day, grade: GOOD });
      }
      return policy.review(word, review);
    },
  };
  simulateStudy({
    situation: { ...DAILY, days, words: WORDS, introduced: [], carriesTime: false },
    student: drawStudent(WORDS, seededRandom(7919 * (seed + 1))),
    policy: recording,
    habits: RARE_WORD_HABITS,
    luck: randomLuck(seed),
  });
  return [...words.values()];
}
