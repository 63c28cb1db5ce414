import type { Analytics } from "@lexiquant/contract";
import { rateOf, unknownRate } from "./standing-builder.ts";

/** 50 answers, 68% right, in one week. */
export function analyticsOf(parts: Partial<Analytics> = {}): Analytics {
  const known = { ...rateOf(50, 0.68), low: 0.59, high: 0.76 };
  return {
    overall: known,
    totalMs: 3_600_000,
    byMeasure: [
      { id: "verbal", name: "Verbal", rate: known, medianMs: 60_000, targetMs: 70_000 },
      {
        id: "quantitative",
        name: "Quantitative",
        rate: unknownRate(7),
        medianMs: null,
        targetMs: null,
      },
    ],
    byKind: [
      {
        id: "numeric-entry",
        name: "Numeric entry",
        rate: known,
        medianMs: 130_000,
        targetMs: 100_000,
      },
    ],
    byTopic: [],
    byDifficulty: [],
    byWeek: [{ week: "2026-11-16", rate: known, minutes: 60 }],
    recentSessions: [],
    ...parts,
  };
}

export function noAnalytics(): Analytics {
  return analyticsOf({
    overall: { ...unknownRate(8), answered: 0, correct: 0 },
    totalMs: 0,
    byMeasure: [],
    byKind: [],
    byWeek: [],
  });
}
