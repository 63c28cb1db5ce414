import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import type { Candidate } from "./percent-options.ts";

export type SceneName = "patrons" | "flights" | "trees";

/** The first group is `w` percent of all; `a` percent of it and `b` percent of the rest have a property. */
export interface OverallShare {
  readonly scene: SceneName;
  readonly w: number;
  readonly a: number;
  readonly b: number;
  /** In which order mistakes are offered. */
  readonly mistakes: readonly number[];
}

/** Percent of all that have the property. */
export const overall = ({ w, a, b }: OverallShare) => new Fraction(w * a + (100 - w) * b, 100);

export function keyOf(parameters: OverallShare): Fraction {
  const { scene, w, a, b } = parameters;
  if (scene === "patrons") return overall(parameters);
  return scene === "flights" ? new Fraction(b) : new Fraction(w * a).div(overall(parameters));
}

interface Words {
  readonly stem: string;
  readonly first: string;
  readonly rest: string;
  readonly all: string;
  readonly property: string;
}

export function wordsOf(parameters: OverallShare): Words {
  const { scene, w, a, b } = parameters;
  const t = overall(parameters).valueOf();
  switch (scene) {
    case "patrons":
      return {
        stem: `Of the patrons of a library, ${w} percent are students. If ${a} percent of the students and ${b} percent of the other patrons borrow films, what percent of all the patrons borrow films?`,
        first: "the students",
        rest: "the other patrons",
        all: "all patrons",
        property: "borrow films",
      };
    case "flights":
      return {
        stem: `At a small airport, ${t} percent of last month's flights left late. The flights before noon made up ${w} percent of the total, and ${a} percent of them left late. What percent of the flights that were *not* before noon left late?`,
        first: "the flights before noon",
        rest: "the later flights",
        all: "all flights",
        property: "left late",
      };
    default:
      return {
        stem: `A storm damaged ${a} percent of the oaks in a park and ${b} percent of its other trees. Before the storm, oaks were ${w} percent of the trees in the park. The damaged oaks were what percent of all the damaged trees?`,
        first: "the oaks",
        rest: "the other trees",
        all: "all trees",
        property: "were damaged",
      };
  }
}

/** Amounts for 100 of all: those of the first group and of the rest that have the property. */
export const partsOf = ({ w, a, b }: OverallShare) =>
  [new Fraction(w * a, 100), new Fraction((100 - w) * b, 100)] as const;

export const amount = (value: Fraction) => value.toString(6);

export function shareCandidates(parameters: OverallShare): Candidate[] {
  const { w, a, b } = parameters;
  const [part, other] = partsOf(parameters);
  const { first, rest, all, property } = wordsOf(parameters);
  const fact = `Of 100 patrons, ${amount(part)} + ${amount(other)} = ${amount(overall(parameters))} ${property}.`;
  return [
    [
      new Fraction(a + b, 2),
      slip(
        "average-of-averages",
        `This is the plain mean of ${a} and ${b}, but the groups are not of the same size. ${fact}`,
        "Two percents and a question about both suggest a mean.",
        "Are there as many students as other patrons?",
      ),
    ],
    [
      new Fraction((100 - w) * a + w * b, 100),
      slip(
        "weights-swapped",
        `This weights each percent with the size of the other group. ${fact}`,
        "All three percents are used, and products are added.",
        `Which percent belongs to the ${w} percent?`,
      ),
    ],
    [
      part,
      slip(
        "answered-intermediate-quantity",
        `This counts ${first} who ${property} and leaves out ${rest}. ${fact}`,
        "The first product is a percent of all patrons already.",
        `Do any of ${rest} ${property}?`,
      ),
    ],
    [
      new Fraction(a + b),
      slip(
        "percent-point-confusion",
        `This adds percents of different groups. ${fact}`,
        "Both groups are asked about together.",
        `Of what is each of the percents ${a} and ${b} taken?`,
      ),
    ],
    [
      other,
      slip(
        "part-for-whole",
        `This counts only ${rest} who ${property}. ${fact}`,
        `It is a percent of ${all}, found on the way.`,
        `Where are ${first}?`,
      ),
    ],
    [
      new Fraction(100).sub(overall(parameters)),
      slip(
        "complement-answered",
        `This is the percent of patrons who do not. ${fact}`,
        "It comes from the same numbers.",
        "Which patrons does your number describe?",
      ),
    ],
  ];
}

export function restCandidates(parameters: OverallShare): Candidate[] {
  const { w, a, b } = parameters;
  const t = overall(parameters);
  const [part, other] = partsOf(parameters);
  const fact = `Of 100 flights, ${t.n} left late, ${amount(part)} of them before noon; so ${amount(other)} of the ${100 - w} later flights left late.`;
  return [
    [
      other,
      slip(
        "percent-of-wrong-base",
        `This is a percent of all flights, not of the later ones. ${fact}`,
        "Subtracting what belongs to the morning is the main step.",
        `Of how many flights are these ${amount(other)} a part?`,
      ),
    ],
    [
      t.mul(2).sub(a),
      slip(
        "average-of-averages",
        `This makes ${t.n} the plain mean of the two percents. ${fact}`,
        "The overall percent lies between the percents of the groups.",
        "Are there as many flights before noon as after it?",
      ),
    ],
    [
      t,
      slip(
        "same-share-assumed",
        `This takes the percent of all flights for the later ones too. ${fact}`,
        "The percent for all flights is stated in the first sentence.",
        `Are the flights before noon late as often as all flights?`,
      ),
    ],
    [
      t
        .sub(new Fraction((100 - w) * a, 100))
        .mul(100)
        .div(w),
      slip(
        "weights-swapped",
        `This exchanges the sizes of the two groups. ${fact}`,
        "The steps are right, but with each size for the other group.",
        `Which flights make up ${w} percent of the total?`,
      ),
    ],
    [
      new Fraction(100 - b),
      slip(
        "complement-answered",
        `This is the percent of the later flights that left on time. ${fact}`,
        'The word "not" invites a subtraction from 100.',
        "To what does the word *not* refer in the question?",
      ),
    ],
  ];
}

export function sourceCandidates(parameters: OverallShare): Candidate[] {
  const { w, a, b } = parameters;
  const [part] = partsOf(parameters);
  const t = overall(parameters);
  const fact = `Of 100 trees, ${amount(t)} were damaged, and ${amount(part)} of these were oaks.`;
  return [
    [
      part,
      slip(
        "percent-of-wrong-base",
        `This is the percent of *all* trees that were damaged oaks. ${fact}`,
        `It is ${a} percent of ${w} percent, a natural product.`,
        "What is the whole of which a percent is wanted?",
      ),
    ],
    [
      new Fraction(100 * a, a + b),
      slip(
        "weights-swapped",
        `This compares ${a} with $${a} + ${b}$ as if there were equally many oaks and other trees. ${fact}`,
        "The percents of damage seem to be shares of the damaged trees.",
        "Are half of the trees oaks?",
      ),
    ],
    [
      new Fraction(w),
      slip(
        "same-share-assumed",
        `This is the share of oaks among all trees; among the damaged trees it is different, since oaks were damaged ${a > b ? "more" : "less"} often. ${fact}`,
        "A share of the whole seems to hold for a part of it.",
        "Were oaks damaged as often as other trees?",
      ),
    ],
    [
      new Fraction(a),
      slip(
        "part-for-whole",
        `This is the percent of oaks that were damaged, not the percent of damaged trees that were oaks. ${fact}`,
        "Damaged oaks and a percent occur in the same sentence.",
        "Which group comes after *of* in the question?",
      ),
    ],
    [
      new Fraction(100).sub(keyOf(parameters)),
      slip(
        "complement-answered",
        `This is the percent of the damaged trees that were not oaks. ${fact}`,
        "It has the right whole.",
        "Which part of the damaged trees does your number describe?",
      ),
    ],
    [
      t,
      slip(
        "answered-intermediate-quantity",
        `This is the percent of all trees that were damaged. ${fact}`,
        "It is needed as the whole of the wanted percent.",
        "Of what are the damaged trees a part in your number?",
      ),
    ],
  ];
}
