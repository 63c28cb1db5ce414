import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  defineModel,
  type ModelStep,
  type Question,
  type RightChoice,
  type WrongChoice,
} from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, gcd, grouped, listed } from "../../kit/write-numbers.ts";
import { frac } from "../item-parts.ts";

/** First to second is `a` to `b`; `p/q` of the first have a property; the total lies between the bounds. */
interface Parameters {
  readonly scene: 0 | 1 | 2;
  readonly a: number;
  readonly b: number;
  readonly p: number;
  readonly q: number;
  readonly low: number;
  readonly high: number;
  readonly candidates: readonly number[];
}

/** The total is a multiple of this. */
function stepOf({ a, b, q }: Pick<Parameters, "a" | "b" | "q">): number {
  return (a + b) * (q / gcd(a, q));
}

const fits = (parameters: Parameters, total: number) =>
  total % stepOf(parameters) === 0 && total > parameters.low && total < parameters.high;

function draw(chance: Chance): Parameters | null {
  const [a, b, q] = [chance.integer(2, 9), chance.integer(2, 9), chance.integer(3, 8)];
  const p = chance.integer(1, q - 1);
  const sum = a + b;
  const step = stepOf({ a, b, q });
  if (gcd(a, b) > 1 || gcd(p, q) > 1 || a % q === 0 || step < 24 || step > 70) return null;
  const low = step * chance.integer(1, 2) + chance.integer(3, step - 3);
  const high = low + step * 3 + chance.integer(1, step - 1);
  const inside = [...integers(low + 1, high - 1)];
  const right = inside.filter((total) => total % step === 0);
  const halfway = inside.filter((total) => total % sum === 0 && total % step !== 0);
  const other = inside.filter((total) => total % q === 0 && total % sum !== 0);
  const outside = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const candidates = [
    ...chance.sample(right, chance.pick([1, 2, 2, 3])),
    ...chance.sample(halfway, 2),
    ...chance.sample(other, 1),
    chance.pick(outside),
  ];
  const scene = chance.pick([0, 1, 2] as const);
  const enough = right.length >= 3 && halfway.length >= 2 && other.length >= 1;
  return enough && new Set(candidates).size === candidates.length
    ? { scene, a, b, p, q, low, high, candidates }
    : null;
}

interface Words {
  readonly stem: string;
  readonly first: string;
  readonly second: string;
  readonly all: string;
}

function wordsOf({ scene, a, b, p, q, low, high }: Parameters): Words {
  const part = `$${frac(p, q)}$`;
  return (
    [
      {
        stem: `A nursery sells only roses and orchids. At the moment it has ${a} roses for every ${b} orchids, and exactly ${part} of the roses are in bloom. The nursery has more than ${low} and fewer than ${high} plants. Which of the following could be the number of its plants?\n\nIndicate *all* such numbers.`,
        first: "roses",
        second: "orchids",
        all: "plants",
      },
      {
        stem: `In a chess league with over ${low} but under ${high} players, the ratio of adults to juniors is ${a} to ${b}. Every player is one or the other, and ${part} of the adults hold a title. Which of the following could be the number of players?\n\nIndicate *all* such numbers.`,
        first: "adults",
        second: "juniors",
        all: "players",
      },
      {
        stem: `All the stamps in an album are either domestic or foreign, in the ratio ${a}:${b}, and ${part} of the domestic stamps have been canceled. If the number of stamps is greater than ${low} and less than ${high}, which of these numbers of stamps are possible?\n\nIndicate *all* that apply.`,
        first: "domestic stamps",
        second: "foreign stamps",
        all: "stamps",
      },
    ] as const
  )[scene];
}

function optionsOf(parameters: Parameters): { right: RightChoice[]; wrong: WrongChoice[] } {
  const { a, b, p, q, low, high, candidates } = parameters;
  const { first, all } = wordsOf(parameters);
  const sum = a + b;
  const step = stepOf(parameters);
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const total of candidates) {
    const some = (total / sum) * a;
    if (fits(parameters, total)) {
      right.push({
        ...choice(total),
        rationale: `${grouped(total)} is ${total / sum} times ${sum}, so there are ${some} ${first}, and $${frac(p, q)}$ of ${some} is ${(some * p) / q}, a whole number.`,
      });
    } else if (total % step === 0) {
      wrong.push({
        ...choice(total),
        ...slip(
          "condition-dropped",
          `${grouped(total)} is a multiple of ${step}, but it is not between ${low} and ${high}.`,
          "It has the right divisibility, and the bounds on the total are easily forgotten.",
          `Is the number more than ${low} and less than ${high}?`,
        ),
      });
    } else if (total % sum === 0) {
      wrong.push({
        ...choice(total),
        ...slip(
          "weaker-condition-used",
          `${grouped(total)} is ${total / sum} times ${sum}, which gives ${some} ${first}; but ${some} is not a multiple of ${q}, so $${frac(p, q)}$ of it is not a whole number.`,
          `It is a multiple of $${a} + ${b} = ${sum}$, as the ratio requires.`,
          `What is $${frac(p, q)}$ of the number of ${first}?`,
        ),
      });
    } else {
      wrong.push({
        ...choice(total),
        ...slip(
          "percent-of-wrong-base",
          `${grouped(total)} is a multiple of ${q}, but not of ${sum}, so the ${all} cannot be in the ratio ${a} to ${b}.`,
          `A number of which $${frac(p, q)}$ can be taken must be a multiple of ${q}; but the fraction is of the ${first}, not of all ${all}.`,
          `Into how many equal parts does the ratio ${a} to ${b} divide the ${all}?`,
        ),
      });
    }
  }
  return { right, wrong };
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { a, b, q } = parameters;
  const { first, all } = wordsOf(parameters);
  const step = stepOf(parameters);
  const factor = q / gcd(a, q);
  const found = parameters.candidates.find((total) => fits(parameters, total)) ?? step;
  return [
    {
      text: `With $k$ as the size of one part, there are $${a}k$ ${first} and $${a + b}k$ ${all}.`,
      why: "The terms of a ratio in lowest terms are multiplied by the same whole number.",
      check: { left: `${a}*k+${b}*k`, right: `${a + b}*k`, given: { k: `${found / (a + b)}` } },
    },
    {
      text: `For a fraction with denominator ${q}, $${a}k$ must be a multiple of ${q}, so $k$ is a multiple of ${factor}.`,
      why:
        gcd(a, q) === 1
          ? `${a} and ${q} have no common factor.`
          : `${a} already contributes the factor ${gcd(a, q)}.`,
    },
    {
      text: `The total is therefore a multiple of $${a + b} \\cdot ${factor} = ${step}$.`,
      why: "Both requirements have to be met at once.",
      check: { left: `${a + b}*${factor}`, right: `${step}` },
    },
  ];
}

function explanationOf(
  parameters: Parameters,
  right: readonly RightChoice[],
): Question["explanation"] {
  const { a, b, p, q, low, high } = parameters;
  const { first, all } = wordsOf(parameters);
  const step = stepOf(parameters);
  const factor = q / gcd(a, q);
  const found = listed(right.map(({ text }) => text).toSorted((x, y) => Number(x) - Number(y)));
  const takeaway =
    "A ratio makes the total a multiple of the sum of its terms, and every fraction of a part adds a condition of its own.";
  return {
    quick: `The ratio makes the number of ${all} a multiple of $${a} + ${b} = ${a + b}$, say $${a + b}k$, with $${a}k$ ${first}. Since $${frac(p, q)}$ of these is a whole number, $k$ is a multiple of ${factor}, and the total is a multiple of ${step}. Between ${low} and ${high}, only ${found} among the choices ${right.length === 1 ? "qualifies" : "qualify"}. The trap is to stop at the ratio.`,
    detailed: analysis({
      asked: `Which of the numbers can be the number of ${all}.`,
      plan: "Collect every condition on the total: the ratio, the fraction, and the bounds.",
      reasoning: [
        `Let one part of the ratio be $k$. There are $${a}k$ ${first}, and $${a + b}k$ ${all} in all.`,
        `$${frac(p, q)}$ of $${a}k$ has to be a whole number, so ${q} divides $${a}k$. ${gcd(a, q) === 1 ? `As ${a} and ${q} have no common factor, ${q} divides $k$.` : `The common factor ${gcd(a, q)} of ${a} and ${q} is taken care of already, so $k$ must be a multiple of ${factor}.`}`,
        `So the total is a multiple of $${a + b} \\cdot ${factor} = ${step}$.`,
        `It must also be greater than ${low} and less than ${high}. Of the numbers offered, this leaves ${found}.`,
      ],
      options: `The other numbers satisfy one of the conditions but not all: multiples of ${a + b} that make the fraction fail, a multiple of ${q} that does not suit the ratio, or a multiple of ${step} outside the bounds.`,
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "Counts are whole numbers. Which of the conditions say something about divisibility?",
      "A ratio in lowest terms makes the total a multiple of the sum of its terms.",
      `If there are $${a + b}k$ ${all}, how many are ${first}, and what does a fraction with denominator ${q} require of that number?`,
      `Find the least multiple of ${a + b} for which the fraction works, and test its multiples against the bounds ${low} and ${high}.`,
    ],
    takeaway,
    selfExplain: {
      prompt: `Why is it not enough that the total is a multiple of ${a + b}?`,
      expectations: [
        `the number of ${first} must also be divisible by ${q}`,
        "the total has to lie within the bounds",
      ],
    },
  };
}

export const ratioPossibleTotals = defineModel<Parameters>({
  id: "ratio-possible-totals",
  knowledgeComponents: [
    "quantitative.arithmetic.ratio.ratio-parts",
    "quantitative.arithmetic.integers.multiples",
  ],
  traps: ["hidden-integer-condition", "bounds"],
  method:
    "For each number, all ways to split it into two whole numbers are tried against every condition",
  draw,
  write: (parameters) => {
    const { right, wrong } = optionsOf(parameters);
    return {
      stem: wordsOf(parameters).stem,
      body: { type: "multiple-choice", right, wrong, picks: null },
      difficulty: gcd(parameters.a, parameters.q) > 1 ? 5 : 4,
      targetSeconds: 120,
      explanation: explanationOf(parameters, right),
    };
  },
  recompute: ({ a, b, p, q, low, high }, item) => {
    const possible = (total: number) =>
      [...integers(1, total - 1)].some(
        (some) => some * b === (total - some) * a && Number.isInteger((some * p) / q),
      );
    const optionIds = item.options
      .filter(({ text }) => {
        const total = Number(text.replaceAll(",", ""));
        return total > low && total < high && possible(total);
      })
      .map(({ id }) => id);
    return { optionIds };
  },
});
