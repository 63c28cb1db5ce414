import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { dollars, Fraction } from "../../kit/write-numbers.ts";
import { frac } from "../item-parts.ts";
import {
  costsOf,
  keyOf,
  type ListPrice,
  pairCandidates,
  priceCandidates,
  type SceneName,
} from "./list-price.ts";
import { keyOption, wrongOptions } from "./percent-options.ts";

function draw(chance: Chance): ListPrice | null {
  const scene = chance.pick<SceneName>(["list", "full", "pair"]);
  // The most tempting one always, the others at random.
  const mistakes = [0, ...chance.shuffle([1, 2, 3, 4, 5, 6])];
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const g =
      scene === "pair"
        ? chance.pick([10, 20, 25, 30, 40, 50])
        : chance.integer(2, 12) * 5 - chance.pick([0, 0, 1, 3]);
    const parameters: ListPrice = {
      scene,
      g,
      d: chance.pick([10, 15, 20, 25, 30, 40]),
      amount: chance.integer(4, 60) * 6,
      mistakes,
    };
    const whole = keyOf(parameters).d === 1n && g !== parameters.d;
    const both = scene !== "pair" || costsOf(parameters).every(({ d }) => d === 1n);
    const round = g % 2 === 0 || g % 5 === 0;
    if (whole && both && round && keyOf(parameters).compare(100) < (scene === "full" ? 0 : 100))
      return parameters;
  }
  return null;
}

function stemOf({ scene, g, d, amount }: ListPrice): string {
  switch (scene) {
    case "list":
      return `A bookbinder pays ${dollars(amount)} for the materials of a large album. She wants to allow her customers a discount of ${d} percent off the list price and still receive ${g} percent more than she paid for the materials. At what list price must she offer the album?`;
    case "full":
      return `When a dealer sells a clock at ${d} percent below the marked price, the profit is ${g} percent of what the clock cost the dealer. If the clock were sold at the marked price, the profit would be what percent of the cost?`;
    default:
      return `A gallery sold two prints for ${dollars(amount)} each. On the first print it made a profit of ${g} percent of its cost, and on the second it took a loss of ${g} percent of its cost. By how much did the total cost of the two prints exceed the total amount received for them?`;
  }
}

function stepsOf(parameters: ListPrice): ModelStep[] {
  const { scene, g, d, amount } = parameters;
  const key = keyOf(parameters).n;
  if (scene === "pair") {
    const [first, second] = costsOf(parameters);
    return [
      {
        text: `The first print: ${dollars(amount)} is ${100 + g} percent of its cost, so the cost was \\$${first.n}.`,
        why: "A profit is a percent of the cost.",
        check: { left: `${first.n}*${100 + g}/100`, right: `${amount}` },
      },
      {
        text: `The second print: ${dollars(amount)} is ${100 - g} percent of its cost, so the cost was \\$${second.n}.`,
        why: "A loss is a percent of the cost as well.",
        check: { left: `${second.n}*${100 - g}/100`, right: `${amount}` },
      },
      {
        text: `Compare the totals: $${first.n} + ${second.n} - 2 \\cdot ${amount} = ${key}$.`,
        why: "The question asks for the excess of the cost over the receipts.",
        check: { left: `${first.n}+${second.n}-2*${amount}`, right: `${key}` },
      },
    ];
  }
  const cost = scene === "list" ? amount : 100;
  const sold = new Fraction(cost * (100 + g), 100);
  const price = sold.mul(100).div(100 - d);
  return [
    {
      text: `${scene === "list" ? "She wants to receive" : "With a cost of 100, the reduced price is"} $${frac(100 + g, 100)} \\cdot ${cost} = ${sold.toString(4)}$.`,
      why: "The gain is a percent of the cost.",
      check: { left: `${100 + g}/100*${cost}`, right: sold.toFraction() },
    },
    {
      text: `This is ${100 - d} percent of the higher price $x$: $${frac(100 - d, 100)}x = ${sold.toString(4)}$, so $x = ${price.toString(4)}$.`,
      why: "The discount is a percent of the higher price, so undo it by division.",
      check: {
        left: `${100 - d}/100*x`,
        right: sold.toFraction(),
        given: { x: price.toFraction() },
      },
    },
    ...(scene === "full"
      ? [
          {
            text: `The profit is then $${price.toString(4)} - 100 = ${key}$, that is, ${key} percent of the cost.`,
            why: "The cost was taken to be 100.",
          },
        ]
      : []),
  ];
}

function explanationOf(parameters: ListPrice): Question["explanation"] {
  const { scene, g, d, amount } = parameters;
  const key = keyOf(parameters).n;
  const steps = stepsOf(parameters);
  const [first, second] = costsOf(parameters);
  const pair = scene === "pair";
  const takeaway = pair
    ? "Equal percents of different bases are different amounts; go back to the amounts before you compare."
    : "Write both prices as percents of their own bases: the gain belongs to the cost, the discount to the higher price.";
  return {
    quick: `${
      pair
        ? `Profit and loss are percents of cost, so find the costs. ${dollars(amount)} is ${100 + g} percent of one cost and ${100 - g} percent of the other: \\$${first.n} and \\$${second.n}. Their sum exceeds \\$${2 * amount} by \\$${key}.`
        : `Undo one percent at a time. ${steps.map(({ text }) => text).join(" ")}`
    } The trap is to ${pair ? "let the equal percents cancel" : "add the percents although their bases differ"}.`,
    detailed: analysis({
      asked: {
        list: "The list price for which a discount still leaves the wanted gain.",
        full: "The profit at the marked price, in percent of the cost.",
        pair: "By how much the two costs together exceed the two selling prices.",
      }[scene],
      plan: pair
        ? "Recover each cost from the selling price, and compare totals."
        : "Find the reduced price from the cost, and the higher price from the reduced price.",
      reasoning: [
        ...steps.map(({ text, why }) => `${text} ${why}`),
        pair
          ? "The print sold at a loss had the higher cost, so the loss outweighs the gain."
          : `Check: ${100 - d} percent of the higher price and ${100 + g} percent of the cost are the same amount.`,
      ],
      options: pair
        ? "The other values let the percents cancel, take them of the selling price, square them, or look at one of the prints only."
        : "The other values add the percents, undo the discount with the wrong base, leave out one of the two conditions, take the gain of the wrong price, or go in the wrong direction.",
      takeaway,
    }),
    steps,
    hints: [
      "Several percents occur. Of which price is each of them taken?",
      pair
        ? "A profit or a loss in percent refers to the cost, not to the selling price."
        : `The gain is a percent of the cost; the discount is a percent of the higher price.`,
      pair
        ? `${dollars(amount)} is ${100 + g} percent of one cost and ${100 - g} percent of the other.`
        : `${scene === "list" ? "" : "Take 100 as the cost. "}First find the price after the discount: ${100 + g} percent of the cost.`,
      pair
        ? `Find both costs by division, add them, and hold the sum against $2 \\cdot ${amount}$.`
        : `The price after the discount is ${100 - d} percent of the higher price. Divide accordingly${scene === "full" ? ", and compare with the cost" : ""}.`,
    ],
    takeaway,
    selfExplain: {
      prompt: pair
        ? "Why do the gain and the loss not cancel?"
        : `Why is it wrong to add ${g} percent and ${d} percent?`,
      expectations: [
        pair
          ? "the percents are taken of two different costs"
          : "the gain is a percent of the cost, and the discount a percent of the higher price",
        "equal or different, percents of different bases stand for amounts of their own",
      ],
    },
  };
}

export const percentListPrice = defineModel<ListPrice>({
  id: "percent-list-price",
  knowledgeComponents: [
    "quantitative.arithmetic.percent.successive-percent",
    "quantitative.arithmetic.percent.reverse-percent",
  ],
  traps: ["base-of-percent"],
  method:
    "Prices are raised dollar by dollar, or percent by percent, until the statement is satisfied",
  draw,
  write: (parameters) => {
    const { scene } = parameters;
    const candidates = (scene === "pair" ? pairCandidates : priceCandidates)(parameters);
    const format = scene === "full" ? "percent" : "dollars";
    return {
      stem: stemOf(parameters),
      body: {
        type: "single-choice",
        key: {
          ...keyOption(keyOf(parameters), format),
          rationale: stepsOf(parameters)
            .map(({ text }) => text)
            .join(" "),
        },
        wrong: wrongOptions(
          parameters.mistakes.flatMap((index) => candidates.slice(index, index + 1)),
          format,
        ),
      },
      difficulty: { list: 3, full: 4, pair: 5 }[scene] as 3 | 4 | 5,
      targetSeconds: { list: 90, full: 100, pair: 120 }[scene],
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ scene, g, d, amount }, item) => {
    const after = (price: number, percent: number) => price + (price * percent) / 100;
    const find = (goal: number, percent: number) => {
      for (const price of integers(1, 5_000))
        if (Math.abs(after(price, percent) - goal) < 1e-9) return price;
      throw new Error("no whole price fits");
    };
    if (scene === "list") return optionsNear(item, find(after(amount, g), -d));
    if (scene === "pair") return optionsNear(item, find(amount, g) + find(amount, -g) - 2 * amount);
    for (const percent of integers(1, 400)) {
      if (Math.abs(after(after(1_000, percent), -d) - after(1_000, g)) < 1e-9)
        return optionsNear(item, percent);
    }
    throw new Error("no whole percent fits");
  },
});
