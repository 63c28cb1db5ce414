import type { WrongChoice } from "../../kit/item-model.ts";
import { choice, decimal, Fraction } from "../../kit/write-numbers.ts";

export interface Parameters {
  readonly scene: "joined" | "corrected" | "dropped";
  /** How many there are before the change; what is asked for. */
  readonly count: number;
  /** Averages before and after; in tenths for the corrected reading. */
  readonly before: number;
  readonly after: number;
  /** The two ages that join, the wrong and the right reading, or the dropped score alone. */
  readonly values: readonly [number, number];
  readonly place: number;
}

const off = (value: number, rationale: string): WrongChoice => ({
  ...choice(value),
  rationale,
  misconception: "divided-by-wrong-count",
  whyTempting:
    "The right total is combined with a count that is off by what was added or taken away.",
  repairQuestion: "Which group do you count, the one before or the one after the change?",
});

const slip = (
  value: Fraction,
  rationale: string,
  said: Pick<WrongChoice, "misconception" | "whyTempting" | "repairQuestion">,
): WrongChoice => ({ ...choice(value), rationale, ...said });

const stage = {
  misconception: "answered-intermediate-quantity",
  whyTempting: "It is a stage on the way to the result.",
  repairQuestion: "What does this number measure, members or years, readings or degrees?",
};

export function wrongJoined({
  count,
  before,
  after,
  values: [one, two],
}: Parameters): WrongChoice[] {
  const rise = after - before;
  const excess = one + two - 2 * after;
  return [
    off(count + 2, `${count + 2} is the number of members after the two had been admitted.`),
    slip(
      new Fraction(excess, 2 * rise),
      `It uses the mean of the two new ages, ${decimal(new Fraction(one + two, 2))}, once instead of twice, as if a single member had been admitted.`,
      {
        misconception: "divided-by-wrong-count",
        whyTempting: "Two people with a common average look like one.",
        repairQuestion: "How many ages were added to the total?",
      },
    ),
    slip(
      new Fraction(excess),
      `${excess} is how many years the two bring beyond the new average; it still has to be divided by the rise of the average.`,
      stage,
    ),
    off(
      count + 1,
      `With ${count + 1} members before, the new average would not be ${after}: the total would be $${count + 1} \\cdot ${before} + ${one + two} = ${(count + 1) * before + one + two}$ for ${count + 3} members.`,
    ),
    slip(
      new Fraction(one + two - after - before, rise),
      `It measures one newcomer against the new average and the other against the old one.`,
      {
        misconception: "whole-taken-for-part",
        whyTempting: "Both averages occur in the statement, and there are two newcomers.",
        repairQuestion: "What average do both newcomers have to provide for themselves at the end?",
      },
    ),
    off(count - 2, `It takes the two newcomers away from a number that does not yet contain them.`),
  ].filter(({ order = 0 }) => Number.isInteger(order));
}

export function wrongCorrected({ count, after, values: [one, two] }: Parameters): WrongChoice[] {
  const gap = one - two;
  const fall = new Fraction(after, 10);
  return [
    off(
      count - 1,
      `The corrected reading belongs to the series, so it must not be left out of the count.`,
    ),
    off(count + 1, `No reading was added; only one was changed.`),
    slip(
      new Fraction(gap),
      `${gap} degrees is the change in the total, not the number of readings.`,
      stage,
    ),
    slip(
      fall.mul(gap),
      `It multiplies the change in the total by the change in the mean where it has to divide.`,
      {
        misconception: "multiplied-instead-of-divided",
        whyTempting: "Totals and means are connected by a multiplication.",
        repairQuestion: "Total change divided by number of readings gives what?",
      },
    ),
    slip(
      new Fraction(two).div(fall),
      `It divides the correct reading by the change in the mean; only the change of the reading matters.`,
      {
        misconception: "whole-taken-for-part",
        whyTempting: "The reading and not its change is stated.",
        repairQuestion: "By how much does the total of the readings change?",
      },
    ),
    slip(
      new Fraction(2 * gap).div(fall),
      "It counts the correction twice, once for the wrong and once for the right entry, but the total changes once by their difference.",
      {
        misconception: "counted-twice",
        whyTempting: "One entry goes and another comes.",
        repairQuestion: "By how much does the total of the readings change?",
      },
    ),
    slip(new Fraction(gap, 2).div(fall), "It spreads only half of the error over the readings.", {
      misconception: "average-of-averages",
      whyTempting: "The middle between the wrong and the right entry is taken as the reference.",
      repairQuestion: "By how much does the total of the readings change?",
    }),
  ].filter(({ order = 0 }) => Number.isInteger(order));
}

export function wrongDropped({ count, before, after, values: [one] }: Parameters): WrongChoice[] {
  const rise = after - before;
  return [
    off(
      count - 1,
      `${count - 1} is the number of scores that are left; the one struck out is to be included.`,
    ),
    off(count + 1, `Striking out a score lowers the count; ${count + 1} puts one on instead.`),
    slip(
      new Fraction(after - one),
      `${after - one} is how far the score lies below the new mean; it still has to be divided by the rise of the mean.`,
      stage,
    ),
    slip(
      new Fraction(before - one),
      `${before - one} is how far the score lies below the old mean, in points, and not a number of scores.`,
      stage,
    ),
    slip(
      new Fraction(before, rise),
      `It divides the old mean by its rise; what has to be shared out is only the distance of the score from a mean.`,
      {
        misconception: "whole-taken-for-part",
        whyTempting: "A mean divided by its change looks like a number of steps.",
        repairQuestion: "By how much did the low score pull down each of the others?",
      },
    ),
    slip(new Fraction(one, rise), `It divides the score itself by the rise of the mean.`, {
      misconception: "whole-taken-for-part",
      whyTempting: "The two numbers stand next to each other in the statement.",
      repairQuestion: "By how much does the score fall short of the new mean?",
    }),
    off(count - 2, `It takes the score that was struck out away twice.`),
  ].filter(({ order = 0 }) => Number.isInteger(order));
}
