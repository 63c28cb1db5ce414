import type { Outcome, OutcomeCase, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { Slip } from "../../kit/item-model.ts";
import { NORMAL_HINT, type Normal } from "./normal-cases.ts";

function centerGuide(drawn: Normal): OutcomeGuide {
  const { first, known } = drawn;
  const [low] = first;
  return {
    plan: "Use the symmetry of the distribution about its mean.",
    answers:
      "A mean near one of the limits would make the tails unequal. A number that merely looks like the middle is no proof. Whether the matter is open depends on whether the facts fix the midpoint: two equal tails do, a single tail does not.",
    hints: [
      "Is the standard deviation needed for what is asked?",
      NORMAL_HINT,
      known
        ? "Two tails hold the same percent. What does this say about their distances from the mean?"
        : "How does the mean change if the standard deviation is made larger and the given percent is kept?",
      known
        ? "Find the point that is equally far from both limits and compare it."
        : `Imagine first a very small and then a very large standard deviation, with 10 percent below ${low} each time.`,
    ],
    takeaway:
      "Equal tails of a normal distribution begin at equal distances from the mean; a single tail fixes the mean only together with the standard deviation.",
    selfExplain: {
      prompt: "Which information about the tails fixes the mean, and which does not?",
      expectations: [
        "two tails of equal size fix it as the midpoint of their limits",
        "a single tail leaves it open, because the standard deviation is unknown",
      ],
    },
  };
}

function centerSlips(drawn: Normal): Record<Outcome, Slip> {
  const { first, known, bound } = drawn;
  const [low, high] = first;
  const middle = (low + high) / 2;
  const fact = known
    ? `Equal percents lie below ${low} and above ${high}, so the mean is halfway between: $\\frac{${low} + ${high}}{2} = ${middle}$`
    : `Less than half of the times are below ${low}, so the mean is greater than ${low}; how far above, depends on the unknown standard deviation`;
  return {
    first: {
      rationale: `${fact}${known ? `, which is not greater than ${bound}` : `, and it need not exceed ${bound}`}.`,
      misconception: "judged-by-eye",
      whyTempting: known
        ? `The mean is taken to lie close to ${high}.`
        : "Ninety percent of the times are above the limit, so the mean is pictured far above it.",
      repairQuestion: "Where does a symmetric distribution have its mean?",
    },
    second: {
      rationale: `${fact}${known ? `, which is not less than ${bound}` : `, and it may well exceed ${bound}`}.`,
      misconception: "judged-by-eye",
      whyTempting: `The mean is taken to lie close to ${low}.`,
      repairQuestion: "Where does a symmetric distribution have its mean?",
    },
    equal: {
      rationale: `${fact}${known ? `, not ${bound}` : `, so it is not tied to ${bound}`}.`,
      misconception: "assumed-case-not-checked",
      whyTempting: known
        ? `The number ${bound} lies about in the middle of the two limits.`
        : `The number ${bound} is a plausible value for the middle of such times.`,
      repairQuestion: known
        ? "What is exactly halfway between the two limits?"
        : "Which fact would fix the standard deviation?",
    },
    open: {
      rationale: `${fact}, and the standard deviation is not needed for that.`,
      misconception: "hard-means-undetermined",
      whyTempting: "The standard deviation is not given.",
      repairQuestion: "What does symmetry say about two tails that hold the same percent?",
    },
  };
}

export function centerCase(drawn: Normal): OutcomeCase {
  const { first, known, bound, swapped } = drawn;
  const [low, high] = first;
  const middle = (low + high) / 2;
  const outcome: Outcome = !known
    ? "open"
    : middle === bound
      ? "equal"
      : middle > bound
        ? "first"
        : "second";
  const fact = known
    ? `Equal percents lie below ${low} and above ${high}, so the mean is halfway between: $\\frac{${low} + ${high}}{2} = ${middle}$`
    : `Less than half of the times are below ${low}, so the mean is greater than ${low}; how far above, depends on the unknown standard deviation`;
  return {
    stem: known
      ? `In a normal distribution of the times that runners needed to finish a race, 10 percent of the times are less than ${low} minutes and 10 percent are greater than ${high} minutes.`
      : `Suppose that the times needed by the runners in a race are normally distributed and that exactly 10 percent of these times are less than ${low} minutes.`,
    first: "The mean of the times, in minutes",
    second: `${bound}`,
    swapped,
    outcome,
    proof: `${fact}.${known ? "" : ` It can be ${bound}, less than that, or more.`}`,
    slips: centerSlips(drawn),
    difficulty: known ? 3 : 4,
    targetSeconds: 65,
    quick: known
      ? `The same percent lies below ${low} as above ${high}. A normal distribution is symmetric about its mean, so the mean is halfway between these two limits, $\\frac{${low} + ${high}}{2} = ${middle}$. No table of percents is needed. The trap is to look for the standard deviation.`
      : `One percent fixes only how many standard deviations the limit ${low} is below the mean. With a small standard deviation the mean is just above ${low}, with a large one it is far above. The trap is to take some usual standard deviation for granted.`,
    asked: `Whether the mean of a normal distribution is greater or less than ${bound}.`,
    ...centerGuide(drawn),
    reasoning: known
      ? [
          `10 percent of the times lie below ${low} and 10 percent above ${high}.`,
          "In a normal distribution, tails of equal size begin at equal distances from the mean.",
          `So the mean is the midpoint of the limits: $\\frac{${low} + ${high}}{2} = ${middle}$.`,
          `This is to be compared with ${bound}.`,
        ]
      : [
          `That 10 percent of the times lie below ${low} puts ${low} a fixed number of standard deviations below the mean.`,
          "The size of a standard deviation is not given.",
          `If it is small, the mean is only a little greater than ${low} and less than ${bound}.`,
          `If it is large, the mean is far above ${low} and also above ${bound}.`,
        ],
    steps: [
      {
        text: known
          ? `Midpoint of the limits: $\\frac{${low} + ${high}}{2} = ${middle}$.`
          : `Let $c$ be the positive number of standard deviations between ${low} and the mean: the mean is $${low} + cs$.`,
        why: known
          ? "Equal tails are mirror images about the mean."
          : "The percent below the limit fixes $c$, but not the standard deviation $s$.",
        ...(known ? { check: { left: `(${low}+${high})/2`, right: `${middle}` } } : {}),
      },
      {
        text: known
          ? `Compare the mean, ${middle}, with ${bound}.`
          : `The mean can be any number greater than ${low}, for instance on either side of ${bound}.`,
        why: known
          ? "The mean is now known exactly."
          : "Any positive standard deviation is allowed.",
      },
    ],
  };
}
