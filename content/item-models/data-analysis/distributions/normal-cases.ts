import type { Outcome, OutcomeCase, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { Slip } from "../../kit/item-model.ts";

/** Lengths in the units of the story; what is not used in a scene is 0. */
export interface Normal {
  readonly scene: "bands" | "tails" | "center";
  readonly mean: number;
  readonly deviation: number;
  /** Ends of the two bands, or distances of the two limits from the mean, or the two limits. */
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
  /** Whether the mean (tails) or the second limit (center) is given. */
  readonly known: boolean;
  readonly bound: number;
  readonly swapped: boolean;
}

export const NORMAL_HINT =
  "A normal curve is symmetric about the mean and falls off on both sides the farther one goes from it.";

function bandsGuide(drawn: Normal): OutcomeGuide {
  const { mean } = drawn;
  return {
    plan: "Measure how far each interval lies from the mean, and use the shape of the curve.",
    answers:
      "Larger limits do not mean more data; what counts is nearness to the mean. Equal width means equal percents only for mirror images, since the data are not spread evenly. Since mean and standard deviation fix the distribution, nothing is left open.",
    hints: [
      "How wide are the two intervals?",
      NORMAL_HINT,
      `Sketch the curve with its peak at ${mean} and mark both intervals.`,
      "For each interval find the distance of its middle from the mean, and recall where the curve is higher.",
    ],
    takeaway:
      "Of two intervals of equal width, the one nearer the mean holds more of a normal distribution; mirror images hold the same.",
    selfExplain: {
      prompt: "Why do equal widths not mean equal percents?",
      expectations: [
        "the curve is higher near the mean",
        "so an interval of the same width holds more there",
      ],
    },
  };
}

function bandsSlips(drawn: Normal): Record<Outcome, Slip> {
  const { mean, first, second } = drawn;
  const distance = ([from, to]: readonly [number, number]) => Math.abs((from + to) / 2 - mean);
  const [d1, d2] = [distance(first), distance(second)];
  const width = first[1] - first[0];
  const name = ([from, to]: readonly [number, number]) => `from ${from} to ${to} grams`;
  const rule =
    d1 === d2
      ? `their middles, ${(first[0] + first[1]) / 2} and ${(second[0] + second[1]) / 2}, are both ${d1} away from the mean ${mean}, on opposite sides`
      : `their middles, ${(first[0] + first[1]) / 2} and ${(second[0] + second[1]) / 2}, are ${d1} and ${d2} away from the mean ${mean}`;
  const slip = (said: Slip): Slip => said;
  return {
    first: slip({
      rationale: `The interval ${name(first)} is ${d1 === d2 ? "exactly as far from the mean as" : "farther from the mean than"} the other one of the same width.`,
      misconception: "position-for-value",
      whyTempting:
        first[0] > second[0]
          ? "Its limits are the larger numbers."
          : "It begins at the smaller numbers, where the data seem to start.",
      repairQuestion: "How far from the mean does each interval lie?",
    }),
    second: slip({
      rationale: `The interval ${name(second)} is ${d1 === d2 ? "exactly as far from the mean as" : "farther from the mean than"} the other one of the same width.`,
      misconception: "position-for-value",
      whyTempting:
        second[0] > first[0]
          ? "Its limits are the larger numbers."
          : "It begins at the smaller numbers, where the data seem to start.",
      repairQuestion: "How far from the mean does each interval lie?",
    }),
    equal: slip({
      rationale: `Both intervals are ${width} grams wide, but ${rule}, and the normal curve is not flat.`,
      misconception: "spread-taken-as-even",
      whyTempting: "The two intervals have the same width.",
      repairQuestion: "Are weights near the mean as frequent as weights far from it?",
    }),
    open: slip({
      rationale:
        "A normal distribution is fixed by its mean and standard deviation, so both percents are fixed.",
      misconception: "hard-means-undetermined",
      whyTempting: "No percents are given, only the mean and the standard deviation.",
      repairQuestion: "Do you need the two percents, or only their order?",
    }),
  };
}

export function bandsCase(drawn: Normal): OutcomeCase {
  const { mean, deviation, first, second, swapped } = drawn;
  const distance = ([from, to]: readonly [number, number]) => Math.abs((from + to) / 2 - mean);
  const [d1, d2] = [distance(first), distance(second)];
  const outcome: Outcome = d1 === d2 ? "equal" : d1 < d2 ? "first" : "second";
  const width = first[1] - first[0];
  const name = ([from, to]: readonly [number, number]) => `from ${from} to ${to} grams`;
  const rule =
    d1 === d2
      ? `their middles, ${(first[0] + first[1]) / 2} and ${(second[0] + second[1]) / 2}, are both ${d1} away from the mean ${mean}, on opposite sides`
      : `their middles, ${(first[0] + first[1]) / 2} and ${(second[0] + second[1]) / 2}, are ${d1} and ${d2} away from the mean ${mean}`;
  return {
    stem: `The weights of the loaves that a bakery sells are normally distributed with a mean of ${mean} grams and a standard deviation of ${deviation} grams.`,
    first: `The percent of the loaves with a weight ${name(first)}`,
    second: `The percent of the loaves with a weight ${name(second)}`,
    swapped,
    outcome,
    proof: `Both intervals are ${width} grams wide, and ${rule}. The curve is symmetric about the mean and lower farther away, ${d1 === d2 ? "so mirror images hold the same percent" : "so the interval nearer the mean holds the greater percent"}.`,
    slips: bandsSlips(drawn),
    difficulty: d1 === d2 ? 1 : 2,
    targetSeconds: 55,
    quick: `Both intervals are ${width} grams wide, so only their position counts. Their distances from the mean, measured at the middle, are ${d1} and ${d2} grams. A normal curve is symmetric about the mean and falls off on both sides, which settles the order without any percent. The trap is to judge by width alone.`,
    asked:
      "Which of two intervals of equal width contains the larger percent of a normal distribution.",
    ...bandsGuide(drawn),
    reasoning: [
      `The widths are $${first[1]} - ${first[0]} = ${width}$ and $${second[1]} - ${second[0]} = ${width}$ grams.`,
      `As to their position, ${rule}.`,
      "The normal curve is symmetric about the mean, so intervals that are mirror images of each other hold equal percents.",
      "Moved away from the mean, an interval of the same width lies under a lower part of the curve and holds less.",
    ],
    steps: [
      {
        text: `Compare the widths: $${first[1]} - ${first[0]} = ${second[1]} - ${second[0]}$.`,
        why: "Equal widths reduce the question to one of position.",
        check: { left: `${first[1]}-${first[0]}`, right: `${second[1]}-${second[0]}` },
      },
      {
        text: `Compare the distances of the middles from the mean: ${d1} and ${d2} grams.`,
        why: "The curve is highest at the mean and the same on both sides.",
        check: {
          left: `(${first[0]}+${first[1]})/2-(${mean})`,
          right: `${(first[0] + first[1]) / 2 - mean}`,
        },
      },
    ],
  };
}
