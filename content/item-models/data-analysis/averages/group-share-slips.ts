import type { WrongChoice } from "../../kit/item-model.ts";
import { choice, Fraction, tex } from "../../kit/write-numbers.ts";

export interface Parameters {
  readonly scene: "fraction" | "count" | "mean";
  /** Means of the two groups and of both together; the first group is the one asked about. */
  readonly first: number;
  readonly second: number;
  readonly overall: number;
  /** Sizes, in lowest terms for `fraction` and as counted otherwise. */
  readonly sizes: readonly [number, number];
  readonly place: number;
}

const slip = (
  value: Fraction | number,
  rationale: string,
  said: Pick<WrongChoice, "misconception" | "whyTempting" | "repairQuestion">,
): WrongChoice => ({ ...choice(value), rationale, ...said });

const swapped = {
  misconception: "weights-swapped",
  whyTempting: "The same two distances are used, for the wrong groups.",
  repairQuestion: "Which group's mean is closer to the overall mean?",
};

const part = {
  misconception: "part-for-whole",
  whyTempting: "The ratio of the two groups comes first, and the question seems answered.",
  repairQuestion: "Does your fraction compare the group with the other one or with all?",
};

export function wrongMean({ second, overall, sizes: [one, two] }: Parameters): WrongChoice[] {
  const total = one + two;
  return [
    slip(
      2 * overall - second,
      `It takes the overall mean as the plain average of the two means, but the groups are not equally large.`,
      {
        misconception: "average-of-averages",
        whyTempting: "Two groups and their overall mean suggest an average of two numbers.",
        repairQuestion: "How large are the two groups?",
      },
    ),
    slip(
      new Fraction(overall).add(new Fraction((overall - second) * one, two)),
      `It uses the ratio the wrong way round: the juniors' distance from the overall mean is to the seniors' as ${two} to ${one}.`,
      swapped,
    ),
    slip(
      new Fraction(overall).add(new Fraction((overall - second) * total, one)),
      `It adds the whole distance between the two means to the overall mean, although it begins at the seniors' mean.`,
      {
        misconception: "clock-started-elsewhere",
        whyTempting: "The distance between the two means has been found correctly.",
        repairQuestion: "From which number does the distance have to be counted?",
      },
    ),
    slip(
      overall + (overall - second) * two,
      `It multiplies the distance by ${two} and does not divide it among ${one} parts.`,
      {
        misconception: "total-not-checked",
        whyTempting: "The seniors' part of the balance is right.",
        repairQuestion: "Among how many parts of juniors is the difference to be shared?",
      },
    ),
    slip(
      new Fraction(one * overall + two * second, total),
      `It averages the overall mean with the seniors' mean, as if the overall mean belonged to the juniors.`,
      {
        misconception: "whole-taken-for-part",
        whyTempting: "Two means and two weights invite a weighted average.",
        repairQuestion: "To which group does the overall mean belong?",
      },
    ),
    slip(
      new Fraction(total * overall - second, one),
      `It takes the seniors' mean off the total once, but there are ${two} parts of seniors.`,
      {
        misconception: "rate-not-multiplied",
        whyTempting: "The totals are the right approach.",
        repairQuestion: "What is the total of all the seniors' parts?",
      },
    ),
  ].filter(({ order = 0 }) => order > 0 && order <= 100 && Number.isInteger(order));
}

export function wrongShare({
  scene,
  first,
  second,
  overall,
  sizes: [one, two],
}: Parameters): WrongChoice[] {
  const total = one + two;
  const unit = scene === "fraction" ? 1 : total;
  const half = {
    misconception: "average-of-averages",
    whyTempting: "With two groups, half looks like a safe guess.",
    repairQuestion: "Is the overall mean midway between the two means?",
  };
  const all: WrongChoice[] = [
    slip(
      new Fraction(two * unit, total),
      `This is the ${scene === "count" ? "number of vans" : "share of the other group"}; the overall mean ${overall} is closer to the mean of the ${one > two ? "group asked about" : "other group"}, which is the larger one.`,
      swapped,
    ),
    slip(
      new Fraction(one, two).mul(unit),
      `It uses the ratio of the two groups, $${tex(new Fraction(one, two))}$, as the share of one in the whole.`,
      part,
    ),
    slip(
      new Fraction(unit, 2),
      `Half would put the overall mean at $${tex(new Fraction(first + second, 2))}$, the middle of the two means.`,
      half,
    ),
    slip(
      new Fraction(two, one).mul(unit),
      `It is the ratio of the groups upside down, used as a share of the whole.`,
      {
        misconception: "fraction-inverted",
        whyTempting: "Ratio and share are close relatives, and the order is easily lost.",
        repairQuestion: "Can a share of the whole be found from this ratio directly?",
      },
    ),
    slip(
      new Fraction(Math.abs(overall - second), first).mul(unit),
      `It divides the distance of the overall mean from one of the means by the other mean, ${first}, instead of by the distance between the two.`,
      {
        misconception: "percent-of-wrong-base",
        whyTempting: "The numerator is the right one.",
        repairQuestion: "Which distance is divided in the ratio of the groups?",
      },
    ),
    slip(
      new Fraction(Math.abs(overall - first), second).mul(unit),
      `It divides the distance to the first mean by the second mean; neither of them is what the share depends on.`,
      {
        misconception: "percent-of-wrong-base",
        whyTempting: "All three means have been used.",
        repairQuestion: "Which distance is divided in the ratio of the groups?",
      },
    ),
    slip(
      new Fraction(unit, Math.abs(first - second)),
      `It takes one part of the distance between the means, without asking how many parts belong to the group.`,
      {
        misconception: "answered-intermediate-quantity",
        whyTempting: `The distance ${Math.abs(first - second)} between the means is indeed the denominator.`,
        repairQuestion:
          "How many of these parts lie between the overall mean and the other group's mean?",
      },
    ),
  ];
  return all.filter(
    ({ order = 0 }) =>
      order > 0 && (scene === "fraction" ? order < 1 : Number.isInteger(order) && order < total),
  );
}
