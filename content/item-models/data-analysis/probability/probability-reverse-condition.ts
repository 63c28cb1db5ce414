import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type WrongChoice } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, Fraction, grouped, tex } from "../../kit/write-numbers.ts";
import { possible, wrongShare } from "./fraction-options.ts";

interface Parameters {
  readonly scene: "kilns" | "mail" | "detector" | "seeds";
  /** Percent of the first source, and percents with the property in either source. */
  readonly share: number;
  readonly first: number;
  readonly second: number;
  readonly below: number;
}

const LARGEST_DENOMINATOR = 60;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["kilns", "mail", "detector", "seeds"] as const);
  const shares = {
    kilns: [30, 40, 60, 70],
    mail: [20, 25, 40, 75, 80],
    detector: [5, 10, 20],
    seeds: [25, 40, 60, 75],
  };
  const firsts = {
    kilns: [2, 3, 4, 5, 6],
    mail: [10, 15, 20, 30],
    detector: [80, 90, 95],
    seeds: [60, 70, 80, 90],
  };
  const seconds = {
    kilns: [2, 3, 4, 5, 8],
    mail: [5, 10, 25, 40],
    detector: [5, 10, 15],
    seeds: [50, 75, 85, 95],
  };
  const share = chance.pick(shares[scene]);
  const first = chance.pick(firsts[scene]);
  const second = chance.pick(seconds[scene]);
  const { d } = keyOf(share, first, second);
  return first === second || d > LARGEST_DENOMINATOR
    ? null
    : { scene, share, first, second, below: chance.integer(0, 4) };
}

const keyOf = (share: number, first: number, second: number) =>
  new Fraction(share * first, share * first + (100 - share) * second);

interface Words {
  readonly stem: string;
  readonly things: string;
  readonly source: string;
  readonly other: string;
  readonly property: string;
}

function wordsOf({ scene, share, first, second }: Parameters): Words {
  switch (scene) {
    case "kilns":
      return {
        stem: `A pottery fires ${share}% of its plates in an old kiln and the rest in a new one. Of the plates from the old kiln ${first}% crack, and of those from the new kiln ${second}%. If a plate is selected at random from all the plates that have cracked, what is the probability that it was fired in the old kiln?`,
        things: "plates",
        source: "from the old kiln",
        other: "from the new kiln",
        property: "cracked",
      };
    case "mail":
      return {
        stem: `In the mail that a museum receives, ${share}% of the letters come from abroad. An answer within a week is requested in ${first}% of the letters from abroad and in ${second}% of the other letters. What fraction of the letters in which an answer within a week is requested come from abroad?`,
        things: "letters",
        source: "from abroad",
        other: "from the home country",
        property: "asking for a prompt answer",
      };
    case "detector":
      return {
        stem: `Before glass jars are filled, a scanner checks them for flaws. It gives a signal for ${first}% of the jars that have a flaw, but also for ${second}% of the jars without one. If ${share}% of all jars have a flaw and the scanner has just given a signal for a randomly chosen jar, what is the probability that this jar has a flaw?`,
        things: "jars",
        source: "with a flaw",
        other: "without a flaw",
        property: "that cause a signal",
      };
    default:
      return {
        stem: `A gardener mixes two batches of seeds so that ${share}% of the mixture belongs to batch $X$ and the remainder to batch $Y$. The germination rate, that is, the percent of seeds that sprout, is ${first}% for batch $X$ and ${second}% for batch $Y$. A seed drawn at random from the mixture is found to have sprouted. What is the probability that it belongs to batch $X$?`,
        things: "seeds",
        source: "of batch $X$",
        other: "of batch $Y$",
        property: "that sprout",
      };
  }
}

function wrongChoices({ share, first, second, below }: Parameters, words: Words): WrongChoice[] {
  const percent = (value: number) => new Fraction(value, 100);
  const key = keyOf(share, first, second);
  const [mine, theirs] = [share * first, (100 - share) * second];
  const { things, source, other, property } = words;
  const wrong: WrongChoice[] = [
    wrongShare(percent(first), {
      rationale: `This is the share of ${things} ${property} among those ${source}; asked is the share of those ${source} among all ${things} ${property}.`,
      misconception: "condition-reversed",
      whyTempting:
        "The number stands in the statement and connects the two properties in question.",
      repairQuestion:
        "Out of which group is the selection made: out of a source, or out of those with the property?",
    }),
    wrongShare(new Fraction(first, first + second), {
      rationale: `This compares ${first} with ${second} as if both groups of ${things} were equally large.`,
      misconception: "outcomes-assumed-equal",
      whyTempting: "The two rates are the conspicuous numbers, and their ratio is easily formed.",
      repairQuestion: `Are there as many ${things} ${other} as ${source}?`,
    }),
    wrongShare(percent(share), {
      rationale: `This is the share of those ${source} among *all* ${things}, without regard to the condition.`,
      misconception: "ignored-condition",
      whyTempting: "It is the probability before anything is known about the property.",
      repairQuestion: "Does the information about the property change the proportions?",
    }),
    wrongShare(new Fraction(theirs, mine + theirs), {
      rationale: `This is the probability of being ${other}, given the property.`,
      misconception: "complement-answered",
      whyTempting: "Numerator and denominator are set up correctly, but for the other group.",
      repairQuestion: "Which of the two groups stands in your numerator?",
    }),
    wrongShare(new Fraction(mine, 10_000), {
      rationale: `This is the share, among *all* ${things}, of those that are in both groups; the condition restricts the whole.`,
      misconception: "part-for-whole",
      whyTempting: "Multiplying along the given percents is the first half of the solution.",
      repairQuestion: "Is the whole all of them, or only those with the property?",
    }),
    wrongShare(new Fraction(mine + theirs, 10_000), {
      rationale: `This is the share of all ${things} ${property}, the denominator of what is asked.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It takes the most work of all the numbers on the way.",
      repairQuestion: "Which part of this share belongs to the group in question?",
    }),
    wrongShare(percent(100 - first), {
      rationale: `This is the share among those ${source} that do *not* have the property.`,
      misconception: "wrong-complement",
      whyTempting: "A complement is taken, but within the wrong group.",
      repairQuestion: "What is the whole to which your percent refers?",
    }),
  ];
  return withKeyAtPlace(key.valueOf(), possible(wrong), below);
}

export const probabilityReverseCondition = defineModel<Parameters>({
  id: "probability-reverse-condition",
  knowledgeComponents: [
    "quantitative.data-analysis.probability.conditional-probability",
    "quantitative.arithmetic.percent.percent-of",
  ],
  traps: ["condition-reversed", "unequal-groups"],
  method: "A population of 10,000 is built and sorted object by object, and the shares are counted",
  draw,
  write: (parameters) => {
    const { scene, share, first, second } = parameters;
    const words = wordsOf(parameters);
    const { things, source, other, property } = words;
    const key = keyOf(share, first, second);
    const base = 10_000;
    const [mine, theirs] = [share * first, (100 - share) * second];
    const written = (value: number) => grouped(value).replaceAll(",", "{,}");
    const takeaway =
      "To reverse a condition, take a convenient total, count the objects with the property from each source, and divide the wanted part by all of them.";
    return {
      stem: words.stem,
      body: {
        type: "single-choice",
        key: {
          ...choice(key),
          rationale: `Out of ${grouped(base)} ${things}, those ${property} are ${grouped(mine)} ${source} and ${grouped(theirs)} ${other}: $\\frac{${mine}}{${mine + theirs}} = ${tex(key)}$.`,
        },
        wrong: wrongChoices(parameters, words),
      },
      difficulty: scene === "detector" ? 5 : 4,
      targetSeconds: scene === "detector" ? 120 : 105,
      explanation: {
        quick: `Take ${grouped(base)} ${things}: ${grouped(100 * share)} ${source}, ${grouped(base - 100 * share)} ${other}. With the property: $${written(mine)}$ and $${written(theirs)}$. The whole is now only these $${written(mine + theirs)}$, so the answer is $\\frac{${mine}}{${mine + theirs}} = ${tex(key)}$. The trap is to give ${first}%, which is the condition the other way around.`,
        detailed: analysis({
          asked: `The share of ${things} ${source} among all ${things} ${property}.`,
          plan: "Imagine a convenient total, count those with the property from each source, and form the fraction.",
          reasoning: [
            `Of ${grouped(base)} ${things}, ${share}%, or ${grouped(100 * share)}, are ${things} ${source}, and ${grouped(base - 100 * share)} are ${things} ${other}.`,
            `Those ${property}: ${first}% of ${grouped(100 * share)}, which is ${grouped(mine)}, and ${second}% of ${grouped(base - 100 * share)}, which is ${grouped(theirs)}.`,
            `The condition makes these $${written(mine)} + ${written(theirs)} = ${written(mine + theirs)}$ the whole.`,
            `The part asked for is ${grouped(mine)}, so the answer is $\\frac{${mine}}{${mine + theirs}} = ${tex(key)}$.`,
          ],
          options: `The number ${first}% answers the reversed question. Forming a fraction from ${first} and ${second} alone ignores that the groups differ in size, and ${share}% ignores the condition. The other numbers are the opposite group, or a part with the wrong whole.`,
          takeaway,
        }),
        steps: [
          {
            text: `Among the ${things} ${source}, those ${property}: ${first}% of ${grouped(100 * share)}, or ${grouped(mine)}.`,
            why: "A rate is a percent of its own group.",
            check: { left: `${first}/100*${100 * share}`, right: `${mine}` },
          },
          {
            text: `Among the ${things} ${other}, those ${property}: ${second}% of ${grouped(base - 100 * share)}, or ${grouped(theirs)}.`,
            why: "The other group has its own size and its own rate.",
            check: { left: `${second}/100*${base - 100 * share}`, right: `${theirs}` },
          },
          {
            text: `Divide: $\\frac{${mine}}{${mine} + ${theirs}} = ${tex(key)}$.`,
            why: "The condition restricts the whole to those with the property.",
            check: { left: `${mine}/(${mine}+${theirs})`, right: `${key.n}/${key.d}` },
          },
        ],
        hints: [
          "Which group is the whole from which the selection is made, and which part of it is asked for?",
          "Percents of different groups cannot be combined directly; turn them into numbers of objects out of a convenient total.",
          `Take ${grouped(base)} ${things} and find how many of them are ${source}.`,
          "In each group, count those with the property. Then divide one of the counts by the sum of both.",
        ],
        takeaway,
        selfExplain: {
          prompt: "Why is the given rate of the first group not the answer?",
          expectations: [
            "it is a share of one source, but the question asks for a share of those with the property",
            "the sizes of both sources and the other rate matter for this share",
          ],
        },
      },
    };
  },
  recompute: ({ share, first, second }, item) => {
    let [mine, withProperty] = [0, 0];
    for (const object of integers(0, 9_999)) {
      const inFirst = Math.floor(object / 100) < share;
      const rate = inFirst ? first : second;
      if (object % 100 >= rate) continue;
      withProperty += 1;
      if (inFirst) mine += 1;
    }
    return optionsNear(item, mine / withProperty);
  },
});
