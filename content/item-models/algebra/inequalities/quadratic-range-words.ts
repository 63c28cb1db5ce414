import type { Relation, Slip } from "../../kit/item-model.ts";
import { choice, plus, polynomial } from "../../kit/write-numbers.ts";

export interface QuadraticRange {
  readonly scene: "letter" | "height" | "count";
  /** The zeros of the quadratic. */
  readonly low: number;
  readonly high: number;
  readonly strict: boolean;
  readonly bound: number;
  readonly key: Relation;
}

interface Words {
  readonly stem: string;
  readonly quantityA: string;
  readonly asked: string;
  readonly reduced: string;
  readonly range: string;
  readonly outcome: string;
  readonly slips: Readonly<Record<Relation, Slip>>;
  readonly hints: readonly string[];
  readonly fasterWay: string;
}

/** A whole number in running text: negative ones as mathematics. */
export const plain = (value: number) => choice(value).text;
const factor = (symbol: string, zero: number) => `(${symbol}${plus(-zero)})`;

export function quadraticWords(parameters: QuadraticRange): Words {
  switch (parameters.scene) {
    case "letter":
      return letterWords(parameters);
    case "height":
      return heightWords(parameters);
    default:
      return countWords(parameters);
  }
}

/** Slips where a number that varies between the zeros is compared with a bound. */
function rangeSlips(parameters: QuadraticRange, symbol: string): Record<Relation, Slip> {
  const { low, high, bound, key } = parameters;
  const nearLow = `\\frac{${2 * low + 1}}{2}`.replace("\\frac{-", "-\\frac{");
  const nearHigh = `\\frac{${2 * high - 1}}{2}`.replace("\\frac{-", "-\\frac{");
  const interval = `$${low}<${symbol}<${high}$`;
  const oneTrial = (trial: string) =>
    `A single trial such as $${symbol}=${trial}$ points this way.`;
  const split = {
    A: "The part of the number line above the greater zero is taken for the solution, as it would be for a positive product.",
    B: "From a negative product it concludes that each of the two factors is negative.",
  };
  const open = key === "D";
  return {
    A: {
      rationale: `The condition allows $${symbol}=${nearLow}$, which is not greater than ${plain(bound)}.`,
      misconception: open ? "missed-a-case" : "product-inequality-split",
      whyTempting: open ? oneTrial(nearHigh) : split.A,
      repairQuestion: `Which numbers just above ${plain(low)} satisfy the condition?`,
    },
    B: {
      rationale: `The condition allows $${symbol}=${nearHigh}$, which is not less than ${plain(bound)}.`,
      misconception: open ? "missed-a-case" : "product-inequality-split",
      whyTempting: open ? oneTrial(nearLow) : split.B,
      repairQuestion: `Which numbers just below ${plain(high)} satisfy the condition?`,
    },
    C: {
      rationale: open
        ? `${plain(bound)} is only one of the values between ${plain(low)} and ${plain(high)}; $${symbol}=${nearLow}$ is another.`
        : `At $${symbol}=${bound}$ the two sides are equal, and the condition demands strict inequality.`,
      misconception: open ? "missed-a-case" : "boundary-value-miscounted",
      whyTempting: open
        ? `The value $${symbol}=${bound}$ satisfies the condition, and the search stops there.`
        : `The inequality is solved like an equation, and ${plain(bound)} is one of its solutions.`,
      repairQuestion: open
        ? `Is ${plain(bound)} the only number that satisfies the condition?`
        : `What are the two sides of the condition when $${symbol}=${bound}$?`,
    },
    D: {
      rationale: `All permitted values satisfy ${interval}, so they are all on the same side of ${plain(bound)}.`,
      misconception: "varying-means-undetermined",
      whyTempting: `The condition leaves many values for $${symbol}$, and none is stated.`,
      repairQuestion: `Can a number between ${plain(low)} and ${plain(high)} be on the other side of ${plain(bound)}?`,
    },
  };
}

function outcomeOf({ low, high, bound, key }: QuadraticRange, subject: string): string {
  if (key === "D") {
    return `Since ${plain(bound)} is between ${plain(low)} and ${plain(high)}, ${subject} can be less than ${plain(bound)} or greater, and the relationship cannot be determined.`;
  }
  const side = key === "A" ? "greater" : "less";
  return `So ${subject} is always ${side} than ${plain(bound)}, and Quantity ${key} is greater.`;
}

function letterWords(parameters: QuadraticRange): Words {
  const { low, high, bound } = parameters;
  const quadratic = polynomial([1, -low - high, low * high]);
  return {
    stem: `$${quadratic}<0$`,
    quantityA: "$x$",
    asked: `Whether every $x$ that makes the quadratic negative stands on one side of ${plain(bound)}.`,
    reduced: `Factor: $${quadratic}=${factor("x", low)}${factor("x", high)}$, and this product has to be negative.`,
    range: `It is negative exactly for $${low}<x<${high}$.`,
    outcome: outcomeOf(parameters, "$x$"),
    slips: rangeSlips(parameters, "x"),
    hints: [
      "You need all the numbers for which the quadratic is negative, not only the ones where it is 0.",
      "A product of two factors is negative exactly when the factors have opposite signs.",
      `Factor the quadratic: look for two numbers with product ${plain(low * high)} and sum ${plain(-low - high)}.`,
      `Mark the two zeros on a number line, shade the solutions, and then place ${plain(bound)} on the same line.`,
    ],
    fasterWay: `Put $x=${bound}$ into the quadratic and see whether the result is negative; if it is 0, ${plain(bound)} is an end of the interval.`,
  };
}

function heightWords(parameters: QuadraticRange): Words {
  const { low, high, bound } = parameters;
  const path = `${5 * (low + high)}t-5t^{2}`;
  const level = 5 * low * high;
  return {
    stem: `A model rocket is $${path}$ meters above the ground $t$ seconds after its launch. At the moment when a photograph of it is taken, the rocket is more than ${level} meters above the ground.`,
    quantityA: "The number of seconds from the launch to the photograph",
    asked: `Whether every moment at which the rocket is higher than ${level} meters comes before or after second ${bound}.`,
    reduced: `The condition $${path}>${level}$, divided by $-5$, is $t^{2}-${low + high}t+${low * high}<0$, that is, $${factor("t", low)}${factor("t", high)}<0$.`,
    range: `So the photograph was taken at a time with $${low}<t<${high}$.`,
    outcome: outcomeOf(parameters, "the time"),
    slips: rangeSlips(parameters, "t"),
    hints: [
      "The height is known only to exceed a certain level. For which times is that so?",
      "Write the condition as an inequality, and bring everything to one side.",
      "Divide by $-5$, mind what this does to the direction, and factor the quadratic in $t$.",
      `The rocket passes the level on the way up and once more on the way down. Where does second ${bound} lie?`,
    ],
    fasterWay: `Compute the height at second ${bound}: below the level, exactly at it, or above it? The path is symmetric about its highest point.`,
  };
}

function countWords(parameters: QuadraticRange): Words {
  const { low, high, strict, bound, key } = parameters;
  const count = strict ? high - low - 1 : high - low + 1;
  const sign = strict ? "<" : "\\le";
  const right = polynomial([low + high, -low * high], "n");
  const interval = `$${low}${sign} n${sign} ${high}$`;
  const first = strict ? low + 1 : low;
  const last = strict ? high - 1 : high;
  const ends = strict ? "do not belong" : "belong";
  return {
    stem: `The set $S$ consists of all integers $n$ for which $n^{2}${sign} ${right}$.`,
    quantityA: "The number of integers in $S$",
    asked: "How many whole numbers satisfy a quadratic inequality, compared with a given number.",
    reduced: `Bring everything to one side and factor: $${factor("n", low)}${factor("n", high)}${sign} 0$.`,
    range: `So ${interval}: the ends ${ends} to $S$, which has ${count} integers, from ${plain(first)} to ${plain(last)}.`,
    outcome:
      key === "C"
        ? "The quantities are equal."
        : `Since ${count} is ${key === "A" ? "greater" : "less"} than ${bound}, Quantity ${key} is greater.`,
    slips: countSlips(
      parameters,
      `The ${count} integers from ${plain(first)} to ${plain(last)} satisfy the condition, and no others do.`,
    ),
    hints: [
      "Quantity A asks how many integers there are, not which integer $n$ is.",
      "Bring everything to one side, so that you can read off the sign of a product.",
      `Factor the quadratic: look for two numbers with product ${plain(low * high)} and sum ${plain(-low - high)}.`,
      "Count the integers between the two zeros. Does the condition let the zeros themselves in?",
    ],
    fasterWay: `From the zeros ${plain(low)} and ${plain(high)}: their distance is ${high - low}, and the count is one ${strict ? "less because both ends are out" : "more because both ends are in"}.`,
  };
}

/** The two wrong counts that an answer rests on depend on the sign of the condition. */
function countSlips(
  { low, high, strict, key }: QuadraticRange,
  proof: string,
): Record<Relation, Slip> {
  const span = `$${high}-${low < 0 ? `(${low})` : low}=${high - low}$`;
  const slip = (misconception: string, whyTempting: string, repairQuestion: string): Slip => ({
    rationale: proof,
    misconception,
    whyTempting,
    repairQuestion,
  });
  const ends = `Does $n=${low}$ satisfy the condition, and does $n=${high}$?`;
  const difference = slip(
    "gaps-for-marks",
    `The ends are subtracted, ${span}, as if that counted the integers.`,
    "How many integers are there from 3 to 5, and what is the difference of 3 and 5?",
  );
  const both = slip(
    "boundary-value-miscounted",
    `${plain(low)} and ${plain(high)} are counted as well, although the two sides are equal there.`,
    ends,
  );
  const neither = slip(
    "stricter-than-stated",
    "The ends are left out, as the sign $\\le$ is read like $<$.",
    ends,
  );
  const negative = slip(
    "forgot-negative-case",
    "Only 0 and the positive integers are listed, and the negative ones are forgotten.",
    "Does $n=-1$ satisfy the condition?",
  );
  const fromOne = slip(
    "condition-dropped",
    `All the integers from 1 to ${high} are counted, and the lower end is overlooked.`,
    `Does $n=1$ satisfy the condition?`,
  );
  const fixed = slip(
    "varying-means-undetermined",
    "The letter $n$ stands for many numbers, but only how many they are is asked.",
    "Is there more than one set of all integers that satisfy the condition?",
  );
  return {
    A: key === "C" && !strict ? fromOne : both,
    B: strict ? negative : neither,
    C: difference,
    D: fixed,
  };
}
