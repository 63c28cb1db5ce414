import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question, type WrongChoice } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, counted, Fraction, grouped } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: Scene;
  readonly early: number;
  readonly late: number;
  readonly asked: number;
  readonly step: number;
  /** The value in place `early`. */
  readonly value: number;
  /** Wanted place of the key among the options, from 0 to 4. */
  readonly keyPlace: number;
}

interface Scene {
  readonly stem: (parameters: Parameters) => string;
  readonly place: string;
  readonly falling: boolean;
}

const laterValue = ({ value, step, early, late }: Parameters) => value + step * (late - early);
const keyOf = ({ value, step, early, asked }: Parameters) => value + step * (asked - early);

const SCENES: readonly Scene[] = [
  {
    stem: (p) =>
      `Logs are piled in layers, and each layer above the lowest has a fixed number of logs fewer than the layer directly below it. Counted from the ground, layer ${p.early} has ${p.value} logs and layer ${p.late} has ${laterValue(p)} logs. How many logs are in layer ${p.asked}?`,
    place: "layer",
    falling: true,
  },
  {
    stem: (p) =>
      `Training for a race, Amara lengthens her run by a fixed number of kilometers every week. In the ${ordinal(p.early)} week of her plan she runs ${p.value} kilometers, and in the ${ordinal(p.late)} week she runs ${laterValue(p)} kilometers. How many kilometers does the plan require in the ${ordinal(p.asked)} week?`,
    place: "week",
    falling: false,
  },
  {
    stem: (p) =>
      `The difference between consecutive terms of the sequence $t_1, t_2, t_3, \\ldots$ is constant. If $t_{${p.early}}=${p.value}$ and $t_{${p.late}}=${laterValue(p)}$, what is the value of $t_{${p.asked}}$?`,
    place: "term",
    falling: false,
  },
];

function ordinal(place: number): string {
  const ending = place > 10 && place < 14 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(SCENES);
  const early = chance.integer(3, 6);
  const late = early + chance.integer(4, 8);
  const size = chance.integer(2, scene.place === "week" ? 3 : 7);
  const forward = chance.pick([true, false]);
  const asked = forward ? late + chance.integer(3, 7) : 1;
  const step = scene.falling ? -size : size;
  const value = scene.falling
    ? size * (asked - early) + chance.integer(4, 30)
    : chance.integer(4, 30);
  const parameters = { scene, early, late, asked, step, value, keyPlace: chance.integer(0, 4) };
  const values = [value, laterValue(parameters), keyOf(parameters)];
  return values.some((one) => one < 2 || one > 150) || new Set(values).size < 3 ? null : parameters;
}

function wrongChoices(parameters: Parameters): WrongChoice[] {
  const { scene, early, late, asked, step, value, keyPlace } = parameters;
  const later = laterValue(parameters);
  const key = keyOf(parameters);
  const { place } = scene;
  const gap = asked === 1 ? early - 1 : asked - late;
  const all: WrongChoice[] = [
    {
      ...choice(key + (asked === 1 ? -step : step)),
      rationale: `It takes one step too many: from ${place} ${asked === 1 ? early : late} to ${place} ${asked} there are ${gap} steps.`,
      misconception: "gaps-for-marks",
      whyTempting: `The ${place}s are counted along the way, both ends included, in place of the steps between them.`,
      repairQuestion: `How many steps lead from ${place} 4 to ${place} 6?`,
    },
    {
      ...choice(key + (asked === 1 ? step : -step)),
      rationale: `It takes one step too few: from ${place} ${asked === 1 ? early : late} to ${place} ${asked} there are ${gap} steps.`,
      misconception: "gaps-for-marks",
      whyTempting: `Only the ${place}s strictly between the two are counted.`,
      repairQuestion: `How many steps lead from ${place} 4 to ${place} 6?`,
    },
    {
      ...choice(new Fraction(value * asked, early).round()),
      rationale: `It takes the values to be proportional to the number of the ${place}, but a constant change does not start from 0.`,
      misconception: "growth-taken-as-proportional",
      whyTempting: "Values that change evenly look proportional, and one multiplication would do.",
      repairQuestion: `Does your proportion give ${grouped(later)} for ${place} ${late}?`,
    },
    {
      ...choice(later + step * asked),
      rationale: `It adds ${counted(asked, "step")} to the value of ${place} ${late}, but only the steps from there on count.`,
      misconception: "wrong-argument-substituted",
      whyTempting: `The number ${asked} stands in the question and is used as the number of steps.`,
      repairQuestion: `How many steps have already been made when ${place} ${late} is reached?`,
    },
    {
      ...choice(value + step * (asked === 1 ? early - 1 : -(asked - early))),
      rationale: `It counts the steps correctly but goes in the wrong direction, as if the values ${scene.falling ? "rose" : "fell"}.`,
      misconception: "direction-of-change-ignored",
      whyTempting: "The size of a step is found, and its sign is lost.",
      repairQuestion: `Should the value for ${place} ${asked} be greater or less than ${grouped(value)}?`,
    },
    {
      ...choice(value + (later - value) * (asked === 1 ? -1 : 2)),
      rationale: `It repeats the whole change from ${value} to ${later}, which belongs to ${late - early} steps.`,
      misconception: "rate-not-multiplied",
      whyTempting: "The one change that is known is applied again as it stands.",
      repairQuestion: `Over how many steps does the value change from ${value} to ${later}?`,
    },
    {
      ...choice(value + step * (asked - late)),
      rationale: `It counts the steps from ${place} ${late} but adds them to the value of ${place} ${early}.`,
      misconception: "wrong-argument-substituted",
      whyTempting:
        "Two values are known, and the steps from one of them are combined with the other.",
      repairQuestion: `From which ${place} did you count the steps, and which value belongs to it?`,
    },
    {
      ...choice(step * asked),
      rationale: `It multiplies the change in one step by ${asked}, as if the values started from 0.`,
      misconception: "growth-taken-as-proportional",
      whyTempting:
        "The change in one step is found, and one multiplication seems to finish the work.",
      repairQuestion: `Does the same multiplication give ${value} for ${place} ${early}?`,
    },
  ].filter(({ order }) => order > 0);
  return withKeyAtPlace(key, all, keyPlace);
}

function write(parameters: Parameters): Question {
  const { scene, early, late, asked, step, value } = parameters;
  const later = laterValue(parameters);
  const key = keyOf(parameters);
  const { place } = scene;
  const change = later - value;
  const [from, base] = asked === 1 ? [early, value] : [late, later];
  const steps = asked - from;
  const size = Math.abs(step);
  const back = steps < 0;
  const apply = `$${base}${(step < 0) === back ? "+" : "-"}${Math.abs(steps)}\\cdot ${size}=${key}$`;
  const moves = `${Math.abs(steps)} steps ${back ? "back" : "forward"}`;
  const takeaway =
    "With a constant change, divide the difference of two known values by the number of steps between them, and count steps, not places, to the value asked for.";
  return {
    stem: scene.stem(parameters),
    body: {
      type: "single-choice",
      key: {
        ...choice(key),
        rationale: `One step changes the value by ${scene.falling ? `$-${size}$` : size}; ${moves} from ${place} ${from} lead from ${base} to ${key}.`,
      },
      wrong: wrongChoices(parameters),
    },
    difficulty: scene.place === "term" ? 2 : 1,
    targetSeconds: 60,
    explanation: {
      quick: `From ${place} ${early} to ${place} ${late} there are ${late - early} steps, and the value changes from ${value} to ${later}. So one step changes it by ${scene.falling ? `$-${size}$` : size}. From ${place} ${from} go ${moves}: ${apply}. The trap is to count ${place}s in place of steps.`,
      detailed: analysis({
        asked: `The value for ${place} ${asked}, when two values of a constant change are known.`,
        plan: "Find the change in one step, then count the steps from a known value to the one asked for.",
        reasoning: [
          `From ${place} ${early} to ${place} ${late} there are $${late}-${early}=${late - early}$ steps.`,
          `The value changes by $${later}-${value}=${change}$ in these steps, so by $\\frac{${change}}{${late - early}}=${step}$ in one step.`,
          `From ${place} ${from} to ${place} ${asked} there are ${moves}, so the value is ${apply}.`,
        ],
        options: `One step more or less comes from counting ${place}s in place of the steps between them. A proportion would be right only if the values started from 0. Going in the wrong direction, using ${asked} itself as the number of steps, or repeating the whole change from ${value} to ${later} misuses a step that was found correctly.`,
        takeaway,
      }),
      steps: [
        {
          text: `The change in one step is $\\frac{${later}-${value}}{${late}-${early}}=${step}$.`,
          why: "A constant change is spread evenly over the steps.",
          check: { left: `(${later}-${value})/(${late}-${early})`, right: `${step}` },
        },
        {
          text: `Go ${moves} from ${place} ${from}: ${apply}.`,
          why: "Each step has the same size.",
          check: { left: `${base}+(${steps})*(${step})`, right: `${key}` },
        },
      ],
      hints: [
        "Two values of an evenly changing quantity are known, and a third is wanted.",
        "An even change means the same amount in every step. How much is it?",
        `Between ${place} ${early} and ${place} ${late} the value changes from ${value} to ${later}.`,
        `Divide that change by the number of steps, and then count the steps from ${place} ${from} to the one asked for.`,
      ],
      takeaway,
      selfExplain: {
        prompt: `Why are there ${late - early} steps and not ${late - early + 1} between the two known values?`,
        expectations: [
          "a step leads from one place to the next",
          "the number of steps is the difference of the place numbers",
        ],
      },
    },
  };
}

export const growthTerm = defineModel<Parameters>({
  id: "functions-growth-term",
  knowledgeComponents: [
    "quantitative.algebra.functions.sequences",
    "quantitative.algebra.linear-equations.one-variable",
  ],
  traps: ["steps-not-places"],
  method:
    "Every pair of a first value and a whole step is tried, and the sequence that meets both values is continued term by term",
  draw,
  write,
  recompute: (parameters, item) => {
    const { early, late, asked, value } = parameters;
    const later = laterValue(parameters);
    for (let first = -300; first <= 300; first += 1) {
      for (let step = -20; step <= 20; step += 1) {
        const terms = [first];
        for (let place = 1; place < 60; place += 1) terms.push((terms[place - 1] ?? 0) + step);
        if (terms[early - 1] === value && terms[late - 1] === later) {
          return optionsNear(item, terms[asked - 1] ?? Number.NaN);
        }
      }
    }
    throw new Error("no sequence meets the two values");
  },
});
