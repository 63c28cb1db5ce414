import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type Question } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { Fraction, grouped } from "../../kit/write-numbers.ts";
import { frac } from "../item-parts.ts";
import { type Candidate, keyOption, wrongOptions } from "./percent-options.ts";

type SceneName = "plums" | "brine" | "choir";

/** A part that stays the same is `from` percent of `total` at first, and `to` percent of what is left at the end. */
interface Parameters {
  readonly scene: SceneName;
  readonly total: number;
  readonly from: number;
  readonly to: number;
  /** In which order mistakes are offered. */
  readonly mistakes: readonly number[];
}

const leftOf = ({ total, from, to }: Parameters) => new Fraction(total * from, to);
const keyOf = (parameters: Parameters) =>
  parameters.scene === "plums"
    ? leftOf(parameters)
    : new Fraction(parameters.total).sub(leftOf(parameters));

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick<SceneName>(["plums", "brine", "choir"]);
  // The most tempting one always, the others at random.
  const mistakes = [0, ...chance.shuffle([1, 2, 3, 4, 5])];
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const parameters: Parameters = {
      scene,
      mistakes,
      total: chance.integer(8, 60) * { plums: 5, brine: 10, choir: 5 }[scene],
      from: {
        plums: chance.pick([10, 12, 15, 20]),
        brine: chance.integer(2, 15),
        choir: chance.pick([5, 8, 10, 12, 15, 20]),
      }[scene],
      to: {
        plums: chance.integer(6, 16) * 5,
        brine: chance.integer(2, 10) * 4,
        choir: chance.pick([10, 12, 15, 16, 20, 25, 30, 40]),
      }[scene],
    };
    const { total, from, to } = parameters;
    const whole = leftOf(parameters).d === 1n && (total * from) % 100 === 0;
    if (whole && to > from + 1 && to < 8 * from && leftOf(parameters).compare(12) > 0)
      return parameters;
  }
  return null;
}

interface Words {
  readonly stem: string;
  /** What gets smaller. */
  readonly gone: string;
  readonly keptAmount: string;
  readonly goneAmount: string;
  readonly asked: string;
}

function wordsOf({ scene, total, from, to }: Parameters): Words {
  switch (scene) {
    case "plums":
      return {
        stem: `Fresh plums of a certain kind are ${100 - from} percent water by weight. They are dried until they are ${100 - to} percent water, and nothing but water is lost. What is the weight, in kilograms, of the dried plums obtained from ${grouped(total)} kilograms of fresh plums?`,
        gone: "water",
        keptAmount: "the weight of the dry matter",
        goneAmount: "the weight of the water",
        asked: "the weight of the dried plums",
      };
    case "brine":
      return {
        stem: `A saltworks has a basin with ${grouped(total)} kilograms of brine that is ${from} percent salt by weight, the rest being water. How many kilograms of water must evaporate so that the brine that is left is ${to} percent salt by weight?`,
        gone: "water",
        keptAmount: "the weight of the salt",
        goneAmount: "the weight of the water",
        asked: "the weight of the water that must evaporate",
      };
    default:
      return {
        stem: `In a festival choir of ${grouped(total)} singers, ${100 - from} percent were amateurs, and the others were professionals. After some amateurs and no professionals had left the choir, only ${100 - to} percent of the remaining singers were amateurs. How many amateurs had left?`,
        gone: "amateurs",
        keptAmount: "the number of professionals",
        goneAmount: "the number of amateurs",
        asked: "the number of amateurs who left",
      };
  }
}

const factOf = (parameters: Parameters) => {
  const { total, from, to } = parameters;
  return `Before and after, ${wordsOf(parameters).keptAmount} is ${(total * from) / 100}, and at the end this is ${to} percent of ${leftOf(parameters).n}.`;
};

/** Percents taken of the first total that belong to the last one, or to both. */
function ofFirstTotal(parameters: Parameters): Candidate[] {
  const { scene, total, from, to } = parameters;
  const { goneAmount } = wordsOf(parameters);
  const all = new Fraction(total);
  const fact = factOf(parameters);
  const asLeft = scene === "plums";
  return [
    [
      asLeft ? all.mul(to).div(100) : all.mul(100 - to).div(100),
      slip(
        "percent-of-wrong-base",
        `This ${asLeft ? "takes" : "leaves"} ${to} percent of the first total. ${fact}`,
        "A percent of the only total that is given is quickly computed.",
        "Which total belongs to the later percent?",
      ),
    ],
    [
      all.mul(100 - from).div(100),
      slip(
        "whole-taken-for-part",
        `This is ${goneAmount} at the beginning. ${fact}`,
        "It is easy to compute, and the story is about this part.",
        "Does none of this part remain at the end?",
      ),
    ],
  ];
}

function candidatesOf(parameters: Parameters): Candidate[] {
  const { scene, total, from, to } = parameters;
  const { keptAmount, asked } = wordsOf(parameters);
  const left = leftOf(parameters);
  const same = new Fraction(total * from, 100);
  const all = new Fraction(total);
  const fact = factOf(parameters);
  const asLeft = scene === "plums";
  // What is lost where the final total is asked for, and the other way round.
  const turned = (final: Fraction) => (asLeft ? final : all.sub(final));
  return [
    [
      turned(all.sub(all.mul(to - from).div(100))),
      slip(
        "percent-point-confusion",
        `This takes $${100 - from} - ${100 - to} = ${to - from}$ percent of the first total, but the later percent refers to a smaller total. ${fact}`,
        `The share falls by that many percentage points.`,
        "Of which total is the second percent taken?",
      ),
    ],
    [
      asLeft ? all.sub(left) : left,
      slip(
        "complement-answered",
        `This is ${asLeft ? "the weight that is lost" : "the total at the end"}, and the question asks for ${asked}. ${fact}`,
        "It follows from the same equation.",
        "What exactly does the question ask for?",
      ),
    ],
    [
      same,
      slip(
        "answered-intermediate-quantity",
        `This is ${keptAmount}, not ${asked}. ${fact}`,
        "It is the key to the problem, because it does not change.",
        "What percent of the final total is this?",
      ),
    ],
    [
      turned(all.mul(100 - to).div(100 - from)),
      slip(
        "percent-of-wrong-base",
        `This multiplies the first total by $${frac(100 - to, 100 - from)}$, the quotient of two percents of different totals. ${fact}`,
        "The two percents in the statement are put together in one fraction.",
        "Which of the two parts is the same before and after?",
      ),
    ],
    ...ofFirstTotal(parameters),
  ];
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { scene, total, from, to } = parameters;
  const { keptAmount } = wordsOf(parameters);
  const same = (total * from) / 100;
  const left = leftOf(parameters).n;
  const subtraction: ModelStep = {
    text: `Subtract: $${total} - ${left} = ${keyOf(parameters).n}$.`,
    why: "What is missing from the first total is what has gone.",
    check: { left: `${total}-${left}`, right: `${keyOf(parameters).n}` },
  };
  return [
    {
      text: `The part that stays: ${from} percent of ${grouped(total)} is ${same}.`,
      why: `Nothing changes ${keptAmount}.`,
      check: { left: `${from}/100*${total}`, right: `${same}` },
    },
    {
      text: `At the end, ${same} is ${to} percent of the total: $\\frac{${to}}{100}x = ${same}$, so $x = ${left}$.`,
      why: "Name the new total, because the later percent is taken of it.",
      check: { left: `${to}/100*x`, right: `${same}`, given: { x: `${left}` } },
    },
    ...(scene === "plums" ? [] : [subtraction]),
  ];
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { scene, total, from, to } = parameters;
  const { gone, keptAmount, goneAmount, asked } = wordsOf(parameters);
  const same = (total * from) / 100;
  const left = leftOf(parameters).n;
  const key = keyOf(parameters).n;
  const takeaway =
    "When only one part of a mixture changes, find the part that does not, and use it to get the new total.";
  return {
    quick: `Follow what does not change, ${keptAmount}. At first it is ${from} percent of ${grouped(total)}, that is, ${same}. At the end this same ${same} is ${to} percent of the new total, which is therefore ${left}.${scene === "plums" ? "" : ` So ${asked} is $${total} - ${left} = ${key}$.`} The trap is to subtract the percents, which refer to different totals.`,
    detailed: analysis({
      asked: `Here ${asked} is wanted, when one part stays the same and the other gets smaller.`,
      plan: `Work with ${keptAmount}, because nothing happens to it.`,
      reasoning: [
        `If the share of ${gone} is ${100 - from} percent, the other part is ${from} percent: ${same} of ${grouped(total)}.`,
        `At the end, the share of ${gone} is ${100 - to} percent, so the same ${same} is now ${to} percent of a smaller total $x$.`,
        `From $\\frac{${to}}{100}x = ${same}$ it follows that $x = ${same} \\cdot ${frac(100, to)} = ${left}$.`,
        scene === "plums"
          ? `The dried plums weigh ${left} kilograms; a loss of ${grouped(total - Number(left))} kilograms may surprise, but it all comes from the water.`
          : `The difference from the first total is $${total} - ${left} = ${key}$, and this is ${asked}.`,
      ],
      options: `The other values combine percents of different totals, take a later percent of the first total, or stop at another amount in the story, such as ${keptAmount} or ${goneAmount}.`,
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "Which part of the mixture or group has the same size before and after?",
      "A percent is always a percent of the total at that time, and the total changes here.",
      `Find ${from} percent of ${grouped(total)}. This amount does not change.`,
      `Call the new total $x$, and write that the unchanged amount is ${to} percent of it${scene === "plums" ? "" : "; then compare $x$ with the first total"}.`,
    ],
    takeaway,
    selfExplain: {
      prompt: "Why can the two percents in the statement not be subtracted from one another?",
      expectations: [
        "they are percents of two different totals",
        "only the part that does not change connects the two totals",
      ],
    },
  };
}

export const percentConstantPart = defineModel<Parameters>({
  id: "percent-constant-part",
  knowledgeComponents: [
    "quantitative.arithmetic.percent.reverse-percent",
    "quantitative.algebra.word-problems.mixture",
  ],
  traps: ["base-of-percent", "constant-part"],
  method:
    "The part that goes is taken away unit by unit until the percents of the statement are reached",
  draw,
  write: (parameters) => {
    const { from, to, total, scene, mistakes } = parameters;
    const { keptAmount } = wordsOf(parameters);
    return {
      stem: wordsOf(parameters).stem,
      body: {
        type: "single-choice",
        key: {
          ...keyOption(keyOf(parameters), "plain"),
          rationale: `Before and after, ${keptAmount} is ${(total * from) / 100}, which is ${to} percent of ${leftOf(parameters).n}, the total at the end.`,
        },
        wrong: wrongOptions(
          mistakes.flatMap((index) => candidatesOf(parameters).slice(index, index + 1)),
          "plain",
        ),
      },
      difficulty: scene === "choir" ? 5 : 4,
      targetSeconds: 110,
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ scene, total, from, to }, item) => {
    const kept = (total * from) / 100;
    for (let gone = 0; gone < total; gone += 1) {
      if (Math.abs((kept / (total - gone)) * 100 - to) < 1e-9)
        return optionsNear(item, scene === "plums" ? total - gone : gone);
    }
    throw new Error("the percents are never reached");
  },
});
