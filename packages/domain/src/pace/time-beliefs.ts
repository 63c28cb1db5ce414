/** What is believed of a student's speed τ: log seconds by which the usual time is undercut. Plain data, to be stored. */
export interface StudentSpeed {
  /** Log seconds; .25 is a student who takes 22 % less than the usual time. */
  readonly mean: number;
  /** Log seconds², > 0 */
  readonly variance: number;
  /** Answers it rests on, rapid ones left out. */
  readonly answers: number;
}

/** What is believed of an item's time β: log seconds that the usual student takes. Plain data, to be stored. */
export interface ItemTime {
  readonly mean: number;
  /** Log seconds², > 0 */
  readonly variance: number;
  /** Answers it rests on, rapid ones left out. */
  readonly answers: number;
}

/** A student meets an item under the student's own clock. */
export interface TimedMeeting {
  readonly item: ItemTime;
  readonly student: StudentSpeed;
  /** Multiple of the exam's time that the student is granted, > 0; 1 for standard time, and where no clock runs. */
  readonly timeFactor: number;
}

/** σ²: log times of one student on items of one time vary by .38. */
export const ANSWER_VARIANCE = 0.38 ** 2;
/** An item's own time lies .35 about its author's; students .25 about the usual one [vanderLinden2006]. */
const ITEM_VARIANCE = 0.35 ** 2;
export const STUDENT_VARIANCE = 0.25 ** 2;

/**
 * Nothing is known better than to .05: the step forgets how errors of students and items hang together, so that its
 * variances fall too fast, and students become faster over the weeks. A belief then rests on about the last 60 answers.
 */
const LEAST_VARIANCE = 0.05 ** 2;
/** A page left open for an hour tells no more of speed than an answer at three standard deviations. */
const MOST_SURPRISE = 3;
/** Reports below a tenth of a second are the clock's. */
const LEAST_MS = 100;

export const NEW_STUDENT_SPEED: StudentSpeed = { mean: 0, variance: STUDENT_VARIANCE, answers: 0 };

/**
 * An item of which nothing is known but what its author says.
 *
 * @param targetSeconds > 0
 */
export function newItemTime(targetSeconds: number): ItemTime {
  return { mean: Math.log(targetSeconds), variance: ITEM_VARIANCE, answers: 0 };
}

export function logSecondsOf(elapsedMs: number): number {
  return Math.log(Math.max(LEAST_MS, elapsedMs) / 1000);
}

/**
 * Mean and variance of the log time of a meeting before it [vanderLinden2006]:
 *
 *     log T = β − τ + log f + e,  e ~ N(0, σ²)
 *
 * - β, τ: believed to be N(mean, variance)
 * - f: `timeFactor`; who is granted half as much time again is expected to take it
 */
export function logTimeOf({ item, student, timeFactor }: TimedMeeting): {
  readonly mean: number;
  readonly variance: number;
} {
  return {
    mean: item.mean - student.mean + Math.log(timeFactor),
    variance: ANSWER_VARIANCE + item.variance + student.variance,
  };
}

/**
 * What one answer that was worked for says of item and student: the conjugate step on the sum, the correlation it makes
 * left out. Rapid answers are not to be given to it. O(1).
 *
 *     r = log t − E log T,  V = Var log T
 *     β ← β + σβ² r / V,  σβ² ← σβ² − σβ⁴ / V;   τ ← τ − στ² r / V,  στ² ← στ² − στ⁴ / V
 */
export function updateTimes(
  meeting: TimedMeeting,
  elapsedMs: number,
): { readonly item: ItemTime; readonly student: StudentSpeed } {
  const { mean, variance } = logTimeOf(meeting);
  const limit = MOST_SURPRISE * Math.sqrt(variance);
  const surprise = Math.max(-limit, Math.min(limit, logSecondsOf(elapsedMs) - mean)) / variance;
  return {
    item: moved(meeting.item, surprise, variance),
    student: moved(meeting.student, -surprise, variance),
  };
}

function moved<Belief extends ItemTime>(belief: Belief, surprise: number, total: number) {
  return {
    mean: belief.mean + belief.variance * surprise,
    variance: Math.max(LEAST_VARIANCE, belief.variance - belief.variance ** 2 / total),
    answers: belief.answers + 1,
  };
}
