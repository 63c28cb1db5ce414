import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type WrongChoice } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, Fraction, tex } from "../../kit/write-numbers.ts";
import { inWords } from "../counting/combinatorics.ts";
import { possible, wrongShare } from "./fraction-options.ts";

interface Parameters {
  readonly scene: "inspection" | "ferry" | "books";
  /** Objects, or chances in one trial, and how many of them are of the special kind. */
  readonly all: number;
  readonly special: number;
  readonly trials: number;
  readonly below: number;
}

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["inspection", "ferry", "books"] as const);
  const below = chance.integer(0, 4);
  if (scene === "inspection") {
    return { scene, all: chance.integer(8, 15), special: chance.integer(2, 4), trials: 2, below };
  }
  if (scene === "ferry") {
    return { scene, all: chance.integer(3, 6), special: 1, trials: chance.integer(2, 3), below };
  }
  return { scene, all: chance.integer(4, 9), special: 1, trials: 3, below };
}

interface Words {
  readonly stem: string;
  /** "at least one cracked tile", and the opposite event. */
  readonly event: string;
  readonly opposite: string;
  /** The factors of the probability of the opposite event. */
  readonly factors: readonly Fraction[];
  readonly reason: string;
}

function wordsOf({ scene, all, special, trials }: Parameters): Words {
  switch (scene) {
    case "inspection":
      return {
        stem: `Of the ${all} tiles in a box, ${special} are cracked. If 2 of the tiles are selected at random from the box, what is the probability that at least one of them is cracked?`,
        event: "at least one cracked tile",
        opposite: "no cracked tile",
        factors: [new Fraction(all - special, all), new Fraction(all - special - 1, all - 1)],
        reason: `After one sound tile has been selected, $${all - special} - 1 = ${all - special - 1}$ of the other ${all - 1} tiles are sound`,
      };
    case "ferry":
      return {
        stem: `On any given day a certain ferry is late with probability $\\frac{1}{${all}}$, independently of what happens on other days. What is the probability that it will be late on one or more of the next ${inWords(trials)} days?`,
        event: "at least one late day",
        opposite: "no late day",
        factors: Array.from({ length: trials }, () => new Fraction(all - 1, all)),
        reason: `The days are independent, so the ferry is on time each day with probability $\\frac{${all - 1}}{${all}}$`,
      };
    default:
      return {
        stem: `Three students each have to write about one of ${inWords(all)} novels. Each of them picks a novel at random, without knowing the choices of the others, and every novel is equally likely to be picked. What is the probability that two or more of the students pick the same novel?`,
        event: "at least one novel picked more than once",
        opposite: "three different novels",
        factors: [new Fraction(all - 1, all), new Fraction(all - 2, all)],
        reason: `The first student is free; the second avoids 1 of the ${all} novels and the third avoids 2`,
      };
  }
}

const product = (factors: readonly Fraction[]) =>
  factors.reduce((result, factor) => result.mul(factor), new Fraction(1));

/** The slip that belongs to the version: a used tile, a second novel, or the position of the late day. */
function uncareful({ scene, all, special, trials }: Parameters): WrongChoice {
  if (scene === "ferry") {
    const onTime = new Fraction(all - 1, all).pow(trials - 1);
    return wrongShare(new Fraction(1, all).mul(onTime), {
      rationale:
        "This is the probability that the ferry is late on the first day and on time afterward.",
      misconception: "missed-a-case",
      whyTempting: "One late day and otherwise punctual days make a clear picture of the event.",
      repairQuestion: "On which of the days can the delay occur?",
    });
  }
  const [avoided, why] =
    scene === "inspection"
      ? [
          new Fraction(all - special, all).pow(2),
          "This treats the first tile as if it were put back before the second is selected.",
        ]
      : [
          new Fraction(all - 1, all).pow(2),
          "This lets the third student avoid only one novel, although two different ones have been picked.",
        ];
  return wrongShare(new Fraction(1).sub(avoided), {
    rationale: why,
    misconception: scene === "inspection" ? "replaced-after-draw" : "missed-a-case",
    whyTempting: "The same factor is repeated without a look at what has changed.",
    repairQuestion: "What does each factor of your product stand for?",
  });
}

/** Wrong answers, the ones that come closest to the usual slips first. */
function wrongChoices(parameters: Parameters, words: Words): WrongChoice[] {
  const { scene, all, special, trials, below } = parameters;
  const none = product(words.factors);
  const one = new Fraction(special, all);
  const pairs = scene === "books" ? 3 : trials;
  const allAlike =
    scene === "inspection"
      ? one.mul(new Fraction(special - 1, all - 1))
      : one.pow(scene === "books" ? 2 : trials);
  const exactly =
    scene === "books"
      ? new Fraction(3 * (all - 1), all * all)
      : new Fraction(1)
          .sub(none)
          .sub(
            scene === "ferry" && trials === 3
              ? new Fraction(3 * (all - 1) + 1, all ** 3)
              : allAlike,
          );
  const what = { inspection: "tile", ferry: "day", books: "pair of students" }[scene];
  const wrong: WrongChoice[] = [
    wrongShare(none, {
      rationale: `This is the probability of ${words.opposite}, which has still to be subtracted from 1.`,
      misconception: "complement-answered",
      whyTempting: "Most of the work goes into this number, and it looks like a result.",
      repairQuestion: "Which event does your product describe?",
    }),
    wrongShare(one.mul(pairs), {
      rationale: `Adding $${tex(one)}$ for each ${what} counts outcomes repeatedly in which it happens more than once.`,
      misconception: "probabilities-added",
      whyTempting: "At least one means this one or that one, and “or” suggests adding.",
      repairQuestion: "What would the sum be if there were many more trials?",
    }),
    wrongShare(exactly, {
      rationale: `This counts only the outcomes in which it happens exactly once; more than once also qualifies as ${words.event}.`,
      misconception: "missed-a-case",
      whyTempting: "The case of a single occurrence is the one that comes to mind.",
      repairQuestion: "Does the event also occur when it happens more than once?",
    }),
    wrongShare(new Fraction(1).sub(allAlike), {
      rationale: `The opposite of ${words.event} is ${words.opposite}; here the opposite extreme has been subtracted from 1.`,
      misconception: "wrong-complement",
      whyTempting:
        "Subtracting from 1 is the right idea, and an extreme case is what one subtracts.",
      repairQuestion: `Which outcomes are *not* counted as ${words.event}?`,
    }),
    wrongShare(allAlike, {
      rationale:
        "This is the probability of the extreme case alone, in which it happens every time.",
      misconception: "missed-a-case",
      whyTempting: "Multiplying the same probability for every trial is the first thing learned.",
      repairQuestion: "Would a single occurrence be enough?",
    }),
    uncareful(parameters),
    wrongShare(one, {
      rationale: `This is the probability for a single ${what}.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "Each single chance is the same, and this one number seems to sum them up.",
      repairQuestion: "Do further trials leave the probability of at least one unchanged?",
    }),
  ];
  return withKeyAtPlace(new Fraction(1).sub(none).valueOf(), possible(wrong), below);
}

export const probabilityAtLeastOne = defineModel<Parameters>({
  id: "probability-at-least-one",
  knowledgeComponents: [
    "quantitative.data-analysis.probability.complement",
    "quantitative.data-analysis.probability.independent-events",
  ],
  traps: ["at-least-one", "complement-forgotten"],
  method:
    "All equally likely outcomes are listed, and those in which it happens at least once are counted",
  draw,
  write: (parameters) => {
    const words = wordsOf(parameters);
    const none = product(words.factors);
    const key = new Fraction(1).sub(none);
    const factors = words.factors.map((factor) => tex(factor)).join(" \\cdot ");
    const ascii = words.factors.map(({ n, d }) => `${n}/${d}`).join("*");
    const takeaway = "For “at least one”, find the probability of “none” and subtract it from 1.";
    return {
      stem: words.stem,
      body: {
        type: "single-choice",
        key: {
          ...choice(key),
          rationale: `The probability of ${words.opposite} is $${factors} = ${tex(none)}$, so the probability of ${words.event} is $1 - ${tex(none)} = ${tex(key)}$.`,
        },
        wrong: wrongChoices(parameters, words),
      },
      difficulty:
        parameters.scene === "books"
          ? 3
          : parameters.scene === "ferry" && parameters.trials === 2
            ? 1
            : 2,
      targetSeconds: parameters.scene === "books" ? 85 : 70,
      explanation: {
        quick: `The opposite of ${words.event} is ${words.opposite}, a single product. ${words.reason}: $${factors} = ${tex(none)}$. Subtract from 1: $1 - ${tex(none)} = ${tex(key)}$. The trap is to add the single probabilities, which counts some outcomes more than once.`,
        detailed: analysis({
          asked: `The probability of ${words.event}.`,
          plan: `Find the probability of the opposite, ${words.opposite}, and subtract it from 1.`,
          reasoning: [
            `The event can happen in several ways, but its opposite, ${words.opposite}, in one way only.`,
            `${words.reason}.`,
            `The probability of the opposite is $${factors} = ${tex(none)}$.`,
            `So the probability asked for is $1 - ${tex(none)} = ${tex(key)}$.`,
          ],
          options: `Stopping at $${tex(none)}$ answers the opposite question. Adding the probabilities of the single trials counts outcomes with several occurrences more than once, and counting exactly one occurrence leaves such outcomes out altogether. Subtracting the other extreme, in which it happens every time, from 1 uses an event that is not the opposite.`,
          takeaway,
        }),
        steps: [
          {
            text: `Opposite event, ${words.opposite}: $${factors} = ${tex(none)}$.`,
            why: `${words.reason}.`,
            check: { left: ascii, right: `${none.n}/${none.d}` },
          },
          {
            text: `Subtract from 1: $1 - ${tex(none)} = ${tex(key)}$.`,
            why: "An event and its opposite have probabilities that add up to 1.",
            check: { left: `1-${none.n}/${none.d}`, right: `${key.n}/${key.d}` },
          },
        ],
        hints: [
          "In how many different ways can the event happen, and in how many ways can it fail to happen?",
          "Where an event can happen in many ways, its opposite is often a single product.",
          `The opposite here is ${words.opposite}. Find a probability for each trial, given that all went that way so far.`,
          `Multiply $${factors}$, and think of what this product describes before you answer.`,
        ],
        takeaway,
        selfExplain: {
          prompt: "Why is it wrong to add the probabilities of the single trials?",
          expectations: [
            "the trials can succeed together, and such outcomes would be counted more than once",
            "with enough trials the sum would exceed 1",
          ],
        },
      },
    };
  },
  recompute: ({ scene, all, special, trials }, item) => {
    let [hits, total] = [0, 0];
    const visit = (outcome: readonly number[]) => {
      if (outcome.length === trials) {
        total += 1;
        const hit =
          scene === "books"
            ? new Set(outcome).size < trials
            : outcome.some((value) => value <= special);
        if (hit) hits += 1;
        return;
      }
      for (const value of integers(1, all)) {
        if (scene === "inspection" && outcome.includes(value)) continue;
        visit([...outcome, value]);
      }
    };
    visit([]);
    return optionsNear(item, hits / total);
  },
});
