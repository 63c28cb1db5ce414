import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type Question } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { frac } from "../item-parts.ts";
import { type Candidate, keyOption, wrongOptions } from "./percent-options.ts";

type SceneName = "museum" | "herd" | "rent";

/** After a change of `p` percent, another one makes it a change of `net` percent in all. */
interface Parameters {
  readonly scene: SceneName;
  readonly p: number;
  readonly net: number;
}

/** The second change, with its sign. */
const secondOf = ({ p, net }: Parameters) => new Fraction(100 * (net - p), 100 + p);

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick<SceneName>(["museum", "herd", "rent"]);
  const size = chance.integer(8, 60);
  const end = chance.integer(2, 45);
  const parameters = {
    museum: { scene, p: -size, net: end },
    herd: { scene, p: size, net: -end },
    rent: { scene, p: size, net: end },
  }[scene];
  const second = secondOf(parameters).abs();
  const lower = scene !== "rent" || end < size;
  return second.d === 1n &&
    lower &&
    second.compare(4) > 0 &&
    second.compare(100) < 0 &&
    second.valueOf() !== size &&
    (size % 5 === 0 || size % 4 === 0) &&
    size < 65
    ? parameters
    : null;
}

function wordsOf({ scene, p, net }: Parameters): { stem: string; rises: boolean; thing: string } {
  const [size, end] = [Math.abs(p), Math.abs(net)];
  switch (scene) {
    case "museum":
      return {
        stem: `The number of visitors to a museum fell by ${size} percent in the year in which one wing was closed. By what percent must the number rise in the following year if it is to be ${end} percent greater than it was before the fall?`,
        rises: true,
        thing: "the number of visitors",
      };
    case "herd":
      return {
        stem: `A herd of reindeer had grown by ${size} percent when a hard winter reduced it to ${end} percent below its size before the growth. What percent of the herd was lost in the winter?`,
        rises: false,
        thing: "the herd",
      };
    default:
      return {
        stem: `The monthly rent for a studio was raised by ${size} percent. When no tenant was found, the new rent was lowered, and the final rent was ${end} percent higher than the original one. The new rent was lowered by what percent?`,
        rises: false,
        thing: "the rent",
      };
  }
}

function candidatesOf(parameters: Parameters): Candidate[] {
  const { p, net } = parameters;
  const { rises, thing } = wordsOf(parameters);
  const [middle, last] = [100 + p, 100 + net];
  const gap = Math.abs(net - p);
  const second = secondOf(parameters).abs();
  const way = rises ? "rise" : "fall";
  const right = `From 100, ${thing} goes to ${middle} and then to ${last}: a ${way} of ${gap}, to be divided by ${middle}.`;
  return [
    [
      new Fraction(gap),
      slip(
        "percent-point-confusion",
        `This combines the percents ${Math.abs(p)} and ${Math.abs(net)} as if both changes had the same base. ${right}`,
        "The two percents lead from one end of the story to the other.",
        "Of which amount is the second percent taken?",
      ),
    ],
    [
      new Fraction(100 * gap, last),
      slip(
        "percent-of-wrong-base",
        `This divides the ${way} by the amount after it. ${right}`,
        "The difference is right, and it is divided by one of the two amounts.",
        `Does the ${way} start from ${middle} or from ${last}?`,
      ),
    ],
    [
      new Fraction(Math.abs(p)),
      slip(
        "percent-of-wrong-base",
        `This repeats the first percent as if it undid the first change. ${right}`,
        "A change by the same percent seems to bring the old value back.",
        `What is ${Math.abs(p)} percent of ${middle}?`,
      ),
    ],
    [
      second.mul(rises ? 1 : -1).add(100),
      slip(
        "ratio-for-percent-increase",
        `This is the later amount as a percent *of* the earlier one, not the percent of the change. ${right}`,
        "Dividing the amounts is nearly all that has to be done.",
        `How far is the quotient from 100 percent?`,
      ),
    ],
    [
      new Fraction(Math.abs(net)),
      slip(
        "answered-intermediate-quantity",
        `This is the percent of the change over the whole time, which the statement gives. ${right}`,
        "It describes the end of the story.",
        "Does this percent refer to the second change alone?",
      ),
    ],
  ];
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { p, net } = parameters;
  const { rises, thing } = wordsOf(parameters);
  const [middle, last] = [100 + p, 100 + net];
  const gap = Math.abs(net - p);
  const second = secondOf(parameters).abs().n;
  const steps: ModelStep[] = [
    {
      text: `Let the first value be 100. After the first change it is ${middle}, and at the end it is ${last}.`,
      why: "Both percents in the statement refer to the first value.",
      check: { left: `100${p < 0 ? "-" : "+"}${Math.abs(p)}`, right: `${middle}` },
    },
    {
      text: `The second change is $${rises ? `${last} - ${middle}` : `${middle} - ${last}`} = ${gap}$.`,
      why: "A change is the difference of the values before and after it.",
      check: { left: rises ? `${last}-${middle}` : `${middle}-${last}`, right: `${gap}` },
    },
    {
      text: `As a percent of ${middle}: $${frac(gap, middle)} \\cdot 100 = ${second}$.`,
      why: "The base of a percent change is the value just before it.",
      check: { left: `${gap}/${middle}*100`, right: `${second}` },
    },
  ];
  const takeaway =
    "Set the first value to 100, write down every value of the story, and divide each change by the value just before it.";
  return {
    quick: `Let the first value be 100. Then ${thing} goes to ${middle} and ends at ${last}. The second change is ${gap}, taken of ${middle}: $${frac(gap, middle)}$ is ${second} percent. The trap is to use ${gap} percent, that is, to combine percents with different bases.`,
    detailed: analysis({
      asked: `The percent of the second change, which starts from the value that the first change has left.`,
      plan: "Choose 100 as the first value, and follow the story in numbers.",
      reasoning: [
        `The first change, of ${Math.abs(p)} percent, takes ${thing} from 100 to ${middle}.`,
        `At the end, the value is ${Math.abs(net)} percent ${net > 0 ? "above" : "below"} the first one, so it is ${last}.`,
        `Between ${middle} and ${last} the change is ${gap}.`,
        `The base of this change is ${middle}, and $${frac(gap, middle)}$ is ${second} percent.`,
      ],
      options: `The other values combine ${Math.abs(p)} and ${Math.abs(net)} directly, divide by the wrong amount, repeat a percent of the statement, or give a ratio in place of a change.`,
      takeaway,
    }),
    steps,
    hints: [
      "Two percents are stated. Of what is each of them taken, and of what is the one that is asked for?",
      "Choose 100 for the value at the very beginning.",
      "Write three values: the one at the beginning, the one after the first change, and the one at the end.",
      `From ${middle} to ${last}: find the difference, and divide it by the value at which the second change starts.`,
    ],
    takeaway,
    selfExplain: {
      prompt: `Why is the answer not ${gap} percent?`,
      expectations: [
        `the change of ${gap} is taken of ${middle}, not of 100`,
        "percents of different bases cannot be combined by adding or subtracting",
      ],
    },
  };
}

export const percentSecondChange = defineModel<Parameters>({
  id: "percent-second-change",
  knowledgeComponents: [
    "quantitative.arithmetic.percent.successive-percent",
    "quantitative.arithmetic.percent.percent-change",
  ],
  traps: ["base-of-percent"],
  method: "Every whole percent is tried as the second change of a starting amount of 10,000",
  draw,
  write: (parameters) => {
    const { scene, p, net } = parameters;
    const second = secondOf(parameters).abs();
    return {
      stem: wordsOf(parameters).stem,
      body: {
        type: "single-choice",
        key: {
          ...keyOption(second, "percent"),
          rationale: `Starting from 100, the values are ${100 + p} and ${100 + net}; the change of ${Math.abs(net - p)} is ${second.n} percent of ${100 + p}.`,
        },
        // No fall exceeds 100 percent.
        wrong: wrongOptions(
          candidatesOf(parameters).filter(
            ([value]) => scene === "museum" || value.compare(100) < 0,
          ),
          "percent",
        ),
      },
      difficulty: scene === "herd" ? 4 : 3,
      targetSeconds: 85,
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ scene, p, net }, item) => {
    const [middle, target] = [10_000 + 100 * p, 10_000 + 100 * net];
    for (const percent of integers(1, 300)) {
      const changed =
        scene === "museum" ? middle + (middle * percent) / 100 : middle - (middle * percent) / 100;
      if (Math.abs(changed - target) < 1e-6) return optionsNear(item, percent);
    }
    throw new Error("no whole percent fits");
  },
});
