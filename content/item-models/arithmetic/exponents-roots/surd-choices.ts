import type { WrongChoice } from "../../kit/item-model.ts";
import { surd } from "../../kit/write-numbers.ts";

export interface SurdParameters {
  readonly scene: "sum" | "fences" | "banner";
  /** The radicand that is left; the radicands given are its products with squares. */
  readonly core: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Where the key stands among the options, about. */
  readonly place: number;
}

/** `coefficient * sqrt(radicand)` with its text and place among the options. */
export const option = (coefficient: number, radicand: number) => ({
  text: `$${surd(coefficient, radicand)}$`,
  order: coefficient * Math.sqrt(radicand),
});
export const root = (radicand: number) => `\\sqrt{${radicand}}`;

const SPLIT = {
  misconception: "root-split-over-sum",
  whyTempting: "Combining the numbers under one root sign makes the roots disappear quickly.",
  repairQuestion: "Is $\\sqrt{9} + \\sqrt{16}$ the same as $\\sqrt{25}$?",
};
const UNROOTED = {
  misconception: "halved-instead-of-rooted",
  whyTempting: "The square factor is recognized but moved out of the root as it stands.",
  repairQuestion: "What is $\\sqrt{4 \\cdot 3}$: $4\\sqrt{3}$ or $2\\sqrt{3}$?",
};
const NOT_FINISHED = {
  misconception: "answered-intermediate-quantity",
  whyTempting: "The roots are simplified correctly, and the work looks finished.",
  repairQuestion: "Which length does the question ask for?",
};

export function sumChoices({ core, a, b, c }: SurdParameters): WrongChoice[] {
  return [
    {
      ...option(1, (a * a + b * b - c * c) * core),
      rationale: `This puts all three numbers under one root, $${root((a * a + b * b - c * c) * core)}$; roots of different numbers cannot be merged like that.`,
      ...SPLIT,
    },
    {
      ...option(a * a + b * b - c * c, core),
      rationale: `The square factors ${a * a}, ${b * b}, and ${c * c} are taken out of the roots without taking their roots.`,
      ...UNROOTED,
    },
    {
      ...option(a + b + c, core),
      rationale: "The last root is added, although it is to be subtracted.",
      misconception: "sign-slip",
      whyTempting: "All three roots are simplified correctly, and then added.",
      repairQuestion: "Which sign stands before the third root?",
    },
    {
      ...option(a + b - c, 1),
      rationale: `The coefficients are combined correctly, but the common factor $${root(core)}$ is lost.`,
      misconception: "unlike-terms-cancelled",
      whyTempting: `A factor $${root(core)}$ occurs in every term and seems to cancel.`,
      repairQuestion: "By what would you have to divide for the common factor to cancel?",
    },
    {
      ...option(a + b, core),
      rationale: "The root that is subtracted at the end has been left out.",
      misconception: "condition-dropped",
      whyTempting: "The first two terms are the larger ones.",
      repairQuestion: "Which term have you not used?",
    },
  ];
}

export function fencesChoices({ core, a, b }: SurdParameters): WrongChoice[] {
  return [
    {
      ...option(4, (a * a - b * b) * core),
      rationale: `This takes the root of the difference of the areas, ${(a * a - b * b) * core} square meters; the sides have to be found one by one.`,
      ...SPLIT,
    },
    {
      ...option(a - b, core),
      rationale: "This is the difference of the sides; a fence runs along four of them.",
      ...NOT_FINISHED,
    },
    {
      ...option(4 * (a * a - b * b), core),
      rationale: `The square factors ${a * a} and ${b * b} are taken out of the roots without taking their roots.`,
      ...UNROOTED,
    },
    {
      ...option(2 * (a - b), core),
      rationale: "This counts only two sides of each pen.",
      misconception: "condition-dropped",
      whyTempting:
        "A factor of 2 belongs to the perimeter of a rectangle with two different sides.",
      repairQuestion: "How many sides has a square?",
    },
    {
      ...option(4 * (a + b), core),
      rationale: "This is the length of both fences together, not the difference between them.",
      misconception: "sign-slip",
      whyTempting: "Both perimeters are found correctly, and then added.",
      repairQuestion: "Which operation answers the question of how much longer?",
    },
    {
      ...option(4 * a, core),
      rationale: "This is the whole fence around the larger pen.",
      ...NOT_FINISHED,
    },
  ];
}

export function bannerChoices({ core, a, b }: SurdParameters): WrongChoice[] {
  return [
    {
      ...option(a + b, core),
      rationale: "This is the sum of length and width, which is half of the perimeter.",
      ...NOT_FINISHED,
    },
    {
      ...option(a, core),
      rationale: "This is the length of the banner, not its perimeter.",
      ...NOT_FINISHED,
    },
    {
      ...option(2 * (a + b), 2 * core),
      rationale: `$${surd(a, core)} + ${surd(b, core)}$ is $${surd(a + b, core)}$; the radicands are not added.`,
      ...SPLIT,
    },
    {
      ...option(2 * (a * core + b), core),
      rationale: `When $${root(core)}$ is removed from the denominator, ${a * core} must be divided by ${core} as well; the length is $${surd(a, core)}$.`,
      misconception: "fraction-inverted",
      whyTempting: `The root is moved from the denominator to the numerator, and nothing else is changed.`,
      repairQuestion: `What is $\\frac{${core}}{${root(core)}}$?`,
    },
    {
      ...option(2 * (a + b), 1),
      rationale: `The coefficients are right, but the factor $${root(core)}$ is lost.`,
      misconception: "unlike-terms-cancelled",
      whyTempting: `A factor $${root(core)}$ occurs in both sides and seems to cancel.`,
      repairQuestion: "By what would you have to divide for the common factor to cancel?",
    },
    {
      ...option(4 * a, core),
      rationale: "This is the perimeter of a square whose side is the length of the banner.",
      misconception: "outcomes-assumed-equal",
      whyTempting: "The length has just been found and is used for all sides.",
      repairQuestion: "Are the sides of the banner equally long?",
    },
  ];
}
