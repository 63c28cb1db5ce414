import {
  comparisonKey,
  integers,
  type Relation,
  relationOf,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { type Outcome, type OutcomeCase, outcomeQuestion } from "../../kit/comparison-question.ts";
import { defineModel, type Slip } from "../../kit/item-model.ts";

type Kind = "sizes" | "remainders" | "union";
type SceneName = "boats" | "library" | "orchard";
interface Parameters {
  readonly scene: SceneName;
  /** Which facts are given: the two sizes, the difference of the two remainders, or only the union. */
  readonly kind: Kind;
  readonly a: number;
  readonly b: number;
  readonly both: number;
  readonly all: number;
  readonly swapped: boolean;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["boats", "library", "orchard"] as const);
  const kind = chance.pick([
    "sizes",
    "sizes",
    "remainders",
    "remainders",
    "union",
    "union",
  ] as const);
  const difference = chance.pick([-1, 0, 1]) * chance.integer(4, 30);
  const a = chance.integer(40, 120);
  const b = a + difference;
  const both = chance.integer(8, 36);
  const all = a + b - both + chance.integer(10, 60);
  if (Math.min(a, b) <= both + 4 || b < 30 || (kind === "union" && a === b)) return null;
  return { scene, kind, a, b, both, all, swapped: chance.pick([true, false]) };
}

interface Words {
  readonly people: string;
  readonly member: string;
  readonly one: string;
  readonly other: string;
  /** "own a canoe": after "who". */
  readonly doOne: string;
  readonly doOther: string;
  readonly who: string;
  readonly stems: Readonly<Record<Kind, string>>;
}

function wordsOf({ scene, a, b, both, all }: Parameters): Words {
  const gap = a - b;
  switch (scene) {
    case "boats":
      return {
        people: "households",
        member: "a household",
        one: "canoe owners",
        other: "sailboat owners",
        doOne: "own a canoe",
        doOther: "own a sailboat",
        who: "that",
        stems: {
          sizes: `On a lake shore, ${a} households own a canoe and ${b} households own a sailboat. Some households own both.`,
          remainders: `Among the households on a lake shore, ${both} own both a canoe and a sailboat. ${gap === 0 ? "As many households own a canoe but no sailboat as own a sailboat but no canoe" : `There are ${Math.abs(gap)} ${gap > 0 ? "more" : "fewer"} households that own a canoe but no sailboat than households that own a sailboat but no canoe`}.`,
          union: `Of the ${all} households on a lake shore, ${both} own both a canoe and a sailboat, and ${all - a - b + both} own neither. Some own only a canoe, and some own only a sailboat.`,
        },
      };
    case "library":
      return {
        people: "members",
        member: "a member",
        one: "borrowers of novels",
        other: "borrowers of films",
        doOne: "borrowed a novel",
        doOther: "borrowed a film",
        who: "who",
        stems: {
          sizes: `Last month a library recorded ${a} members who borrowed at least one novel and ${b} members who borrowed at least one film, and there were members who did both.`,
          remainders: `According to its records for last month, a library had ${both} members who borrowed a novel and also a film. The number of members who borrowed only novels and the number who borrowed only films ${gap === 0 ? "were equal" : `differed by ${Math.abs(gap)}, the ${gap > 0 ? "first" : "second"} being the greater`}; nothing else was lent.`,
          union: `In a month in which a library lent novels and films to its members, ${a + b - both} members borrowed at least one of these items and ${both} borrowed items of both kinds. Neither the borrowers of novels nor the borrowers of films made up this whole group.`,
        },
      };
    default:
      return {
        people: "trees",
        member: "a tree",
        one: "trees of the old variety",
        other: "trees with scab",
        doOne: "are of the old variety",
        doOther: "have scab",
        who: "that",
        stems: {
          sizes: `In an orchard of ${all} apple trees, ${a} trees are of an old variety. A fungus called scab was found on ${b} of the trees, including some of the old variety.`,
          remainders: `Scab, a fungus, was found in an orchard both on trees of an old variety and on others: ${both} trees of the old variety have it. ${gap === 0 ? "The number of trees of the old variety without scab equals the number of other trees that have it" : `Compared with the number of other trees that have it, the number of trees of the old variety without scab is ${gap > 0 ? "greater" : "less"} by ${Math.abs(gap)}`}.`,
          union: `An orchard has ${all} apple trees. Exactly ${both} of them are of an old variety and have scab, a fungus; exactly ${all - a - b + both} are neither of this variety nor affected by scab. Trees of each of the two remaining kinds exist.`,
        },
      };
  }
}

const outcomeOf = ({ kind, a, b }: Parameters): Outcome => {
  if (kind === "union") return "open";
  if (a === b) return "equal";
  return a < b ? "first" : "second";
};

function factOf({ kind, a, b }: Parameters, words: Words): string {
  const word = a === b ? "equals" : a > b ? "is greater than" : "is less than";
  const sizes = kind === "sizes" ? `: ${a} against ${b}` : "";
  return `The number of ${words.one} ${word} the number of ${words.other}${sizes}`;
}

function slipsOf(parameters: Parameters, words: Words): Record<Outcome, Slip> {
  const { kind, a, b, both } = parameters;
  const union = a + b - both;
  const [few, many] = [both + 1, union - 1];
  const sample = (size: number) =>
    `There could be ${size} ${words.one} and ${union + both - size} ${words.other}`;
  const fact = factOf(parameters, words);
  const settled = (fraction: string) =>
    `${fact}, and the same ${fraction} over the smaller group is the greater probability`;
  return {
    first: {
      rationale:
        kind === "union"
          ? `${sample(many)}; then the probability among the first of these groups is the smaller one.`
          : `${a === b ? `${fact}, so both probabilities are the same fraction` : settled("overlap")}. The probability among the ${words.one} is not the greater one.`,
      misconception: "condition-reversed",
      whyTempting: `The group of ${words.one} is named first and is taken for the base of both probabilities.`,
      repairQuestion: `Out of which group is the selection made when a ${singular(words.one)} is selected?`,
    },
    second: {
      rationale:
        kind === "union"
          ? `${sample(few)}; then the probability among the second of these groups is the smaller one.`
          : `${a === b ? `${fact}, so both probabilities are the same fraction` : settled("overlap")}. The probability among the ${words.other} is not the greater one.`,
      misconception: "condition-reversed",
      whyTempting: `A larger group of ${words.other} seems to raise the probability of finding them.`,
      repairQuestion:
        "Does a larger base make a fraction with the same numerator larger or smaller?",
    },
    equal: {
      rationale:
        kind === "union"
          ? `${sample(few)}, and then the two bases differ.`
          : `${fact}, so the same overlap is divided by two different numbers.`,
      misconception: "condition-reversed",
      whyTempting: "Both probabilities are about the members of both groups.",
      repairQuestion:
        "Is the share of one group that lies in the other the same in both directions?",
    },
    open: {
      rationale: `${fact}. Both probabilities have the same numerator, so this settles their order.`,
      misconception: "hard-means-undetermined",
      whyTempting:
        kind === "sizes"
          ? "The number of members of both groups is not given."
          : "The sizes of the two groups are not given.",
      repairQuestion: "Which part of the two fractions do they have in common?",
    },
  };
}

const singular = (group: string) =>
  group.replace("owners", "owner").replace("borrowers", "borrower").replace("trees", "tree");

function caseOf(parameters: Parameters): OutcomeCase {
  const { kind, a, b, both, swapped } = parameters;
  const words = wordsOf(parameters);
  const outcome = outcomeOf(parameters);
  const fact = factOf(parameters, words);
  const numerator = kind === "sizes" ? "m" : `${both}`;
  const rule =
    kind === "union"
      ? `The facts fix only how many belong to at least one group, ${a + b - both}, and to both, ${both}; either group may be the larger.`
      : kind === "sizes"
        ? `${fact}.`
        : `Adding the ${both} ${words.people} in both groups to each remainder leaves their difference unchanged. ${fact}.`;
  return {
    stem: words.stems[kind],
    first: `The probability that ${words.member}, selected at random from those ${words.who} ${words.doOne}, is one of those ${words.who} ${words.doOther}`,
    second: `The probability that ${words.member}, selected at random from those ${words.who} ${words.doOther}, is one of those ${words.who} ${words.doOne}`,
    swapped,
    outcome,
    proof: `Both probabilities are fractions with the number in both groups as numerator; the denominators are the sizes of the two groups. ${rule}`,
    slips: slipsOf(parameters, words),
    difficulty: kind === "sizes" ? 3 : 4,
    targetSeconds: 80,
    quick: `Both probabilities have the same numerator, the ${words.people} in both groups. The denominators are the sizes of the two groups, so compare these. ${rule} The trap is to treat the two directions of a condition as the same.`,
    asked: "Which of two conditional probabilities, each the other one reversed, is the greater.",
    plan: "Write both as fractions and see what they have in common.",
    reasoning: [
      `Selecting among the ${words.one}, the favorable cases are the ${words.people} in both groups: $\\frac{${numerator}}{x}$, where $x$ is the number of ${words.one}${kind === "sizes" ? " and $m$ the number in both" : ""}.`,
      `Selecting among the ${words.other}, the favorable cases are the same: $\\frac{${numerator}}{y}$, where $y$ is the number of ${words.other}.`,
      "Of two fractions with the same positive numerator, the one with the smaller denominator is the greater.",
      rule,
    ],
    answers:
      "The order of $x$ and $y$ decides, reversed. Taking one group as the base of both probabilities, or expecting a larger group to give a larger share, confuses numerator and denominator. Equality would require groups of the same size, and the matter is open only if the facts leave the order of the sizes open.",
    steps: [
      {
        text: `Write the probabilities as $\\frac{${numerator}}{x}$ and $\\frac{${numerator}}{y}$.`,
        why: "The condition names the denominator; the numerator is the overlap both times.",
      },
      {
        text: kind === "union" ? rule : fact.concat("."),
        why: "With equal numerators only the denominators count.",
        ...(kind === "remainders"
          ? {
              check: {
                left: `(x-${both})-(y-${both})`,
                right: "x-y",
                given: { x: `${a}`, y: `${b}` },
              },
            }
          : {}),
      },
    ],
    hints: [
      "Each probability starts from a group within which the selection is made. Which group is it in each quantity?",
      "The group from which the selection is made is the denominator. What is the numerator?",
      "Write both probabilities as fractions with the same numerator, the number that belongs to both groups.",
      "Compare the sizes of the two groups as far as the given facts allow, and remember what a larger denominator does.",
    ],
    takeaway:
      "A conditional probability and its reverse share the numerator; their order is the reverse of the order of the two groups.",
    selfExplain: {
      prompt: "Why need the number in both groups not be known?",
      expectations: [
        "it is the numerator of both fractions",
        "only the denominators, the sizes of the groups, can make a difference",
      ],
    },
  };
}

export const probabilityTwoConditionsQc = defineModel<Parameters>({
  id: "probability-two-conditions-qc",
  knowledgeComponents: [
    "quantitative.data-analysis.probability.conditional-probability",
    "quantitative.data-analysis.counting.sets-venn",
  ],
  traps: ["condition-reversed", "same-numerator"],
  method:
    "All populations that fit the facts are tried and the cross products of the two fractions compared",
  draw,
  write: (parameters) => outcomeQuestion(caseOf(parameters)),
  recompute: ({ kind, a, b, both, swapped }) => {
    const relations: Relation[] = [];
    const record = (onlyOne: number, onlyOther: number, common: number) => {
      const first = common * (common + onlyOther);
      const second = common * (common + onlyOne);
      relations.push(swapped ? relationOf(second, first) : relationOf(first, second));
    };
    if (kind === "sizes") {
      for (const common of integers(1, Math.min(a, b))) record(a - common, b - common, common);
    } else if (kind === "remainders") {
      for (const rest of integers(0, 300)) {
        if (rest - (a - b) >= 0) record(rest, rest - (a - b), both);
      }
    } else {
      const union = a + b - both;
      for (const rest of integers(1, union - both - 1)) record(rest, union - both - rest, both);
    }
    return comparisonKey(relations);
  },
});
