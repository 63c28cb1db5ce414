import { parseArgs } from "node:util";
import {
  type Comparison,
  measureExposure,
  WORLDS,
  type WorldName,
} from "@lexiquant/domain/plan/simulation";
import { BadInput, tellBadInput } from "./bad-input.ts";
import { measureChooseMs } from "./recommend/choose-ms.ts";
import { recommendBars, recommendReport } from "./recommend/recommend-report.ts";
import { runComparisons } from "./recommend/run-comparisons.ts";

interface Options {
  readonly students: number;
  readonly days: number;
  readonly seed: number;
  readonly json: boolean;
  readonly check: boolean;
}

/** Students who sit the same exam and meet the same bank. */
const STUDENTS_OF_AN_EXAM = 10;
const MINUTES_PER_DAY = 40;
const EXPOSED = { students: 40, answers: 300 };
const USAGE =
  "Say --students N (2 to 1000), --days N (1 to 30), --seed N, --check for the bars, and --json for one JSON object.";

/**
 * `npm run eval:recommend -- [--json] [--check] [--students N] [--days N] [--seed N]`: what practice chosen by
 * `domain/plan` wins simulated students in five worlds, against other ways to choose. Gains are points of the simulated
 * exam: they rank policies and promise nobody anything. Exit code 1 where `--check` is given and a bar is missed.
 */
async function evaluate(options: Options): Promise<void> {
  const { students, seed } = options;
  const chooseMs = measureChooseMs(seed);
  const tasks = tasksOf(options);
  const results = await runComparisons(tasks);
  const worlds = new Map(
    worldNames().map((name) => [
      name,
      results.filter((_, index) => tasks[index]?.world === name).flat(),
    ]),
  );
  // A small run is to try things out: few students leave most of a bank unused, whoever chooses.
  const exposure = measureExposure({
    seed,
    answers: EXPOSED.answers,
    students: Math.min(students, EXPOSED.students),
  });
  const report = recommendReport({ worlds, chooseMs, ...exposure });
  const bars = recommendBars(report);
  if (options.json) console.log(JSON.stringify(report));
  else console.table(bars.map(({ name, value, holds }) => ({ name, value, holds })));
  if (!options.check) return;
  const missed = bars.filter(({ holds }) => !holds);
  for (const { name, value } of missed) console.error(`missed: ${name} ${value.toPrecision(3)}`);
  if (missed.length > 0) process.exitCode = 1;
}

const worldNames = () => Object.keys(WORLDS) as WorldName[]; // its own keys

function tasksOf({ students, days, seed }: Options): Comparison[] {
  const cohorts = Math.ceil(students / STUDENTS_OF_AN_EXAM);
  return worldNames().flatMap((world) =>
    Array.from({ length: cohorts }, (_, cohort) => ({
      world,
      seed: 1000 * seed + cohort,
      students: Math.min(STUDENTS_OF_AN_EXAM, students - cohort * STUDENTS_OF_AN_EXAM),
      length: { days, minutesPerDay: MINUTES_PER_DAY },
    })),
  );
}

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        students: { type: "string", default: "40" },
        days: { type: "string", default: "30" },
        seed: { type: "string", default: "1" },
        json: { type: "boolean", default: false },
        check: { type: "boolean", default: false },
      },
    });
    const [students, days, seed] = [values.students, values.days, values.seed].map(wholeNumber);
    if (isBetween(students, 2, 1000) && isBetween(days, 1, 30) && isBetween(seed, 0, 1_000_000)) {
      return { students, days, seed, json: values.json, check: values.check };
    }
  } catch {
    // Said below: the options are few enough to name them all.
  }
  throw new BadInput(USAGE);
}

const wholeNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

const isBetween = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && value >= least && value <= most;

const read: Options[] = [];
await tellBadInput(() => {
  read.push(readOptions());
});
for (const options of read) await evaluate(options);
