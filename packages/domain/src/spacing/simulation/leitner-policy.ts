import { longestOverdue, type ReviewPolicy } from "./review-policy.ts";

/** Days until a word comes again, by its box. */
const BOX_DAYS = [1, 2, 4, 8, 16, 32, 64];
/** Where a word starts: again, hard, good, easy. */
const FIRST_BOX = [0, 0, 1, 2];

/** Boxes with doubling intervals: a word that is recalled moves up by one, one that is not goes back to the first. */
export function leitnerPolicy(): ReviewPolicy {
  const boxes = new Map<number, number>();
  const dueDays = new Map<number, number>();
  return {
    knowsTestDay: false,
    review: (word, { day, grade }) => {
      const before = boxes.get(word);
      const upper = Math.min(BOX_DAYS.length - 1, (before ?? 0) + 1);
      const box = before === undefined ? (FIRST_BOX[grade - 1] ?? 0) : grade === 1 ? 0 : upper;
      boxes.set(word, box);
      dueDays.set(word, day + (BOX_DAYS[box] ?? 1));
      return day + (BOX_DAYS[box] ?? 1);
    },
    urgency: longestOverdue(dueDays),
    isRefresher: () => false,
  };
}
