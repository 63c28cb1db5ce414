import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { drawnPatiently } from "./drawn-patiently.ts";

interface Tents {
  /** The six legible numbers of the eight in rising order: places 1, 2, 4, 5, 7, 8. */
  readonly known: readonly [number, number, number, number, number, number];
  readonly range: number;
  readonly before: number;
}

function draw(chance: Chance): Tents | null {
  const first = chance.integer(4, 9);
  const second = first + chance.integer(2, 4);
  const fourth = second + chance.integer(5, 9);
  const fifth = fourth + chance.integer(2, 5);
  const seventh = fifth + chance.integer(6, 11);
  const eighth = seventh + chance.integer(2, 6);
  const range = chance.integer(12, 24);
  const tents: Tents = {
    known: [first, second, fourth, fifth, seventh, eighth],
    range,
    before: chance.integer(0, 4),
  };
  const { gap } = facts(tents);
  // The third number limits the sixth from above, not the seventh.
  const least = Math.max(second + 1, fifth + 1 - gap);
  return fourth - 1 + gap <= seventh - 2 && fourth - 1 + gap > fifth + 1 && least < fourth - 2
    ? tents
    : null;
}

/** Q1 = (second + third) / 2 and Q3 = (sixth + seventh) / 2, so sixth - third is fixed. */
function facts({ known, range }: Tents) {
  const [first, second, fourth, fifth, seventh, eighth] = known;
  const gap = 2 * range - seventh + second;
  return { first, second, fourth, fifth, seventh, eighth, gap, key: fourth - 1 + gap };
}

/** Why a value is not the greatest possible one. */
function refuted(tents: Tents, value: number): string {
  const { fourth, gap, key } = facts(tents);
  return value < key
    ? `A greater value is possible: $a=${fourth - 1}$ and $b=${key}$ meet all conditions.`
    : `With $b=${value}$, the interquartile range of ${tents.range} requires $a=${value}-${gap}=${value - gap}$, which is not less than ${fourth}.`;
}

function wrongLimits(tents: Tents): WrongValue[] {
  const { second, fourth, fifth, seventh, gap, key } = facts(tents);
  const far = (value: number) => refuted(tents, value);
  return [
    {
      value: seventh - 1,
      ...slip(
        "condition-dropped",
        far(seventh - 1),
        `It is the greatest number between ${fifth} and ${seventh}.`,
        "Which value must $a$ have then, and does it fit its place?",
      ),
    },
    {
      value: fourth + gap,
      ...slip(
        "boundary-value-miscounted",
        far(fourth + gap),
        `The number $a$ is allowed to reach ${fourth}, but the numbers are different.`,
        "Can two tents have the same number of guests?",
      ),
    },
    {
      value: Math.max(second + 1, fifth + 1 - gap) + gap,
      ...slip(
        "extremes-from-like-ends",
        `This is the least possible value of $b$. ${far(Math.max(second + 1, fifth + 1 - gap) + gap)}`,
        "The relation between $a$ and $b$ is right, but $a$ is made as small as possible.",
        "Does $b$ grow or shrink when $a$ grows?",
      ),
    },
    {
      value: key - 1,
      ...slip(
        "extreme-not-completed",
        `A greater value is possible: $a=${fourth - 1}$ and $b=${key}$ meet all conditions.`,
        `One number of distance to ${fourth} too many is kept.`,
        "Can $a$ be raised by 1 once more?",
      ),
    },
    {
      value: Math.floor((fifth + seventh) / 2),
      ...slip(
        "judged-by-eye",
        `This is in the middle of the place of $b$. ${far(Math.floor((fifth + seventh) / 2))}`,
        "A number midway between the neighbors seems typical.",
        "Is this the greatest value that the conditions allow?",
      ),
    },
  ];
}

function wrongQuartiles(tents: Tents): WrongValue[] {
  const { second, fourth, fifth } = facts(tents);
  const { range } = tents;
  const far = (value: number) => refuted(tents, value);
  return [
    {
      value: second + range + 1,
      ...slip(
        "quartile-place-wrong",
        `The quartiles of eight numbers are not single members of the list. ${far(second + range + 1)}`,
        "The second number is taken as the first quartile.",
        "Which two numbers are in the middle of the lower four?",
      ),
    },
    {
      value: fourth - 1 + range,
      ...slip(
        "quartile-place-wrong",
        `This takes $a$ and $b$ themselves for the quartiles. ${far(fourth - 1 + range)}`,
        "The unknown numbers stand near the places of the quartiles.",
        "Between which two numbers does each quartile lie?",
      ),
    },
    {
      value: 2 * fourth - 1 + 2 * range - fifth,
      ...slip(
        "quartile-place-wrong",
        `This takes the quartiles between $a$ and ${fourth} and between ${fifth} and $b$. ${far(2 * fourth - 1 + 2 * range - fifth)}`,
        "The halves are cut in the middle, and the pairs next to the cut are used.",
        "Which two of the four least numbers are in the middle of them?",
      ),
    },
    {
      value: fifth + 1,
      ...slip(
        "extremes-from-like-ends",
        `This is the least whole number greater than ${fifth}; $b$ can be greater.`,
        "It is the first number that fits the place.",
        "Is a greater value of $b$ possible if $a$ is greater as well?",
      ),
    },
  ];
}

function wrongValues(tents: Tents): WrongValue[] {
  const { fifth, seventh } = facts(tents);
  return [...wrongLimits(tents), ...wrongQuartiles(tents)].filter(
    ({ value }) => Number(value) > fifth && Number(value) < seventh,
  );
}

function write(tents: Tents): Question {
  const { first, second, fourth, fifth, seventh, eighth, gap, key } = facts(tents);
  const { range, before } = tents;
  const proof = `The quartiles are $\\frac{${second}+a}{2}$ and $\\frac{b+${seventh}}{2}$. Their difference is ${range}, so $b-a=2\\cdot ${range}-${seventh}+${second}=${gap}$. Since $a$ is at most ${fourth - 1}, $b$ is at most $${fourth - 1}+${gap}=${key}$, which fits between ${fifth} and ${seventh}.`;
  return choiceQuestion({
    stem: `The numbers of guests in the eight tents of a camp, in increasing order, are ${first}, ${second}, $a$, ${fourth}, ${fifth}, $b$, ${seventh}, and ${eighth}. No two tents have the same number of guests, and the interquartile range of the eight numbers is ${range}. (The first quartile is the median of the four least numbers, and the third quartile is the median of the four greatest.) What is the greatest possible value of $b$?`,
    difficulty: 5,
    targetSeconds: 120,
    quick: `${proof} The trap is to give $b$ the greatest number that fits its place, without asking what this demands of $a$.`,
    asked:
      "The greatest value of one of two unknown numbers that together fix the interquartile range.",
    plan: "Write both quartiles with the unknown numbers; the interquartile range then ties $a$ and $b$ together.",
    reasoning: [
      `The lower four are ${first}, ${second}, $a$, and ${fourth}, with median $\\frac{${second}+a}{2}$. The upper four have median $\\frac{b+${seventh}}{2}$.`,
      `Their difference is ${range}: $b+${seventh}-${second}-a=${2 * range}$, so $b=a+${gap}$.`,
      `The greater $a$, the greater $b$. As a whole number less than ${fourth}, $a$ is at most ${fourth - 1}, and then $b=${key}$, which is between ${fifth} and ${seventh}.`,
    ],
    answers:
      "Other answers look only at the place of $b$, allow two equal numbers, make $a$ small instead of large, or take single members of the list for the quartiles.",
    steps: [
      {
        text: `$\\frac{b+${seventh}}{2}-\\frac{${second}+a}{2}=${range}$, so $b-a=${gap}$.`,
        why: "The interquartile range is the third quartile less the first.",
        check: {
          left: `(b+${seventh})/2-(${second}+a)/2`,
          right: `${range}`,
          given: { a: `${fourth - 1}`, b: `${key}` },
        },
      },
      {
        text: `The greatest $a$ is ${fourth - 1}.`,
        why: `It is a whole number less than ${fourth}.`,
      },
      {
        text: `So $b=${fourth - 1}+${gap}=${key}$.`,
        why: `It lies between ${fifth} and ${seventh}, as it must.`,
        check: { left: `${fourth - 1}+${gap}`, right: `${key}` },
      },
    ],
    hints: [
      "Between which two numbers does each quartile lie?",
      "The interquartile range fixes how $a$ and $b$ are connected, not each of them.",
      "Write both quartiles with $a$ and $b$, and set their difference equal to the number given.",
      "Now $b$ grows with $a$. Make $a$ as great as its place allows.",
    ],
    takeaway:
      "When a measure ties two unknowns together, the limit of the one may come from the place of the other.",
    selfExplain: {
      prompt: "Why can $b$ not simply be one less than the next number?",
      expectations: ["because $a$ would then have to be too great for its place"],
    },
    value: key,
    proof,
    before,
    wrong: wrongValues(tents),
  });
}

/** All pairs of whole numbers that keep the order are tried. */
export const unknownTents = scene<Tents>({
  draw: drawnPatiently(draw),
  write,
  recompute: ({ known: [first, second, fourth, fifth, seventh, eighth], range }, item) => {
    const median = (four: readonly number[]) => ((four[1] ?? 0) + (four[2] ?? 0)) / 2;
    let best = Number.NaN;
    for (const a of integers(second + 1, fourth - 1))
      for (const b of integers(fifth + 1, seventh - 1)) {
        const list = [first, second, a, fourth, fifth, b, seventh, eighth];
        const width = median(list.slice(4)) - median(list.slice(0, 4));
        if (width === range && !(b < best)) best = b;
      }
    return optionsNear(item, best);
  },
});
