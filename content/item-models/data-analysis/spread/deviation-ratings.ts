import type { Figure } from "@lexiquant/domain/item";
import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { listed } from "../../kit/write-numbers.ts";

/** How often the ratings 1 to 5 were given. */
type Counts = readonly number[];
type Relationship = "reversed" | "moved" | "doubled" | "outward";

interface Ratings {
  readonly harbor: Counts;
  readonly castle: Counts;
  readonly how: Relationship;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

/** A uniform tour beside one with more ratings in the middle or, uneven the other way, at the ends. */
function drawOutward(chance: Chance) {
  const each = chance.integer(6, 12);
  const step = chance.integer(2, Math.floor(each / 2));
  const inward = chance.pick([true, false]);
  const sign = inward ? -1 : 1;
  const other = [
    each + sign * step,
    each + sign * (step - 1),
    each - sign * (4 * step - 2),
    each + sign * (step - 1),
    each + sign * step,
  ];
  if (Math.min(...other) < 1) return null;
  const even = [each, each, each, each, each];
  return { harbor: even, castle: other, outcome: inward ? "first" : "second" } as const;
}

function drawEqual(chance: Chance, how: Relationship) {
  const counts = [1, 2, 3, 4].map(() => chance.integer(2, 14));
  if (new Set(counts).size < 4) return null;
  const [a = 0, b = 0, c = 0, d = 0] = counts;
  const all = [a, b, c, d, chance.integer(2, 14)];
  if (how === "moved") return { harbor: [a, b, c, d, 0], castle: [0, a, b, c, d] };
  if (how === "reversed") return { harbor: all, castle: all.toReversed() };
  return { harbor: all, castle: all.map((count) => 2 * count) };
}

function draw(chance: Chance): Ratings | null {
  const swapped = chance.pick([false, true]);
  if (chance.integer(1, 10) <= 6) {
    const drawn = drawOutward(chance);
    return drawn && { ...drawn, how: "outward", swapped };
  }
  const how = chance.pick(["reversed", "moved", "doubled"] as const);
  const drawn = drawEqual(chance, how);
  return drawn && { ...drawn, how, outcome: "equal", swapped };
}

function figureOf({ harbor, castle }: Ratings): Figure {
  return {
    kind: "table",
    title: "Ratings of two walking tours",
    description: `Table of the number of guests who gave each rating from 1 to 5. Harbor tour: ${listed(harbor)} guests for the ratings 1, 2, 3, 4, and 5. Castle tour: ${listed(castle)} guests for the ratings 1, 2, 3, 4, and 5.`,
    columns: ["Rating", "Guests, Harbor tour", "Guests, Castle tour"],
    rows: harbor.map((count, index) => [`${index + 1}`, `${count}`, `${castle[index]}`]),
  };
}

const total = (counts: Counts) => counts.reduce((sum, count) => sum + count, 0);
/** Sum of squared distances from 3, which is the mean of symmetric ratings. */
const squares = ([a = 0, b = 0, , d = 0, e = 0]: Counts) => 4 * (a + e) + b + d;

function reasonOf({ harbor, castle, how, outcome }: Ratings): string {
  if (how === "reversed")
    return "The column of the Castle tour is that of the Harbor tour in reverse order, rating 1 for rating 5 and so on. A reflection changes no distance from the mean.";
  if (how === "moved")
    return "The frequencies of the Castle tour are those of the Harbor tour moved by one rating. Every rating and the mean are greater by 1, so no distance from the mean changes.";
  if (how === "doubled")
    return "Each rating was given exactly twice as often for the Castle tour. Twice as many equal squares are divided by twice the number of guests, so the average squared distance is the same.";
  return `By symmetry both means are 3, and each tour has ${total(harbor)} ratings. The squared distances from 3 add up to ${squares(harbor)} for the Harbor tour and ${squares(castle)} for the Castle tour, where ${outcome === "first" ? "more ratings are close to 3" : "more ratings are far from 3"}.`;
}

function slipsOf(ratings: Ratings): Record<Outcome, Slip> {
  const { how } = ratings;
  const reason = reasonOf(ratings);
  const [misconception, repair] = {
    doubled: [
      "more-data-more-spread",
      "Does the share of any rating change when all numbers of guests are doubled?",
    ],
    moved: [
      "spread-judged-by-size",
      "How far from their mean are the ratings before and after each of them is raised by 1?",
    ],
    reversed: [
      "frequencies-read-as-data",
      "Which ratings lie far from the mean, and how many guests gave them?",
    ],
    outward: [
      "frequencies-read-as-data",
      "Which ratings lie far from the mean, and how many guests gave them?",
    ],
  }[how] as [string, string];
  const uneven = (tempting: string): Slip => slip(misconception, reason, tempting, repair);
  return {
    first: uneven(
      "The ratings of the Harbor tour seem to be more widely or more evenly distributed.",
    ),
    second: uneven(
      how === "outward"
        ? "The frequencies of the Castle tour differ, while those of the Harbor tour are all alike."
        : how === "moved"
          ? "The ratings of the Castle tour are higher."
          : "The numbers for the Castle tour seem larger, or farther to one side.",
    ),
    equal: slip(
      "spread-judged-by-range",
      reason,
      "Both tours have ratings from 1 to 5, the same mean, and the same number of guests.",
      "How many guests of each tour gave a rating at distance 2 from the mean?",
    ),
    open: slip(
      "hard-means-undetermined",
      "The table gives every rating, so both standard deviations are fixed.",
      "No standard deviation is given, and computing two of them looks long.",
      "Can you compare the distances from the mean without computing a standard deviation?",
    ),
  };
}

function write(ratings: Ratings): Question {
  const { harbor, castle, how, outcome, swapped } = ratings;
  const outward = how === "outward";
  const proof = `${reasonOf(ratings)} ${verdict(ratings)}`;
  return comparedQuestion(
    {
      stem: "The table shows how many guests gave each rating from 1 to 5 to two walking tours.",
      figure: figureOf(ratings),
      difficulty: outward ? 3 : how === "doubled" ? 2 : 1,
      targetSeconds: 75,
      quick: `Standard deviation measures how far the ratings lie from their mean. ${proof} The trap is to compare the frequencies instead of the distances of the ratings.`,
      asked: "For which of two tours the ratings have the greater standard deviation.",
      plan: "Look for a symmetry or a shift that connects the two columns, and compare distances from the mean instead of computing roots.",
      reasoning: [
        "The data are the ratings, each as often as guests gave it. The numbers of guests are only frequencies.",
        proof,
      ],
      steps: [
        {
          text: `The tours have ${total(harbor)} and ${total(castle)} ratings.`,
          why: "Each guest counts once.",
          check: { left: harbor.join("+"), right: `${total(harbor)}` },
        },
        {
          text: proof,
          why: outward
            ? "With equal means and equally many ratings, the greater sum of squares means the greater standard deviation."
            : "Equal distances, in equal shares, give equal standard deviations.",
          ...(outward
            ? {
                check: {
                  left: `4*(${castle[0]}+${castle[4]})+${castle[1]}+${castle[3]}`,
                  right: `${squares(castle)}`,
                },
              }
            : {}),
        },
      ],
      hints: [
        "What are the data here: the ratings, or the numbers of guests?",
        "The standard deviation depends only on the distances of the ratings from their mean and on how often each occurs.",
        "How does one column arise from the other, or where does symmetry put the mean?",
        "Compare what share of the ratings lies at each distance from the mean.",
      ],
      takeaway:
        "To compare standard deviations from frequencies, compare how much of the data lies far from the mean; uneven frequencies alone say nothing.",
      selfExplain: {
        prompt: "Why do uneven frequencies not mean a large standard deviation?",
        expectations: [
          "the frequencies are not the data",
          "what counts is how far the rated values lie from the mean",
        ],
      },
    },
    {
      first: "The standard deviation of the ratings of the Harbor tour",
      second: "The standard deviation of the ratings of the Castle tour",
      swapped,
      outcome,
      proof,
      slips: slipsOf(ratings),
    },
  );
}

/** All ratings are written out one by one. */
export const deviationRatings = scene<Ratings>({
  draw,
  write,
  recompute: ({ harbor, castle, swapped }) => {
    const data = (counts: Counts) =>
      counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
    // Exact: n times the squares less the square of the sum, over n squared.
    const parts = (list: readonly number[]) => {
      const sum = list.reduce((so, value) => so + value, 0);
      const square = list.reduce((so, value) => so + value ** 2, 0);
      return { top: list.length * square - sum ** 2, bottom: list.length ** 2 };
    };
    const [one, other] = [parts(data(harbor)), parts(data(castle))];
    const [left, right] = [one.top * other.bottom, other.top * one.bottom];
    return comparisonKey([swapped ? relationOf(right, left) : relationOf(left, right)]);
  },
});
