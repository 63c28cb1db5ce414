import { type ExpectedTime, timeOf } from "./expected-time.ts";
import { cumulativeTimes, type TimedRun } from "./sum-of-times.ts";

/** When a section will be finished. */
export type FinishingBand = Omit<ExpectedTime, "logDeviation">;

/**
 * The 80 % band of the time at which a section is finished: what has gone by, and the sum of what is left.
 *
 * @param elapsedSeconds of the section's clock, ≥ 0
 * @param left the questions that are left; `student` as believed after the answers of this section
 */
export function finishingBand(elapsedSeconds: number, left: TimedRun): FinishingBand {
  const last = cumulativeTimes(left).at(-1);
  if (last === undefined) {
    return { seconds: elapsedSeconds, lowSeconds: elapsedSeconds, highSeconds: elapsedSeconds };
  }
  const rest = timeOf(last.mean, last.variance);
  return {
    seconds: elapsedSeconds + rest.seconds,
    lowSeconds: elapsedSeconds + rest.lowSeconds,
    highSeconds: elapsedSeconds + rest.highSeconds,
  };
}
