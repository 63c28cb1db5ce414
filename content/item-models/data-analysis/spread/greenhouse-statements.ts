import { meanOf, middleWidth, type Statement, type Summary } from "./summary-lists.ts";

export type Lists = readonly [readonly number[], readonly number[]];

export interface Greenhouses {
  readonly red: Summary;
  readonly white: Summary;
  readonly reds: number;
  readonly whites: number;
  readonly statements: readonly Statement<Lists>[];
}

export type Sizes = Omit<Greenhouses, "statements">;

function spreads({ red, white }: Sizes): Statement<Lists>[] {
  const [rangeRed, rangeWhite] = [red[4] - red[0], white[4] - white[0]];
  const [middleRed, middleWhite] = [red[3] - red[1], white[3] - white[1]];
  const slip = {
    misconception: "iqr-and-range-exchanged",
    whyTempting:
      "Of the box and the whole plot, one is longer for these plants, and it is taken for the other.",
    repairQuestion: "Which two of the five numbers have to be subtracted?",
  };
  return [
    {
      text: "The range of the heights is greater for the red dahlias than for the white ones.",
      right: rangeRed > rangeWhite,
      reason: `The ranges are $${red[4]}-${red[0]}=${rangeRed}$ for red and $${white[4]}-${white[0]}=${rangeWhite}$ for white.`,
      slip,
      holds: ([one, other]) =>
        (one.at(-1) ?? 0) - (one[0] ?? 0) > (other.at(-1) ?? 0) - (other[0] ?? 0),
    },
    {
      text: "The interquartile range of the heights is greater for the red dahlias than for the white ones.",
      right: middleRed > middleWhite,
      reason: `The interquartile ranges are $${red[3]}-${red[1]}=${middleRed}$ for red and $${white[3]}-${white[1]}=${middleWhite}$ for white.`,
      slip,
      holds: ([one, other]) => middleWidth(one) > middleWidth(other) + 1e-3,
    },
  ];
}

function counts({ red, white, reds, whites }: Sizes): Statement<Lists>[] {
  const [tallRed, tallWhite] = [reds / 4, whites / 2];
  const over = (list: readonly number[], limit: number) =>
    list.filter((value) => value > limit).length;
  return [
    {
      text: `More red dahlias are taller than ${red[3]} centimeters than white dahlias are taller than ${white[2]} centimeters.`,
      right: tallRed > tallWhite,
      reason: `A quarter of the ${reds} red dahlias, ${tallRed}, lie above their third quartile, and half of the ${whites} white dahlias, ${tallWhite}, lie above their median.`,
      slip: {
        misconception: "part-for-whole",
        whyTempting: "One of the groups is larger, or stands higher in the figure.",
        repairQuestion:
          "How many dahlias are a quarter of the red ones and half of the white ones?",
      },
      holds: ([one, other]) => over(one, red[3]) > over(other, white[2]),
    },
    {
      text: `At least three quarters of the red dahlias are taller than ${white[2]} centimeters, the median height of the white ones.`,
      right: red[1] >= white[2],
      reason:
        red[1] >= white[2]
          ? `Three quarters of the red dahlias are taller than ${red[1]} centimeters, their first quartile, and that is not less than ${white[2]}.`
          : `The first quartile of the red dahlias, ${red[1]}, is less than ${white[2]}, and all red dahlias of the second quarter may lie near ${red[1]}.`,
      slip: {
        misconception: "judged-by-eye",
        whyTempting: "The red box seems to stand high enough, but its lower edge decides.",
        repairQuestion: "Which two of the ten numbers have to be compared?",
      },
      holds: ([one]) => over(one, white[2]) >= (3 * one.length) / 4,
    },
    {
      text: `The number of white dahlias with heights between ${white[0]} and ${white[1]} centimeters is the same as the number of those with heights between ${white[3]} and ${white[4]} centimeters.`,
      right: true,
      reason: `Each of the two whiskers stands for a quarter of the white dahlias, ${whites / 4}.`,
      slip: { misconception: "longer-box-more-data", whyTempting: "", repairQuestion: "" },
      holds: ([, other]) => other.length - over(other, white[1]) === over(other, white[3]),
    },
  ];
}

function centers({ red, white }: Sizes): Statement<Lists>[] {
  const [low, high] = [Math.min(red[2], white[2]), Math.max(red[2], white[2])];
  const redHigher = red[2] > white[2];
  const [name, other] = redHigher ? ["red", "white"] : ["white", "red"];
  const quarter = (list: readonly number[], place: number) =>
    ((list[place - 1] ?? 0) + (list[place] ?? 0)) / 2;
  return [
    {
      text: `The median height of all the dahlias, red and white, is between ${low} and ${high} centimeters, inclusive.`,
      right: true,
      reason: `At least half of each group, and so of all, is at most ${high} centimeters tall, and at least half is at least ${low}.`,
      slip: { misconception: "mean-median-confusion", whyTempting: "", repairQuestion: "" },
      holds: (lists) => {
        const all = [...lists[0], ...lists[1]].toSorted((a, b) => a - b);
        const median = quarter(all, all.length / 2);
        return median >= low && median <= high;
      },
    },
    {
      text: `The mean height of the ${name} dahlias is greater than the mean height of the ${other} dahlias.`,
      right: false,
      reason: `Only the medians are known to be in this order. Within the quarters the heights may lie near either end, and the means can be in either order.`,
      slip: {
        misconception: "mean-median-confusion",
        whyTempting: `The median of the ${name} dahlias is greater, and the mean seems to follow.`,
        repairQuestion: "Does a box plot fix the sum of the heights?",
      },
      holds: ([one, two]) => (meanOf(one) - meanOf(two)) * (redHigher ? 1 : -1) > 0,
    },
    {
      text: `The average of the two medians, ${(low + high) / 2} centimeters, is the median height of all the dahlias.`,
      right: false,
      reason: `The median of all lies somewhere from ${low} to ${high}, depending on the single heights and on the sizes of the groups; nothing puts it halfway.`,
      slip: {
        misconception: "percentiles-averaged",
        whyTempting: "The middle of two middles looks like the middle of all.",
        repairQuestion: "How many dahlias of each group are taller than this height?",
      },
      holds: (lists) => {
        const all = [...lists[0], ...lists[1]].toSorted((a, b) => a - b);
        return Math.abs(quarter(all, all.length / 2) - (low + high) / 2) < 1e-9;
      },
    },
  ];
}

export function greenhouseStatements(sizes: Sizes): Statement<Lists>[] {
  return [...spreads(sizes), ...counts(sizes), ...centers(sizes)];
}
