import type { WrongChoice } from "../../kit/item-model.ts";
import { choice, counted, decimal, Fraction } from "../../kit/write-numbers.ts";
import { keyOf, meanOf, type Parameters, rowOf, total, weighted } from "./frequency-data.ts";

type Said = Pick<WrongChoice, "misconception" | "whyTempting" | "repairQuestion">;

const slip = (value: Fraction | number, rationale: string, said: Said): WrongChoice => ({
  ...choice(value),
  rationale,
  ...said,
});

export function wrongFrequency(p: Parameters): WrongChoice[] {
  const { values, counts, unknown } = p;
  const key = keyOf(p);
  const value = values[unknown] ?? 1;
  const others = total(counts) - key;
  const mean = meanOf(p);
  const lacking = mean.mul(others).sub(weighted(p) - value * key);
  return [
    slip(
      lacking.div(value),
      `It divides what is lacking by ${value}, as if the $n$ bicycles did not count in the total number of bicycles.`,
      {
        misconception: "effect-of-change-ignored",
        whyTempting: `Each of the $n$ bicycles adds ${value} repairs.`,
        repairQuestion: `By how much does one bicycle with ${value} repairs lie above the mean?`,
      },
    ),
    slip(total(counts), `${total(counts)} is the number of all the bicycles.`, {
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the number by which the total of the repairs is divided.",
      repairQuestion: "Which row does $n$ stand for?",
    }),
    slip(others, `${others} is the number of all the other bicycles.`, {
      misconception: "complement-answered",
      whyTempting: "It is needed on the way.",
      repairQuestion: "Which row does $n$ stand for?",
    }),
    slip(
      value * key,
      `${value * key} is the number of repairs of these bicycles, ${value} for each, not the number of bicycles.`,
      {
        misconception: "read-wrong-series",
        whyTempting: "It is the term that is missing in the total of repairs.",
        repairQuestion: "Does your number count bicycles or repairs?",
      },
    ),
    slip(
      Math.round(others / 4),
      `It is the average of the four known frequencies, rounded; the mean that is given belongs to the repairs.`,
      {
        misconception: "bars-counted-not-data",
        whyTempting: "Four of the five numbers in a column are known, and a mean is given.",
        repairQuestion: "Of which numbers is the mean given, of the first or the second column?",
      },
    ),
    slip(
      key - 1,
      `With $n = ${key - 1}$ the mean would be $\\frac{${weighted(p) - value}}{${total(counts) - 1}}$, less than ${decimal(mean)}.`,
      {
        misconception: "total-not-checked",
        whyTempting: "It is close, and rounding seems to allow it.",
        repairQuestion: "What is the mean with your value, exactly?",
      },
    ),
    slip(
      key + 2,
      `With $n = ${key + 2}$ the mean would be $\\frac{${weighted(p) + 2 * value}}{${total(counts) + 2}}$, more than ${decimal(mean)}.`,
      {
        misconception: "total-not-checked",
        whyTempting: "It is close, and rounding seems to allow it.",
        repairQuestion: "What is the mean with your value, exactly?",
      },
    ),
  ].filter(({ order = 0 }) => order > 0 && Number.isInteger(order));
}

/** The prices next to the median in the table. */
function neighbors({ values, counts }: Parameters): WrongChoice[] {
  const size = total(counts);
  const own = rowOf(counts, (size + 1) / 2);
  const [above, below] = [values[own - 1], values[own + 1]];
  const neighbor = {
    misconception: "boundary-value-miscounted",
    whyTempting: "The count reaches almost, or already more than, half of the tickets there.",
    repairQuestion: "Up to which place do the tickets of this row and the rows before it reach?",
  };
  return [
    ...(above === undefined
      ? []
      : [
          slip(
            above,
            `The tickets up to ${above} dollars are only ${total(counts.slice(0, own))} of ${size}, fewer than half.`,
            neighbor,
          ),
        ]),
    ...(below === undefined
      ? []
      : [
          slip(
            below,
            `The tickets below ${below} dollars are already ${total(counts.slice(0, own + 1))} of ${size}, more than half.`,
            neighbor,
          ),
        ]),
  ];
}

export function wrongMedian(p: Parameters): WrongChoice[] {
  const { values, counts } = p;
  const size = total(counts);
  const most = counts.indexOf(Math.max(...counts));
  return [
    slip(
      values[2] ?? 0,
      `It is the middle one of the five prices, but the prices stand for different numbers of tickets.`,
      {
        misconception: "median-not-from-ordered-data",
        whyTempting: "The third of five rows is in the middle of the table.",
        repairQuestion: "How many tickets stand behind each price?",
      },
    ),
    slip(meanOf(p), `It is the mean price, $\\frac{${weighted(p)}}{${size}}$.`, {
      misconception: "mean-median-confusion",
      whyTempting: "Both are averages of a kind.",
      repairQuestion: "Did you use the order of the prices or their sum?",
    }),
    slip(values[most] ?? 0, `It is the price that was paid most often, the mode.`, {
      misconception: "mean-median-confusion",
      whyTempting: "The largest number in the column stands beside it.",
      repairQuestion: "Are half of the tickets cheaper and half dearer than that?",
    }),
    slip(
      (size + 1) / 2,
      `${(size + 1) / 2} is the place of the middle ticket in the order, not its price.`,
      {
        misconception: "position-for-value",
        whyTempting: "The middle place is found first.",
        repairQuestion: "What is the price of the ticket at this place?",
      },
    ),
    slip(
      counts.toSorted((one, two) => one - two)[2] ?? 0,
      `It is the median of the numbers of tickets, not of the prices.`,
      {
        misconception: "read-wrong-series",
        whyTempting: "The numbers in the second column look like the data.",
        repairQuestion: "Which column holds the data, and which says how often each occurs?",
      },
    ),
    slip(
      new Fraction(total(values), 5),
      `It averages the five prices without regard to how often they were paid.`,
      {
        misconception: "bars-counted-not-data",
        whyTempting: "Each price stands in the table once.",
        repairQuestion: "How often does each price count?",
      },
    ),
    ...neighbors(p),
  ].filter(({ order = 0 }) => Number.isInteger(order));
}

export function wrongGreatest({ counts }: Parameters): WrongChoice[] {
  const [a = 0, b = 0, c = 0, key = 0, e = 0] = counts;
  const lower = a + b + c;
  const half = {
    misconception: "boundary-value-miscounted",
    whyTempting: "Equal numbers on both sides look like balance.",
    repairQuestion: "Which two ratings are in the middle when both parts are equally large?",
  };
  return [
    slip(
      key + 1,
      `With $r = ${key + 1}$ there are ${lower} ratings of at most 3 and ${lower} above 3, so the two in the middle are 3 and 4, and the median is 3.5.`,
      half,
    ),
    slip(
      lower - 1,
      `It forgets the ${counted(e, "rider")} with a rating of 5, who also lie above the median.`,
      {
        misconception: "condition-dropped",
        whyTempting: "The comparison with the ratings of at most 3 is right.",
        repairQuestion: "Which ratings lie above 3?",
      },
    ),
    slip(
      lower,
      `It compares $r$ alone with the number of ratings of at most 3, and lets the two be equal.`,
      {
        misconception: "condition-dropped",
        whyTempting: "The ratings of at most 3 have been counted correctly.",
        repairQuestion: "Which ratings lie above 3, and may they be just as many?",
      },
    ),
    slip(
      key - 1,
      `With $r = ${key}$ the median is still 3, so ${key - 1} is not the greatest value.`,
      {
        misconception: "extreme-not-completed",
        whyTempting: "It leaves the median at 3 for certain.",
        repairQuestion: "What is the median when $r$ is one greater?",
      },
    ),
    slip(
      c - 1,
      `It keeps 4 a rarer rating than 3; this might matter for the mode, but not for the median.`,
      {
        misconception: "mean-median-confusion",
        whyTempting: "A typical value is thought of as the most frequent one.",
        repairQuestion: "Does the median depend on which rating is the most frequent?",
      },
    ),
    slip(
      a + b - e,
      `It balances the ratings below 3 against those above 3 and forgets that the ratings equal to 3 can stand in the middle anywhere.`,
      {
        misconception: "outcomes-assumed-equal",
        whyTempting: "The median seems to need equally many on both sides.",
        repairQuestion: "How many ratings of 3 may lie on one side of the middle?",
      },
    ),
    slip(total(counts) - key, `It is the number of all the other riders.`, {
      misconception: "complement-answered",
      whyTempting: "All the known numbers have been used.",
      repairQuestion: "Would 4 not then be the rating in the middle?",
    }),
  ].filter(({ order = 0 }) => order > 0);
}
