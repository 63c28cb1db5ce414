import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, Fraction, tex } from "../../kit/write-numbers.ts";
import { type Adjustment, targetOf, type Words, wrongChoices } from "./adjust-wrong-choices.ts";

const SIMPLE = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
] as const;

function draw(chance: Chance): Adjustment | null {
  const scene = chance.pick(["add-kind", "remove-others", "add-others"] as const);
  const parameters = {
    scene,
    kind: chance.integer(4, 20),
    others: chance.integer(6, 30),
    change: chance.integer(3, 20),
    below: chance.integer(0, 4),
  };
  if (scene === "remove-others" && parameters.change >= parameters.others - 1) return null;
  const target = targetOf(parameters);
  const simple = SIMPLE.some(([n, d]) => target.equals(new Fraction(n, d)));
  const { kind, others, change } = parameters;
  return simple && change !== kind && kind !== others ? parameters : null;
}

function wordsOf(parameters: Adjustment): Words {
  const { scene, kind, others } = parameters;
  const target = `$${tex(targetOf(parameters))}$`;
  switch (scene) {
    case "add-kind":
      return {
        stem: `A bag holds ${kind} red counters and ${others} yellow counters, and nothing else. How many red counters must be added to the bag so that a counter drawn from it at random will be red with probability ${target}?`,
        things: "counters",
        kind: "red counters",
        others: "yellow counters",
      };
    case "remove-others":
      return {
        stem: `In a tray of ${kind + others} seedlings, ${kind} are tomatoes and the others are peppers. Some of the peppers are going to be planted out, and then the probability that a seedling chosen at random from the tray is a tomato should be ${target}. How many peppers must be taken from the tray?`,
        things: "seedlings",
        kind: "tomatoes",
        others: "peppers",
      };
    default:
      return {
        stem: `Out of the ${kind + others} songs on a playlist, exactly ${kind} are in Portuguese. New songs, none of them in Portuguese, will be put on the list until a randomly played song is in Portuguese with a probability of only ${target}. What is the number of new songs?`,
        things: "songs",
        kind: "songs in Portuguese",
        others: "other songs",
      };
  }
}

interface Equation {
  readonly kindAfter: string;
  readonly totalAfter: string;
  readonly hint: string;
}

function equationOf({ scene, kind, others }: Adjustment): Equation {
  const total = kind + others;
  switch (scene) {
    case "add-kind":
      return {
        kindAfter: `${kind} + x`,
        totalAfter: `${total} + x`,
        hint: "Both the number of the wanted kind and the total grow",
      };
    case "remove-others":
      return {
        kindAfter: `${kind}`,
        totalAfter: `${total} - x`,
        hint: "The number of the wanted kind stays, the total shrinks",
      };
    default:
      return {
        kindAfter: `${kind}`,
        totalAfter: `${total} + x`,
        hint: "The number of the wanted kind stays, the total grows",
      };
  }
}

const TAKEAWAY =
  "When contents change, write both the favorable number and the total after the change before setting up the probability.";

function detailOf(parameters: Adjustment): string {
  const { scene, kind, others, change } = parameters;
  const words = wordsOf(parameters);
  const target = targetOf(parameters);
  const { kindAfter, totalAfter, hint } = equationOf(parameters);
  const [n, d] = [Number(target.n), Number(target.d)];
  const total = kind + others + (scene === "remove-others" ? -change : change);
  const after = scene === "add-kind" ? kind + change : kind;
  const multiplied = `${d}${scene === "add-kind" ? `(${kindAfter})` : ` \\cdot ${kind}`} = ${n === 1 ? totalAfter : `${n}(${totalAfter})`}`;
  return analysis({
    asked: `The number of ${words.things} to be ${scene === "remove-others" ? "taken away" : "added"} so that a randomly chosen one is among the ${words.kind} with probability $${tex(target)}$.`,
    plan: "Describe the contents after the change by one unknown, and set up the probability as a fraction.",
    reasoning: [
      `At first there are $${kind} + ${others} = ${kind + others}$ ${words.things}. Let $x$ be the number ${scene === "remove-others" ? "taken away" : "added"}.`,
      `${hint}: the probability becomes $\\frac{${kindAfter}}{${totalAfter}}$.`,
      `Setting it equal to $${tex(target)}$ and multiplying by both denominators gives $${multiplied}$.`,
      `So $x = ${change}$. Test: $\\frac{${after}}{${total}} = ${tex(target)}$.`,
    ],
    options: `Applying $${tex(target)}$ to the old total of ${kind + others} forgets that the total changes. Comparing ${words.kind} with ${words.others} instead of with all ${words.things} uses a ratio of parts. Other answers give the contents after the change, or miss the exact number by one.`,
    takeaway: TAKEAWAY,
  });
}

function explanationOf(parameters: Adjustment): Question["explanation"] {
  const { scene, kind, others, change } = parameters;
  const words = wordsOf(parameters);
  const target = targetOf(parameters);
  const { kindAfter, totalAfter, hint } = equationOf(parameters);
  const [n, d] = [Number(target.n), Number(target.d)];
  const total = kind + others + (scene === "remove-others" ? -change : change);
  const multiplied = `${d}${scene === "add-kind" ? `(${kindAfter})` : ` \\cdot ${kind}`} = ${n === 1 ? totalAfter : `${n}(${totalAfter})`}`;
  return {
    quick: `Let $x$ be the number sought. ${hint}: $\\frac{${kindAfter}}{${totalAfter}} = ${tex(target)}$. Multiplying by the denominators gives $${multiplied}$, so $x = ${change}$. The trap is to leave the total at ${kind + others}, although every object added or taken away changes it.`,
    detailed: detailOf(parameters),
    steps: [
      {
        text: `Set up $\\frac{${kindAfter}}{${totalAfter}} = ${tex(target)}$.`,
        why: `${hint}.`,
        check: {
          left: `(${kindAfter})/(${totalAfter})`,
          right: `${n}/${d}`,
          given: { x: `${change}` },
        },
      },
      {
        text: `Multiply out, $${multiplied}$, and solve: $x = ${change}$.`,
        why: "Multiplying by both denominators leaves a linear equation.",
        check: {
          left: `${d}*(${kindAfter})`,
          right: `${n}*(${totalAfter})`,
          given: { x: `${change}` },
        },
      },
    ],
    hints: [
      "What does the change do to the number of the wanted kind, and what does it do to the total?",
      "A probability is the favorable number divided by the number of all objects, both counted after the change.",
      `Let $x$ be the number sought and write the total after the change as $${totalAfter}$.`,
      `Solve $\\frac{${kindAfter}}{${totalAfter}} = ${tex(target)}$ by multiplying by both denominators.`,
    ],
    ...(scene === "add-kind"
      ? {
          fasterWay: `The ${others} ${words.others} stay and must make up $${tex(new Fraction(1).sub(target))}$ of the new total, so the new total is $${total}$.`,
        }
      : {
          fasterWay: `The ${kind} ${words.kind} stay and must make up $${tex(target)}$ of the new total, so the new total is $${total}$.`,
        }),
    takeaway: TAKEAWAY,
    selfExplain: {
      prompt: `Why can the probability $${tex(target)}$ not simply be applied to the ${kind + others} ${words.things} at the start?`,
      expectations: [
        "the change alters the total as well",
        "the probability refers to the contents after the change",
      ],
    },
  };
}

export const probabilityAdjustContents = defineModel<Adjustment>({
  id: "probability-adjust-contents",
  knowledgeComponents: ["quantitative.data-analysis.probability.simple-probability"],
  traps: ["total-changes-too", "part-to-part"],
  method:
    "Whole numbers are tried one after another until the changed contents have the wanted share",
  draw,
  write: (parameters) => {
    const { scene, kind, others, change } = parameters;
    const words = wordsOf(parameters);
    const target = targetOf(parameters);
    const total = kind + others + (scene === "remove-others" ? -change : change);
    const after = scene === "add-kind" ? kind + change : kind;
    return {
      stem: words.stem,
      body: {
        type: "single-choice",
        key: {
          ...choice(change),
          rationale: `After the change, the ${words.kind} make up ${after} of ${total} ${words.things}, and $\\frac{${after}}{${total}} = ${tex(target)}$.`,
        },
        wrong: wrongChoices(parameters, words),
      },
      difficulty: scene === "add-kind" ? 2 : 1,
      targetSeconds: 60,
      explanation: explanationOf(parameters),
    };
  },
  recompute: (parameters, item) => {
    const { scene, kind, others } = parameters;
    const wanted = targetOf(parameters);
    for (const tried of integers(1, 200)) {
      const rest = {
        "add-kind": others,
        "remove-others": others - tried,
        "add-others": others + tried,
      }[scene];
      if (rest < 0) break;
      const contents = [
        ...Array.from({ length: kind + (scene === "add-kind" ? tried : 0) }, () => true),
        ...Array.from({ length: rest }, () => false),
      ];
      const favorable = contents.filter(Boolean).length;
      if (favorable * Number(wanted.d) === contents.length * Number(wanted.n)) {
        return optionsNear(item, tried);
      }
    }
    throw new Error("no whole number fits the statement");
  },
});
