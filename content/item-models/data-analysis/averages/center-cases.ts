import type { ReasonedAnswers } from "../../kit/comparison-question.ts";
import type { Question, Relation } from "../../kit/item-model.ts";
import { decimal, Fraction } from "../../kit/write-numbers.ts";

/** Four known values in rising order and one that lies above or below all of them. */
export interface Fifth {
  readonly scene: "fifth";
  readonly known: readonly [number, number, number, number];
  readonly above: boolean;
}

/** Pairs of equal sums, and perhaps one number more. */
export interface Pairs {
  readonly scene: "pairs";
  readonly pairs: number;
  readonly sum: number;
  readonly extra: boolean;
}

export interface CenterCase extends ReasonedAnswers {
  readonly stem: string;
  readonly fact: string;
  readonly principle: string;
  readonly start: string;
  readonly finish: string;
  readonly check: { left: string; right: string };
  readonly checked: string;
  readonly takeaway: string;
  readonly difficulty: Question["difficulty"];
}

export const SLIPS: ReasonedAnswers["slips"] = {
  A: {
    misconception: "mean-median-confusion",
    whyTempting: "A large value catches the eye, and large values raise a mean.",
    repairQuestion: "Do the values below the middle outweigh those above it?",
  },
  B: {
    misconception: "mean-median-confusion",
    whyTempting: "The middle value looks large beside the smaller values that pull the mean down.",
    repairQuestion: "Which values lie far from the middle, and on which side?",
  },
  C: {
    misconception: "mean-median-confusion",
    whyTempting: "Both are measures of the center, and in regular lists they agree.",
    repairQuestion: "Is the list balanced on both sides of its middle value?",
  },
  D: {
    misconception: "hard-means-undetermined",
    whyTempting: "Not all the numbers are stated.",
    repairQuestion: "Does the relation of mean and median depend on what is not stated?",
  },
};

export function fifth({ known, above }: Pick<Fifth, "known" | "above">): CenterCase {
  const [a, b, c, d] = known;
  const sum = a + b + c + d;
  const median = above ? c : b;
  const edge = new Fraction(sum + (above ? d : a), 5);
  const zero = new Fraction(sum, 5);
  const settled = above
    ? edge.compare(median) >= 0
    : edge.compare(median) <= 0 || zero.compare(median) >= 0;
  const key: Relation = settled ? (above || zero.compare(median) >= 0 ? "A" : "B") : "D";
  const atEdge = `With $x = ${above ? d : a}$ the mean would be $\\frac{${sum + (above ? d : a)}}{5} = ${decimal(edge)}$`;
  const middle = `Since $x$ is ${above ? "the greatest" : "the least"} of the five, the median is ${median}`;
  const huge = above
    ? `for $x = ${10 * d}$ it is ${decimal(new Fraction(sum + 10 * d, 5))}`
    : `for $x = 1$ it is ${decimal(new Fraction(sum + 1, 5))}`;
  const fact = above
    ? `${middle}. ${atEdge}; with a greater $x$ it is greater${key === "A" ? `, and so always greater than ${median}.` : `. It begins below ${median} and grows without limit: ${huge}.`}`
    : `${middle}. ${atEdge}, and with a smaller $x$ it is less; it stays above $\\frac{${sum}}{5} = ${decimal(zero)}$, since $x$ is positive.${key === "D" ? ` So it can be on either side of ${median}.` : ""}`;
  const nearEdge = `for $x$ just ${above ? "above" : "below"} ${above ? d : a}, the mean is about ${decimal(edge)}`;
  const reasons: Record<Relation, string> = {
    A:
      key === "D"
        ? `It can hold, but ${above ? `${nearEdge}, which is less than ${median}` : `for $x$ close to 0 the mean is about ${decimal(zero)}, which is less than ${median}`}.`
        : `The mean is less than ${decimal(edge)} for every permitted $x$, and this is not more than the median, ${median}.`,
    B:
      key === "D"
        ? `It can hold, but ${above ? `${huge}, which is more than ${median}` : `${nearEdge}, which is more than ${median}`}.`
        : `The mean is greater than ${decimal(above ? edge : zero)} for every permitted $x$, and this is not less than the median, ${median}.`,
    C: `A mean of exactly ${median} would need $x = ${5 * median} - ${sum} = ${5 * median - sum}$${key === "D" ? ", which is one of many possible values." : `, which is not permitted.`}`,
    D: `The value of $x$ is free within its limits, but the mean stays on one side of ${median} for all of them.`,
  };
  reasons[key] = fact;
  return {
    stem: `Five parcels weigh ${a}, ${b}, ${c}, ${d} and $x$ ounces, where ${above ? `$x > ${d}$` : `$0 < x < ${a}$`}.`,
    quantityA: "The mean weight of the five parcels, in ounces",
    quantityB: "The median weight of the five parcels, in ounces",
    key,
    reasons,
    slips: {
      ...SLIPS,
      D: {
        ...SLIPS.D,
        misconception: "varying-means-undetermined",
        whyTempting: "The mean changes with $x$.",
      },
    },
    fact,
    principle:
      "An unknown value at the end of the order changes the mean, but not which value stands in the middle.",
    start: `Put the five in order, with $x$ ${above ? "last" : "first"}. Which weight is the median?`,
    finish: `Find the mean for the limiting case $x = ${above ? d : a}$, and ask how it changes when $x$ moves on from there.`,
    check: { left: `(${a}+${b}+${c}+${d}+${above ? d : a})/5`, right: edge.toFraction() },
    checked: `${atEdge}, while the median is ${median}`,
    takeaway:
      "With an unknown extreme value the median is fixed; bound the mean by the limiting values of the unknown.",
    difficulty: 3,
  };
}

export function pairs({ pairs: count, sum, extra }: Pairs): CenterCase {
  const half = sum / 2;
  const key = extra ? "D" : "C";
  const center = `In each pair one number is at least ${half} and the other just as far below. So the ${2 * count} numbers lie symmetrically about ${half}, and both their mean and their median are ${half}.`;
  const [same, apart] = [
    `if all the other numbers are ${half}, the median is ${half} and the mean, which is above ${half}, is greater`,
    `if every pair is ${half - 10} and ${half + 10} and the extra number is ${half + 5}, the median is ${half + 5}, more than the mean`,
  ];
  const fact = extra
    ? `Without the extra number, mean and median are ${half}; with it the mean is above ${half}. Now ${same}; but ${apart}.`
    : center;
  const reasons: Record<Relation, string> = {
    A: extra
      ? `It is possible, but ${apart}.`
      : `The mean is the total $${count} \\cdot ${sum}$ divided by ${2 * count}, which is ${half}, and the median is ${half} as well.`,
    B: extra
      ? `It is possible, but ${same}.`
      : `The two middle numbers belong to one pair or to pairs of equal numbers, so the median is ${half}, the same as the mean.`,
    C: extra
      ? `The mean is above ${half}, and the median can be ${half}, for example when all the other numbers are ${half}.`
      : fact,
    D: `The numbers are unknown, but the pairs make them symmetric about ${half}, whatever they are.`,
  };
  reasons[key] = fact;
  return {
    stem: extra
      ? `The ${2 * count + 1} entries in a data set are real numbers. All of them but one can be arranged in ${count} pairs so that the two entries of each pair add up to ${sum}. The one that is left over is greater than ${half}.`
      : `The ${2 * count} entries in a data set can be arranged in ${count} pairs so that, in every single pair, the two entries add up to ${sum}.`,
    quantityA: "The mean of the data set",
    quantityB: "The median of the data set",
    key,
    reasons,
    slips: { ...SLIPS, C: { ...SLIPS.C, whyTempting: "The pairs make the data look symmetric." } },
    fact,
    principle: `Two numbers that add up to ${sum} lie equally far from ${half}, on opposite sides.`,
    start: `Picture the pairs on a number line around ${half}. What are the mean and the median of the paired entries?`,
    finish: extra
      ? "Now add the odd one out. Try paired entries that are all alike, and then paired entries that lie far apart."
      : "See where the two middle entries lie, and what their average must be.",
    check: { left: `${count}*${sum}/${2 * count}`, right: `${half}` },
    checked: `The paired entries have the total $${count} \\cdot ${sum} = ${count * sum}$ and the mean ${half}`,
    takeaway:
      "Data that lie symmetrically about a number have that number as mean and as median; one more value breaks the symmetry in more than one way.",
    difficulty: extra ? 5 : 3,
  };
}
