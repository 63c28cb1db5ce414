import type { Figure } from "@lexiquant/domain/item";
import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, counted, decimal } from "../../kit/write-numbers.ts";
import { keyOf, meanOf, type Parameters, rowOf, total, weighted } from "./frequency-data.ts";
import { wrongFrequency, wrongGreatest, wrongMedian } from "./frequency-slips.ts";
import { workOf } from "./frequency-work.ts";

function drawOnce(chance: Chance, scene: Parameters["scene"]): Parameters | null {
  const place = chance.integer(0, 4);
  const counts = Array.from({ length: 5 }, () => chance.integer(2, 14));
  if (scene === "frequency") {
    const p = { scene, values: [0, 1, 2, 3, 4], counts, unknown: chance.pick([3, 4]), place };
    const mean = meanOf(p);
    return mean.mul(10).d === 1n && (counts[p.unknown] ?? 0) > 3 && mean.compare(2.5) < 0
      ? p
      : null;
  }
  if (scene === "median") {
    const [first, step] = [chance.integer(6, 12), chance.integer(2, 5)];
    const values = counts.map((_, row) => first + row * step + (row > 2 ? step : 0));
    const size = total(counts);
    const row = rowOf(counts, (size + 1) / 2);
    return size % 2 === 1 && row !== 2 && row > 0 && row < 4
      ? { scene, values, counts, unknown: -1, place }
      : null;
  }
  const [a = 0, b = 0, c = 0, , e = 0] = counts;
  const greatest = a + b + c - 1 - e;
  const fits = greatest > 3 && greatest < 30 && a + b < c + e + greatest;
  return fits
    ? { scene, values: [1, 2, 3, 4, 5], counts: counts.with(3, greatest), unknown: 3, place }
    : null;
}

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["frequency", "median", "greatest"] as const);
  for (;;) {
    const drawn = drawOnce(chance, scene);
    if (drawn !== null) return drawn;
  }
}

const TABLES = {
  frequency: {
    title: "Repairs Needed by the Bicycles of a Rental Shop in One Season",
    columns: ["Number of repairs", "Number of bicycles"],
    one: "bicycle",
  },
  median: {
    title: "Prices of the Tickets Sold at a Matinee",
    columns: ["Price (dollars)", "Number of tickets"],
    one: "ticket",
  },
  greatest: {
    title: "Ratings of a New Bus Line",
    columns: ["Rating", "Number of riders"],
    one: "rider",
  },
} as const;

const LETTER = { frequency: "n", median: "", greatest: "r" } as const;

function figureOf({ scene, values, counts, unknown }: Parameters): Figure {
  const { title, columns, one } = TABLES[scene];
  const rows = values.map((value, row) => [
    `${value}`,
    row === unknown ? `$${LETTER[scene]}$` : `${counts[row]}`,
  ]);
  const said = values.map(
    (value, row) =>
      `${value}: ${row === unknown ? `an unknown number, ${LETTER[scene]}` : counted(counts[row] ?? 0, one)}`,
  );
  return {
    kind: "table",
    title,
    description: `Table with one row for each ${columns[0].toLowerCase()} and its ${columns[1].toLowerCase()}. ${said.join("; ")}.`,
    columns: [...columns],
    rows,
  };
}

function stemOf(p: Parameters): string {
  switch (p.scene) {
    case "frequency":
      return `The table shows how many repairs the bicycles of a rental shop needed last season, except that one entry is not known. If the average (arithmetic mean) number of repairs per bicycle was ${decimal(meanOf(p))}, what is the value of $n$?`;
    case "median":
      return `All the tickets that a theater sold for a matinee are accounted for in the table. What was the median price, in dollars, of these tickets?`;
    default:
      return `Riders of a new bus line rated it from 1 to 5; the table gives the number of riders for each rating. If the median of all the ratings is 3, what is the greatest possible value of $r$?`;
  }
}

function hintsOf(scene: Parameters["scene"], [start, finish]: readonly [string, string]): string[] {
  return [
    "What are the single data here, and how often does each occur?",
    {
      frequency:
        "The mean is the total of all the data divided by their number, and the unknown row is part of both.",
      median: "The median is the datum in the middle place when all the data are put in order.",
      greatest: "The median is 3 as long as the middle place, or both middle places, hold a 3.",
    }[scene],
    start,
    finish,
  ];
}

function explanationOf(p: Parameters): Question["explanation"] {
  const { scene } = p;
  const { reasoning, check, checked, start, finish } = workOf(p);
  const takeaway = {
    frequency:
      "In a frequency table every value counts as often as its frequency says, in the total and in the number of data.",
    median: "For the median of a frequency table, count places along the frequencies, not rows.",
    greatest:
      "The median stays at a value as long as fewer than half of the data lie on either side of it.",
  }[scene];
  const trap = {
    frequency: "to leave the unknown bicycles out of the number of bicycles",
    median: "to take the middle row",
    greatest: "to let both sides be equal or to forget the last row",
  }[scene];
  return {
    quick: `${reasoning.slice(0, 3).join(" ")} The trap is ${trap}.`,
    detailed: analysis({
      asked: {
        frequency: "A missing frequency, from the mean of the data.",
        median: "The price in the middle of all the prices paid, in order.",
        greatest: "How large one frequency can be before the median changes.",
      }[scene],
      plan: {
        frequency: "Write the total of the repairs in two ways, from the table and from the mean.",
        median: "Find the middle place, and the row that contains it.",
        greatest: "Compare the number of ratings of at most 3 with the number above 3.",
      }[scene],
      reasoning,
      options: {
        frequency:
          "Numbers of all or of the other bicycles, or of repairs, belong to other quantities. Dividing what is lacking by the full value forgets that the new bicycles also need the mean for themselves. Averages of the second column are averages of frequencies.",
        median:
          "The middle row, the median of the second column and the plain average of the prices disregard how often each price was paid. The mean and the mode are other measures, and the middle place is not a price.",
        greatest:
          "Equal numbers on both sides put the middle between 3 and 4. Forgetting the ratings of 5 allows too many. Keeping 3 the most frequent rating, or balancing only what lies below and above 3, is stricter than the median requires.",
      }[scene],
      takeaway,
    }),
    steps: [
      {
        text: checked,
        why:
          scene === "frequency"
            ? "Mean times number of data is their total."
            : "Each row stands for as many data as its frequency says.",
        check,
      },
      {
        text: reasoning[2] ?? "",
        why:
          scene === "frequency"
            ? "This is one equation with one unknown."
            : scene === "median"
              ? "The places are counted along the frequencies."
              : "One more would put the middle between 3 and 4.",
      },
    ],
    hints: hintsOf(scene, [start, finish]),
    takeaway,
    selfExplain: {
      prompt: "What does a row of a frequency table stand for when an average is formed?",
      expectations: [
        "for as many equal data as its frequency says",
        "so sums are weighted, and places are counted along the frequencies",
      ],
    },
  };
}

export const averagesFrequencyTable = defineModel<Parameters>({
  id: "averages-frequency-table",
  knowledgeComponents: [
    "quantitative.data-analysis.averages.median",
    "quantitative.data-analysis.averages.weighted-mean",
    "quantitative.data-analysis.distributions.frequency-tables",
  ],
  traps: ["rows-not-data", "boundary-case"],
  method:
    "The data behind the table are written out one by one, for every trial value of the unknown entry",
  draw,
  write: (p) => {
    const value = keyOf(p);
    const key = { ...choice(value), rationale: workOf(p).reasoning.slice(1, 3).join(" ") };
    return {
      stem: stemOf(p),
      figure: figureOf(p),
      body: {
        type: "single-choice",
        key,
        wrong: withKeyAtPlace(
          key.order,
          { frequency: wrongFrequency, median: wrongMedian, greatest: wrongGreatest }[p.scene](p),
          p.place,
        ),
      },
      difficulty: { frequency: 3, median: 2, greatest: 5 }[p.scene] as 2 | 3 | 5,
      targetSeconds: { frequency: 100, median: 70, greatest: 120 }[p.scene],
      explanation: explanationOf(p),
    };
  },
  recompute: (p, item) => {
    const data = (entry: number) =>
      p.values.flatMap((value, row) =>
        Array.from({ length: row === p.unknown ? entry : (p.counts[row] ?? 0) }, () => value),
      );
    const middle = (list: readonly number[]) =>
      ((list[Math.ceil(list.length / 2) - 1] ?? 0) + (list[Math.floor(list.length / 2)] ?? 0)) / 2;
    if (p.scene === "median") return optionsNear(item, middle(data(0)));
    const entries = Array.from({ length: 300 }, (_, index) => index);
    // The stated mean, in tenths.
    const tenths = Math.round((10 * weighted(p)) / total(p.counts));
    const fitting = entries.filter((entry) =>
      p.scene === "greatest"
        ? middle(data(entry)) === 3
        : 10 * total(data(entry)) === tenths * data(entry).length,
    );
    const last = fitting.at(-1);
    if (last === undefined || (p.scene === "frequency" && fitting.length > 1))
      throw new Error("not one entry fits");
    return optionsNear(item, last);
  },
});
