import { longestOverdue, type ReviewPolicy } from "./review-policy.ts";

interface Sm2State {
  readonly repetitions: number;
  readonly intervalDays: number;
  readonly ease: number;
}

/**
 * SM-2 [Wozniak1990]: 1 day, 6 days, then the last interval times the ease; below "hard" from the start. Ratings again to easy
 * are its qualities 2 to 5.
 */
export function sm2Policy(): ReviewPolicy {
  const states = new Map<number, Sm2State>();
  const dueDays = new Map<number, number>();
  return {
    knowsTestDay: false,
    review: (word, { day, grade }) => {
      const state = nextState(
        states.get(word) ?? { repetitions: 0, intervalDays: 0, ease: 2.5 },
        grade + 1,
      );
      states.set(word, state);
      dueDays.set(word, day + state.intervalDays);
      return day + state.intervalDays;
    },
    urgency: longestOverdue(dueDays),
    isRefresher: () => false,
  };
}

function nextState({ repetitions, intervalDays, ease }: Sm2State, quality: number): Sm2State {
  const repeated = quality < 3 ? 0 : repetitions + 1;
  const later = repeated === 2 ? 6 : Math.round(intervalDays * ease);
  return {
    repetitions: repeated,
    intervalDays: repeated <= 1 ? 1 : later,
    ease: Math.max(1.3, ease + 0.1 - (5 - quality) * (0.08 + (5 - quality) * 0.02)),
  };
}
