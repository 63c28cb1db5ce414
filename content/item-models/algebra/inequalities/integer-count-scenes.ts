import type { Chance } from "../../kit/chance.ts";
import type { ModelStep, Slip } from "../../kit/item-model.ts";

type Numbers = readonly number[];

interface Words {
  readonly stem: string;
  readonly asked: string;
  readonly plan: string;
  readonly reasoning: readonly string[];
  readonly answers: string;
  readonly steps: readonly ModelStep[];
  readonly hints: readonly string[];
}

interface CountScene {
  readonly difficulty: 2 | 3;
  readonly seconds: number;
  readonly draw: (chance: Chance) => Numbers | null;
  readonly key: (numbers: Numbers) => number;
  /** Whether an integer satisfies the conditions, as the stem puts them. */
  readonly fits: (numbers: Numbers, n: number) => boolean;
  readonly words: (numbers: Numbers) => Words;
  readonly slips: (numbers: Numbers) => readonly (Slip & { readonly value: number })[];
}

export interface CountParameters {
  readonly scene: CountScene;
  readonly numbers: Numbers;
}

/** Celsius limits, multiples of 5: more than the first, at most the second. */
const seedStore: CountScene = {
  difficulty: 2,
  seconds: 80,
  draw: (chance) => {
    const low = chance.integer(1, 5) * 5;
    return [low, low + chance.integer(2, 6) * 5];
  },
  key: ([low = 0, high = 0]) => (9 * (high - low)) / 5,
  fits: ([low = 0, high = 0], n) => 5 * (n - 32) > 9 * low && 5 * (n - 32) <= 9 * high,
  words: ([low = 0, high = 0]) => {
    const from = (9 * low) / 5 + 32;
    const to = (9 * high) / 5 + 32;
    return {
      stem: `A temperature of $F$ degrees Fahrenheit equals $\\frac{5}{9}(F-32)$ degrees Celsius. The seeds in a store keep best at temperatures of more than ${low} but not more than ${high} degrees Celsius. For how many integers $F$ is a temperature of $F$ degrees Fahrenheit one at which the seeds keep best?`,
      asked: "The number of integers $F$ in a range whose limits are given in degrees Celsius.",
      plan: "Turn the condition on Celsius degrees into an inequality for $F$, and count its integer solutions.",
      reasoning: [
        `The condition is $${low}<\\frac{5}{9}(F-32)\\le ${high}$.`,
        `Multiply by $\\frac{9}{5}$ and add 32: $${from}<F\\le ${to}$.`,
        `The integers run from ${from + 1} to ${to}, and there are $${to}-${from}=${to - from}$ of them.`,
      ],
      answers: `Counting ${from} as well ignores the words "more than", and dropping ${to} ignores that the upper limit is allowed. The difference of the Celsius limits counts Celsius degrees, which are larger steps than Fahrenheit degrees.`,
      steps: [
        {
          text: `The lower limit corresponds to $F=${from}$.`,
          why: "Solve the formula for the Fahrenheit temperature.",
          check: { left: "5/9*(F-32)", right: `${low}`, given: { F: `${from}` } },
        },
        {
          text: `The upper limit corresponds to $F=${to}$.`,
          why: "The same formula holds for every temperature.",
          check: { left: "5/9*(F-32)", right: `${high}`, given: { F: `${to}` } },
        },
        {
          text: `The integers from ${from + 1} to ${to} number $${to}-${from}=${to - from}$.`,
          why: "The lower limit is left out and the upper one is included.",
          check: { left: `${to}-${from + 1}+1`, right: `${to - from}` },
        },
      ],
      hints: [
        "The limits are given in one scale, the integers are counted in the other.",
        "Put the Celsius expression between the two limits, and solve for $F$.",
        `Find the Fahrenheit temperature that corresponds to ${low} degrees Celsius, and the one for ${high}.`,
        "Count the integers from one temperature to the other. Which of the two ends belongs to the range?",
      ],
    };
  },
  slips: ([low = 0, high = 0]) => {
    const key = (9 * (high - low)) / 5;
    return [
      {
        value: key + 1,
        rationale: `It counts both ends, but the temperature that equals ${low} degrees Celsius is not more than ${low} degrees.`,
        misconception: "boundary-value-miscounted",
        whyTempting: "Counting from the first to the last number usually includes both.",
        repairQuestion: `Is a temperature of exactly ${low} degrees Celsius in the range?`,
      },
      {
        value: key - 1,
        rationale: `It leaves out both ends, but a temperature of exactly ${high} degrees Celsius is allowed.`,
        misconception: "stricter-than-stated",
        whyTempting: "Values between two limits are easily taken to exclude both.",
        repairQuestion: `Is ${high} degrees "not more than ${high} degrees"?`,
      },
      {
        value: high - low,
        rationale:
          "It counts integers on the Celsius scale, but $F$ is a number of degrees Fahrenheit.",
        misconception: "read-wrong-series",
        whyTempting: "Both limits are given in Celsius, so their difference is at hand.",
        repairQuestion: "In which scale are the integers counted?",
      },
      {
        value: (5 * (high - low)) / 9,
        rationale: "It multiplies by the factor of the formula where its reciprocal is needed.",
        misconception: "fraction-inverted",
        whyTempting: "The factor five ninths is the one printed in the formula.",
        repairQuestion: "Is a Fahrenheit degree a larger or a smaller step than a Celsius degree?",
      },
    ].filter(({ value }) => Number.isInteger(value));
  },
};

/** `a/b < c/n < d/e` with positive solutions only: numbers are a, b, c, d, e. */
const reciprocal: CountScene = {
  difficulty: 3,
  seconds: 90,
  draw: (chance) => {
    const top = chance.integer(2, 7);
    const low = chance.integer(6, 15);
    const high = chance.integer(2, 4);
    return top * (low - high) > 60 || low - high < 3 ? null : [low, top, high];
  },
  key: ([low = 1, top = 1, high = 1]) => top * low - top * high - 1,
  fits: ([low = 1, top = 1, high = 1], n) => n !== 0 && 1 / low < top / n && top / n < 1 / high,
  words: ([low = 1, top = 1, high = 1]) => {
    const from = top * high;
    const to = top * low;
    return {
      stem: `For how many integers $n$ is the fraction $\\frac{${top}}{n}$ greater than $\\frac{1}{${low}}$ and less than $\\frac{1}{${high}}$?`,
      asked: "The number of denominators that keep a fraction strictly between two unit fractions.",
      plan: `Give all three fractions the numerator ${top}, so that only their denominators have to be compared.`,
      reasoning: [
        `The fraction is positive, so $n$ is positive. With equal numerators, $\\frac{1}{${low}}=\\frac{${top}}{${to}}$ and $\\frac{1}{${high}}=\\frac{${top}}{${from}}$.`,
        `A positive fraction with a fixed numerator grows as its denominator shrinks, so $${from}<n<${to}$.`,
        `The integers from ${from + 1} to ${to - 1} number $${to}-${from}-1=${to - from - 1}$.`,
      ],
      answers: `At $n=${from}$ and $n=${to}$ the fraction equals a limit, so these two do not count; the plain difference $${to}-${from}$ and the count with both ends are therefore too large. The difference $${low}-${high}$ forgets the numerator ${top}.`,
      steps: [
        {
          text: `Write the lower limit with numerator ${top}: $\\frac{${top}}{${to}}$.`,
          why: "Fractions with equal numerators are compared by their denominators.",
          check: { left: `${top}/${to}`, right: `1/${low}` },
        },
        {
          text: `Write the upper limit with numerator ${top}: $\\frac{${top}}{${from}}$.`,
          why: "The same numerator makes all three fractions comparable.",
          check: { left: `${top}/${from}`, right: `1/${high}` },
        },
        {
          text: `Count the integers from ${from + 1} to ${to - 1}: there are ${to - from - 1}.`,
          why: "Both limits are excluded, because the inequalities are strict.",
          check: { left: `${to - 1}-${from + 1}+1`, right: `${to - from - 1}` },
        },
      ],
      hints: [
        "The unknown stands in a denominator. Can it be negative here?",
        "Fractions are easy to compare when they have the same numerator.",
        `Write both limits as fractions with the numerator ${top}.`,
        "Now $n$ lies strictly between two denominators. How many integers lie strictly between two integers?",
      ],
    };
  },
  slips: ([low = 1, top = 1, high = 1]) => {
    const span = top * (low - high);
    return [
      {
        value: span,
        rationale: `The difference of ${top * low} and ${top * high} counts one of the two ends, and neither belongs.`,
        misconception: "boundary-value-miscounted",
        whyTempting: "Subtracting the ends looks like counting what lies between them.",
        repairQuestion:
          "How many integers lie strictly between 3 and 5, and what is their difference?",
      },
      {
        value: span + 1,
        rationale: `It counts both ends, but for $n=${top * high}$ and $n=${top * low}$ the fraction equals a limit.`,
        misconception: "boundary-value-miscounted",
        whyTempting:
          "The usual rule, last minus first plus one, is applied to the limits themselves.",
        repairQuestion: `Is $\\frac{${top}}{${top * low}}$ greater than $\\frac{1}{${low}}$?`,
      },
      {
        value: low - high - 1,
        rationale: `It counts the integers between ${high} and ${low}, as if the numerator were 1 and not ${top}.`,
        misconception: "unlike-terms-cancelled",
        whyTempting: "Only the denominators are compared, and the numerators are forgotten.",
        repairQuestion: `What is $\\frac{1}{${low}}$ as a fraction with numerator ${top}?`,
      },
    ];
  },
};

/** `|n - c| < r` and `n^2 > s^2`: numbers are c, r, s. */
const distance: CountScene = {
  difficulty: 3,
  seconds: 95,
  draw: (chance) => {
    const centre = chance.integer(2, 6);
    const inner = chance.integer(2, 5);
    const radius = centre + inner + chance.integer(2, 6);
    return [centre, radius, inner];
  },
  key: ([, radius = 0, inner = 0]) => 2 * radius - 1 - (2 * inner + 1),
  fits: ([centre = 0, radius = 0, inner = 0], n) =>
    Math.abs(n - centre) < radius && n * n > inner * inner,
  words: ([centre = 0, radius = 0, inner = 0]) => {
    const first = centre - radius + 1;
    const last = centre + radius - 1;
    const all = 2 * radius - 1;
    const out = 2 * inner + 1;
    return {
      stem: `How many integers satisfy both of the conditions $|n-${centre}|<${radius}$ and $n^{2}>${inner * inner}$?`,
      asked:
        "The number of integers within one distance of a point and outside another interval around 0.",
      plan: "Turn each condition into a range of integers, then take those of the first range that the second leaves.",
      reasoning: [
        `The first condition means $${centre - radius}<n<${centre + radius}$, so $${first}\\le n\\le ${last}$: ${all} integers.`,
        `The second fails for the integers from $-${inner}$ to ${inner}: ${out} integers, all in the first range.`,
        `There remain $${all}-${out}=${all - out}$.`,
      ],
      answers: `Counting only $n>${inner}$ forgets the negative integers whose squares are large. Removing too few integers lets $n=${inner}$ or $n=-${inner}$ in, whose square is exactly ${inner * inner}, and counting only the first condition drops the second.`,
      steps: [
        {
          text: `There are ${all} integers with $${first}\\le n\\le ${last}$.`,
          why: "The absolute value of a difference is a distance on the number line.",
          check: { left: `${last}-(${first})+1`, right: `${all}` },
        },
        {
          text: `From $-${inner}$ to ${inner} there are ${out} integers, and these are excluded.`,
          why: `Their squares are at most ${inner * inner}.`,
          check: { left: `2*${inner}+1`, right: `${out}` },
        },
        {
          text: `Subtract: $${all}-${out}=${all - out}$.`,
          why: "All the excluded integers were in the first range.",
          check: { left: `${all}-${out}`, right: `${all - out}` },
        },
      ],
      hints: [
        "Two conditions must hold at once. Each describes a part of the number line.",
        "The first says how far $n$ may be from a point; the second says how far it must be from 0.",
        `Write the first condition without absolute value, as a range around ${centre}.`,
        "Count the integers in that range, and take away those whose squares are too small. Do not forget 0.",
      ],
    };
  },
  slips: ([centre = 0, radius = 0, inner = 0]) => [
    {
      value: centre + radius - 1 - inner,
      rationale: `It counts only integers greater than ${inner}. Integers less than $-${inner}$ also have squares greater than ${inner * inner}.`,
      misconception: "forgot-negative-case",
      whyTempting: `Taking the root of both sides of the second condition suggests $n>${inner}$.`,
      repairQuestion: `Is the square of $-${inner + 1}$ greater than ${inner * inner}?`,
    },
    {
      value: 2 * radius - 1,
      rationale:
        "It counts every integer that meets the first condition and leaves the second out.",
      misconception: "condition-dropped",
      whyTempting: "The first condition alone already takes some work.",
      repairQuestion: "Does $n=0$ satisfy the second condition?",
    },
    {
      value: 2 * radius - 1 - (2 * inner - 1),
      rationale: `It lets $n=${inner}$ and $n=-${inner}$ in, but their squares equal ${inner * inner} and do not exceed it.`,
      misconception: "boundary-value-miscounted",
      whyTempting: `Only the integers strictly between $-${inner}$ and ${inner} are taken away.`,
      repairQuestion: `Is $${inner}^{2}$ greater than ${inner * inner}?`,
    },
    {
      value: 2 * radius + 1 - (2 * inner + 1),
      rationale: `It includes ${centre - radius} and ${centre + radius}, whose distance from ${centre} is exactly ${radius}, not less.`,
      misconception: "boundary-value-miscounted",
      whyTempting: "The ends of the range are computed and then counted along.",
      repairQuestion: `Is $|${centre + radius}-${centre}|$ less than ${radius}?`,
    },
  ],
};

export const COUNT_SCENES: readonly CountScene[] = [seedStore, reciprocal, distance];
