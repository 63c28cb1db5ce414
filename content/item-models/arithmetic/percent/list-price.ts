import { slip } from "../../kit/told-question.ts";
import { dollars, Fraction } from "../../kit/write-numbers.ts";
import type { Candidate } from "./percent-options.ts";

export type SceneName = "list" | "full" | "pair";

/** A gain of `g` percent of cost at a discount of `d` percent; the amount is a cost or a selling price. */
export interface ListPrice {
  readonly scene: SceneName;
  readonly g: number;
  readonly d: number;
  readonly amount: number;
  /** In which order mistakes are offered. */
  readonly mistakes: readonly number[];
}

/** Costs of two articles sold at one price, with a gain and a loss of the same percent. */
export const costsOf = ({ g, amount }: ListPrice) =>
  [new Fraction(100 * amount, 100 + g), new Fraction(100 * amount, 100 - g)] as const;

export function keyOf(parameters: ListPrice): Fraction {
  const { scene, g, d, amount } = parameters;
  if (scene === "list") return new Fraction(amount * (100 + g), 100 - d);
  if (scene === "full") return new Fraction(100 * (100 + g), 100 - d).sub(100);
  const [first, second] = costsOf(parameters);
  return first.add(second).sub(2 * amount);
}

interface Priced {
  readonly by: (factor: Fraction) => Fraction;
  readonly fact: string;
}

function priced({ scene, g, d, amount }: ListPrice): Priced {
  const list = scene === "list";
  // In dollars for the album, in percent of cost for the clock.
  const base = new Fraction(list ? amount : 100);
  return {
    by: (factor) => base.mul(factor).sub(list ? 0 : 100),
    fact: `The reduced price is ${100 + g} percent of ${list ? dollars(amount) : "the cost"}, and it is ${100 - d} percent of the ${list ? "list" : "marked"} price.`,
  };
}

/** For the clock: only a part of the two changes is undone. */
function changesAlone(parameters: ListPrice): Candidate[] {
  const { g, d } = parameters;
  const { fact } = priced(parameters);
  return [
    [
      new Fraction(100 * d, 100 - d),
      slip(
        "condition-dropped",
        `This looks at the discount alone. ${fact}`,
        "Undoing the discount is the main step.",
        `Where does the gain of ${g} percent enter?`,
      ),
    ],
    [
      new Fraction(100 * g, 100 - d),
      slip(
        "effect-of-change-ignored",
        `This divides the gain only, and not the whole price, by ${100 - d} percent. ${fact}`,
        "The gain is what the question is about.",
        `What is ${100 - d} percent of the marked price?`,
      ),
    ],
  ];
}

/** For the album: the gain is taken to be a percent of a price and not of the materials. */
function gainOfWrongPrice(parameters: ListPrice): Candidate[] {
  const { g, d } = parameters;
  const { by, fact } = priced(parameters);
  return [
    ...(g + d < 100
      ? ([
          [
            by(new Fraction(100, 100 - g - d)),
            slip(
              "percent-of-wrong-base",
              `This takes both ${g} percent and ${d} percent of the list price, but the gain is a percent of what the materials cost. ${fact}`,
              "Both percents seem to be parts of the price that is asked for.",
              `Of which amount is the gain ${g} percent?`,
            ),
          ],
        ] as const)
      : []),
    [
      by(new Fraction(10_000, (100 - g) * (100 - d))),
      slip(
        "percent-of-wrong-base",
        `This takes the gain as ${g} percent of the reduced price, but it is ${g} percent of what the materials cost. ${fact}`,
        "The discount is undone by division, and the gain is treated in the same way.",
        `Of which amount is the gain ${g} percent?`,
      ),
    ],
  ];
}

function oneSided(parameters: ListPrice): Candidate[] {
  const { scene, g, d } = parameters;
  const list = scene === "list";
  const { by, fact } = priced(parameters);
  return [
    [
      by(new Fraction((100 + g) * (100 - d), 10_000)),
      slip(
        "direction-of-change-ignored",
        `This takes the discount off a price that has been reduced already. ${fact}`,
        "A discount is usually taken off.",
        `Which is higher, the price before or after the discount?`,
      ),
    ],
    ...(list ? gainOfWrongPrice(parameters) : changesAlone(parameters)),
  ];
}

export function priceCandidates(parameters: ListPrice): Candidate[] {
  const { scene, g, d } = parameters;
  const list = scene === "list";
  const { by, fact } = priced(parameters);
  return [
    [
      by(new Fraction(100 + g + d, 100)),
      slip(
        "percent-point-confusion",
        `This adds ${g} and ${d} percent, but one is a percent of the cost and the other of the ${list ? "list" : "marked"} price. ${fact}`,
        "The discount seems to be made up for by adding its percent.",
        `Of which price is the discount of ${d} percent taken?`,
      ),
    ],
    [
      by(new Fraction((100 + g) * (100 + d), 10_000)),
      slip(
        "percent-of-wrong-base",
        `This adds ${d} percent of the reduced price, but the discount is ${d} percent of the higher price. ${fact}`,
        `A reduction of ${d} percent seems to be undone by an increase of ${d} percent.`,
        `What is left of a price of \\$100 after an increase and then a reduction of ${d} percent?`,
      ),
    ],
    [
      by(new Fraction(100 + g, 100)),
      slip(
        "condition-dropped",
        `This leaves out the discount. ${fact}`,
        "The profit is taken care of, and the price looks complete.",
        `What remains of this price after a discount of ${d} percent?`,
      ),
    ],
    list
      ? [
          by(new Fraction(100, 100 - d)),
          slip(
            "condition-dropped",
            `This allows for the discount, but not for the gain of ${g} percent. ${fact}`,
            "The discount is undone correctly.",
            "What would she receive after the discount?",
          ),
        ]
      : [
          by(new Fraction((100 + g) * 100, 100 - d).div(100)).add(100),
          slip(
            "ratio-for-percent-increase",
            `This is the marked price as a percent of the cost, not the profit. ${fact}`,
            "Dividing the factors is nearly all that has to be done.",
            "By how much does the marked price exceed the cost?",
          ),
        ],
    ...oneSided(parameters),
  ];
}

export function pairCandidates(parameters: ListPrice): Candidate[] {
  const { g, amount } = parameters;
  const [first, second] = costsOf(parameters);
  const fact = `The costs were \\$${first.n} and \\$${second.n}, together \\$${first.add(second).n}, against \\$${2 * amount} received.`;
  return [
    [
      new Fraction(0),
      slip(
        "percent-of-wrong-base",
        `This lets equal percents cancel, but they were taken of different costs. ${fact}`,
        "A gain and a loss of the same percent at the same price look like nothing at all.",
        "Which of the two prints cost more?",
      ),
    ],
    [
      new Fraction(2 * g * amount, 100),
      slip(
        "percent-of-wrong-base",
        `This takes ${g} percent of the selling prices. ${fact}`,
        "The selling price is the only amount that is given.",
        `Of which amount is the loss ${g} percent?`,
      ),
    ],
    [
      second.sub(amount),
      slip(
        "one-part-compared",
        `This is the loss on the second print alone. ${fact}`,
        "The question asks for a loss, and one print brought one.",
        "What did the gallery gain on the first print?",
      ),
    ],
    [
      new Fraction(amount).sub(first),
      slip(
        "one-part-compared",
        `This is the gain on the first print. ${fact}`,
        "It is found on the way.",
        "What did the gallery lose on the second print?",
      ),
    ],
    [
      new Fraction(2 * g * g * amount, 10_000),
      slip(
        "change-squared",
        `This takes the square of the percent of the total received. ${fact}`,
        `A rise and then a fall of ${g} percent leave a loss with that factor.`,
        "Do the two percents here follow one another on one price?",
      ),
    ],
    [
      second.sub(first),
      slip(
        "difference-taken-for-term",
        `This is the difference between the two costs. ${fact}`,
        "The costs are found, and a difference is asked for.",
        "Which two totals does the question compare?",
      ),
    ],
  ];
}
