import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { drawnPatiently } from "./drawn-patiently.ts";
import type { Summary } from "./summary-lists.ts";

function draw(chance: Chance): Summary | null {
  const least = chance.integer(8, 20);
  const first = least + chance.integer(3, 9);
  const median = first + chance.integer(2, 9);
  const third = median + chance.integer(2, 12);
  const greatest = third + chance.integer(4, 18);
  const total = least + 2 * (first + median + third) + greatest;
  const plain = least + first + median + third + greatest;
  // The mean is whole, and none of the usual guesses hits it.
  if (total % 8 !== 0 || plain % 5 !== 0 || total === 8 * median || 8 * plain === 5 * total)
    return null;
  return total === 4 * (least + greatest) ? null : [least, first, median, third, greatest];
}

const sumOf = ([least, first, median, third, greatest]: Summary) =>
  least + 2 * (first + median + third) + greatest;

function slipsOf(summary: Summary): EntrySlip[] {
  const [least, first, median, third, greatest] = summary;
  const plain = least + first + median + third + greatest;
  return [
    {
      value: new Fraction(plain, 5),
      ...slip(
        "divided-by-wrong-count",
        "The average of the five measures gives the ends the same weight as the quartiles, each of which stands for two numbers.",
        "Five numbers are given, and averaging them is the first idea.",
        "How many of the eight numbers does each of the five measures account for?",
      ),
    },
    {
      value: median,
      ...slip(
        "mean-median-confusion",
        "The median is the average of the two middle numbers only.",
        "The mean is often taken to be near the median.",
        "Does the median depend on how large the greatest number is?",
      ),
    },
    {
      value: new Fraction(least + greatest, 2),
      ...slip(
        "median-taken-as-middle-of-ends",
        "The middle of the ends uses only two of the eight numbers.",
        "The mean is pictured in the middle of the range.",
        "What do the other six numbers contribute?",
      ),
    },
    {
      value: new Fraction(first + third, 2),
      ...slip(
        "median-taken-as-middle-of-ends",
        "The middle of the quartiles leaves out the ends and the two middle numbers.",
        "The middle half of the data seems to stand for all.",
        "Which of the eight numbers have you used?",
      ),
    },
    {
      value: new Fraction(least + first + median + third + greatest, 8),
      ...slip(
        "counted-twice",
        "The quartiles and the median are counted once, although each is the average of two numbers.",
        "The number of data is right, but the sum has only five terms.",
        "What is the sum of the two numbers whose average is the first quartile?",
      ),
    },
    {
      value: new Fraction(2 * (first + median + third), 6),
      ...slip(
        "condition-dropped",
        "The least and the greatest number are left out.",
        "Three pairs are found, and they seem to be the list.",
        "How many numbers are in the three pairs?",
      ),
    },
  ];
}

function write(summary: Summary): Question {
  const [least, first, median, third, greatest] = summary;
  const sum = sumOf(summary);
  const key = sum / 8;
  const proof = `In order, the second and third number add up to $2\\cdot ${first}$, the fourth and fifth to $2\\cdot ${median}$, and the sixth and seventh to $2\\cdot ${third}$. With the ends, the sum is $${least}+${2 * first}+${2 * median}+${2 * third}+${greatest}=${sum}$, and the mean is $${sum}\\div 8=${key}$.`;
  return entryQuestion({
    stem: `On eight days, a beekeeper counted the hives that had to be fed. Of the eight counts, the least is ${least}, the first quartile is ${first}, the median is ${median}, the third quartile is ${third}, and the greatest is ${greatest}. (The first quartile is the median of the four least counts, and the third quartile is the median of the four greatest.) What is the mean of the eight counts?`,
    difficulty: 5,
    targetSeconds: 110,
    quick: `${proof} The trap is to think that the mean cannot be known, or to average the five numbers given.`,
    asked: "The mean of eight numbers of which the five-number summary is known.",
    plan: "Number the eight places, and see which pairs of numbers the quartiles and the median give.",
    reasoning: [
      "A median of four or of eight numbers is the average of the two in the middle, so it gives the sum of a pair.",
      `The pairs are places 2 and 3, 4 and 5, 6 and 7, and with the places 1 and 8 all numbers are used once.`,
      proof,
    ],
    answers:
      "Other numbers average the five measures as if each stood for equally many data, take a middle of the range or of the quartiles, or leave out the ends.",
    steps: [
      {
        text: `The pairs add up to ${2 * first}, ${2 * median}, and ${2 * third}.`,
        why: "The average of two numbers is half of their sum.",
        check: {
          left: `2*${first}+2*${median}+2*${third}`,
          right: `${2 * (first + median + third)}`,
        },
      },
      {
        text: `The sum of all: $${least}+${2 * (first + median + third)}+${greatest}=${sum}$.`,
        why: "The least and the greatest count are the two that belong to no pair.",
        check: { left: `${least}+${2 * (first + median + third)}+${greatest}`, right: `${sum}` },
      },
      {
        text: `The mean: $${sum}\\div 8=${key}$.`,
        why: "There are eight counts.",
        check: { left: `${sum}/8`, right: `${key}` },
      },
    ],
    hints: [
      "Do you need the eight counts themselves, or only their sum?",
      "The median of an even number of data is the average of the two in the middle, so it tells the sum of two of them.",
      "Number the counts from 1 to 8 in order. Which two of them determine the first quartile?",
      "Find the sums of the three pairs, add the least and the greatest count, and divide by the number of days.",
    ],
    takeaway:
      "For eight numbers, quartiles and median are averages of pairs, so the five-number summary fixes the sum and the mean.",
    selfExplain: {
      prompt:
        "Why does the summary fix the mean of eight numbers, though not the numbers themselves?",
      expectations: [
        "each quartile and the median give the sum of a pair",
        "the pairs, the least, and the greatest number use every number once",
      ],
    },
    value: key,
    unitAfter: "hives",
    slips: slipsOf(summary),
  });
}

/** Lists of eight counts are built around the measures; all of them must have the same mean. */
export const standardOctet = scene<Summary>({
  draw: drawnPatiently(draw),
  write,
  recompute: ([least, first, median, third, greatest]) => {
    const means = new Set<number>();
    for (let one = least; one <= first; one += 1)
      for (let two = first; two <= median; two += 1)
        for (let three = median; three <= third; three += 1) {
          const list = [
            least,
            one,
            2 * first - one,
            two,
            2 * median - two,
            three,
            2 * third - three,
            greatest,
          ];
          if (list.some((count, index) => index > 0 && count < (list[index - 1] ?? 0))) continue;
          means.add(list.reduce((sum, count) => sum + count, 0) / 8);
        }
    const [mean] = means;
    if (means.size !== 1 || mean === undefined) throw new Error("the mean is not fixed");
    return { value: `${mean}` };
  },
});
