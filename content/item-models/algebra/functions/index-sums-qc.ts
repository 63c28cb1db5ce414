import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion, temptations } from "../../kit/comparison-question.ts";
import { defineModel, type Question, type Relation, type Slip } from "../../kit/item-model.ts";

type SceneName = "sums" | "seats" | "products";
/** What is told of the constant step: above, below or only different from the step that changes nothing. */
type Step = "up" | "down" | "open";

interface Parameters {
  readonly scene: SceneName;
  readonly step: Step;
  /** Two places in Quantity A, two in Quantity B; those of A lie farther apart. */
  readonly places: readonly [number, number, number, number];
  readonly key: Relation;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick<SceneName>(["sums", "seats", "products"]);
  const key = chance.pick<Relation>(["A", "B", "C", "D"]);
  const step: Step =
    key === "D"
      ? "open"
      : scene === "seats"
        ? "up"
        : chance.pick<Step>(key === "C" ? ["open"] : ["up", "down"]);
  if (scene === "seats" && step !== "up") return null;
  const first = chance.integer(2, 6);
  const third = first + chance.integer(2, 6);
  const fourth = third + chance.integer(1, 5);
  const lead =
    key === "C"
      ? 0
      : key === "D"
        ? chance.pick([-1, 1, 2])
        : (key === "A") === (step === "up")
          ? 1
          : -1;
  const second = third + fourth - first + lead;
  return second > fourth ? { scene, step, key, places: [first, second, third, fourth] } : null;
}

interface Words {
  readonly stem: string;
  readonly quantities: readonly [string, string];
  readonly rule: string;
  readonly general: string;
  readonly combine: string;
  readonly stepName: string;
}

function wordsOf({ scene, step, places: [i, j, k, l] }: Parameters): Words {
  const sign = { up: "positive", down: "negative", open: "nonzero" }[step];
  switch (scene) {
    case "sums":
      return {
        stem: `In the sequence $a_1, a_2, a_3, \\ldots$, the equation $a_{n+1}=a_n+d$ holds for every positive integer $n$, where $d$ is a ${sign} constant.`,
        quantities: [`$a_{${i}}+a_{${j}}$`, `$a_{${k}}+a_{${l}}$`],
        rule: "$a_n=a_1+(n-1)d$",
        general: `$2a_1+${i + j - 2}d$ and $2a_1+${k + l - 2}d$`,
        combine: "sum",
        stepName: "d",
      };
    case "seats":
      return {
        stem: "Every row of a theater except the first has $s$ seats more than the row directly in front of it, where $s$ is a positive integer. The rows are numbered from the front.",
        quantities: [
          `The number of seats in rows ${i} and ${j} together`,
          `The number of seats in rows ${k} and ${l} together`,
        ],
        rule: "row $n$ has $f+(n-1)s$ seats if the first row has $f$",
        general: `$2f+${i + j - 2}s$ and $2f+${k + l - 2}s$`,
        combine: "sum",
        stepName: "s",
      };
    default:
      return {
        stem: `All terms of the sequence $b_1, b_2, b_3, \\ldots$ are positive. Each term after the first is equal to $r$ times the preceding term, where $r$ is a constant and ${{ up: "$r>1$", down: "$0<r<1$", open: "$r\\ne 1$" }[step]}.`,
        quantities: [`$b_{${i}}\\cdot b_{${j}}$`, `$b_{${k}}\\cdot b_{${l}}$`],
        rule: "$b_n=b_1 \\cdot r^{n-1}$",
        general: `$b_1^{2}r^{${i + j - 2}}$ and $b_1^{2}r^{${k + l - 2}}$`,
        combine: "product",
        stepName: "r",
      };
  }
}

function conclusionOf(parameters: Parameters): string {
  const { key, scene, step, places } = parameters;
  const [i, j, k, l] = places;
  const { stepName } = wordsOf(parameters);
  const more = i + j > k + l;
  if (key === "C")
    return `The numbers of steps agree, ${i + j - 2} on each side, so the quantities are equal.`;
  if (key === "D") {
    const examples =
      scene === "products"
        ? "$r=2$ and for $r=\\frac{1}{2}$"
        : `$${stepName}=1$ and for $${stepName}=-1$`;
    return `Quantity A contains ${more ? "more" : "fewer"} steps, but a step may raise or lower the value: the outcome is not the same for ${examples}. The relationship cannot be determined.`;
  }
  return `Quantity A contains ${more ? "more" : "fewer"} steps, and each step makes the ${wordsOf(parameters).combine} ${step === "up" ? "greater" : "smaller"}. So Quantity ${key} is greater.`;
}

function slipsOf(parameters: Parameters): Record<Relation, Slip> {
  const { key, places, step } = parameters;
  const [i, j, k, l] = places;
  const { general, quantities, combine } = wordsOf(parameters);
  const count = `The quantities are ${general}.`;
  const why = conclusionOf(parameters);
  const grows = step !== "down";
  const one = (place: number, word: string): Slip => ({
    rationale: `${count} ${why}`,
    misconception: "one-part-compared",
    whyTempting: `Place ${place} holds the ${word} of the four values${step === "open" ? " if the values grow" : ""}, and its partner is overlooked.`,
    repairQuestion: `How many steps from the first value are contained in the ${combine} of Quantity A, and how many in that of Quantity B?`,
  });
  return {
    A: grows ? one(j, "greatest") : one(i, "greatest"),
    B: grows ? one(i, "least") : one(j, "least"),
    C: {
      rationale: `Counted from the first value, Quantity A contains ${i + j - 2} steps and Quantity B ${k + l - 2}, and a step does change the value.`,
      misconception: "judged-by-eye",
      whyTempting: `The places ${k} and ${l} lie between ${i} and ${j}, which looks balanced.`,
      repairQuestion: `Is $${i}+${j}$ the same as $${k}+${l}$?`,
    },
    D: {
      rationale: `The first value is not known, but it enters both quantities in the same way. ${why}`,
      misconception: "unknowns-outnumber-equations",
      whyTempting: `No value is given, so neither ${key === "C" ? combine : quantities[0].startsWith("$") ? "expression" : "number"} can be computed.`,
      repairQuestion:
        "What is left when you subtract or cancel what the two quantities have in common?",
    },
  };
}

function write(parameters: Parameters): Question {
  const { scene, key, places } = parameters;
  const [i, j, k, l] = places;
  const words = wordsOf(parameters);
  const slips = slipsOf(parameters);
  const conclusion = conclusionOf(parameters);
  const takeaway =
    "When values change by a constant step, two of them together depend only on the sum of their places, so compare the sums of the places.";
  const counting = `From the first value to places ${i} and ${j} there are $${i - 1}+${j - 1}=${i + j - 2}$ steps; to places ${k} and ${l} there are $${k - 1}+${l - 1}=${k + l - 2}$.`;
  return comparisonQuestion({
    stem: words.stem,
    quantityA: words.quantities[0],
    quantityB: words.quantities[1],
    key,
    proof: `The quantities are ${words.general}. ${conclusion}`,
    slips,
    difficulty: scene === "products" ? 4 : key === "D" ? 3 : scene === "seats" ? 2 : 3,
    targetSeconds: 80,
    quick: `Count steps from the first value. The quantities are ${words.general}. ${conclusion} The trap is to look at the greatest or the least value only.`,
    asked: `Which of two ${words.combine}s of values of one sequence is greater, when no value is given.`,
    plan: "Write every value as the first value changed by a number of equal steps, and compare the numbers of steps.",
    reasoning: [
      `In general, ${words.rule}.`,
      counting,
      `So the quantities are ${words.general}.`,
      conclusion,
    ],
    answers: temptations(key, slips),
    steps: [
      {
        text: `Steps in Quantity A: $${i - 1}+${j - 1}=${i + j - 2}$.`,
        why: "The value in place $n$ is $n-1$ steps from the first.",
        check: { left: `${i - 1}+${j - 1}`, right: `${i + j - 2}` },
      },
      {
        text: `Steps in Quantity B: $${k - 1}+${l - 1}=${k + l - 2}$.`,
        why: "The first value itself occurs twice in each quantity.",
        check: { left: `${k - 1}+${l - 1}`, right: `${k + l - 2}` },
      },
      { text: conclusion, why: "What the quantities share can be taken away from both." },
    ],
    hints: [
      "No value is known, so do not try to compute the quantities. What do they have in common?",
      "Every value is reached from the first one by a number of equal steps.",
      `Write the value in place ${i} with the first value and the step, and do so for the other three.`,
      "Combine the two values in each quantity, count the steps, and ask what one step does.",
    ],
    fasterWay: `Compare $${i}+${j}$ with $${k}+${l}$, and then ask what a step does to the value.`,
    takeaway,
    selfExplain: {
      prompt: "Why is it enough to compare the sums of the places?",
      expectations: [
        "the first value enters both quantities twice",
        "what remains is the number of equal steps",
      ],
    },
  });
}

export const indexSumsQc = defineModel<Parameters>({
  id: "functions-index-sums-qc",
  knowledgeComponents: ["quantitative.algebra.functions.sequences"],
  traps: ["sign-of-step", "one-value-compared"],
  method:
    "Many sequences with different first values and steps are built term by term and the relations that occur are noted",
  draw,
  write,
  recompute: ({ scene, step, places }) => {
    const steps = scene === "products" ? [0.5, 0.8, 1.25, 2, 3] : [-3, -1, 1, 2, 5];
    const neutral = scene === "products" ? 1 : 0;
    const possible = steps.filter(
      (value) => step === "open" || (step === "up") === value > neutral,
    );
    const relations = possible.flatMap((value) =>
      [1, 7, 20].map((first) => {
        const terms = [first];
        while (terms.length < 60) {
          const last = terms.at(-1) ?? 0;
          terms.push(scene === "products" ? last * value : last + value);
        }
        const [p = 0, q = 0, r = 0, s = 0] = places.map((place) => terms[place - 1] ?? 0);
        const ratio = scene === "products" ? Math.log((p * q) / (r * s)) : p + q - r - s;
        return relationOf(Math.round(ratio * 1e6), 0);
      }),
    );
    return comparisonKey(relations);
  },
});
