import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { decimal, Fraction } from "../../kit/write-numbers.ts";
import { drawnPatiently } from "./drawn-patiently.ts";

interface Errors {
  readonly start: number;
  readonly factor: number;
  /** Mean and standard deviation of the numbers of errors. */
  readonly mean: number;
  readonly deviation: number;
  readonly before: number;
}

function draw(chance: Chance): Errors | null {
  const errors = {
    start: chance.pick([80, 90, 100, 120]),
    factor: chance.integer(3, 6),
    mean: chance.integer(5, 14),
    deviation: chance.pick([1.5, 2, 2.5, 3, 4]),
    before: chance.integer(0, 4),
  };
  const score = errors.start - errors.factor * errors.mean;
  return score < 20 || errors.deviation * 2 >= errors.mean ? null : errors;
}

const shown = (value: Fraction | number) => ({
  text: decimal(value),
  order: new Fraction(value).valueOf(),
});

function wrongValues({ start, factor, mean, deviation }: Errors): WrongValue[] {
  const score = start - factor * mean;
  const wrong: WrongValue[] = [
    {
      value: deviation,
      ...slip(
        "scaling-keeps-spread",
        "The scores differ by several points for each error, so they are farther apart than the numbers of errors.",
        "The score is computed from the errors, and the spread is thought to carry over.",
        "By how many points do two scores differ if the numbers of errors differ by 1?",
      ),
    },
    {
      value: start - factor * deviation,
      ...slip(
        "shift-changes-spread",
        `The ${start} points from which every score starts move all scores alike and do not belong in the standard deviation.`,
        "The standard deviation is put into the formula for the score, just as the mean is.",
        `What happens to the ${start} points when two scores are subtracted?`,
      ),
    },
    {
      value: factor ** 2 * deviation,
      ...slip(
        "scaling-squared-for-deviation",
        "The factor is squared only for the squared distances, and the root undoes this.",
        "Squares appear in the computation of a standard deviation.",
        "In which unit is the standard deviation of the scores measured?",
      ),
    },
    {
      value: factor,
      ...slip(
        "answered-intermediate-quantity",
        "This is the number of points taken off for each error.",
        "It is found from the two means, and then the work seems done.",
        "How far from the mean is a score that has one standard deviation more errors?",
      ),
    },
    {
      value: start - score,
      ...slip(
        "answered-intermediate-quantity",
        "This is the mean number of points lost.",
        "It is the first number found from the two means.",
        "Does the question ask for an average loss or for a spread?",
      ),
    },
    {
      value: new Fraction(score).mul(deviation).div(mean),
      ...slip(
        "growth-taken-as-proportional",
        "The standard deviation is changed in the ratio of the two means, but the scores are not proportional to the errors.",
        "Both pairs of measures seem to be in the same ratio.",
        "Is the score a fixed multiple of the number of errors?",
      ),
    },
    {
      value: factor + deviation,
      ...slip(
        "shift-changes-spread",
        "Points per error and the standard deviation are added; a factor has to multiply.",
        "Both numbers have been found, and adding them is the simplest way to combine them.",
        "By how many points do the scores differ when the errors differ by one standard deviation?",
      ),
    },
  ];
  return wrong.filter(({ value }) => {
    const { d } = new Fraction(value);
    return d === 1n || d === 2n || d === 5n || d === 10n || d === 4n;
  });
}

function write(errors: Errors): Question {
  const { start, factor, mean, deviation, before } = errors;
  const score = start - factor * mean;
  const key = factor * deviation;
  const proof = `The mean score is $${start}-${mean}k=${score}$, so $k=${factor}$. Each error more or less moves a score by ${factor} points, so the standard deviation of the scores is $${factor}\\cdot ${deviation}=${key}$ points.`;
  return choiceQuestion({
    stem: `In a typing contest, every contestant starts with ${start} points and loses $k$ points for each error, where $k$ is a positive constant. The numbers of errors had a mean of ${mean} and a standard deviation of ${deviation}. The mean of the final scores was ${score}. What was the standard deviation of the final scores?`,
    difficulty: 3,
    targetSeconds: 85,
    quick: `${proof} The trap is to subtract the standard deviation from ${start} as well.`,
    asked: "The standard deviation of scores that fall by an unknown number of points per error.",
    plan: "Use the two means to find the points per error; then see what the rule does to distances.",
    reasoning: [
      `The mean follows the rule: $${start}-${mean}k=${score}$, which gives $k=${factor}$.`,
      `Two contestants whose numbers of errors differ by 1 differ by ${factor} points; the ${start} points cancel, and the minus sign only turns the order around.`,
      `All distances from the mean are multiplied by ${factor}, so the standard deviation is $${factor}\\cdot ${deviation}=${key}$.`,
    ],
    answers:
      "Other answers leave the standard deviation as it was, treat it like a number of errors in the rule for the score, square the factor, stop at the points per error, or assume that scores and errors are proportional.",
    steps: [
      {
        text: `From the means: $${start}-${mean}k=${score}$, so $k=${factor}$.`,
        why: "The mean of the scores is what the mean number of errors leads to.",
        check: { left: `${start}-${mean}*k`, right: `${score}`, given: { k: `${factor}` } },
      },
      {
        text: `Standard deviation: $${factor}\\cdot ${deviation}=${key}$.`,
        why: "Distances are multiplied by the factor without its sign.",
        check: { left: `${factor}*${deviation}`, right: `${key}` },
      },
    ],
    hints: [
      "Which of the given measures let you find the points lost for each error?",
      "The mean follows the whole rule, the standard deviation only the factor.",
      "Put the mean number of errors into the rule, and solve for $k$.",
      "Ask how far apart two scores are when the numbers of errors differ by one standard deviation.",
    ],
    takeaway:
      "Subtracting from a constant turns the data around without changing their spread; only the factor changes the standard deviation.",
    selfExplain: {
      prompt: `Why do neither the ${start} points nor the minus sign matter for the standard deviation?`,
      expectations: [
        "the starting points cancel in differences",
        "distances are not negative, so the sign has no effect",
      ],
    },
    value: key,
    proof,
    before,
    shown,
    wrong: wrongValues(errors),
  });
}

/** Every k in halves is tried on two contestants, one deviation below and one above the mean. */
export const transformedErrors = scene<Errors>({
  draw: drawnPatiently(draw),
  write,
  recompute: ({ start, factor, mean, deviation }, item) => {
    const target = start - factor * mean;
    for (const halves of integers(1, 60)) {
      const scores = [mean - deviation, mean + deviation].map(
        (wrong) => start - (halves / 2) * wrong,
      );
      const center = scores.reduce((sum, score) => sum + score, 0) / 2;
      if (center !== target) continue;
      return optionsNear(
        item,
        Math.sqrt(scores.reduce((sum, score) => sum + (score - center) ** 2, 0) / 2),
      );
    }
    throw new Error("no number of points per error fits");
  },
});
