import type { Figure } from "@lexiquant/domain/item";
import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { grouped } from "../../kit/write-numbers.ts";

const PERCENTS = [10, 25, 40, 60, 75, 90] as const;

interface Steps {
  readonly workers: number;
  /** Commuting times in minutes at the percentiles of the table. */
  readonly times: readonly number[];
  /** Two steps of the table, from the place given to the next; or one step and the middle of its times. */
  readonly compared: readonly [number, number] | number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Steps | null {
  const times = [chance.integer(6, 9)];
  for (let index = 1; index < PERCENTS.length; index += 1)
    times.push(
      (times[index - 1] ?? 0) +
        2 * chance.integer(2, 3) +
        2 * (index > 3 ? chance.integer(2, 5) : 0),
    );
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const basic = { workers: 100 * chance.integer(24, 96), times, outcome };
  const swapped = chance.pick([false, true]);
  if (outcome === "open") return { ...basic, compared: chance.pick([1, 3, 4]), swapped };
  // Steps of 15 percent: 0, 1, 3, 4; of 20 percent: 2.
  const short = chance.pick([0, 1, 3, 4]);
  const pair = {
    first: [2, chance.pick([3, 4])],
    second: [short, 2],
    equal: chance.pick([
      [0, 4],
      [1, 4],
      [0, 3],
    ]),
  }[outcome];
  return { ...basic, compared: [pair[0] ?? 0, pair[1] ?? 0], swapped };
}

const time = ({ times }: Pick<Steps, "times">, place: number) => times[place] ?? 0;
const percent = (place: number) => PERCENTS[place] ?? 0;
const between = (steps: Steps, place: number) =>
  `between ${time(steps, place)} and ${time(steps, place + 1)} minutes`;
const middleOf = (steps: Steps, place: number) => (time(steps, place) + time(steps, place + 1)) / 2;
/** A percentile inside a step of the table, about halfway. */
const innerPercent = (place: number) => percent(place) + 5;

function figureOf(steps: Steps): Figure {
  const rows = PERCENTS.map((value, place) => [`${value}th`, `${time(steps, place)}`]);
  return {
    kind: "table",
    title: "Commuting times",
    description: `Table of percentiles and commuting times in minutes: ${rows.map(([name, value]) => `${name} percentile, ${value} minutes`).join("; ")}.`,
    columns: ["Percentile", "Commuting time (minutes)"],
    rows,
  };
}

function proofOf(steps: Steps): string {
  const { compared } = steps;
  const end = verdict(steps);
  if (typeof compared === "number") {
    const [low, high] = [time(steps, compared), time(steps, compared + 1)];
    return `The table fixes only that this time lies between ${low} and ${high} minutes. All the times in between could lie just above ${low}, or all just below ${high}. ${end}`;
  }
  const [one, other] = compared;
  const share = (place: number) =>
    `${percent(place + 1)}-${percent(place)}=${percent(place + 1) - percent(place)}`;
  return `The first interval runs from the ${percent(one)}th to the ${percent(one + 1)}th percentile and holds $${share(one)}$ percent of the workers; the second runs from the ${percent(other)}th to the ${percent(other + 1)}th and holds $${share(other)}$ percent. How wide they are in minutes does not matter. ${end.replace("quantities", "numbers")}`;
}

function slipsOf(steps: Steps): Record<Outcome, Slip> {
  const proof = proofOf(steps)
    .replace(/(?:Quantity|The relationship|The two)[^.]*\.$/, "")
    .trim();
  if (typeof steps.compared === "number") {
    const [low, high] = [time(steps, steps.compared), time(steps, steps.compared + 1)];
    const side = (greater: boolean) =>
      slip(
        "missed-a-case",
        `If all the times in between lie just ${greater ? `above ${low}` : `below ${high}`} minutes, this time is ${greater ? "less" : "greater"} than the other quantity.`,
        greater
          ? "Times are pictured as crowded at the upper end of the step."
          : "Shorter times are thought to be more frequent, so that the time lies in the lower half.",
        "Does the table say how the times lie within one step?",
      );
    return {
      first: side(true),
      second: side(false),
      equal: slip(
        "percentile-steps-even",
        `Nothing says that the times between ${low} and ${high} minutes are evenly spaced.`,
        "The table is read like a scale on which values between two marks are found in proportion.",
        "Could most of the times of this step lie near its lower end?",
      ),
      open: slip("hard-means-undetermined", proof, "The table is not complete.", "What is fixed?"),
    };
  }
  const wider = slip(
    "percentile-steps-even",
    proof,
    "The interval seems to have room for more workers, or to lie where times are more usual.",
    "Which percent of the workers lies between two percentiles?",
  );
  return {
    first: wider,
    second: wider,
    equal: slip(
      "percentile-steps-even",
      proof,
      "The two intervals are neighboring rows of the table, and the rows are taken as equal steps.",
      "By how many percent do the percentiles at the ends of each interval differ?",
    ),
    open: slip(
      "hard-means-undetermined",
      proof,
      "The single times of the workers are not known.",
      "Does the count between two percentiles depend on the single times?",
    ),
  };
}

function quantities(steps: Steps): readonly [string, string] {
  const { compared } = steps;
  if (typeof compared === "number")
    return [
      `The ${innerPercent(compared)}th percentile of the commuting times, in minutes`,
      `${middleOf(steps, compared)}`,
    ];
  return [
    `The number of workers with a commuting time ${between(steps, compared[0])}`,
    `The number of workers with a commuting time ${between(steps, compared[1])}`,
  ];
}

function write(steps: Steps): Question {
  const { workers, compared, outcome, swapped } = steps;
  const proof = proofOf(steps);
  const [first, second] = quantities(steps);
  const open = typeof compared === "number";
  const one = open ? compared : compared[0];
  return comparedQuestion(
    {
      stem: `The table gives some percentiles of the commuting times of the ${grouped(workers)} workers of a hospital group. For each row, exactly the stated percent of the workers have a shorter time than the one listed, and no worker has the listed time itself.`,
      figure: figureOf(steps),
      difficulty: open ? 4 : outcome === "equal" ? 3 : 2,
      targetSeconds: 80,
      quick: `Percentiles count workers, not minutes. ${proof} The trap is to take equal steps of time for equal numbers of workers.`,
      asked: open
        ? "Whether a percentile that is not in the table can be compared with a time between two listed times."
        : "Which of two intervals of time holds more workers.",
      plan: "Translate between times and shares of workers with the table, and use nothing that the table does not say.",
      reasoning: [
        "Between two percentiles lies a share of the workers equal to the difference of the two percents, whatever the times are.",
        proof,
      ],
      steps: [
        {
          text: `From the ${percent(one)}th to the ${percent(one + 1)}th percentile lie $${percent(one + 1)}-${percent(one)}=${percent(one + 1) - percent(one)}$ percent of the workers.`,
          why: "Those below the lower limit are taken from those below the upper one.",
          check: {
            left: `${percent(one + 1)}-${percent(one)}`,
            right: `${percent(one + 1) - percent(one)}`,
          },
        },
        { text: proof, why: "Within a step the times may lie anywhere." },
      ],
      hints: [
        "What does each row of the table say about the workers?",
        "Between two percentiles lies the difference of their percents, and within that step the times may lie anywhere.",
        open
          ? "Between which two rows of the table does the percentile in question lie?"
          : "Find the percentiles at the ends of each interval.",
        open
          ? "Imagine the workers of that step all near its shorter time, and then all near its longer time."
          : "Subtract the percents at the ends of each interval, and compare the two shares.",
      ],
      takeaway:
        "The share of data between two percentiles is the difference of the percents; where the data lie in between stays unknown.",
      selfExplain: {
        prompt:
          "What do two neighboring percentiles tell you about the data between them, and what not?",
        expectations: [
          "how large a share of the data lies between them",
          "not how the data are placed between the two values",
        ],
      },
    },
    { first, second, swapped, outcome, proof, slips: slipsOf(steps) },
  );
}

/** Builds 400 workers' times at the lower, the middle and the upper parts of each step, and counts or looks them up. */
export const percentileTable = scene<Steps>({
  draw,
  write,
  recompute: (steps) => {
    const { times, compared, swapped } = steps;
    const edges = [0, ...times, 200];
    const shares = [0, ...PERCENTS, 100];
    const lists = [0.1, 0.5, 0.9].map((part) =>
      edges.slice(1).flatMap((high, index) => {
        const low = edges[index] ?? 0;
        const count = 4 * ((shares[index + 1] ?? 0) - (shares[index] ?? 0));
        return Array.from(
          { length: count },
          (_, place) => low + (high - low) * (part + place / 1e4),
        );
      }),
    );
    return comparisonKey(
      lists.map((list) => {
        const count = (place: number) =>
          list.filter((value) => value > (times[place] ?? 0) && value < (times[place + 1] ?? 0))
            .length;
        const [left, right] =
          typeof compared === "number"
            ? [
                list[4 * innerPercent(compared)] ?? 0,
                ((times[compared] ?? 0) + (times[compared + 1] ?? 0)) / 2,
              ]
            : [count(compared[0]), count(compared[1])];
        return swapped ? relationOf(right, left) : relationOf(left, right);
      }),
    );
  },
});
