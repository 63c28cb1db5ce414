import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question, type WrongChoice } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, grouped } from "../../kit/write-numbers.ts";
import type { ThresholdParameters } from "./threshold-scene.ts";
import { THRESHOLD_SCENES } from "./threshold-scenes.ts";

function draw(chance: Chance): ThresholdParameters | null {
  const scene = chance.pick(THRESHOLD_SCENES);
  const numbers = scene.draw(chance);
  return numbers === null ? null : { scene, numbers, keyPlace: chance.integer(0, 4) };
}

function wrongChoices({ scene, numbers, keyPlace }: ThresholdParameters): WrongChoice[] {
  const key = scene.key(numbers);
  const all = scene.slips(numbers).map(({ value, ...said }) => ({ ...choice(value), ...said }));
  // Numbers far below the key tempt nobody.
  const usable = all.filter(({ order }) => 5 * order > key);
  return withKeyAtPlace(key, usable, keyPlace);
}

function write(parameters: ThresholdParameters): Question {
  const { scene, numbers } = parameters;
  const words = scene.words(numbers);
  const key = scene.key(numbers);
  const takeaway =
    "Solve the inequality exactly first; whether to round up or down is decided by testing the two whole numbers around the bound.";
  return {
    stem: words.stem,
    body: {
      type: "single-choice",
      key: { ...choice(key), rationale: words.proof },
      wrong: wrongChoices(parameters),
    },
    difficulty: scene.difficulty,
    targetSeconds: 70,
    explanation: {
      quick: `${words.inequality} ${words.solved} ${words.rounding} The trap is to round as usual or to stop at the bound itself.`,
      detailed: analysis({
        asked: words.asked,
        plan: "Write the condition as an inequality in one unknown, isolate the unknown, and only then turn to whole numbers.",
        reasoning: [words.inequality, words.solved, words.rounding, `Check: ${words.proof}`],
        options: words.answers,
        takeaway,
      }),
      steps: words.steps,
      hints: words.hints,
      fasterWay: words.fasterWay,
      takeaway,
      selfExplain: {
        prompt: `Why is the answer ${grouped(key)} and neither one more nor one less?`,
        expectations: [
          "the bound of the inequality was found exactly before any rounding",
          "the whole numbers on both sides of the bound were tested against the condition",
        ],
      },
    },
  };
}

export const inequalityThresholdCount = defineModel<ThresholdParameters>({
  id: "inequality-threshold-count",
  knowledgeComponents: [
    "quantitative.algebra.inequalities.linear-inequalities",
    "quantitative.algebra.word-problems.ages-costs",
  ],
  traps: ["boundary-value", "rounding-direction"],
  method:
    "The situation is played through for one whole number after another until the condition first changes",
  draw,
  write,
  recompute: ({ scene, numbers }, item) => optionsNear(item, scene.simulate(numbers)),
});
