/** Stop-clock breaks of an exam, in milliseconds. */
export interface BreakAllowance {
  /** Granted in all. */
  readonly budgetMs: number;
  /** By breaks that are over. */
  readonly usedMs: number;
  /** When the break began that is being taken; null between breaks. */
  readonly sinceMs: number | null;
}

/** Breaks as they stand at a moment. A break ends by itself when the budget is used up. */
export interface BreakStanding {
  readonly usedMs: number;
  readonly leftMs: number;
  readonly onBreak: boolean;
}

export function readBreaks(
  { budgetMs, usedMs, sinceMs }: BreakAllowance,
  nowMs: number,
): BreakStanding {
  const takenMs = sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs);
  const allUsedMs = Math.min(budgetMs, usedMs + takenMs);
  const leftMs = budgetMs - allUsedMs;
  return { usedMs: allUsedMs, leftMs, onBreak: sinceMs !== null && leftMs > 0 };
}
