import type { Outcome, OutcomeCase, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { Slip } from "../../kit/item-model.ts";
import { NORMAL_HINT, type Normal } from "./normal-cases.ts";

function tailsGuide(drawn: Normal): OutcomeGuide {
  const { first, second } = drawn;
  const [low, high] = [first[0], second[0]];
  return {
    plan: "Compare the distances of the two limits from the mean.",
    answers:
      "Judging by the size of the limits, or by habit about low and high values, ignores the mean. Symmetry gives equal parts only for limits equally far from the mean. The standard deviation is not needed; an unknown mean, however, would leave the matter open.",
    hints: [
      "The standard deviation is not given. Is it needed for the order of the two probabilities?",
      NORMAL_HINT,
      `How far from the mean is ${low}, and how far is ${high}, as far as this is known?`,
      "The part beyond a limit shrinks as the limit moves away from the mean; apply this to the two distances.",
    ],
    takeaway:
      "Tails of a normal distribution are compared by the distances of their limits from the mean, not by the standard deviation.",
    selfExplain: {
      prompt: "Why is the standard deviation not needed here?",
      expectations: [
        "both limits belong to the same distribution",
        "equal distances give equal tails, and a greater distance a smaller tail",
      ],
    },
  };
}

function tailsSlips(drawn: Normal): Record<Outcome, Slip> {
  const { mean, first, second, known } = drawn;
  const [low, high] = [first[0], second[0]];
  const [below, above] = [mean - low, high - mean];
  const fact = known
    ? `The limit ${low} lies ${below} below the mean, and the limit ${high} lies ${above} above it`
    : `A mean of ${low + 1} lies closer to ${low}, a mean of ${high - 1} closer to ${high}`;
  const nearer = "the nearer a limit is to the mean, the more of the distribution lies beyond it";
  return {
    first: {
      rationale: `${fact}; ${nearer}, so the lower part ${known ? "is not the greater" : "need not be the greater"}.`,
      misconception: "position-for-value",
      whyTempting: "Small values come first, and most data seem to lie below.",
      repairQuestion: "Which of the two limits is nearer the mean?",
    },
    second: {
      rationale: `${fact}; ${nearer}, so the upper part ${known ? "is not the greater" : "need not be the greater"}.`,
      misconception: "position-for-value",
      whyTempting: `The limit ${high} is the larger number.`,
      repairQuestion: "Which of the two limits is nearer the mean?",
    },
    equal: {
      rationale: `${fact}, and ${known ? "the distances are different" : "these situations lead to different orders"}.`,
      misconception: "spread-taken-as-even",
      whyTempting:
        "The distribution is symmetric, and symmetry suggests equal parts on both sides.",
      repairQuestion: "About which point is the distribution symmetric?",
    },
    open: {
      rationale: `${fact}. By symmetry, this settles the order for every standard deviation.`,
      misconception: "hard-means-undetermined",
      whyTempting:
        "Neither probability can be computed, because the standard deviation is not given.",
      repairQuestion:
        "Does a larger standard deviation change which of the two limits is nearer the mean?",
    },
  };
}

export function tailsCase(drawn: Normal): OutcomeCase {
  const { mean, first, second, known, swapped } = drawn;
  const [low, high] = [first[0], second[0]];
  const [below, above] = [mean - low, high - mean];
  const outcome: Outcome = !known
    ? "open"
    : below === above
      ? "equal"
      : below < above
        ? "first"
        : "second";
  const fact = known
    ? `The limit ${low} lies ${below} below the mean, and the limit ${high} lies ${above} above it`
    : `A mean of ${low + 1} lies closer to ${low}, a mean of ${high - 1} closer to ${high}`;
  const nearer = "the nearer a limit is to the mean, the more of the distribution lies beyond it";
  return {
    stem: known
      ? `The random variable $X$ is normally distributed with mean ${mean}.`
      : `The random variable $X$ is normally distributed, and its mean is greater than ${low} and less than ${high}.`,
    first: `The probability that $X < ${low}$`,
    second: `The probability that $X > ${high}$`,
    swapped,
    outcome,
    proof: `${fact}. For every standard deviation, ${nearer}${known ? (below === above ? ", and equal distances leave equal parts" : "") : ", so the order depends on the mean"}.`,
    slips: tailsSlips(drawn),
    difficulty: known ? 2 : 3,
    targetSeconds: 55,
    quick: known
      ? `The standard deviation is unknown but the same for both probabilities. By symmetry, only the distances of the limits from the mean matter: $${mean} - ${low} = ${below}$ and $${high} - ${mean} = ${above}$. The nearer limit has more of the distribution beyond it. The trap is to think that the standard deviation is needed.`
      : `By symmetry, the limit nearer the mean has more of the distribution beyond it. The mean lies somewhere between ${low} and ${high}, so it may be nearer to either of them. The trap is to place the mean in the middle of the two limits, where the two probabilities would be alike.`,
    asked: "Which of two tails of a normal distribution is the larger.",
    ...tailsGuide(drawn),
    reasoning: [
      "The distribution is symmetric about its mean, so the part below a limit $d$ units under the mean equals the part above a limit $d$ units over it.",
      "The larger the distance $d$, the smaller the part beyond the limit; this holds for every standard deviation.",
      known
        ? `The distances are $${mean} - ${low} = ${below}$ and $${high} - ${mean} = ${above}$.`
        : `The distances depend on the mean: ${fact.charAt(0).toLowerCase()}${fact.slice(1)}.`,
      known
        ? below === above
          ? "They agree, so the two parts are the same size."
          : "The part beyond the nearer limit is the larger one."
        : "So either part may be the larger one.",
    ],
    steps: [
      {
        text: known
          ? `Distances from the mean: $${mean} - ${low} = ${below}$ and $${high} - ${mean} = ${above}$.`
          : `Try two allowed means: $${low + 1} - ${low} = 1$ is the distance in one case, $${high} - ${high - 1} = 1$ in the other.`,
        why: "By symmetry, only the distances from the mean matter.",
        check: known
          ? { left: `${mean}-${low}-(${high}-${mean})`, right: `${below - above}` }
          : { left: `${low + 1}-${low}`, right: `${high}-${high - 1}` },
      },
      {
        text: "The nearer limit leaves the larger part beyond it.",
        why: "A tail shrinks as its limit moves away from the mean, whatever the standard deviation.",
      },
    ],
  };
}
