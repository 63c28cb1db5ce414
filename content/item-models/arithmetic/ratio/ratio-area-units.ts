import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  defineModel,
  type ModelStep,
  type Question,
  type WrongChoice,
} from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { decimal, dollars, Fraction, grouped } from "../../kit/write-numbers.ts";
import { wrong } from "../item-parts.ts";
import { MISTAKES, type Mistake, type SceneName } from "./area-unit-mistakes.ts";

/** A rate, and the one or two measures it is applied to. */
interface Parameters {
  readonly scene: SceneName;
  readonly rate: Fraction;
  readonly first: number;
  readonly second: number;
  readonly mistakes: readonly Mistake[];
}

/** Four mistakes, so that the key can stand in any place among the options. */
function mistakesFor(scene: SceneName, chance: Chance): Mistake[] {
  const right = factorOf(scene);
  const below = MISTAKES[scene].filter(({ factor }) => factor.compare(right) < 0);
  const above = MISTAKES[scene].filter(({ factor }) => factor.compare(right) > 0);
  const low = chance.integer(Math.max(0, 4 - above.length), Math.min(4, below.length));
  return [...chance.sample(below, low), ...chance.sample(above, 4 - low)];
}

function draw(chance: Chance): Parameters {
  const scene = chance.pick<SceneName>(["courtyard", "glass", "cable"]);
  const mistakes = mistakesFor(scene, chance);
  switch (scene) {
    case "courtyard": {
      const rate = new Fraction(chance.integer(2, 9));
      return { scene, rate, first: chance.integer(5, 9), second: chance.integer(10, 16), mistakes };
    }
    case "glass": {
      const rate = new Fraction(chance.pick([12, 15, 18, 24, 25, 27, 32]), 10);
      return {
        scene,
        rate,
        first: chance.pick([2, 3, 4]),
        second: chance.pick([5, 6, 7]),
        mistakes,
      };
    }
    default: {
      const rate = new Fraction(chance.integer(5, 14));
      return { scene, rate, first: chance.integer(6, 25), second: 1, mistakes };
    }
  }
}

/** The factors that turn the rate into the units of the answer, and what each of them does. */
function factorOf(scene: SceneName): Fraction {
  return {
    courtyard: new Fraction(9),
    glass: new Fraction(10_000, 1_000),
    cable: new Fraction(60, 1_000),
  }[scene];
}

function keyOf({ scene, rate, first, second }: Parameters): Fraction {
  return rate.mul(first).mul(second).mul(factorOf(scene));
}

interface Words {
  readonly stem: string;
  readonly unit: string;
  readonly asked: string;
  /** The product that gives the answer, as TeX and in plain signs. */
  readonly tex: string;
  readonly plain: string;
  readonly convert: string;
  readonly reason: string;
}

function wordsOf({ scene, rate, first, second }: Parameters): Words {
  const per = decimal(rate);
  switch (scene) {
    case "courtyard":
      return {
        stem: `Paving a rectangular courtyard ${first} yards wide and ${second} yards long costs ${dollars(rate.valueOf())} per square foot. What is the total cost of the paving, in dollars? (1 yard = 3 feet)`,
        unit: "dollars",
        asked: "the cost of paving the whole courtyard",
        tex: `${3 * first} \\cdot ${3 * second} \\cdot ${per}`,
        plain: `${3 * first}*${3 * second}*${per}`,
        convert: `In feet, the courtyard is ${3 * first} wide and ${3 * second} long`,
        reason: "Both lengths have to be converted, so a square yard is 9 square feet.",
      };
    case "glass":
      return {
        stem: `A certain kind of plate glass weighs ${per} grams per square centimeter. A rectangular sheet of this glass measures ${first} meters by ${second} meters. What is the weight of the sheet, in kilograms? (1 meter = 100 centimeters; 1 kilogram = 1,000 grams)`,
        unit: "kilograms",
        asked: "the weight of the sheet",
        tex: `\\frac{${100 * first} \\cdot ${100 * second} \\cdot ${per}}{1{,}000}`,
        plain: `${100 * first}*${100 * second}*${per}/1000`,
        convert: `In centimeters, the sheet measures ${100 * first} by ${100 * second}`,
        reason: "Both sides have to be converted, so a square meter is 10,000 square centimeters.",
      };
    default:
      return {
        stem: `The cabins of a cable railway travel at a constant speed of ${per} meters per second. How far, in kilometers, does a cabin travel in ${first} minutes? (1 kilometer = 1,000 meters)`,
        unit: "kilometers",
        asked: "the distance traveled",
        tex: `\\frac{${per} \\cdot 60 \\cdot ${first}}{1{,}000}`,
        plain: `${per}*60*${first}/1000`,
        convert: `In seconds, the ride takes $60 \\cdot ${first} = ${60 * first}$`,
        reason: "The speed is stated per second, so the time must be in seconds.",
      };
  }
}

const shown = (value: Fraction) => ({
  text: value.d === 1n ? grouped(Number(value.n)) : decimal(value),
  order: value.valueOf(),
});

function wrongChoices(parameters: Parameters): WrongChoice[] {
  const { rate, first, second, mistakes } = parameters;
  const { convert, reason } = wordsOf(parameters);
  return mistakes.flatMap(({ factor, misconception, what, why, ask }) => {
    const value = rate.mul(first).mul(second).mul(factor);
    const hundredths = value.mul(10_000);
    if (hundredths.d !== 1n) return [];
    return [
      wrong(shown(value), slip(misconception, `This ${what}. ${convert}. ${reason}`, why, ask)),
    ];
  });
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { scene, first, second } = parameters;
  const { convert, reason, tex, plain } = wordsOf(parameters);
  const check = {
    courtyard: { left: `${3 * first}*${3 * second}`, right: `9*${first * second}` },
    glass: { left: `${100 * first}*${100 * second}`, right: `10000*${first * second}` },
    cable: { left: `60*${first}`, right: `${60 * first}` },
  }[scene];
  const key = decimal(keyOf(parameters));
  return [
    { text: `${convert}.`, why: reason, check },
    {
      text: `Combine: $${tex} = ${key}$.`,
      why: "Each unit that is not wanted in the answer has to cancel.",
      check: { left: plain, right: key },
    },
  ];
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { scene } = parameters;
  const { convert, reason, tex, asked, unit } = wordsOf(parameters);
  const key = shown(keyOf(parameters)).text;
  const area = scene !== "cable";
  const takeaway = area
    ? "A conversion factor for lengths must be squared for areas."
    : "Write the units next to the numbers, and convert until all that should cancel do cancel.";
  return {
    quick: `${convert}. ${reason} So ${asked} is $${tex}$, that is, ${key} ${unit}. The trap is ${area ? "to use the factor for lengths only once" : "to multiply numbers whose units do not fit"}.`,
    detailed: analysis({
      asked: `Here ${asked} is wanted, in ${unit}, from a rate in other units.`,
      plan: "Convert the measures into the units of the rate, multiply, and convert the result where necessary.",
      reasoning: [
        `Look at the units first. The rate is per ${{ courtyard: "square foot", glass: "square centimeter", cable: "second" }[scene]}, but the measures are given in ${{ courtyard: "yards", glass: "meters", cable: "minutes" }[scene]}.`,
        `${convert}. ${reason}`,
        `Multiply by the rate${scene === "courtyard" ? "" : ", and divide by 1,000 for the larger unit"}: $${tex}$.`,
        `The result is ${key} ${unit}.`,
      ],
      options: `The other values use ${area ? "the factor for lengths once, double it, or cube it" : "minutes as if they were seconds, or another power of 10"}, or they leave out a conversion. A rough check of the size is worthwhile: ${area ? "a square of the larger unit holds very many squares of the smaller unit" : "one minute at this speed covers less than one kilometer"}.`,
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "In which units is the rate stated, and in which units are the measures?",
      area
        ? "An area is a product of two lengths, and both of them are converted."
        : "A rate per second has to be multiplied by a number of seconds.",
      `${convert}.`,
      `Now multiply by the rate${scene === "courtyard" ? "" : ", and change to the larger unit at the end"}: $${tex}$.`,
    ],
    takeaway,
    selfExplain: {
      prompt: area
        ? "Why is the conversion factor for lengths not enough for an area?"
        : "Why can the numbers in the statement not simply be multiplied?",
      expectations: area
        ? [
            "both length and width are converted",
            "so the factor is applied twice, that is, squared",
          ]
        : [
            "the time is in minutes and the speed per second",
            "the answer is wanted in kilometers, and the speed is in meters",
          ],
    },
  };
}

export const ratioAreaUnits = defineModel<Parameters>({
  id: "ratio-area-units",
  knowledgeComponents: ["quantitative.arithmetic.ratio.unit-conversion"],
  traps: ["units", "squared-factor"],
  method: "The amount is added up unit by unit: single small squares, or single seconds",
  draw,
  write: (parameters) => {
    const { convert, tex } = wordsOf(parameters);
    return {
      stem: wordsOf(parameters).stem,
      body: {
        type: "single-choice",
        key: {
          ...shown(keyOf(parameters)),
          rationale: `${convert}, and $${tex} = ${decimal(keyOf(parameters))}$.`,
        },
        wrong: wrongChoices(parameters),
      },
      difficulty: { cable: 1, courtyard: 2, glass: 3 }[parameters.scene] as 1 | 2 | 3,
      targetSeconds: { cable: 60, courtyard: 70, glass: 85 }[parameters.scene],
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ scene, rate, first, second }, item) => {
    const each = rate.valueOf();
    if (scene === "cable") {
      let meters = 0;
      for (const _ of integers(1, first * 60)) meters += each;
      return optionsNear(item, meters / 1_000);
    }
    const perSide = scene === "courtyard" ? 3 : 100;
    let squares = 0;
    for (const _ of integers(1, first * perSide)) squares += second * perSide;
    return optionsNear(item, (squares * each) / (scene === "glass" ? 1_000 : 1));
  },
});
