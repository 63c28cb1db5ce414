import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { answerOf, reasonedComparisonBody } from "../../kit/comparison-question.ts";
import { defineModel, type Relation, type Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { besides } from "./besides.ts";
import { type AgesCase, type Bridge, bridge } from "./bridge-ages.ts";

/** The same number joins two choirs. */
interface Choirs {
  readonly scene: "choirs";
  readonly joined: number;
  readonly larger: "first" | "second" | "unknown";
}

interface Sum {
  readonly scene: "sum";
  readonly people: number;
  readonly total: number;
  readonly target: number;
  readonly compared: number;
}

type Parameters = Choirs | Bridge | Sum;

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["choirs", "bridge", "sum"] as const);
  const wanted = chance.pick(["A", "B", "C", "D"] as const);
  if (scene === "choirs" && wanted !== "C") {
    return {
      scene,
      joined: chance.integer(4, 15),
      larger: { A: "first", B: "second", D: "unknown" }[wanted] as "first",
    };
  }
  if (scene === "sum" && wanted !== "D") {
    const people = chance.integer(4, 7);
    const years = chance.integer(3, 12);
    const total = chance.integer(12, 30) * people + chance.integer(1, people - 1);
    const compared = years + { A: -chance.integer(1, 2), B: (people - 1) * years, C: 0 }[wanted];
    return { scene, people, total, target: total + people * years, compared };
  }
  const times = chance.integer(2, 5);
  const years = chance.integer(3, 15) * 2;
  const limit = years;
  const past = wanted === "B" || wanted === "D" || chance.integer(0, 1) === 1;
  if (wanted === "D")
    return { scene: "bridge", times, years, past, compared: limit + chance.integer(3, 20) };
  if (wanted === "A" && past) return { scene: "bridge", times, years, past, compared: limit };
  if (wanted === "C")
    return { scene: "bridge", times, years, past, compared: -(times - 1) * years };
  return { scene: "bridge", times, years, past, compared: null };
}

function choirs({ joined, larger }: Choirs): AgesCase {
  const known = {
    first: "Choir $F$ has more members than choir $G$, and both have at least 1 member.",
    second: "Choir $F$ has at least 1 member, but fewer than choir $G$.",
    unknown: "Choirs $F$ and $G$ have different numbers of members, and each has at least 1.",
  }[larger];
  const key = ({ first: "A", second: "B", unknown: "D" } as const)[larger];
  const down = `a ratio above 1 falls: 20 to 10 becomes ${20 + joined} to ${10 + joined}`;
  const up = `a ratio below 1 rises: 10 to 20 becomes ${10 + joined} to ${20 + joined}`;
  const fact = {
    first: `Adding the same number to both terms moves the ratio toward 1, so ${down}. Here $F$ is the larger choir, so the ratio falls.`,
    second: `Adding the same number to both terms moves the ratio toward 1, so ${up}. Here $F$ is the smaller choir, so the ratio rises.`,
    unknown: `Adding the same number to both terms moves the ratio toward 1. It falls if $F$ is the larger choir and rises if $G$ is.`,
  }[larger];
  return {
    stem: `${known} Then ${joined} new singers join choir $F$, and ${joined} other new singers join choir $G$. Nobody leaves either choir.`,
    quantityA:
      "The ratio of the number of members of $F$ to the number of members of $G$ before the new singers joined",
    quantityB:
      "The ratio of the number of members of $F$ to the number of members of $G$ after the new singers had joined",
    key,
    fact,
    reasons: {
      A:
        key === "D"
          ? `It holds if $F$ is the larger choir; but if $G$ is larger, ${up}.`
          : key === "A"
            ? fact
            : `The ratio is below 1 at first and moves up toward 1, so it was not greater before.`,
      B:
        key === "D"
          ? `It holds if $G$ is the larger choir; but if $F$ is larger, ${down}.`
          : key === "B"
            ? fact
            : `The ratio is above 1 at first and moves down toward 1, so it was not less before.`,
      C: `Equal additions keep the difference, not the ratio; the ratio would stay the same only for choirs of equal size, and these differ.`,
      D:
        key === "D"
          ? fact
          : `The sizes are not given, but it is given which choir is larger, and that settles the direction in which the ratio moves.`,
    },
    tempting: "Both choirs change in the same way, and so the ratio seems to stay.",
    tempts: [
      "The same addition is felt to level the choirs, and leveling sounds like a lower ratio.",
      "Both numbers grow, and so the ratio seems to grow with them.",
    ] as const,
    principle:
      "When the same number is added to both terms of a ratio, their difference stays, and it matters less and less.",
    start: `Try 20 and 10 members, and then 10 and 20, with ${joined} new singers in each choir.`,
    finish: "See which of your two trials the statement permits, or whether it permits both.",
    check: { left: `(20+${joined})-(10+${joined})`, right: "20-10" },
    checked: "The difference stays the same while both terms grow, so the ratio moves toward 1",
    takeaway: "Adding the same positive number to both terms of a ratio moves the ratio toward 1.",
    misconception: "equal-steps-keep-ratio",
    difficulty: larger === "unknown" ? 3 : 2,
  };
}

function sum({ people, total, target, compared }: Sum): AgesCase {
  const years = new Fraction(target - total, people);
  const key = answerOf(years, compared);
  const shown = years.toFraction();
  const fact = `Each year adds ${people} to the sum, so the missing ${target - total} take $\\frac{${target - total}}{${people}} = ${shown}$ years${besides(key, compared)}.`;
  return {
    stem: `The ages of the ${people} members of a string ensemble are counted in whole years and now add up to ${total}. The members, who remain the same, all have their birthdays on January 1.`,
    quantityA: `The number of January firsts after which the ages add up to ${target}`,
    quantityB: `${compared}`,
    key,
    fact,
    reasons: {
      A:
        key === "A"
          ? fact
          : `After ${shown} New Years the sum is $${total} + ${people} \\cdot ${shown} = ${target}$, and ${shown} is not more than ${compared}.`,
      B:
        key === "B"
          ? fact
          : `After ${shown} New Years the sum is $${total} + ${people} \\cdot ${shown} = ${target}$, and ${shown} is not less than ${compared}.`,
      C:
        key === "C"
          ? fact
          : `After ${compared} New Years the sum would be ${total + people * compared} and not ${target}.`,
      D: "The single ages are unknown, but the sum rises by the same amount every year whatever they are.",
    },
    tempting: `The number ${compared} seems to follow from the two sums.`,
    tempts: [
      `The sum has to grow by ${target - total}, and that looks like a long time.`,
      `All ${people} ages grow at once, and that looks like a short time.`,
    ] as const,
    principle: "When a year passes, everybody becomes a year older.",
    start: `By how much does the sum of ${people} ages rise in one year?`,
    finish: `The sum has to rise by ${target - total}. Divide, and compare the number of years with ${compared}.`,
    check: { left: `${total}+${people}*${shown}`, right: `${target}` },
    checked: `After ${shown} years each of the ${people} ages has grown by ${shown}`,
    takeaway: "A sum of ages grows by the number of people every year.",
    misconception: "rate-not-multiplied",
    difficulty: 1,
  };
}

function slipsOf({
  tempting,
  tempts,
  misconception,
}: AgesCase): Record<Relation, Omit<Slip, "rationale">> {
  return {
    A: {
      misconception,
      whyTempting: tempts[0],
      repairQuestion: "What does one pair of simple numbers that fits the statement show?",
    },
    B: {
      misconception,
      whyTempting: tempts[1],
      repairQuestion: "By how much does each of the two quantities change?",
    },
    C: {
      misconception,
      whyTempting: tempting,
      repairQuestion: "Which stays the same over time, the difference or the ratio?",
    },
    D: {
      misconception: "unknowns-outnumber-equations",
      whyTempting: "The single numbers cannot be found.",
      repairQuestion: "Do two different pairs of numbers that fit give different relations?",
    },
  };
}

export const wpAgesRatioQc = defineModel<Parameters>({
  id: "wp-ages-ratio-qc",
  knowledgeComponents: [
    "quantitative.algebra.word-problems.ages-costs",
    "quantitative.arithmetic.ratio.ratio-parts",
  ],
  traps: ["ratio-changes-with-time", "unknown-but-determined"],
  method: "All pairs of whole numbers in a wide range that fit the statement are tried",
  draw,
  write: (p) => {
    const found = p.scene === "choirs" ? choirs(p) : p.scene === "bridge" ? bridge(p) : sum(p);
    const { stem, fact, key, takeaway, principle, start, finish, checked } = found;
    return {
      stem,
      body: reasonedComparisonBody({ ...found, slips: slipsOf(found) }),
      difficulty: found.difficulty,
      targetSeconds: found.difficulty < 2 ? 55 : 70,
      explanation: {
        quick: `${principle} ${fact} The trap: ${found.tempting.charAt(0).toLowerCase()}${found.tempting.slice(1)}`,
        detailed: analysis({
          asked: `How Quantity A, ${found.quantityA.charAt(0).toLowerCase()}${found.quantityA.slice(1)}, compares with Quantity B.`,
          plan: "Write down how each number changes, and then look at the ratio, the difference or the sum that is asked for.",
          reasoning: [principle, `${checked}.`, fact],
          options: `${key === "C" ? "A difference in favor of either side does not occur." : "Equality would need a ratio or a sum that behaves differently from what the statement gives."} ${key === "D" ? "Each definite answer fails for some numbers that fit the statement." : "That single numbers are unknown does not matter as long as the relation is the same for all that fit."} A trial with simple numbers shows the direction, and the reasoning above shows that it is ${key === "D" ? "not always the same" : "always the same"}.`,
          takeaway,
        }),
        steps: [
          { text: `${checked}.`, why: principle, check: found.check },
          { text: fact, why: "This holds for all numbers that fit the statement." },
        ],
        hints: ["What changes in this story, and what stays the same?", principle, start, finish],
        takeaway,
        selfExplain: {
          prompt:
            "How do a difference, a ratio and a sum of two numbers change when both grow equally?",
          expectations: [
            "the difference stays",
            "the ratio moves toward 1, and the sum grows by the addition for each number",
          ],
        },
      },
    };
  },
  recompute: (p) => {
    const relations: ReturnType<typeof relationOf>[] = [];
    for (let one = 1; one <= 150; one += 1) {
      for (let two = 1; two <= 150; two += 1) {
        if (p.scene === "choirs") {
          if (!{ first: one > two, second: one < two, unknown: one !== two }[p.larger]) continue;
          relations.push(relationOf(one * (two + p.joined), (one + p.joined) * two));
        } else if (p.scene === "bridge") {
          const shift = p.past ? -p.years : p.years;
          if (
            two + shift < 1 ||
            one !== p.times * (two + shift) - shift ||
            (p.past && two <= p.years)
          )
            continue;
          if (p.compared === null) relations.push(relationOf(one, p.times * two));
          else if (p.compared < 0)
            relations.push(relationOf(Math.abs(one - p.times * two), -p.compared));
          else relations.push(relationOf(two, p.compared));
        }
      }
    }
    if (p.scene === "sum") {
      let [years, added] = [0, p.total];
      for (; added < p.target; years += 1) added += p.people;
      relations.push(relationOf(years, p.compared));
    }
    return comparisonKey(relations);
  },
});
