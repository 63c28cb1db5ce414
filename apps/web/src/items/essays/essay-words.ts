import type { EssayScore, EssaySummary } from "@lexiquant/contract";

/** `4.5` */
export function levelInWords(level: number): string {
  return level.toFixed(1);
}

/** `3.8 to 4.6`, the 80 % range */
export function essayRange({ low, high }: Pick<EssayScore, "low" | "high">): string {
  const [from, to] = [levelInWords(low), levelInWords(high)];
  return from === to ? from : `${from} to ${to}`;
}

/** `Estimate 4.0, 80% range 3.8 to 4.6` */
export function essayScoreInWords(score: EssayScore): string {
  return `Estimate ${levelInWords(score.score)}, 80% range ${essayRange(score)}`;
}

export const TIMING_NAMES: Record<EssaySummary["timing"], string> = {
  exam: "Exam conditions",
  untimed: "Untimed",
};

/** Where an essay without a score stands. */
export function essayStateInWords({ state }: Pick<EssaySummary, "state">): string {
  switch (state) {
    case "writing":
      return "Not submitted yet";
    case "submitted":
      return "Being rated";
    case "failed":
      return "Not rated: the rater failed";
    case "blank":
      return "NS: no score, nothing was written";
    case "rated":
      return "Rated";
  }
}
