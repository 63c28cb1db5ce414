import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { drawnPatiently } from "./drawn-patiently.ts";

interface Rank {
  /** Sizes of the groups of applicants, and the percents of them with lower scores than Odile. */
  readonly spring: number;
  readonly fall: number;
  readonly low: number;
  readonly high: number;
  readonly all: number;
}

function draw(chance: Chance): Rank | null {
  const low = 5 * chance.integer(8, 14);
  const high = low + 5 * chance.integer(3, 6);
  const all = low + chance.integer(2, high - low - 2);
  const spring = 20 * chance.integer(4, 20);
  const fall = (spring * (all - low)) / (high - all);
  if (!Number.isInteger(fall) || fall % 20 !== 0 || fall === spring || fall > 800) return null;
  return { spring, fall, low, high, all };
}

function slipsOf({ spring, fall, low, high, all }: Rank): EntrySlip[] {
  return [
    {
      value: new Fraction(spring * (high - all)).div(all - low),
      ...slip(
        "weights-swapped",
        "The distances of the two percents from the percent for all are exchanged.",
        "The sizes are indeed in the ratio of these distances, but the larger group is the nearer one.",
        "To which of the two percents is the percent for all nearer, and what does this say about the sizes?",
      ),
    },
    {
      value: spring,
      ...slip(
        "percentiles-averaged",
        `With equal sizes the percent for all would be the average of ${low} and ${high}, which is not ${all}.`,
        "The percents are averaged without their groups.",
        "When is the percent for all the plain average of the two?",
      ),
    },
    {
      value: spring + fall,
      ...slip(
        "whole-taken-for-part",
        "This is the number of all applicants.",
        "The number of all is found together with the number in the fall.",
        "Which group does the question ask about?",
      ),
    },
    {
      value: (fall * high) / 100,
      ...slip(
        "answered-intermediate-quantity",
        "This is the number of fall applicants with lower scores than Odile.",
        "It occurs in the equation and is a number of fall applicants.",
        "Does the question ask for all fall applicants or for those with lower scores?",
      ),
    },
    {
      value: new Fraction(spring * low).div(high),
      ...slip(
        "percentile-across-groups",
        "Equal numbers of lower scores in both groups are assumed, which is not said.",
        "The two percents are set against each other without the percent for all.",
        "Where is the percent for all applicants used?",
      ),
    },
  ];
}

function write(rank: Rank): Question {
  const { spring, fall, low, high, all } = rank;
  const [down, up] = [all - low, high - all];
  const proof = `With $n$ applicants in the fall, $\\frac{${low}}{100}\\cdot ${spring}+\\frac{${high}}{100}n=\\frac{${all}}{100}(${spring}+n)$. So $${up}n=${down}\\cdot ${spring}$, and $n=${fall}$.`;
  return entryQuestion({
    stem: `A school of music tests its applicants in the spring and in the fall. Odile's score was higher than the scores of exactly ${low} percent of the ${spring} applicants in the spring, higher than those of exactly ${high} percent of the applicants in the fall, and higher than those of exactly ${all} percent of the applicants of both groups together. Odile herself belongs to neither group. How many applicants were tested in the fall?`,
    difficulty: 4,
    targetSeconds: 110,
    quick: `${proof} The trap is to exchange the weights, or to average the percents.`,
    asked:
      "The size of one group, from the percents below a score in each group and in both together.",
    plan: "Count the applicants with lower scores in two ways: group by group, and in the whole.",
    reasoning: [
      `In the spring $\\frac{${low}}{100}\\cdot ${spring}=${(spring * low) / 100}$ applicants had lower scores.`,
      `In the fall it was ${high} percent of $n$, and of all $${spring}+n$ applicants ${all} percent.`,
      `Collecting terms, $(${high}-${all})n=(${all}-${low})\\cdot ${spring}$, so $n=${fall}$.`,
    ],
    answers:
      "Other numbers exchange the two distances from the percent for all, assume groups of equal size, or give all applicants or only those with lower scores.",
    steps: [
      {
        text: `Lower scores counted twice over: $\\frac{${low}}{100}\\cdot ${spring}+\\frac{${high}}{100}n=\\frac{${all}}{100}(${spring}+n)$.`,
        why: "Percents of different groups are added as numbers of applicants.",
        check: {
          left: `${low}/100*${spring}+${high}/100*n`,
          right: `${all}/100*(${spring}+n)`,
          given: { n: `${fall}` },
        },
      },
      {
        text: `So $${up}n=${down}\\cdot ${spring}$ and $n=${fall}$.`,
        why: "Multiply by 100 and collect the terms with $n$.",
        check: { left: `${down}*${spring}/${up}`, right: `${fall}` },
      },
    ],
    hints: [
      "Which numbers of applicants, not percents, can you write down for each group?",
      "The percent for all is a weighted average of the two percents, weighted by the sizes of the groups.",
      "Call the number of fall applicants $n$, and count those with lower scores in each group.",
      `Set their total equal to ${all} percent of all applicants, and solve for $n$.`,
    ],
    fasterWay: `The distances from the percent for all are ${down} and ${up}; the sizes of the groups are in the opposite ratio.`,
    takeaway:
      "The percentile rank in a merged group is the average of the ranks in the parts, weighted by their sizes.",
    selfExplain: {
      prompt:
        "How do the distances of the two percents from the percent for all tell the ratio of the sizes?",
      expectations: ["the nearer percent belongs to the larger group, in the opposite ratio"],
    },
    value: fall,
    unitAfter: "applicants",
    slips: slipsOf(rank),
  });
}

/** Sizes of the fall group are tried one by one, counting persons. */
export const standardRank = scene<Rank>({
  draw: drawnPatiently(draw),
  write,
  recompute: ({ spring, low, high, all }) => {
    for (const size of integers(1, 5000)) {
      const lower = spring * low + size * high;
      if (lower === all * (spring + size)) return { value: `${size}` };
    }
    throw new Error("no size fits");
  },
});
