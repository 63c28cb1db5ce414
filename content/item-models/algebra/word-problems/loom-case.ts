import type { Chance } from "../../kit/chance.ts";
import { answerOf, type ReasonedAnswers } from "../../kit/comparison-question.ts";
import type { Relation } from "../../kit/item-model.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { besides } from "./besides.ts";

/** The number of stopped looms is null where it is not stated. */
export interface Looms {
  readonly scene: "looms";
  readonly looms: number;
  readonly hours: number;
  readonly past: number;
  readonly stopped: number | null;
  readonly compared: number;
}

export type Wanted = "A" | "B" | "C" | "D";

export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export function drawLooms(chance: Chance, wanted: Wanted): Looms | null {
  const looms = chance.integer(5, 12);
  const hours = chance.integer(10, 24);
  const past = chance.integer(2, hours - 6);
  const left = hours - past;
  const work = looms * left;
  const story = { scene: "looms", looms, hours, past } as const;
  if (wanted === "D") {
    const shortest = Math.floor(work / (looms - 1));
    return { ...story, stopped: null, compared: shortest + chance.integer(2, 5) };
  }
  if (wanted === "A" && chance.integer(0, 1) === 1)
    return { ...story, stopped: null, compared: left };
  const possible = upTo(looms - 2).filter(
    (stopped) => stopped > 1 && work % (looms - stopped) === 0,
  );
  if (possible.length === 0) return null;
  const stopped = chance.pick(possible);
  const needed = work / (looms - stopped);
  return { ...story, stopped, compared: needed + { A: -1, B: 1, C: 0 }[wanted] };
}

export function loomStem({ looms, hours, past, stopped }: Looms): string {
  const then =
    stopped === null
      ? "some of the looms, but not all, broke down"
      : `${stopped} of the looms broke down`;
  return `A mill has ${looms} looms, all weaving at one and the same constant rate, and planned to complete an order in exactly ${hours} hours with all of them running. When they had run for ${past} hours, ${then} and the others went on by themselves until the order was complete.`;
}

export function loomCase(p: Looms): ReasonedAnswers & { readonly fact: string } {
  const { looms, hours, past, stopped, compared } = p;
  const left = hours - past;
  const work = looms * left;
  const needed = stopped === null ? null : new Fraction(work, looms - stopped);
  const inside = needed === null && compared !== left;
  const key: Relation = needed !== null ? answerOf(needed, compared) : inside ? "D" : "A";
  const fact =
    needed !== null
      ? `The remaining work is $${looms} \\cdot ${left} = ${work}$ loom-hours, and ${looms - (stopped ?? 0)} looms do it in ${needed.toFraction()} hours${besides(answerOf(needed, compared), compared)}.`
      : `All ${looms} looms would need ${left} more hours, so fewer looms need more than ${left}.${inside ? ` How many more depends on how many looms are left: one loom alone needs ${work}, whereas ${looms - 1} looms need $${tex(new Fraction(work, looms - 1))}$.` : ""}`;
  const reasons: Record<Relation, string> = {
    A: inside
      ? `It holds if most of the looms broke down, but with one loom idle the others need $${tex(new Fraction(work, looms - 1))}$ hours, which is less than ${compared}.`
      : `The order takes ${needed?.toFraction()} more hours, and this is not more than ${compared}.`,
    B: inside
      ? `It holds if one loom broke down, but a single working loom would need ${work} hours, which is more than ${compared}.`
      : needed === null
        ? `Less than ${left} hours would be faster than all ${looms} looms together.`
        : `The order takes ${needed.toFraction()} more hours, and this is not less than ${compared}.`,
    C: inside
      ? `Even if some number of idle looms gave ${compared} hours, others would not; a single working loom, for example, needs ${work}.`
      : needed === null
        ? `Exactly ${left} hours would need all ${looms} looms, but some stand still.`
        : `At ${looms - (stopped ?? 0)} loom-hours per hour, ${work} loom-hours take ${needed.toFraction()} hours and not ${compared}.`,
    D:
      needed === null
        ? `The number of idle looms is open, but even a single one makes the rest take longer than ${left} hours.`
        : `The number of looms and the work left are both fixed, ${looms - (stopped ?? 0)} looms and ${work} loom-hours.`,
  };
  reasons[key] = fact;
  return {
    quantityA: "The number of hours that the order took after the breakdown",
    quantityB: `${compared}`,
    key,
    fact,
    reasons,
    slips: {
      A: {
        misconception: "judged-by-eye",
        whyTempting: "A breakdown is felt to cost a great deal of time.",
        repairQuestion: "How many loom-hours were left, and how many looms?",
      },
      B: {
        misconception: "effect-of-change-ignored",
        whyTempting: `Much of the work is done after ${past} hours, and the rest looks short.`,
        repairQuestion: `How long would all ${looms} looms still have needed?`,
      },
      C: {
        misconception: "effect-of-change-ignored",
        whyTempting: `The number ${compared} seems to follow from the hours that were planned.`,
        repairQuestion: "Do hours and looms change by the same amount, or in inverse ratio?",
      },
      D: {
        misconception: stopped === null ? "varying-means-undetermined" : "hard-means-undetermined",
        whyTempting:
          stopped === null
            ? "It is not said how many looms broke down."
            : "Neither the order nor the rate of a loom is stated.",
        repairQuestion:
          stopped === null
            ? "What is the shortest time that the remaining looms could need?"
            : "Can you measure the work in loom-hours?",
      },
    },
  };
}
