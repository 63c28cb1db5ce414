import type { WrongValue } from "../../kit/choice-question.ts";
import { slip } from "../../kit/told-question.ts";

import { Fraction } from "../../kit/write-numbers.ts";

export interface Divided {
  /** The parallel sides in meters, the shorter first, and where the fence starts on the shorter one. */
  readonly sides: readonly [number, number];
  readonly start: number;
  readonly before: number;
}

export function fenceWrong({ sides: [short, long], start }: Divided): WrongValue[] {
  const mean = (short + long) / 2;
  const key = mean - start;
  const values: WrongValue[] = [
    {
      value: new Fraction(long, 2),
      ...slip(
        "endpoint-for-midpoint",
        "The middle of the southern side would be right only for a fence from the middle of the northern side.",
        "Halving the area seems to require halving the side.",
        "Where on the northern side does the fence start?",
      ),
    },
    {
      value: long - key,
      ...slip(
        "other-part-answered",
        "This is the distance from the eastern end of the southern side.",
        "The two parts of the southern side are easily exchanged.",
        "From which corner is the distance asked for?",
      ),
    },
    {
      value: new Fraction(start * long, short),
      ...slip(
        "assumed-case-not-checked",
        "The fence divides the two sides in the same ratio here, and this divides the area in that ratio too, not in halves.",
        "A fence between parallel sides is expected to divide both alike.",
        "In which ratio would the area be divided?",
      ),
    },
    {
      value: mean,
      ...slip(
        "effect-of-change-ignored",
        "The parts of the two parallel sides on the western lot must together have this length.",
        "Half of the sum of the parallel sides comes up first.",
        "What else besides the part of the southern side belongs to the western lot?",
      ),
    },
    {
      value: new Fraction(long, 2).sub(start),
      ...slip(
        "part-for-whole",
        "Half of the southern side is used in place of half of the sum of both parallel sides.",
        "The shorter side is left out of the area.",
        "What is the area of a trapezoid in terms of its parallel sides?",
      ),
    },
    ...wrongParts(short, long, start),
  ];
  return values.filter(({ value }) => {
    const exact = new Fraction(value);
    return exact.compare(0) > 0 && exact.compare(long) < 0 && 2n % exact.d === 0n;
  });
}

function wrongParts(short: number, long: number, start: number): WrongValue[] {
  const mean = (short + long) / 2;
  return [
    {
      value: short,
      ...slip(
        "judged-by-eye",
        `With $x=${short}$, the parallel sides of the western lot add up to ${start + short}, not to half of ${short + long}.`,
        "Making the part of the southern side as long as the northern side seems to balance the lots.",
        "What do the parallel sides of each lot add up to then?",
      ),
    },
    {
      value: mean - short + start,
      ...slip(
        "other-part-answered",
        "The part of the northern side on the eastern lot is used for that on the western lot.",
        "The two parts of the northern side are easily exchanged.",
        "Which part of the northern side belongs to the western lot?",
      ),
    },
    {
      value: new Fraction(long - short, 2),
      ...slip(
        "sign-slip",
        "This is half of the difference of the parallel sides, not of their sum.",
        "The difference shows by how much the sides stand out beyond each other.",
        "How do the parallel sides enter the area of a trapezoid?",
      ),
    },
    {
      value: new Fraction(mean).div(2),
      ...slip(
        "part-for-whole",
        "The mean of the parallel sides is halved again, although it already stands for half of their sum.",
        "Half of the area seems to require a half more.",
        "What are the parts of the parallel sides on one lot together?",
      ),
    },
  ];
}
