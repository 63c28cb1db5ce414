import { parseArgs } from "node:util";
import { seededRandom } from "@lexiquant/domain/kernel";
import type { LoggedAnswer } from "@lexiquant/domain/learner";
import { chooseRetention, DEFAULT_MEMORY_WEIGHTS, habitsOf } from "@lexiquant/domain/spacing";
import { BadInput, tellBadInput } from "./bad-input.ts";
import { learnerReport } from "./learner/learner-report.ts";

/** Microseconds of a processor that predicting and learning one answer may take. */
const MOST_ANSWER_MICROSECONDS = 100;
/** Milliseconds of a processor that choosing a vocabulary's desired retention may take. */
const MOST_RETENTION_MILLISECONDS = 100;

const SHORT_HISTORY = 1000;
const LONG_HISTORY = 10_000;
const SKILLS = 46;
const RUNS = 7;

/**
 * `npm run bench:engines [-- --json] [-- --check]`: what the engines that run with every request cost, in processor time,
 * the median of seven runs: learning one answer with a short and a long history, and choosing the desired retention of a
 * vocabulary. Exit code 1 with --check where a limit is exceeded.
 */
function main(): void {
  const { json, check } = readOptions();
  const report = measure();
  if (json) console.log(JSON.stringify(report));
  else console.table(report);
  const isWithin =
    report.answerMicroseconds < MOST_ANSWER_MICROSECONDS &&
    report.retentionMilliseconds < MOST_RETENTION_MILLISECONDS;
  if (check && !isWithin) process.exitCode = 1;
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        json: { type: "boolean", default: false },
        check: { type: "boolean", default: false },
      },
    }).values;
  } catch {
    throw new BadInput("Say --json for one JSON object and --check for the limits, or nothing.");
  }
}

function measure() {
  const log = longLog();
  const perAnswer = (answers: number) =>
    median(() => 1e6 / learnerReport(log.slice(0, answers), [], cpuMilliseconds).answersPerSecond);
  const [short, long] = [perAnswer(SHORT_HISTORY), perAnswer(LONG_HISTORY)];
  return {
    answerMicroseconds: long,
    /** Of one answer's cost after a long history and after a short one: 1 where history costs nothing. */
    longToShortHistory: long / short,
    retentionMilliseconds: median((seed) => timed(() => chooseRetention(remainingStudy(), seed))),
  };
}

/** The middle one of seven measurements, after one that compiles what is hot. */
function median(measurement: (seed: number) => number): number {
  measurement(0);
  const sorted = Array.from({ length: RUNS }, (_, n) => measurement(n + 1)).sort((a, b) => a - b);
  return sorted[(RUNS - 1) / 2] as number; // RUNS is odd and above 0
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timed(work: () => void): number {
  const before = cpuMilliseconds();
  work();
  return cpuMilliseconds() - before;
}

/** One student's long history over 46 skills: with overall, measures and domains a belief of some 50 nodes. */
function longLog(): LoggedAnswer[] {
  const random = seededRandom(4);
  return Array.from({ length: LONG_HISTORY }, (_, n) => {
    const skill = Math.floor(random() * SKILLS);
    const measure = skill % 2 === 0 ? "verbal" : "quantitative";
    return {
      student: "student",
      item: {
        id: `item-${n % 3000}`,
        components: [`${measure}.domain-${skill % 4}.skill-${skill}`],
      },
      context: { day: n / 50, hints: 0, isTimed: false },
      outcome: {
        isCorrect: random() < 0.6,
        sureness: null,
        isRapid: false,
        hasFeedback: true,
      },
    };
  });
}

/** Two months of fifteen minutes a day for 900 unseen words. */
function remainingStudy() {
  const seen = { firstRatings: [9, 1, 8, 0], recalledRatings: [3, 20, 0], timeFactor: 1 };
  return {
    ...{ days: 60, minutesPerDay: 15, mostReviewsPerDay: 200, mostNewPerDay: 60 },
    ...{
      unseenWords: 900,
      introduced: [],
      habits: habitsOf(seen),
      weights: DEFAULT_MEMORY_WEIGHTS,
    },
  };
}

await tellBadInput(main);
