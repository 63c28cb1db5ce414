import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { type ReasonedAnswers, reasonedComparisonBody } from "../../kit/comparison-question.ts";
import { defineModel, type Question, type Relation } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { counted, Fraction } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "clinics" | "orchards" | "exam";
  /** Means of the first and the second group. */
  readonly first: number;
  readonly second: number;
  /** The mean of both together is this, or more or less than this. */
  readonly overall: number;
  readonly known: "is" | "above" | "below";
  /** The size of the second group is multiplied by this in Quantity B. */
  readonly times: number;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["clinics", "orchards", "exam"] as const);
  const wanted = chance.pick(["A", "B", "C", "D"] as const);
  const base = {
    clinics: chance.integer(20, 40),
    orchards: chance.integer(120, 170),
    exam: chance.integer(60, 75),
  }[scene];
  const times = chance.pick([1, 1, 2, 3]);
  const step = chance.integer(2, 5);
  const gap = step * (times + 1);
  const [first, second] = chance.integer(0, 1) === 1 ? [base, base + gap] : [base + gap, base];
  // Where the first group has exactly `times` as many members as the second.
  const balance = second + ((first - second) * times) / (times + 1);
  const toFirst = first > second ? 1 : -1;
  const known =
    wanted === "C"
      ? "is"
      : wanted === "D"
        ? chance.pick(["above", "below"] as const)
        : chance.pick(["is", toFirst * (wanted === "A" ? 1 : -1) > 0 ? "above" : "below"] as const);
  const shift = toFirst * chance.integer(1, step - 1);
  const overall = {
    A: balance + shift,
    B: balance - shift,
    C: balance,
    D: balance + (known === "above" ? -1 : 1) * Math.abs(shift),
  }[wanted];
  const inside = overall > Math.min(first, second) && overall < Math.max(first, second);
  return inside
    ? {
        scene,
        first,
        second,
        overall:
          wanted !== "C" && known !== "is" && wanted !== "D" && chance.integer(0, 1) === 1
            ? balance
            : overall,
        known,
        times,
      }
    : null;
}

const GROUPS = {
  clinics: ["the number of patients at clinic $M$", "the number of patients at clinic $N$"],
  orchards: ["the number of apples from the hillside", "the number of apples from the valley"],
  exam: [
    "the number of candidates who took the morning session",
    "the number of candidates who took the evening session",
  ],
} as const;

function stemOf({ scene, first, second, overall, known }: Parameters): string {
  const mean = { is: `${overall}`, above: `more than ${overall}`, below: `less than ${overall}` }[
    known
  ];
  switch (scene) {
    case "clinics":
      return `On a certain day the patients at clinic $M$ waited ${counted(first, "minute")} on average (arithmetic mean), and those at clinic $N$ waited ${counted(second, "minute")} on average. The average waiting time of the patients of both clinics combined was ${mean} minutes. No one visited both clinics.`;
    case "orchards":
      return `A crate contains apples from a hillside orchard, with a mean weight of ${first} grams, and apples from a valley orchard, with a mean weight of ${second} grams, and no other apples. All the apples in the crate together have a mean weight that is ${known === "is" ? "exactly " : ""}${mean} grams.`;
    default:
      return `Every candidate for a license took an examination in either a morning or an evening session. While the mean score in the morning was ${first}, it was ${second} in the evening, and the mean score of all the candidates was ${mean}.`;
  }
}

const phrase = (times: number, text: string) =>
  times === 1
    ? `${text.charAt(0).toUpperCase()}${text.slice(1)}`
    : `${times === 2 ? "Twice" : `${times} times`} ${text}`;

function workingOf(p: Parameters) {
  const { scene, first, second, overall, known, times } = p;
  const balance = new Fraction(times * first + second, times + 1);
  const side = new Fraction(overall).compare(balance);
  const toFirst = first > second ? 1 : -1;
  const settled = known === "is" || (known === "above" ? side >= 0 : side <= 0);
  const direction = known === "is" ? side : known === "above" ? 1 : -1;
  const key: Relation = !settled ? "D" : direction === 0 ? "C" : direction === toFirst ? "A" : "B";
  const groups = GROUPS[scene];
  const [one, other] = [
    "the first group",
    times === 1
      ? "the second group"
      : times === 2
        ? "twice the second"
        : `${times} times the second`,
  ];
  const even = `If ${groups[0]} were ${times === 1 ? "equal to" : times === 2 ? "twice" : `${times} times`} ${groups[1]}, the mean of all would be ${balance.toFraction()}`;
  const place =
    known === "is" ? `The mean of all is ${overall}` : `The mean of all is ${known} ${overall}`;
  const fact =
    key === "C"
      ? `${even}, and it is.`
      : key === "D"
        ? `${even}. ${place}, which permits means on either side of ${balance.toFraction()}.`
        : `${even}. In fact it is ${known === "is" ? overall : `${known} ${overall}`}, farther toward ${key === "A" ? first : second}, so Quantity ${key} must be the greater.`;
  const [lower, upper] = toFirst > 0 ? ["B", "A"] : ["A", "B"];
  const reasons: Record<Relation, string> = {
    A:
      key === "D"
        ? `It holds when the mean of all is ${upper === "A" ? "above" : "below"} ${balance.toFraction()}; but the statement also permits a mean ${upper === "A" ? "below" : "above"} it.`
        : `For ${one} to exceed ${other}, the mean of all would have to be ${toFirst > 0 ? "above" : "below"} ${balance.toFraction()}.`,
    B:
      key === "D"
        ? `It holds when the mean of all is ${lower === "B" ? "below" : "above"} ${balance.toFraction()}; but the statement also permits a mean ${lower === "B" ? "above" : "below"} it.`
        : `For ${one} to fall short of ${other}, the mean of all would have to be ${toFirst > 0 ? "below" : "above"} ${balance.toFraction()}.`,
    C:
      key === "D"
        ? `It holds when the mean of all is exactly ${balance.toFraction()}; but other means are permitted as well.`
        : `Equality would make the mean of all ${balance.toFraction()}, which ${known === "is" ? `is not ${overall}` : `is not ${known} ${overall}`}.`,
    D: `The numbers themselves are unknown, but the place of the overall mean between ${Math.min(first, second)} and ${Math.max(first, second)} shows their ratio${known === "is" ? "" : " well enough"}.`,
  };
  reasons[key] = fact;
  return { times, balance, key, groups, fact, reasons, first, second, overall, known, one, place };
}

type Working = ReturnType<typeof workingOf>;

function slipsOf({ first, second, known, times }: Working): ReasonedAnswers["slips"] {
  return {
    A: {
      misconception: "weights-swapped",
      whyTempting:
        first > second
          ? "The first group has the higher mean, and higher sounds like more."
          : "A low mean can be taken for the result of sharing among many.",
      repairQuestion: "To which of the two means is the mean of all closer, and by how much?",
    },
    B: {
      misconception: times === 1 ? "weights-swapped" : "one-part-compared",
      whyTempting:
        times === 1
          ? first > second
            ? "A low mean can be taken for the result of sharing among many."
            : "The second group has the higher mean, and higher sounds like more."
          : `Quantity B is multiplied by ${times}.`,
      repairQuestion: "Which ratio of the sizes does the mean of all correspond to?",
    },
    C: {
      misconception: "average-of-averages",
      whyTempting:
        "Means of groups are often averaged as if the groups were of a fixed relative size.",
      repairQuestion: "What would the mean of all be if the two quantities were equal?",
    },
    D: {
      misconception: known === "is" ? "unknowns-outnumber-equations" : "varying-means-undetermined",
      whyTempting: "No number of members is given.",
      repairQuestion:
        "What does the place of the overall mean between the two means tell about the sizes?",
    },
  };
}

function caseOf(
  p: Parameters,
): ReasonedAnswers & { readonly fact: string; readonly balance: Fraction } {
  const working = workingOf(p);
  const { times, balance, key, groups, fact, reasons } = working;
  return {
    quantityA: phrase(1, groups[0]),
    quantityB: phrase(times, groups[1]),
    key,
    reasons,
    fact,
    balance,
    slips: slipsOf(working),
  };
}

function explanationOf(
  p: Parameters,
  { fact, key, balance }: { fact: string; key: Relation; balance: Fraction },
): Question["explanation"] {
  const { first, second, overall, known, times } = p;
  const [low, high] = [Math.min(first, second), Math.max(first, second)];
  const takeaway =
    "An overall mean lies nearer to the mean of the larger group; its place between the two means gives the ratio of the sizes.";
  return {
    quick: `The overall mean is weighted by the sizes. ${fact} The trap is to think that sizes cannot be compared when none is given.`,
    detailed: analysis({
      asked: `How the sizes of two groups with the means ${first} and ${second} compare${times === 1 ? "" : `, the second one multiplied by ${times}`}.`,
      plan: "Suppose that the two quantities are equal, find the overall mean that would follow, and compare it with the one stated.",
      reasoning: [
        `The overall mean lies between ${low} and ${high}, nearer to the mean of the larger group.`,
        `If the two quantities were equal, it would be $\\frac{${times} \\cdot ${first} + ${second}}{${times + 1}} = ${balance.toFraction()}$.`,
        known === "is"
          ? `The statement gives it as ${overall}.`
          : `The statement says only that it is ${known} ${overall}.`,
        fact,
      ],
      options: `Reading a higher mean as a larger group exchanges values and weights. Equality holds for an overall mean of exactly ${balance.toFraction()}. ${key === "D" ? "Since the stated bound leaves room on both sides of that number, no definite answer holds throughout." : "The unknown numbers do not leave the comparison open, because only their ratio matters."}`,
      takeaway,
    }),
    steps: [
      {
        text: `Suppose that the quantities are equal: the overall mean would be ${balance.toFraction()}.`,
        why: "Then the sizes are in a known ratio, and the weighted mean can be computed.",
        check: { left: `(${times}*${first}+${second})/(${times}+1)`, right: balance.toFraction() },
      },
      { text: fact, why: "A larger first group pulls the overall mean toward its own mean." },
    ],
    hints: [
      "The sizes of the groups are the weights of the overall mean. What does the overall mean tell about them?",
      "The overall mean is nearer to the mean of the group with the greater weight.",
      "Suppose that Quantity A and Quantity B were equal. What would the overall mean be?",
      `Compare that number with what is stated about the overall mean, and ask which group pulls it ${first > second ? "up" : "down"}.`,
    ],
    takeaway,
    selfExplain: {
      prompt: "Why does the overall mean show the ratio of the sizes, but not the sizes?",
      expectations: [
        "multiplying both sizes by the same number leaves the overall mean as it is",
        "its distances from the two means are in the inverse ratio of the sizes",
      ],
    },
  };
}

export const averagesLargerGroupQc = defineModel<Parameters>({
  id: "averages-larger-group-qc",
  knowledgeComponents: [
    "quantitative.data-analysis.averages.weighted-mean",
    "quantitative.arithmetic.ratio.ratio-parts",
  ],
  traps: ["weights-from-mean", "unknown-but-determined"],
  method:
    "All pairs of group sizes up to a limit are tried, and those that give a mean as stated are compared",
  draw,
  write: (p) => {
    const found = caseOf(p);
    return {
      stem: stemOf(p),
      body: reasonedComparisonBody(found),
      difficulty: p.times === 1 ? (found.key === "D" ? 3 : 2) : p.known === "is" ? 3 : 4,
      targetSeconds: 75,
      explanation: explanationOf(p, found),
    };
  },
  recompute: ({ first, second, overall, known, times }) => {
    const relations: ReturnType<typeof relationOf>[] = [];
    for (let one = 1; one <= 90; one += 1) {
      for (let two = 1; two <= 90; two += 1) {
        const total = one * first + two * second;
        const expected = overall * (one + two);
        if (!{ is: total === expected, above: total > expected, below: total < expected }[known])
          continue;
        relations.push(relationOf(one, times * two));
      }
    }
    return comparisonKey(relations);
  },
});
