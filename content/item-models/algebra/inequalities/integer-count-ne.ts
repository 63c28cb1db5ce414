import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { COUNT_SCENES, type CountParameters } from "./integer-count-scenes.ts";

function draw(chance: Chance): CountParameters | null {
  const scene = chance.pick(COUNT_SCENES);
  const numbers = scene.draw(chance);
  return numbers === null ? null : { scene, numbers };
}

function write({ scene, numbers }: CountParameters): Question {
  const words = scene.words(numbers);
  const key = scene.key(numbers);
  const takeaway =
    "To count the whole numbers in a range, find the first and the last one that satisfy every condition; the count is their difference plus 1.";
  return {
    stem: words.stem,
    body: {
      type: "numeric-entry",
      key: { form: "decimal", value: String(key) },
      slips: scene.slips(numbers).map(({ value, ...said }) => ({ ...said, value: String(value) })),
    },
    difficulty: scene.difficulty,
    targetSeconds: scene.seconds,
    explanation: {
      quick: `${words.reasoning.join(" ")} The trap is to count an end that does not belong, or to miss one that does.`,
      detailed: analysis({
        asked: words.asked,
        plan: words.plan,
        reasoning: words.reasoning,
        options: words.answers,
        takeaway,
      }),
      steps: words.steps,
      hints: words.hints,
      takeaway,
      selfExplain: {
        prompt: "How do you know that both ends of your list of whole numbers are right?",
        expectations: [
          "the first and the last number satisfy every condition",
          "the numbers just before and just after them do not",
        ],
      },
    },
  };
}

export const integerCountNe = defineModel<CountParameters>({
  id: "inequalities-integer-count",
  knowledgeComponents: [
    "quantitative.algebra.inequalities.compound-inequalities",
    "quantitative.algebra.inequalities.linear-inequalities",
  ],
  traps: ["boundary-value", "negative-solutions"],
  method: "Every integer between two distant limits is tested against the conditions as they stand",
  draw,
  write,
  recompute: ({ scene, numbers }) => {
    let count = 0;
    for (let n = -2_000; n <= 2_000; n += 1) if (scene.fits(numbers, n)) count += 1;
    return { value: String(count) };
  },
});
