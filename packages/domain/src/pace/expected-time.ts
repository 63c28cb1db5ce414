import { logTimeOf, type TimedMeeting } from "./time-beliefs.ts";

/** Quantile of N(0, 1) that leaves 10 % on each side: an 80 % range. */
export const Z_80_PERCENT = 1.2815515655446004;

/** How long a student is expected to take on an item. */
export interface ExpectedTime {
  /** The median, seconds: as likely undercut as exceeded. */
  readonly seconds: number;
  /** Ends of the 80 % range. */
  readonly lowSeconds: number;
  readonly highSeconds: number;
  /** Standard deviation of the log time, > 0. */
  readonly logDeviation: number;
}

/** Median and 80 % range of the time: exp(μ) and exp(μ ± 1.28 √V), with μ and V of `logTimeOf`. */
export function expectedTime(meeting: TimedMeeting): ExpectedTime {
  const { mean, variance } = logTimeOf(meeting);
  return timeOf(mean, variance);
}

/** The same of any lognormal time. */
export function timeOf(logMean: number, logVariance: number): ExpectedTime {
  const logDeviation = Math.sqrt(logVariance);
  return {
    seconds: Math.exp(logMean),
    lowSeconds: Math.exp(logMean - Z_80_PERCENT * logDeviation),
    highSeconds: Math.exp(logMean + Z_80_PERCENT * logDeviation),
    logDeviation,
  };
}
