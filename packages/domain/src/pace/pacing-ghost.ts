/** The pace that a clock allows: the exam's time of each question in the order shown, times the granted multiple. */
export interface GhostPace {
  /** Seconds, each > 0. */
  readonly targetSeconds: readonly number[];
  /** > 0 */
  readonly timeFactor: number;
}

/** Where somebody exactly on pace stands. */
export interface GhostPlace {
  /** Counted from 0; as many as there are questions when all are done. */
  readonly position: number;
  /** Share of that question's time that is gone, 0 … 1. */
  readonly fraction: number;
}

/**
 * Where a candidate exactly on pace stands.
 *
 * @param elapsedSeconds of the clock
 */
export function ghostPlace({ targetSeconds, timeFactor }: GhostPace, elapsedSeconds: number) {
  let left = Math.max(0, elapsedSeconds);
  for (const [position, target] of targetSeconds.entries()) {
    const seconds = target * timeFactor;
    if (left < seconds) return { position, fraction: left / seconds } satisfies GhostPlace;
    left -= seconds;
  }
  return { position: targetSeconds.length, fraction: 0 } satisfies GhostPlace;
}

/**
 * Seconds by which a candidate who begins a question now is ahead of the ghost, who begins it at the sum of the times
 * before it; below 0: behind.
 *
 * @param position counted from 0
 */
export function secondsAhead(
  { targetSeconds, timeFactor }: GhostPace,
  { position, elapsedSeconds }: { readonly position: number; readonly elapsedSeconds: number },
): number {
  const before = targetSeconds.slice(0, Math.max(0, position));
  return before.reduce((sum, target) => sum + target * timeFactor, 0) - elapsedSeconds;
}
