import { answerOf, type ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";

/** A quantity that has one of two values, `center` minus and plus `away`. */
interface TwoDistances {
  readonly center: number;
  readonly away: number;
  readonly bound: number;
}

interface Words {
  readonly stem: string;
  readonly quantityA: string;
  readonly subject: string;
  readonly unit: string;
  readonly reading: string;
  readonly single: string;
  readonly repair: string;
  readonly difficulty: 1 | 2 | 3;
  readonly takeaway: string;
}

const tex = (value: number) => `$${value}$`;
const minus = (value: number) =>
  value === 0 ? "r" : `r ${value < 0 ? "+" : "-"} ${Math.abs(value)}`;

export function equationWords({ center, away }: TwoDistances): Words {
  return {
    stem: `The number $r$ satisfies the equation $|${minus(center)}| = ${away}$.`,
    quantityA: "$r$",
    subject: "$r$",
    unit: "",
    reading: `The equation says that $r$ is ${away} away from ${tex(center)} on the number line. This can be to the left or to the right.`,
    single: `Removing the bars without a second case leaves only $${minus(center)} = ${away}$.`,
    repair: `Which numbers are exactly ${away} away from ${tex(center)}?`,
    difficulty: 1,
    takeaway: "An equation that fixes a distance from a point has a solution on each side of it.",
  };
}

export function roadWords({ center, away }: TwoDistances): Words {
  return {
    stem: `Three villages lie on a straight road. Elmsby is ${center} kilometers from Forden, and Forden is ${away} kilometers from Gatley.`,
    quantityA: "The distance, in kilometers, from Elmsby to Gatley along the road",
    subject: "the distance",
    unit: " kilometers",
    reading: `From Forden, Gatley may lie on the side of Elmsby or on the other side. The order of the villages is not stated.`,
    single: "The order in which the villages are named is taken for their order along the road.",
    repair: "Can Gatley lie between Elmsby and Forden?",
    difficulty: 3,
    takeaway:
      "Distances along a line add or subtract, depending on the order of the points; test both orders.",
  };
}

function slipsOf({ center, away, bound }: TwoDistances, words: Words): Record<Relation, Slip> {
  const [low, high] = [center - away, center + away];
  const both = `${words.subject === "$r$" ? "$r$" : "The distance"} can be ${tex(low)} or ${tex(high)}`;
  const against = (answer: Relation) => {
    const value = answerOf(low, bound) === answer ? high : low;
    return `${both}; the value ${tex(value)} is ${value === bound ? "equal to" : value > bound ? "greater than" : "less than"} ${tex(bound)}.`;
  };
  const lure = (answer: Relation): Pick<Slip, "misconception" | "whyTempting"> => {
    if (answerOf(high, bound) === answer) {
      return {
        misconception: "missed-a-case",
        whyTempting: `Only the value ${tex(high)} is considered. ${words.single}`,
      };
    }
    return answerOf(low, bound) === answer
      ? {
          misconception: "missed-a-case",
          whyTempting: `Only the smaller value, ${tex(low)}, is considered.`,
        }
      : {
          misconception: "answered-intermediate-quantity",
          whyTempting: `The given numbers ${tex(center)} and ${away} are compared with ${tex(bound)} before they are combined.`,
        };
  };
  return {
    A: { rationale: against("A"), ...lure("A"), repairQuestion: words.repair },
    B: { rationale: against("B"), ...lure("B"), repairQuestion: words.repair },
    C: {
      rationale: against("C"),
      ...lure("C"),
      repairQuestion: `Are all possible values equal to ${tex(bound)}?`,
    },
    D: {
      rationale: `${both}, and both values are ${low > bound ? "greater" : "less"} than ${tex(bound)}.`,
      misconception: "varying-means-undetermined",
      whyTempting: "Two values are possible, so nothing seems to be settled.",
      repairQuestion: `On which side of ${tex(bound)} do the two possible values lie?`,
    },
  };
}

export function twoDistances(distances: TwoDistances, words: Words): ComparisonCase {
  const { center, away, bound } = distances;
  const { subject, unit, reading, takeaway, stem, quantityA, difficulty } = words;
  const [low, high] = [center - away, center + away];
  const [atLow, atHigh] = [answerOf(low, bound), answerOf(high, bound)];
  const key = atLow === atHigh ? atLow : "D";
  const verdict =
    key === "D"
      ? `Compared with ${tex(bound)}, the two values give different relations.`
      : `Both values are ${key === "A" ? "greater" : "less"} than ${tex(bound)}.`;
  const away_ = center < 0 ? `(${center})` : `${center}`;
  return {
    stem,
    quantityA,
    quantityB: tex(bound),
    key,
    proof: `${subject === "$r$" ? "$r$" : "The distance"} is $${center} - ${away} = ${low}$ or $${center} + ${away} = ${high}$. ${verdict}`,
    slips: slipsOf(distances, words),
    difficulty: key === "D" || difficulty > 1 ? difficulty : 2,
    targetSeconds: difficulty === 1 ? 50 : 65,
    quick: `${reading} So ${subject} is $${center} - ${away} = ${low}$ or $${center} + ${away} = ${high}$${unit}. ${verdict} The trap is to consider one of the two cases only, or to give up because there are two.`,
    asked: `How ${subject} compares with ${tex(bound)}${unit}, whichever of the possible cases holds.`,
    plan: "Sketch a line, mark the points, and look for every position that fits.",
    reasoning: [
      reading,
      `In one case ${subject} is $${center} - ${away} = ${low}$${unit}, in the other $${center} + ${away} = ${high}$${unit}.`,
      `Compare each value with ${tex(bound)}: ${tex(low)} is ${low === bound ? "equal to it" : low > bound ? "greater" : "less"}, and ${tex(high)} is ${high === bound ? "equal to it" : high > bound ? "greater" : "less"}.`,
      verdict,
    ],
    answers: `An answer that rests on ${tex(high)} alone or on ${tex(low)} alone overlooks a case that the statement allows. Equality would have to hold in both cases. ${key === "D" ? "Here the two cases disagree, so no relation is certain." : "Here both cases agree, so the order is certain although the value is not."} What counts is every value that is possible, and each has to be compared.`,
    steps: [
      {
        text: `One position gives $${center} - ${away} = ${low}$.`,
        why: "The second distance is laid off toward the first point, or to the left.",
        check: { left: `${away_}-${away}`, right: `${low}` },
      },
      {
        text: `The other position gives $${center} + ${away} = ${high}$. ${verdict}`,
        why: "The distance may be laid off in the opposite direction as well.",
        check: { left: `${away_}+${away}`, right: `${high}` },
      },
    ],
    hints: [
      "Is the first quantity fixed by what is given, or can it have more than one value?",
      "A distance from a point on a line can be laid off in two directions.",
      "Draw a line and mark every position that the statement allows.",
      `Work out the value for each position, and hold each of them against ${tex(bound)}.`,
    ],
    takeaway,
    selfExplain: {
      prompt: "Why are there two cases, and when do two cases still settle a comparison?",
      expectations: [
        "a distance can be laid off on either side of a point",
        "the comparison is settled if both values stand in the same relation to the other quantity",
      ],
    },
  };
}
