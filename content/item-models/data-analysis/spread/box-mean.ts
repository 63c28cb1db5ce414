import { integers, optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question, RightChoice, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { decimal, Fraction, listed } from "../../kit/write-numbers.ts";
import { drawnPatiently } from "./drawn-patiently.ts";
import type { Summary } from "./summary-lists.ts";

interface Mean {
  readonly summary: Summary;
  /** Sums of the ten numbers whose tenths are offered. */
  readonly offered: readonly number[];
}

/** Least and greatest sum of ten numbers: the 1st, 3rd, 8th, and 10th are fixed, and so is the sum of the 5th and 6th. */
function limits([least, first, median, third, greatest]: Summary) {
  const fixed = least + first + 2 * median + third + greatest;
  return {
    fixed,
    low: fixed + least + first + median + third,
    high: fixed + first + median + third + greatest,
  };
}

function draw(chance: Chance): Mean | null {
  const least = chance.integer(2, 12);
  const first = least + chance.integer(3, 8);
  const median = first + chance.integer(3, 8);
  const third = median + chance.integer(3, 8);
  const greatest = third + chance.integer(6, 16);
  const summary: Summary = [least, first, median, third, greatest];
  const { low, high } = limits(summary);
  const middle = 5 * (least + greatest);
  const inside = chance.integer(low + 2, high - 2);
  const offered = [
    low - chance.integer(4, 9),
    chance.pick([low, low - 2, low - 1]),
    ...(chance.pick([true, false]) ? [inside] : []),
    chance.pick([middle, 10 * median]),
    chance.pick([high, high + 1, high + 2]),
    high + chance.integer(4, 9),
  ].toSorted((one, other) => one - other);
  if (offered.every((sum) => sum < low || sum > high)) return null;
  const close = offered.some((sum, index) => index > 0 && sum - (offered[index - 1] ?? 0) < 2);
  return close ? null : { summary, offered };
}

const tenth = (sum: number) => decimal(new Fraction(sum, 10));

function optionsOf({ summary, offered }: Mean) {
  const [least, , median, , greatest] = summary;
  const { low, high } = limits(summary);
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const sum of offered) {
    const shown = { text: tenth(sum), order: sum / 10 };
    if (sum >= low && sum <= high) {
      right.push({
        ...shown,
        rationale: `The sum would be ${sum}. All sums from ${low} to ${high} occur as the free numbers move between their limits.`,
      });
      continue;
    }
    const below = sum < low;
    const rationale = below
      ? `The sum would be ${sum}, but even with the free numbers as small as possible it is ${low}.`
      : `The sum would be ${sum}, but even with the free numbers as great as possible it is ${high}.`;
    const special = sum === 5 * (least + greatest) || sum === 10 * median;
    wrong.push({
      ...shown,
      ...slip(
        sum === 10 * median
          ? "mean-median-confusion"
          : special
            ? "median-taken-as-middle-of-ends"
            : "extreme-not-completed",
        rationale,
        sum === 10 * median
          ? "It is the median, and the mean is often taken to be near it."
          : special
            ? "It is the middle of the least and the greatest number."
            : "The exact limits are not worked out, and the number looks near enough to the center.",
        below
          ? "What is the least sum that ten numbers with these five measures can have?"
          : "What is the greatest sum that ten numbers with these five measures can have?",
      ),
    });
  }
  return { right, wrong };
}

function write(mean: Mean): Question {
  const { summary } = mean;
  const [least, first, median, third, greatest] = summary;
  const { fixed, low, high } = limits(summary);
  const { right, wrong } = optionsOf(mean);
  return toldQuestion(
    {
      stem: `A list of ten numbers has the least number ${least}, the first quartile ${first}, the median ${median}, the third quartile ${third}, and the greatest number ${greatest}. (The first quartile is the median of the five least numbers, and the third quartile is the median of the five greatest.) Which of the following could be the mean of the ten numbers? Indicate all such numbers.`,
      difficulty: 5,
      targetSeconds: 140,
      quick: `In order, places 1, 3, 8, and 10 are fixed, and places 5 and 6 add up to $2\\cdot ${median}$: together ${fixed}. Places 2, 4, 7, and 9 are free between their neighbors: at least ${listed([least, first, median, third])}, at most ${listed([first, median, third, greatest])}. The sum runs from ${low} to ${high}, the mean from ${tenth(low)} to ${tenth(high)}. The trap is to guess from the median or the middle of the ends.`,
      asked: "Which means are possible for ten numbers with given least, greatest, and quartiles.",
      plan: "Number the ten places, see which are fixed by the five measures, and move the others to their limits.",
      reasoning: [
        `The quartiles are the numbers at places 3 and 8, and places 5 and 6 add up to $2\\cdot ${median}=${2 * median}$. Fixed in all: $${least}+${first}+${2 * median}+${third}+${greatest}=${fixed}$.`,
        `The numbers at places 2, 4, 7, and 9 are at least ${listed([least, first, median, third])}, since the sixth number is not less than the median. They can have these values together when places 5 and 6 are both ${median}. The least sum is ${low}.`,
        `In the same way they are at most ${listed([first, median, third, greatest])}, and the greatest sum is ${high}.`,
        `Everything in between occurs, so the mean can be any number from ${tenth(low)} to ${tenth(high)}.`,
      ],
      answers: `Numbers below ${tenth(low)} or above ${tenth(high)} need a sum out of reach, however near the median or the middle of the ends they are.`,
      steps: [
        {
          text: `Fixed part of the sum: $${fixed}$.`,
          why: "Places 1, 3, 5 with 6, 8, and 10 are settled by the five measures.",
          check: { left: `${least}+${first}+2*${median}+${third}+${greatest}`, right: `${fixed}` },
        },
        {
          text: `Least sum: $${fixed}+${least}+${first}+${median}+${third}=${low}$.`,
          why: "Each free number goes down to its lower neighbor.",
          check: { left: `${fixed}+${least}+${first}+${median}+${third}`, right: `${low}` },
        },
        {
          text: `Greatest sum: $${fixed}+${first}+${median}+${third}+${greatest}=${high}$.`,
          why: "Each free number goes up to its upper neighbor.",
          check: { left: `${fixed}+${first}+${median}+${third}+${greatest}`, right: `${high}` },
        },
        {
          text: "Keep the offered numbers whose tenfold lies between the two sums, limits included.",
          why: "The free numbers can be moved without a jump from one extreme to the other.",
        },
      ],
      hints: [
        "Imagine the ten numbers in order. Which places do the five measures settle?",
        "The mean is the sum divided by ten, so find the least and the greatest possible sum.",
        "The quartiles stand at places 3 and 8, and the median fixes the sum of places 5 and 6.",
        "Move the numbers at places 2, 4, 7, and 9 down to their lower neighbors for one limit, and up to their upper neighbors for the other.",
      ],
      takeaway:
        "Five-number summaries bound the mean: move every number that is not fixed to its lower and then to its upper neighbor.",
      selfExplain: {
        prompt: "Why does the summary not settle the mean, and how does it bound it?",
        expectations: [
          "some places are free between their neighbors",
          "putting all free numbers low or high gives the limits",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

/** All lists of whole numbers with the five measures are run through, place by place, and their sums are kept. */
export const boxMean = scene<Mean>({
  draw: drawnPatiently(draw),
  write,
  recompute: ({ summary: [least, first, median, third, greatest] }, item) => {
    const found = new Set<number>();
    for (const fifth of integers(first, median)) {
      const sixth = 2 * median - fifth;
      if (sixth > third) continue;
      for (const second of integers(least, first))
        for (const fourth of integers(first, fifth))
          for (const seventh of integers(sixth, third))
            for (const ninth of integers(third, greatest))
              found.add(
                least +
                  second +
                  first +
                  fourth +
                  fifth +
                  sixth +
                  seventh +
                  third +
                  ninth +
                  greatest,
              );
    }
    return optionsWhere(item, (text) => found.has(Math.round(10 * Number(text))));
  },
});
