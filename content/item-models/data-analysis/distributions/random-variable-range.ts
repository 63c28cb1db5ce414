import type { Figure } from "@lexiquant/domain/item";
import { optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question, type WrongChoice } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { decimal, Fraction } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "stops" | "coffee" | "variable";
  readonly values: readonly number[];
  /** Probabilities in twentieths; those at the two unknown places are only known together. */
  readonly shares: readonly number[];
  readonly unknown: readonly [number, number];
  /** Options in hundredths. */
  readonly options: readonly number[];
}

const UNITS = 20;

function rangeOf({ values, shares, unknown }: Omit<Parameters, "options">) {
  const free = unknown.reduce((sum, index) => sum + (shares[index] ?? 0), 0);
  const fixed = shares.reduce(
    (sum, share, index) => sum + (unknown.includes(index) ? 0 : share * (values[index] ?? 0)),
    0,
  );
  const [low, high] = unknown.map((index) => values[index] ?? 0) as [number, number];
  // In hundredths, so that a twentieth is 5.
  return {
    free,
    fixed,
    low,
    high,
    least: 5 * (fixed + free * low),
    most: 5 * (fixed + free * high),
  };
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["stops", "coffee", "variable"] as const);
  const values = {
    stops: [0, 1, 2, 3, 4],
    coffee: [0, 1, 2, 3],
    variable: [2, 4, 5, 8, 10],
  }[scene];
  const shares = values.map(() => chance.integer(1, 7));
  const places = chance.sample([...values.keys()], 2).toSorted((a, b) => a - b);
  const [one = 0, other = 0] = places;
  const base = { scene, values, shares, unknown: [one, other] as const };
  const { free, least, most } = rangeOf(base);
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum !== UNITS || free < 3 || most - least < 20) return null;
  const inside = [least + 5, most - 5, Math.round((least + most) / 10) * 5, least + 10].filter(
    (value) => value > least && value < most,
  );
  const outside = chance
    .shuffle([least - 10, most + 10, least - 5, most + 5])
    .filter((value) => value > 0);
  const rights = chance.sample([...new Set(inside)], chance.integer(1, 3));
  const ends = chance.sample([least, most], chance.integer(1, 2));
  const options = [...rights, ...ends, ...outside.slice(0, 5 - rights.length - ends.length)];
  return options.length === 5 ? { ...base, options } : null;
}

const written = (hundredths: number) => decimal(new Fraction(hundredths, 100));

interface Words {
  readonly stem: string;
  readonly title: string;
  readonly columns: readonly [string, string];
}

const ENDING = "\n\nIndicate *all* such values.";

const WORDS: Readonly<Record<Parameters["scene"], Words>> = {
  stops: {
    stem: `A delivery van makes between 0 and 4 extra stops on a trip. The table lists the probabilities; $p$ and $q$ are positive numbers. Which of the following could be the expected number of extra stops on a trip?${ENDING}`,
    title: "Extra stops on a trip",
    columns: ["Extra stops", "Probability"],
  },
  coffee: {
    stem: `The random selection of an employee of a certain company yields a person who drinks 0, 1, 2, or 3 cups of coffee a day, with probabilities as in the table, none of which is 0. Which of the following values are possible for the average (arithmetic mean) number of cups that an employee drinks in a day?${ENDING}`,
    title: "Cups of coffee a day",
    columns: ["Cups", "Probability"],
  },
  variable: {
    stem: `The random variable $Y$ takes only the values in the table. If $p > 0$ and $q > 0$, which of the following numbers could the mean of $Y$ be equal to?${ENDING}`,
    title: "Distribution of Y",
    columns: ["Value of $Y$", "Probability"],
  },
};

function tableOf({ scene, values, shares, unknown }: Parameters): Figure {
  const [one, other] = unknown;
  const cells = shares.map((share, index) =>
    index === one ? "$p$" : index === other ? "$q$" : written(5 * share),
  );
  return {
    kind: "table",
    title: WORDS[scene].title,
    description: `A table that gives for each value its probability: ${values.map((value, index) => `${value} has the probability ${cells[index]?.replaceAll("$", "") ?? ""}`).join("; ")}.`,
    columns: [...WORDS[scene].columns],
    rows: values.map((value, index) => [`${value}`, cells[index] ?? ""]),
  };
}

function wrongChoice(parameters: Parameters, value: number): WrongChoice {
  const { least, most, low, high, free } = rangeOf(parameters);
  const share = written(5 * free);
  const common = { text: written(value), order: value };
  if (value === least || value === most) {
    const [letter, at] = value === least ? ["q", low] : ["p", high];
    return {
      ...common,
      rationale: `This mean would require the whole probability ${share} to lie on the value ${at}, so that $${letter} = 0$; but $${letter}$ is positive.`,
      misconception: "boundary-value-miscounted",
      whyTempting: "It is the end of the range, found by giving one of the letters everything.",
      repairQuestion: "Which value would the other letter have to take for this mean?",
    };
  }
  return {
    ...common,
    rationale: `Since $p + q = ${share}$, the mean lies strictly between ${written(least)} and ${written(most)}, and this number is ${value < least ? "less than the former" : "greater than the latter"}.`,
    misconception: "total-not-checked",
    whyTempting: "With two unknown probabilities, nearly any mean seems to be within reach.",
    repairQuestion: "What must $p + q$ be, and how far can it move the mean?",
  };
}

const TAKEAWAY =
  "Probabilities add up to 1; what is left for two unknown ones can shift between their values, and the mean moves between the two extremes.";

/** What the known rows leave for the unknown probabilities, and what they give to the mean. */
function workOf(parameters: Parameters) {
  const { values, shares, unknown } = parameters;
  const { free, fixed, low, high, least, most } = rangeOf(parameters);
  const [share, base] = [written(5 * free), written(5 * fixed)];
  const known = values
    .map((value, index) => ({ value, share: shares[index] ?? 0, index }))
    .filter(({ index }) => !unknown.includes(index));
  const sumTex = known.map((entry) => written(5 * entry.share)).join(" + ");
  const fixedTex = known.map((entry) => `${entry.value}(${written(5 * entry.share)})`).join(" + ");
  const fixedAscii = known.map((entry) => `${entry.value}*${written(5 * entry.share)}`).join("+");
  return { low, high, least, most, share, base, sumTex, fixedTex, fixedAscii };
}

function detailOf(parameters: Parameters): string {
  const { low, high, least, most, share, base, sumTex, fixedTex } = workOf(parameters);
  return analysis({
    asked:
      "Which numbers the mean of the distribution can equal, when two of the probabilities are known only to be positive.",
    plan: "Find the sum of the two unknown probabilities, and push it to one value and then to the other.",
    reasoning: [
      `The probabilities add up to 1, so $p + q = 1 - (${sumTex}) = ${share}$.`,
      `The known rows contribute $${fixedTex} = ${base}$ to the mean.`,
      `If all of ${share} lay on ${low}, the mean would be $${base} + ${low}(${share}) = ${written(least)}$; if all lay on ${high}, it would be $${base} + ${high}(${share}) = ${written(most)}$.`,
      "Both letters are positive, so neither end is reached, but every number in between is, as the probability shifts from one value to the other.",
    ],
    options: `The options strictly between ${written(least)} and ${written(most)} are possible. The ends themselves would make one of the letters 0, and numbers beyond them would need a negative probability or a total different from 1.`,
    takeaway: TAKEAWAY,
  });
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { low, high, least, most, share, base, sumTex, fixedTex, fixedAscii } = workOf(parameters);
  return {
    quick: `All probabilities add up to 1, so $p + q = ${share}$. The known rows contribute ${base} to the mean; the rest, ${share}, lies partly on ${low} and partly on ${high}. So the mean is strictly between $${base} + ${low}(${share}) = ${written(least)}$ and $${base} + ${high}(${share}) = ${written(most)}$. The trap is to accept an end, where $p$ or $q$ would be 0.`,
    detailed: detailOf(parameters),
    steps: [
      {
        text: `Sum of the unknown probabilities: $p + q = 1 - (${sumTex}) = ${share}$.`,
        why: "One of the values must occur.",
        check: { left: `1-(${sumTex.replaceAll(" ", "")})`, right: share },
      },
      {
        text: `Known part of the mean: $${fixedTex} = ${base}$.`,
        why: "Each value counts with its probability.",
        check: { left: fixedAscii, right: base },
      },
      {
        text: `Lower end: $${base} + ${low}(${share}) = ${written(least)}$, not reached.`,
        why: `This would put everything on ${low} and nothing on ${high}.`,
        check: { left: `${base}+${low}*${share}`, right: written(least) },
      },
      {
        text: `Upper end: $${base} + ${high}(${share}) = ${written(most)}$, not reached.`,
        why: `This would put everything on ${high} and nothing on ${low}.`,
        check: { left: `${base}+${high}*${share}`, right: written(most) },
      },
    ],
    hints: [
      "What do all the probabilities in the table add up to?",
      "The known rows contribute a fixed amount to the mean; only the rest can shift between two values.",
      "Find $p + q$ from the known probabilities, and the contribution of the known rows to the mean.",
      `Work out what the mean would be if the whole of $p + q$ belonged to ${low}, and if it belonged to ${high}; then ask whether these ends are allowed.`,
    ],
    takeaway: TAKEAWAY,
    selfExplain: {
      prompt: "Why are the two ends of the range not possible values of the mean?",
      expectations: [
        "an end would need one of the unknown probabilities to be 0",
        "both are stated to be positive",
      ],
    },
  };
}

export const randomVariableRange = defineModel<Parameters>({
  id: "random-variable-range",
  knowledgeComponents: [
    "quantitative.data-analysis.distributions.random-variables",
    "quantitative.data-analysis.averages.weighted-mean",
  ],
  traps: ["total-is-one", "open-ends"],
  method:
    "All values of p in thousandths are tried, with q as the rest, and the means are recorded",
  draw,
  write: (parameters) => {
    const { options } = parameters;
    const { free, low, high, least, most } = rangeOf(parameters);
    const fits = (value: number) => value > least && value < most;
    const share = written(5 * free);
    return {
      stem: WORDS[parameters.scene].stem,
      figure: tableOf(parameters),
      body: {
        type: "multiple-choice",
        right: options.filter(fits).map((value) => {
          const upper = new Fraction(value - least, 100 * (high - low));
          return {
            text: written(value),
            order: value,
            rationale: `The number lies strictly between ${written(least)} and ${written(most)}, and every such mean occurs for exactly one positive pair, here with $q = \\frac{${written(value)} - ${written(least)}}{${high} - ${low}}$, which is ${upper.compare(new Fraction(free, UNITS)) < 0 ? "less than" : "not less than"} ${share}.`,
          };
        }),
        wrong: options
          .filter((value) => !fits(value))
          .map((value) => wrongChoice(parameters, value)),
        picks: null,
      },
      difficulty: 4,
      targetSeconds: 120,
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ values, shares, unknown }, item) => {
    const [one, other] = unknown;
    const rest = shares.reduce(
      (sum, share, index) => (index === one || index === other ? sum : sum - 50 * share),
      1_000,
    );
    const means: number[] = [];
    for (let p = 1; p < rest; p += 1) {
      const weights = shares.map((share, index) =>
        index === one ? p : index === other ? rest - p : 50 * share,
      );
      means.push(weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0));
    }
    const [least, most] = [Math.min(...means), Math.max(...means)];
    return optionsWhere(item, (text) => {
      const wanted = Math.round(Number(text) * 1_000);
      return wanted >= least && wanted <= most;
    });
  },
});
