import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question, type WrongChoice } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, Fraction, grouped, tex } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: Scene;
  /** Ranges of the amount and of what it is divided by. */
  readonly amount: readonly [number, number];
  readonly rate: readonly [number, number];
  /** Wanted place of the key among the options, from 0 to 4. */
  readonly keyPlace: number;
}

interface Scene {
  readonly stem: (parameters: Parameters) => string;
  readonly quotient: string;
  readonly top: string;
  readonly bottom: string;
  readonly amounts: readonly [number, number];
  readonly rates: readonly [number, number];
}

const SCENES: readonly Scene[] = [
  {
    stem: ({ amount: [l, h], rate: [s, f] }) =>
      `Depending on the tide, the route of a harbor ferry is at least ${l} and at most ${h} kilometers long. Its average speed on a crossing is never below ${s} and never above ${f} kilometers per hour. What is the greatest possible difference, in hours, between the durations of two crossings?`,
    quotient: "duration in hours",
    top: "length of the route",
    bottom: "speed",
    amounts: [24, 96],
    rates: [12, 40],
  },
  {
    stem: ({ amount: [l, h], rate: [s, f] }) =>
      `A mill expects an order for between ${grouped(l)} and ${grouped(h)} tons of wheat, and the region's fields yield between ${s} and ${f} tons per hectare, all limits included. By how many hectares does the greatest area that may be needed to grow the wheat for this order exceed the least area that may be needed?`,
    quotient: "area in hectares",
    top: "size of the order",
    bottom: "yield per hectare",
    amounts: [60, 240],
    rates: [3, 9],
  },
  {
    stem: ({ amount: [l, h], rate: [s, f] }) =>
      `If $${l}\\le x\\le ${h}$ and $${s}\\le y\\le ${f}$, what is the greatest possible value of $\\frac{x}{y}$ minus the least possible value of $\\frac{x}{y}$?`,
    quotient: "value of $\\frac{x}{y}$",
    top: "value of $x$",
    bottom: "value of $y$",
    amounts: [20, 90],
    rates: [2, 12],
  },
];

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(SCENES);
  const [from, to] = scene.amounts;
  const amount = [chance.integer(from, to - 6), 0] as [number, number];
  amount[1] = chance.integer(amount[0] + 4, Math.min(to, 2 * amount[0]));
  const slow = chance.integer(scene.rates[0], scene.rates[1] - 1);
  const fast = chance.integer(slow + 1, Math.min(scene.rates[1], 2 * slow));
  const neat = (2 * amount[1]) % slow === 0 && (2 * amount[0]) % fast === 0;
  const plausible = amount[1] % slow === 0 || amount[0] % fast === 0;
  return neat && plausible
    ? { scene, amount, rate: [slow, fast], keyPlace: chance.integer(0, 4) }
    : null;
}

function wrongChoices(parameters: Parameters): WrongChoice[] {
  const { amount, rate, keyPlace } = parameters;
  const key = amount[1] / rate[0] - amount[0] / rate[1];
  return withKeyAtPlace(key, [...missedExtremes(parameters), ...halfWay(parameters)], keyPlace);
}

/** Differences that are not the one between the extremes. */
function missedExtremes({ scene, amount: [l, h], rate: [s, f] }: Parameters): WrongChoice[] {
  const of = (top: number, bottom: number) => new Fraction(top, bottom);
  const { top, bottom } = scene;
  return [
    {
      ...choice(of(h, f).sub(of(l, s)).abs()),
      rationale: `It divides the greatest ${top} by the greatest ${bottom} and the least by the least. The quotient is greatest when its divisor is least.`,
      misconception: "extremes-from-like-ends",
      whyTempting: "Greatest with greatest and least with least looks orderly.",
      repairQuestion: `Does a greater ${bottom} make the quotient greater or smaller?`,
    },
    {
      ...choice(of(h - l, s)),
      rationale: `It keeps the ${bottom} at ${s} for both quotients, but the least quotient belongs to ${f}.`,
      misconception: "condition-dropped",
      whyTempting: "The greatest quotient uses this divisor, and it is carried over to the other.",
      repairQuestion: `Which ${bottom} makes the quotient as small as possible?`,
    },
    {
      ...choice(of(h, s).sub(of(h, f))),
      rationale: `It lets only the ${bottom} vary and uses ${grouped(h)} twice; the least quotient needs ${grouped(l)}.`,
      misconception: "one-part-compared",
      whyTempting:
        "The divisor is what makes the problem unusual, and the other range is forgotten.",
      repairQuestion: `Which ${top} makes the quotient as small as possible?`,
    },
    {
      ...choice(of(h - l, f - s)),
      rationale: `It divides the width of one range by the width of the other, which is not a difference of two quotients.`,
      misconception: "unlike-terms-cancelled",
      whyTempting: "A difference is asked for, so both differences are formed first.",
      repairQuestion: "Is the difference of two quotients the quotient of two differences?",
    },
  ];
}

/** Single quotients, given for the difference. */
function halfWay({ scene, amount: [l, h], rate: [s, f] }: Parameters): WrongChoice[] {
  const of = (top: number, bottom: number) => new Fraction(top, bottom);
  const { top, bottom, quotient } = scene;
  return [
    {
      ...choice(of(h, s)),
      rationale: `This is the greatest ${quotient} itself; the least one still has to be subtracted.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the harder half of the work and a natural place to stop.",
      repairQuestion: "The question asks for a difference. Which two numbers does it compare?",
    },
    {
      ...choice(of(l, f)),
      rationale: `This is the least ${quotient} itself, not the distance to the greatest.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is one of the two numbers that are needed.",
      repairQuestion: "The question asks for a difference. Which two numbers does it compare?",
    },
    {
      ...choice(of(h, f)),
      rationale: `It divides the greatest ${top} by the greatest ${bottom}. That is neither an extreme nor a difference.`,
      misconception: "extremes-from-like-ends",
      whyTempting: "For the greatest result the greatest of everything seems right.",
      repairQuestion: `With a ${top} of ${grouped(h)}, which ${bottom} gives the greatest quotient?`,
    },
    {
      ...choice(of(l, s)),
      rationale: `It divides the least ${top} by the least ${bottom}. That is neither an extreme nor a difference.`,
      misconception: "extremes-from-like-ends",
      whyTempting: "For the least result the least of everything seems right.",
      repairQuestion: `With a ${top} of ${grouped(l)}, which ${bottom} gives the least quotient?`,
    },
  ];
}

function write(parameters: Parameters): Question {
  const { scene, amount, rate } = parameters;
  const [l, h] = amount;
  const [s, f] = rate;
  const greatest = new Fraction(h, s);
  const least = new Fraction(l, f);
  const key = greatest.sub(least);
  const { top, bottom, quotient } = scene;
  const difference = `$${tex(greatest)}-${tex(least)}=${tex(key)}$`;
  const takeaway =
    "With positive numbers a quotient is greatest when the dividend is greatest and the divisor least, and least the other way round.";
  return {
    stem: scene.stem(parameters),
    body: {
      type: "single-choice",
      key: {
        ...choice(key),
        rationale: `The greatest ${quotient} is $\\frac{${h}}{${s}}=${tex(greatest)}$ and the least is $\\frac{${l}}{${f}}=${tex(least)}$; they differ by $${tex(key)}$.`,
      },
      wrong: wrongChoices(parameters),
    },
    difficulty: scene.quotient.startsWith("value") ? 1 : 2,
    targetSeconds: 80,
    explanation: {
      quick: `The ${quotient} is a quotient of positive numbers. It is greatest for ${h} over ${s}, which is $${tex(greatest)}$, and least for ${l} over ${f}, which is $${tex(least)}$. The difference is $${tex(key)}$. The trap is to pair greatest with greatest and least with least.`,
      detailed: analysis({
        asked: `The distance between the greatest and the least ${quotient} when both the ${top} and the ${bottom} can vary.`,
        plan: "Find the pairing that makes the quotient greatest and the pairing that makes it least, then subtract.",
        reasoning: [
          `A greater ${top} makes the quotient greater; a greater ${bottom} makes it smaller.`,
          `So the greatest quotient pairs the greatest ${top} with the least ${bottom}: $\\frac{${h}}{${s}}=${tex(greatest)}$.`,
          `The least quotient pairs the least ${top} with the greatest ${bottom}: $\\frac{${l}}{${f}}=${tex(least)}$.`,
          `The difference is ${difference}.`,
        ],
        options: `Pairing like ends gives two quotients that lie inside the range. Stopping at one of the extreme quotients leaves the subtraction out, and keeping the same ${top} or the same ${bottom} for both quotients lets only one quantity vary. Dividing the widths of the ranges does not give a difference of quotients.`,
        takeaway,
      }),
      steps: [
        {
          text: `The greatest quotient: $\\frac{${h}}{${s}}=${tex(greatest)}$.`,
          why: "A large dividend and a small divisor both raise a quotient.",
          check: { left: `${h}/${s}`, right: greatest.toFraction() },
        },
        {
          text: `The least quotient: $\\frac{${l}}{${f}}=${tex(least)}$.`,
          why: "A small dividend and a large divisor both lower it.",
          check: { left: `${l}/${f}`, right: least.toFraction() },
        },
        {
          text: `Subtract: ${difference}.`,
          why: "The question asks how far apart the extremes are.",
          check: { left: `${h}/${s}-${l}/${f}`, right: key.toFraction() },
        },
      ],
      hints: [
        "Two things vary here, and the quantity of interest is the quotient of the two.",
        "Think of the quotient as it changes with each part alone. What does a larger divisor do to it?",
        `For the greatest quotient take the greatest ${top} together with the least ${bottom}.`,
        "Form the least quotient from the two ends that are left, and subtract it from the greatest one.",
      ],
      takeaway,
      selfExplain: {
        prompt: `Why does the greatest quotient not use the greatest ${bottom}?`,
        expectations: [
          "dividing by a greater positive number gives a smaller result",
          "so the extremes pair opposite ends of the two ranges",
        ],
      },
    },
  };
}

export const extremeQuotient = defineModel<Parameters>({
  id: "inequalities-extreme-quotient",
  knowledgeComponents: ["quantitative.algebra.inequalities.compound-inequalities"],
  traps: ["like-ends-paired", "answered-the-wrong-thing"],
  method:
    "The quotient is computed at every point of a grid over both ranges, and the extremes are subtracted",
  draw,
  write,
  recompute: ({ amount: [l, h], rate: [s, f] }, item) => {
    const quotients: number[] = [];
    for (let x = l; x <= h; x += 1) {
      for (let y = 4 * s; y <= 4 * f; y += 1) quotients.push((4 * x) / y);
    }
    return optionsNear(item, Math.max(...quotients) - Math.min(...quotients));
  },
});
