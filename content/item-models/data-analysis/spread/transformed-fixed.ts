import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { drawnPatiently } from "./drawn-patiently.ts";

interface Fixed {
  readonly mean: number;
  readonly deviation: number;
  readonly newMean: number;
  readonly newDeviation: number;
  readonly before: number;
}

function draw(chance: Chance): Fixed | null {
  const [top, bottom] = chance.pick([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ] as const);
  const unit = chance.integer(2, 6);
  const rise = chance.integer(3, 9);
  const mean = chance.integer(48, 66);
  const fixed = mean + rise * (bottom / (bottom - top));
  if (fixed > 96 || unit * bottom < 8 || unit * bottom > 20 || rise === unit * bottom) return null;
  return {
    mean,
    deviation: unit * bottom,
    newMean: mean + rise,
    newDeviation: unit * top,
    before: chance.integer(0, 4),
  };
}

function keyOf({ mean, deviation, newMean, newDeviation }: Fixed): number {
  return mean + ((newMean - mean) * deviation) / (deviation - newDeviation);
}

/** What becomes of a score. */
function proofAgainst({ mean, deviation, newMean, newDeviation }: Fixed, score: number): string {
  const next = new Fraction(score).sub(mean).mul(newDeviation).div(deviation).add(newMean);
  return `A score of ${score} becomes $${tex(next)}$, which is a different number.`;
}

function wrongPlaces(fixed: Fixed): WrongValue[] {
  const { mean, deviation, newMean } = fixed;
  const away = keyOf(fixed) - mean;
  const check = (score: number) => proofAgainst(fixed, score);
  return [
    {
      value: newMean,
      ...slip(
        "assumed-case-not-checked",
        check(newMean),
        "The new mean is the center of the new scores, and a center seems to stay fixed.",
        "Which old score becomes the new mean?",
      ),
    },
    {
      value: mean + deviation,
      ...slip(
        "assumed-case-not-checked",
        check(mean + deviation),
        "One standard deviation above the mean is a natural place to try.",
        "What becomes of a score that is one standard deviation above the mean?",
      ),
    },
    {
      value: newMean + away,
      ...slip(
        "answered-intermediate-quantity",
        check(newMean + away),
        `The distance ${away} is right, but it is counted from the new mean instead of the old one.`,
        "From which mean did you measure the distance?",
      ),
    },
    {
      value: mean - away,
      ...slip(
        "side-of-mean-ignored",
        check(mean - away),
        `The distance ${away} is right, but it is taken below the mean, where scores rise even more.`,
        "Do scores below the old mean rise or fall?",
      ),
    },
  ];
}

function wrongSteps(fixed: Fixed): WrongValue[] {
  const { mean, deviation, newMean, newDeviation } = fixed;
  const rise = newMean - mean;
  const shrink = deviation - newDeviation;
  const away = keyOf(fixed) - mean;
  const check = (score: number) => proofAgainst(fixed, score);
  return [
    {
      value: mean + shrink,
      ...slip(
        "deviations-as-points",
        check(mean + shrink),
        `The difference of the two standard deviations, ${shrink} points, is added to the old mean as if it were a distance.`,
        "What does the loss of standard deviation mean for one point of distance from the mean?",
      ),
    },
    {
      value: newMean + newDeviation,
      ...slip(
        "position-for-value",
        check(newMean + newDeviation),
        "One standard deviation above the new mean is what a score one standard deviation above the old mean becomes.",
        "Is the old score of that student the same number?",
      ),
    },
    {
      value: newMean + deviation,
      ...slip(
        "deviations-as-points",
        check(newMean + deviation),
        "The old standard deviation is counted from the new mean.",
        "Which mean and which standard deviation describe the scores before the replacement?",
      ),
    },
    {
      value: mean + away + rise + deviation,
      ...slip(
        "answered-intermediate-quantity",
        check(mean + away + rise + deviation),
        "Rise, distance and standard deviation are all added, as if each were a step upward.",
        "Which of these steps happen to the same score?",
      ),
    },
    {
      value: mean - rise,
      ...slip(
        "side-of-mean-ignored",
        check(mean - rise),
        "The rise of the mean is taken back from the old mean.",
        "Does a score below the mean gain or lose points?",
      ),
    },
  ];
}

function write(fixed: Fixed): Question {
  const { mean, deviation, newMean, newDeviation, before } = fixed;
  const key = keyOf(fixed);
  const factor = new Fraction(newDeviation, deviation);
  const rise = newMean - mean;
  const away = key - mean;
  const proof = `The factor is $a=\\frac{${newDeviation}}{${deviation}}=${tex(factor)}$. A score $t$ points above ${mean} becomes $${newMean}+${tex(factor)}t$, which equals $${mean}+t$ when $\\left(1-${tex(factor)}\\right)t=${rise}$, so $t=${away}$. The score is $${mean}+${away}=${key}$.`;
  return choiceQuestion({
    stem: `The scores on a test had a mean of ${mean} and a standard deviation of ${deviation}. Each score $x$ was then replaced by $ax+b$, where $a$ and $b$ are constants and $a>0$. The new scores have a mean of ${newMean} and a standard deviation of ${newDeviation}. Which score is not changed by the replacement?`,
    difficulty: 5,
    targetSeconds: 120,
    quick: `${proof} The trap is to guess a special place, such as the new mean or one standard deviation above the mean.`,
    asked: "The number that a linear rescaling leaves as it is.",
    plan: "Measure scores from the old mean: the rescaling raises the mean and shrinks the distances from it.",
    reasoning: [
      `The standard deviation is multiplied by $a$, so $a=\\frac{${newDeviation}}{${deviation}}=${tex(factor)}$; the mean ${mean} becomes ${newMean}.`,
      `A score of $${mean}+t$ becomes $${newMean}+${tex(factor)}t$: it gains ${rise} points with the mean, and loses $${tex(new Fraction(1).sub(factor))}$ of its distance $t$.`,
      `Gain and loss are equal for $t=${rise}\\div ${tex(new Fraction(1).sub(factor))}=${away}$, that is, for the score ${key}.`,
    ],
    answers:
      "Other answers take a place that looks special, such as the new mean or one standard deviation above a mean, count the distance from the wrong mean or to the wrong side, or use the difference of the standard deviations as a distance.",
    steps: [
      {
        text: `The factor: $a=\\frac{${newDeviation}}{${deviation}}=${tex(factor)}$.`,
        why: "Adding $b$ does not change the standard deviation.",
        check: { left: `${newDeviation}/${deviation}`, right: factor.toFraction() },
      },
      {
        text: `At distance $t$ above the mean: $${newMean}+${tex(factor)}t=${mean}+t$, so $t=${away}$.`,
        why: "New and old score are to be the same.",
        check: {
          left: `${newMean}+${factor.toFraction()}*t`,
          right: `${mean}+t`,
          given: { t: `${away}` },
        },
      },
      {
        text: `The score: $${mean}+${away}=${key}$.`,
        why: "The distance was measured from the old mean.",
        check: { left: `${mean}+${away}`, right: `${key}` },
      },
    ],
    hints: [
      "What do the two standard deviations tell you about the constants in the rule?",
      "The mean follows the whole rule; the standard deviation follows the factor only.",
      "Find the factor $a$, and write what becomes of a score $t$ points above the old mean.",
      "Set the new score equal to the old one, solve for $t$, and add it to the old mean.",
    ],
    fasterWay: `Find $b$ from $${newMean}=${tex(factor)}\\cdot ${mean}+b$ and solve $x=${tex(factor)}x+b$.`,
    takeaway:
      "Old and new standard deviations give the factor of a linear rescaling, and the means then fix everything else.",
    selfExplain: {
      prompt:
        "Why do some scores rise and others fall when the mean rises and the standard deviation shrinks?",
      expectations: [
        "all gain the rise of the mean",
        "scores above the mean lose part of their distance from it",
      ],
    },
    value: key,
    proof,
    before,
    wrong: [...wrongPlaces(fixed), ...wrongSteps(fixed)].filter(
      ({ value }) => new Fraction(value).compare(20) > 0 && new Fraction(value).compare(100) < 0,
    ),
  });
}

/** Constants are found from scores at the mean and one deviation above it; then all scores are tried. */
export const transformedFixed = scene<Fixed>({
  draw: drawnPatiently(draw),
  write,
  recompute: ({ mean, deviation, newMean, newDeviation }, item) => {
    const slope = (newMean + newDeviation - newMean) / (mean + deviation - mean);
    const offset = newMean - slope * mean;
    const unchanged = [...integers(0, 400)]
      .map((quarters) => quarters / 4)
      .filter((score) => Math.abs(slope * score + offset - score) < 1e-9);
    return optionsNear(item, unchanged[0] ?? Number.NaN);
  },
});
