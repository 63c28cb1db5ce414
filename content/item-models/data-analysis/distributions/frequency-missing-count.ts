import type { Figure } from "@lexiquant/domain/item";
import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question, type Slip, type WrongChoice } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, counted, decimal, Fraction } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "errors" | "children" | "calls";
  readonly values: readonly number[];
  /** Frequencies, the one at `missing` being asked for. */
  readonly counts: readonly number[];
  readonly missing: number;
  readonly mean: Fraction;
  readonly below: number;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["errors", "children", "calls"] as const);
  const start = { errors: 0, children: 1, calls: 2 }[scene];
  const values = [0, 1, 2, 3, 4].map((step) => start + step);
  const counts = values.map(() => chance.integer(3, 16));
  const missing = chance.integer(0, 4);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weighted = counts.reduce((sum, count, index) => sum + count * (values[index] ?? 0), 0);
  const mean = new Fraction(weighted, total);
  const plain = [1n, 2n, 4n, 5n].includes(mean.d) && mean.d !== 1n;
  const clear = new Set(counts).size > 3 && Math.abs(mean.valueOf() - (values[missing] ?? 0)) > 0.9;
  return plain && clear
    ? { scene, values, counts, missing, mean, below: chance.integer(0, 4) }
    : null;
}

interface Words {
  readonly stem: string;
  readonly title: string;
  readonly columns: readonly [string, string];
  readonly things: string;
  readonly unit: string;
  readonly one: string;
}

function wordsOf({ scene, mean, values, missing }: Parameters): Words {
  const average = decimal(mean);
  const value = values[missing] ?? 0;
  switch (scene) {
    case "errors":
      return {
        stem: `The pages of a manuscript were checked for typing errors, with the results shown in the table. If the mean number of errors per page was ${average}, what is the value of $k$?`,
        title: "Typing errors in a manuscript",
        columns: ["Errors on a page", "Number of pages"],
        things: "pages",
        unit: "errors",
        one: "error",
      };
    case "children":
      return {
        stem: `A dentist recorded how many children each of the families among her patients has. On average the families have ${average} children. One number, marked $k$ in the table of her results, can no longer be read; what must it be?`,
        title: "Children in the families of a dental practice",
        columns: ["Children in a family", "Number of families"],
        things: "families",
        unit: "children",
        one: "child",
      };
    default:
      return {
        stem: `For each hour of several days, a help line noted the number of calls that came in; the table gives the frequencies, one of them as $k$. The arithmetic mean of the hourly numbers of calls is ${average}. During how many of the hours did exactly ${counted(value, "call")} come in?`,
        title: "Calls to a help line",
        columns: ["Calls in an hour", "Number of hours"],
        things: "hours",
        unit: "calls",
        one: "call",
      };
  }
}

function tableOf({ values, counts, missing }: Parameters, words: Words): Figure {
  const shown = counts.map((count, index) => (index === missing ? "$k$" : `${count}`));
  return {
    kind: "table",
    title: words.title,
    description: `A frequency table. ${values.map((value, index) => `${words.columns[0]} ${value}: ${words.columns[1].toLowerCase()} ${shown[index]?.replaceAll("$", "") ?? ""}`).join("; ")}.`,
    columns: [...words.columns],
    rows: values.map((value, index) => [`${value}`, shown[index] ?? ""]),
  };
}

/** What is known without the missing frequency: the other frequencies and their weighted sum. */
function knownPart({ values, counts, missing }: Parameters) {
  const others = counts.map((count, index) => (index === missing ? 0 : count));
  return {
    others,
    count: others.reduce((sum, count) => sum + count, 0),
    sum: others.reduce((sum, count, index) => sum + count * (values[index] ?? 0), 0),
    value: values[missing] ?? 0,
    key: counts[missing] ?? 0,
  };
}

function wrongChoices(parameters: Parameters, words: Words): WrongChoice[] {
  const { mean, values, below } = parameters;
  const { count, sum, value, key } = knownPart(parameters);
  const slip = (number: Fraction | number, said: Slip): WrongChoice => ({
    ...choice(new Fraction(number).round()),
    ...said,
  });
  const gap = mean.mul(count).sub(sum).abs();
  const middle = (values[0] ?? 0) + 2;
  const wrong: WrongChoice[] = [
    slip(count + key, {
      rationale: `This is the number of all ${words.things}, the known ${count} together with the missing ones.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "The number of all the data has to be formed on the way.",
      repairQuestion: `For which row of the table is the frequency asked?`,
    }),
    slip(gap, {
      rationale: `This compares the known sum ${sum} with $${count} \\cdot ${decimal(mean)}$ but stops before dividing by the distance of ${value} from the mean${Number.isInteger(mean.mul(count).valueOf()) ? "" : ", and rounds"}.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "The gap in the sum is easily taken for the missing number itself.",
      repairQuestion: `By how much does one more of the ${words.things} with ${counted(value, words.one, words.unit)} change the gap?`,
    }),
    ...(value === 0
      ? []
      : [
          slip(gap.div(value), {
            rationale: `This keeps the number of ${words.things} at ${count}, although the missing row adds to it.`,
            misconception: "effect-of-change-ignored",
            whyTempting: `The ${count} known ${words.things} are used as if they were all.`,
            repairQuestion: "Do the missing data also enter the denominator of the mean?",
          }),
        ]),
    slip(new Fraction(sum).div(mean), {
      rationale: `Dividing the known sum ${sum} by the mean gives about how many ${words.things} there would be if the missing row contributed nothing to the sum.`,
      misconception: "part-for-whole",
      whyTempting: "Sum divided by mean is a count, but here the sum is incomplete.",
      repairQuestion: "Is the sum you used the sum of all the data?",
    }),
    slip(new Fraction(count, 4), {
      rationale: `This is about the average of the four known frequencies, as if all rows had to be alike.`,
      misconception: "outcomes-assumed-equal",
      whyTempting: "A missing number in a row of numbers is often close to the others.",
      repairQuestion: "How does the given mean enter your answer?",
    }),
    slip(gap.div(mean.add(value)), {
      rationale: `Collecting the terms with $k$ without a change of sign gives a factor of $${value} + ${decimal(mean)}$ for $k$, where the difference of these numbers belongs.`,
      misconception: "moved-term-without-sign",
      whyTempting:
        "Both sides of the equation contain a term with $k$, and one of them has to cross over.",
      repairQuestion: "What happens to a term that is moved to the other side of an equation?",
    }),
    ...[-2, 2].map((shift) =>
      slip(key + shift, {
        rationale: `With ${key + shift} the mean would be about ${new Fraction(
          sum + (key + shift) * value,
        )
          .div(count + key + shift)
          .round(2)
          .toString()}, not ${decimal(mean)}.`,
        misconception: "judged-by-eye",
        whyTempting: `It fits an estimate in which the data balance roughly around ${middle}.`,
        repairQuestion: "What mean results exactly when you put your number into the table?",
      }),
    ),
  ].filter(({ order }) => (order ?? 0) > 0);
  return withKeyAtPlace(key, wrong, below);
}

const TAKEAWAY =
  "In a frequency table, the mean is the sum of value times frequency divided by the sum of the frequencies, and a missing frequency belongs in both.";

/** The sum of the data written in two ways, and what is left for the missing row. */
function workOf(parameters: Parameters) {
  const { mean, values } = parameters;
  const { others, count, sum, value, key } = knownPart(parameters);
  const average = decimal(mean);
  const products = values
    .map((number, index) => ({ number, frequency: others[index] ?? 0 }))
    .filter(({ frequency }) => frequency > 0);
  const terms = products
    .map(({ number, frequency }) => `${number} \\cdot ${frequency}`)
    .join(" + ");
  const ascii = products.map(({ number, frequency }) => `${number}*${frequency}`).join("+");
  const top = value === 0 ? `${sum}` : `${sum} + ${value === 1 ? "" : value}k`;
  const equation = `${top} = ${average}(${count} + k)`;
  const gap = mean.mul(count).sub(sum);
  return { count, sum, value, key, average, terms, ascii, equation, gap };
}

function detailOf(parameters: Parameters): string {
  const words = wordsOf(parameters);
  const { count, sum, value, key, average, terms, equation, gap } = workOf(parameters);
  return analysis({
    asked: `The missing frequency $k$, when the mean of all the data is ${average}.`,
    plan: `Write the sum of all the data in two ways: row by row, and as the mean times the number of ${words.things}.`,
    reasoning: [
      `Row by row, the known data add up to $${terms} = ${sum}$ ${words.unit} for ${count} ${words.things}.`,
      value === 0
        ? `The missing row adds $k$ to the number of ${words.things} and nothing to the sum.`
        : `The missing row adds $k$ to the number of ${words.things} and $${value === 1 ? "" : value}k$ to the sum.`,
      `Sum equals mean times number: $${equation}$.`,
      `Collecting terms, $(${value} - ${average})k = ${average} \\cdot ${count} - ${sum} = ${decimal(gap)}$, and so $k = ${key}$.`,
    ],
    options: `The number ${count + key} is the number of all ${words.things}. Leaving the missing ${words.things} out of the denominator, or stopping at the gap in the sum, gives other answers. Averaging the frequencies themselves, or using the mean as if it belonged to them, mixes up values and frequencies.`,
    takeaway: TAKEAWAY,
  });
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { mean } = parameters;
  const words = wordsOf(parameters);
  const { count, sum, value, key, average, terms, ascii, equation, gap } = workOf(parameters);
  const distance = new Fraction(value).sub(mean);
  return {
    quick: `Let $k$ be the missing frequency. The known rows give ${count} ${words.things} and ${sum} ${words.unit}; the missing row adds $k$ ${words.things} with ${counted(value, words.one, words.unit)} each. So $${equation}$, which gives $k = ${key}$. The trap is to leave the missing ${words.things} out of the denominator of the mean.`,
    detailed: detailOf(parameters),
    steps: [
      {
        text: `Known part of the sum: $${terms} = ${sum}$, for ${count} ${words.things}.`,
        why: "Every value counts as often as it occurs.",
        check: { left: ascii, right: `${sum}` },
      },
      {
        text: `Include the missing row: $${equation}$.`,
        why: "The sum of the data is the mean times their number.",
        check: {
          left: `${sum}+${value}*k`,
          right: `${average}*(${count}+k)`,
          given: { k: `${key}` },
        },
      },
      {
        text: `Solve: $k = \\frac{${decimal(gap)}}{${decimal(distance)}} = ${key}$.`,
        why: "Collect the terms with $k$ on one side.",
        check: { left: `(${decimal(gap)})/(${decimal(distance)})`, right: `${key}` },
      },
    ],
    hints: [
      "Which numbers in the table are data, and which say how often a datum occurs?",
      "The sum of all the data equals their mean times their number. Both sides depend on the missing frequency.",
      `Without the missing row, how many ${words.things} are there, and how many ${words.unit} in all?`,
      `Set the sum, including the missing row, equal to ${average} times the number of all ${words.things}, and solve for $k$.`,
    ],
    fasterWay: `Measure from the mean: the known data deviate from ${average} by $${decimal(new Fraction(sum).sub(mean.mul(count)))}$ in all, and each missing one by $${decimal(distance)}$; the deviations must cancel.`,
    takeaway: TAKEAWAY,
    selfExplain: {
      prompt: "Why does the missing frequency appear on both sides of the equation?",
      expectations: [
        "it adds to the sum of the data",
        "it also adds to the number of data by which the sum is divided",
      ],
    },
  };
}

export const frequencyMissingCount = defineModel<Parameters>({
  id: "frequency-missing-count",
  knowledgeComponents: [
    "quantitative.data-analysis.distributions.frequency-tables",
    "quantitative.data-analysis.averages.weighted-mean",
  ],
  traps: ["missing-data-in-denominator", "rows-for-data"],
  method: "Every whole number is put into the table, and the data are written out and averaged",
  draw,
  write: (parameters) => {
    const { mean } = parameters;
    const words = wordsOf(parameters);
    const { count, sum, value, key } = knownPart(parameters);
    const average = decimal(mean);
    return {
      stem: words.stem,
      figure: tableOf(parameters, words),
      body: {
        type: "single-choice",
        key: {
          ...choice(key),
          rationale: `With $k = ${key}$ there are ${count + key} ${words.things} with ${sum + value * key} ${words.unit} in all, and $\\frac{${sum + value * key}}{${count + key}} = ${average}$.`,
        },
        wrong: wrongChoices(parameters, words),
      },
      difficulty: 3,
      targetSeconds: 110,
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ values, counts, missing, mean }, item) => {
    for (const tried of integers(1, 300)) {
      const data = values.flatMap((value, index) =>
        Array.from({ length: index === missing ? tried : (counts[index] ?? 0) }, () => value),
      );
      const sum = data.reduce((total, value) => total + value, 0);
      if (sum * Number(mean.d) === Number(mean.n) * data.length) return optionsNear(item, tried);
    }
    throw new Error("no frequency fits the statement");
  },
});
