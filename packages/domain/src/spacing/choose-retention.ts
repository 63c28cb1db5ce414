import { seededRandom } from "../kernel/index.ts";
import type { MemoryWeights } from "./memory-model.ts";
import type { DatedMemory } from "./recall-gain.ts";
import { DEFAULT_RETENTION, RETENTION_GRID } from "./retention-rules.ts";
import { typicalStudent } from "./simulation/draw-student.ts";
import { fsrsPolicy } from "./simulation/fsrs-policy.ts";
import type { Habits } from "./simulation/habits.ts";
import { evenLuck } from "./simulation/luck.ts";
import { type StudySituation, simulateStudy } from "./simulation/simulate-study.ts";

/** What is left until the test, as the student plans it. */
export interface RemainingStudy {
  /** Days of study before the test, today included, ≥ 0 */
  readonly days: number;
  readonly minutesPerDay: number;
  readonly mostReviewsPerDay: number;
  readonly mostNewPerDay: number;
  readonly unseenWords: number;
  /** Words met already; `lastDay` counted from today, so at most 0 */
  readonly introduced: readonly DatedMemory[];
  /** How the student rates and how long that takes, as far as it is known: see `habitsOf` */
  readonly habits: Habits;
  /** The student's own, else the defaults */
  readonly weights: MemoryWeights;
}

interface ExpectedWords {
  readonly desiredRetention: number;
  readonly wordsKnown: number;
}

export interface RetentionChoice {
  readonly desiredRetention: number;
  /** Words expected to be known on the day of the test, for each value that was tried */
  readonly expected: readonly ExpectedWords[];
}

/** Longer lists are simulated by a part of them, with the like part of the time: the shares are the same. */
const MOST_WORDS = 220;
/** Beyond, a fixed date does not matter to what is due in the next weeks. */
const LONGEST_DAYS = 180;

/**
 * The desired retention with which most words are known on the day of the test, by simulating what is left with each value
 * of the grid on the same student. To be chosen anew every week and when the plan changes.
 */
export function chooseRetention(remaining: RemainingStudy, seed: number): RetentionChoice {
  if (remaining.days <= 0 || remaining.days > LONGEST_DAYS) {
    return { desiredRetention: DEFAULT_RETENTION, expected: [] };
  }
  const { situation, scale } = scaled(remaining);
  const trial = { ...remaining, situation, knowsTestDay: true, seed };
  const expected = RETENTION_GRID.map((desiredRetention) => ({
    desiredRetention,
    wordsKnown: scale * wordsKnown({ ...trial, desiredRetention }),
  }));
  const smooth = smoothed(expected.map((trial) => trial.wordsKnown));
  const best = smooth.indexOf(Math.max(...smooth));
  return { desiredRetention: RETENTION_GRID[best] ?? DEFAULT_RETENTION, expected };
}

/** How a student goes on who keeps to the plan. */
interface PlannedCourse {
  readonly desiredRetention: number;
  /** Whether the last day is that of a test, by which words are brought forward */
  readonly knowsTestDay: boolean;
  readonly seed: number;
}

/**
 * Words expected to be known on the last day if the plan is kept every day, new words among them, by simulating a typical
 * student with these memories and habits; null where there is no day left, or more than can be said of.
 */
export function wordsKnownAsPlanned(
  remaining: RemainingStudy,
  course: PlannedCourse,
): number | null {
  if (remaining.days <= 0 || remaining.days > LONGEST_DAYS) return null;
  const { situation, scale } = scaled(remaining);
  return scale * wordsKnown({ ...remaining, ...course, situation });
}

/** Each value with its neighbors at half weight: a curve of one peak through figures of which chance is a part. */
function smoothed(values: readonly number[]): number[] {
  return values.map((value, at) => {
    const neighbors = [values[at - 1], values[at + 1]].filter((other) => other !== undefined);
    const sum = neighbors.reduce((total, other) => total + other / 2, value);
    return sum / (1 + neighbors.length / 2);
  });
}

interface Trial extends PlannedCourse {
  readonly situation: StudySituation;
  readonly habits: Habits;
  readonly weights: MemoryWeights;
}

function wordsKnown({ situation, habits, weights, seed, ...course }: Trial): number {
  const policy = fsrsPolicy({
    desiredRetention: course.desiredRetention,
    testDay: situation.days,
    knowsTestDay: course.knowsTestDay,
    introduced: situation.introduced,
    weights,
  });
  const student = typicalStudent(situation.words, weights);
  const luck = evenLuck(seededRandom(seed));
  return simulateStudy({ situation, student, policy, habits, luck }).wordsKnown;
}

function scaled(remaining: RemainingStudy): { situation: StudySituation; scale: number } {
  const { introduced } = remaining;
  // What cannot be met any more only makes the sample of the rest smaller.
  const unseenWords = Math.min(
    remaining.unseenWords,
    remaining.mostNewPerDay * Math.ceil(remaining.days),
  );
  const words = unseenWords + introduced.length;
  const scale = Math.max(1, words / MOST_WORDS);
  const sample = introduced.filter(
    (_, at) => Math.floor(at / scale) < Math.floor((at + 1) / scale),
  );
  return {
    scale,
    situation: {
      days: remaining.days,
      minutesPerDay: remaining.minutesPerDay / scale,
      mostReviewsPerDay: Math.ceil(remaining.mostReviewsPerDay / scale),
      mostNewPerDay: Math.ceil(remaining.mostNewPerDay / scale),
      words: sample.length + Math.round(unseenWords / scale),
      introduced: sample,
      carriesTime: true,
    },
  };
}
