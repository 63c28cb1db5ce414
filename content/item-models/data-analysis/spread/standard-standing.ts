import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";

interface Standing {
  /** Number of standard deviations from the mean: quarters. */
  readonly quarters: number;
  readonly firstMean: number;
  readonly firstDeviation: number;
  readonly secondMean: number;
  readonly secondDeviation: number;
  /** Score in the second event of one who is this many standard deviations from the mean. */
  readonly other: number;
}

function draw(chance: Chance): Standing | null {
  const quarters = chance.pick([-7, -6, -5, -3, 3, 5, 6, 7]);
  const [firstDeviation, secondDeviation] = chance.sample([4, 8, 12, 16, 20], 2);
  if (firstDeviation === undefined || secondDeviation === undefined) return null;
  const firstMean = chance.integer(48, 75);
  const secondMean = chance.integer(101, 140);
  return {
    quarters,
    firstMean,
    firstDeviation,
    secondMean,
    secondDeviation,
    other: secondMean + (quarters * secondDeviation) / 4,
  };
}

function slipsOf(standing: Standing): EntrySlip[] {
  const { firstMean, firstDeviation, secondMean, secondDeviation, other } = standing;
  const score = firstMean + (standing.quarters * firstDeviation) / 4;
  const points = score - firstMean;
  return [
    {
      value: secondMean + points,
      ...slip(
        "deviations-as-points",
        `This is ${Math.abs(points)} points from the mean of the floor exercise too, but the scores there are spread differently.`,
        "The same number of points from the mean looks like the same standing.",
        "How many standard deviations are these points in each event?",
      ),
    },
    {
      value: 2 * secondMean - other,
      ...slip(
        "side-of-mean-ignored",
        "The distance from the mean is right, but it is on the other side.",
        "Distances are not negative, and their side is lost.",
        "Is the first score above or below its mean?",
      ),
    },
    {
      value: new Fraction(score).mul(secondMean).div(firstMean),
      ...slip(
        "growth-taken-as-proportional",
        "This keeps the ratio of the score to the mean, in which the standard deviations do not occur.",
        "The two means seem to give the scale.",
        "Where do the standard deviations enter?",
      ),
    },
    {
      value: score + secondMean - firstMean + secondDeviation - firstDeviation,
      ...slip(
        "shift-changes-spread",
        "The differences of the means and of the standard deviations are both added, as if each were a shift.",
        "Both measures have changed, and both changes are carried over.",
        "By what are distances from the mean multiplied from one event to the other?",
      ),
    },
    {
      value: new Fraction(secondMean).add(
        new Fraction(points).mul(firstDeviation).div(secondDeviation),
      ),
      ...slip(
        "fraction-inverted",
        "The two standard deviations are exchanged in the ratio.",
        "The distance has to be changed by the ratio of the standard deviations, and the ratio can be written in two ways.",
        "Should the distance become greater or smaller in the event with the greater standard deviation?",
      ),
    },
  ].filter(({ value }) => new Fraction(value).compare(0) > 0);
}

function write(standing: Standing): Question {
  const { quarters, firstMean, firstDeviation, secondMean, secondDeviation, other } = standing;
  const score = firstMean + (quarters * firstDeviation) / 4;
  const number = new Fraction(quarters, 4);
  const side = quarters > 0 ? "above" : "below";
  const size = number.abs();
  const sign = quarters > 0 ? "+" : "-";
  const proof = `Ilse's score is $${tex(size)}$ standard deviations ${side} the mean. For the floor exercise this is $${secondMean}${sign}${tex(size)}\\cdot ${secondDeviation}=${other}$.`;
  return entryQuestion({
    stem: `At a gymnastics meet, the scores on the vault had a mean of ${firstMean} points and a standard deviation of ${firstDeviation} points. The scores on the floor exercise had a mean of ${secondMean} points and a standard deviation of ${secondDeviation} points. Ilse scored ${score} points on the vault. On the floor exercise, she was the same number of standard deviations away from the mean, on the same side of it. How many points did she score on the floor exercise?`,
    difficulty: quarters > 0 ? 1 : 2,
    targetSeconds: 70,
    quick: `${proof} The trap is to keep the number of points from the mean instead of the number of standard deviations.`,
    asked: "The score on one event with the same standing as a given score on another.",
    plan: "Express the first score as a number of standard deviations from its mean, and carry that number over.",
    reasoning: [
      `The score ${score} is ${Math.abs(score - firstMean)} points ${side} the mean ${firstMean}.`,
      `In standard deviations: $${Math.abs(score - firstMean)}\\div ${firstDeviation}=${tex(size)}$.`,
      `On the floor exercise, $${tex(size)}$ standard deviations are $${tex(size)}\\cdot ${secondDeviation}=${Math.abs(other - secondMean)}$ points, so the score is ${other}.`,
    ],
    answers:
      "Other numbers keep the points from the mean, keep the ratio to the mean, exchange the standard deviations, or go to the wrong side of the mean.",
    steps: [
      {
        text: `Distance in standard deviations: $\\frac{${Math.abs(score - firstMean)}}{${firstDeviation}}=${tex(size)}$.`,
        why: "Standing is measured in units of the spread of the same event.",
        check: { left: `(${score}-${firstMean})/${firstDeviation}`, right: number.toFraction() },
      },
      {
        text: `Floor exercise: $${secondMean}${sign}${tex(size)}\\cdot ${secondDeviation}=${other}$.`,
        why: "The same number of standard deviations, on the same side.",
        check: {
          left: `${secondMean}+(${number.toFraction()})*${secondDeviation}`,
          right: `${other}`,
        },
      },
    ],
    hints: [
      "In which unit is the standing in the two events the same?",
      "Divide a distance from the mean by the standard deviation of the same event.",
      `Find how many points ${score} is away from ${firstMean}, and how many standard deviations that is.`,
      "Multiply this number by the other standard deviation, and go that far from the other mean, on the same side.",
    ],
    takeaway:
      "Equal standing in two groups means equally many standard deviations from the mean, not equally many points.",
    selfExplain: {
      prompt: "Why are equally many points from the mean not the same standing?",
      expectations: ["the same number of points is more, measured in a smaller standard deviation"],
    },
    value: other,
    unitAfter: "points",
    slips: slipsOf(standing),
  });
}

/** Tries every score: cross products of distances and standard deviations must agree. */
export const standardStanding = scene<Standing>({
  draw,
  write,
  recompute: ({ quarters, firstMean, firstDeviation, secondMean, secondDeviation }) => {
    const points = firstMean + (quarters * firstDeviation) / 4 - firstMean;
    for (const score of integers(0, 300))
      if ((score - secondMean) * firstDeviation === points * secondDeviation)
        return { value: `${score}` };
    throw new Error("no score has the same standing");
  },
});
