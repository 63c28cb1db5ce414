import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { frac } from "../item-parts.ts";
import {
  amount,
  keyOf,
  type OverallShare,
  overall,
  partsOf,
  restCandidates,
  type SceneName,
  shareCandidates,
  sourceCandidates,
  wordsOf,
} from "./overall-share.ts";
import { keyOption, wrongOptions } from "./percent-options.ts";

function draw(chance: Chance): OverallShare | null {
  const scene = chance.pick<SceneName>(["patrons", "flights", "trees"]);
  const mistakes = chance.shuffle([0, 1, 2, 3, 4, 5]);
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const w = chance.pick([20, 25, 30, 35, 40, 60, 65, 70, 75, 80]);
    const parameters = {
      scene,
      mistakes,
      w,
      a: chance.integer(2, 16) * 5,
      b: chance.integer(2, 16) * 5,
    };
    const { a, b } = parameters;
    const sound =
      partsOf(parameters).every(({ d }) => d === 1n) &&
      a !== b &&
      a !== w &&
      b !== w &&
      a + b !== 100;
    if (sound && overall(parameters).d === 1n && keyOf(parameters).d === 1n) return parameters;
  }
  return null;
}

function stepsOf(parameters: OverallShare): ModelStep[] {
  const { scene, w, a, b } = parameters;
  const [part, other] = partsOf(parameters);
  const { first, rest, property } = wordsOf(parameters);
  const t = overall(parameters);
  const start: ModelStep = {
    text: `Suppose there are 100 in all. Of ${first}, ${w} in number, $${frac(a, 100)} \\cdot ${w} = ${amount(part)}$ ${property}.`,
    why: "With 100 as the total, percents of the total are numbers.",
    check: { left: `${a}/100*${w}`, right: amount(part) },
  };
  if (scene === "flights") {
    return [
      start,
      {
        text: `So $${t.n} - ${amount(part)} = ${amount(other)}$ of ${rest} ${property}.`,
        why: `Altogether ${t.n} of 100 ${property}.`,
        check: { left: `${t.n}-${amount(part)}`, right: amount(other) },
      },
      {
        text: `These are $${frac(amount(other), 100 - w)}$ of ${rest}, or ${b} percent.`,
        why: "The question makes the later flights the whole.",
        check: { left: `${amount(other)}/${100 - w}*100`, right: `${b}` },
      },
    ];
  }
  const second: ModelStep = {
    text: `Of ${rest}, ${100 - w} in number, $${frac(b, 100)} \\cdot ${100 - w} = ${amount(other)}$ ${property}.`,
    why: "Each percent is taken of its own group.",
    check: { left: `${b}/100*${100 - w}`, right: amount(other) },
  };
  const sum = { left: `${amount(part)}+${amount(other)}`, right: amount(t) };
  if (scene === "patrons")
    return [
      start,
      second,
      {
        text: `Together $${amount(part)} + ${amount(other)} = ${t.n}$ of 100.`,
        why: "The two groups do not overlap.",
        check: sum,
      },
    ];
  return [
    start,
    second,
    {
      text: `The damaged oaks are ${amount(part)} of $${amount(part)} + ${amount(other)} = ${amount(t)}$ damaged trees.`,
      why: "The damaged trees are the whole.",
      check: {
        left: `${amount(part)}/(${amount(part)}+${amount(other)})*100`,
        right: `${keyOf(parameters).n}`,
      },
    },
  ];
}

function explanationOf(parameters: OverallShare): Question["explanation"] {
  const { scene, w, a, b } = parameters;
  const { first, rest, all, property } = wordsOf(parameters);
  const [part, other] = partsOf(parameters);
  const t = amount(overall(parameters));
  const key = `${keyOf(parameters).n} percent`;
  const idea = {
    patrons: `${amount(part)} of ${first} and ${amount(other)} of ${rest} ${property}, together ${t}, which is ${key}`,
    flights: `${t} ${property}, ${amount(part)} of them before noon. That leaves ${amount(other)} of the ${100 - w} later flights, which is ${key}`,
    trees: `${amount(part)} oaks and ${amount(other)} other trees were damaged. The oaks are ${amount(part)} of ${t}, which is ${key}`,
  }[scene];
  const takeaway =
    "Take 100 as the total and turn every percent into a number of its own group; then read again what the whole of the answer is.";
  return {
    quick: `Suppose there are 100 in all, ${w} in the first group and ${100 - w} in the other. Then ${idea}. The trap is to work with percents of different groups as if they had the same base.`,
    detailed: analysis({
      asked: {
        patrons: `The percent of ${all} who ${property}.`,
        flights: `The percent of ${rest} that ${property}.`,
        trees: "The percent of the damaged trees that were oaks.",
      }[scene],
      plan: "Choose 100 for the total, and find how many there are of each kind.",
      reasoning: [
        `Among 100, there are ${w} in the group of ${first} and ${100 - w} in the group of ${rest}.`,
        `${a} percent of ${w} is ${amount(part)}.`,
        scene === "flights"
          ? `Since ${t} of the 100 ${property}, $${t} - ${amount(part)} = ${amount(other)}$ of these are later flights.`
          : `${b} percent of ${100 - w} is ${amount(other)}, so $${amount(part)} + ${amount(other)} = ${t}$ of the 100 ${property}.`,
        {
          patrons: `As there are 100 patrons, the answer is ${key}.`,
          flights: `${amount(other)} of ${100 - w} is ${key}.`,
          trees: `${amount(part)} of ${t} is ${key}.`,
        }[scene],
      ],
      options:
        "The other values average the percents without regard to the sizes of the groups, exchange those sizes, stop at a number on the way, or answer for another whole or another part.",
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "What is the whole of the percent that is asked for?",
      "Percents of different groups cannot be added or averaged as they stand. Choose 100 for the total.",
      `Of the 100, ${w} belong to the first group. How many of these have the property?`,
      {
        patrons: `Find ${b} percent of the other ${100 - w} in the same way, and add.`,
        flights: `Take the number found from ${t}, and compare what is left with ${100 - w}.`,
        trees: `Find the number for the other ${100 - w} trees as well; then compare the damaged oaks with all the damaged trees.`,
      }[scene],
    ],
    takeaway,
    selfExplain: {
      prompt: "Why is a total of 100 a help here, and why may it be chosen freely?",
      expectations: [
        "percents of the total become plain numbers",
        "only shares are asked for, and they do not depend on the total",
      ],
    },
  };
}

export const percentOverallShare = defineModel<OverallShare>({
  id: "percent-overall-share",
  knowledgeComponents: [
    "quantitative.arithmetic.percent.percent-of",
    "quantitative.data-analysis.averages.weighted-mean",
  ],
  traps: ["base-of-percent", "unequal-groups"],
  method:
    "10,000 objects are sorted into the groups and counted; an unknown percent is found by trial",
  draw,
  write: (parameters) => {
    const { scene } = parameters;
    const candidates = {
      patrons: shareCandidates,
      flights: restCandidates,
      trees: sourceCandidates,
    }[scene](parameters);
    const steps = stepsOf(parameters);
    return {
      stem: wordsOf(parameters).stem,
      body: {
        type: "single-choice",
        key: {
          ...keyOption(keyOf(parameters), "percent"),
          rationale: `${steps[0]?.text ?? ""} ${steps.at(-1)?.text ?? ""}`,
        },
        wrong: wrongOptions(
          parameters.mistakes
            .flatMap((index) => candidates.slice(index, index + 1))
            .filter(([value]) => value.compare(100) <= 0),
          "percent",
        ),
      },
      difficulty: { patrons: 2, flights: 3, trees: 4 }[scene] as 2 | 3 | 4,
      targetSeconds: { patrons: 70, flights: 90, trees: 100 }[scene],
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ scene, w, a, b }, item) => {
    const all = 10_000;
    const group = (all * w) / 100;
    const marked = (count: number, percent: number) =>
      [...integers(1, count)].filter((index) => (index * percent) % 100 < percent).length;
    const first = marked(group, a);
    const total = first + marked(all - group, b);
    if (scene === "patrons") return optionsNear(item, (total / all) * 100);
    if (scene === "trees") return optionsNear(item, (first / total) * 100);
    for (const percent of integers(0, 100)) {
      if (first + marked(all - group, percent) === total) return optionsNear(item, percent);
    }
    throw new Error("no percent fits");
  },
});
