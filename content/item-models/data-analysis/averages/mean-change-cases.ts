import type { ReasonedAnswers } from "../../kit/comparison-question.ts";
import type { Relation } from "../../kit/item-model.ts";
import { counted } from "../../kit/write-numbers.ts";

/** Two rounds are added; the second score may be known only as a lower bound. */
export interface Added {
  readonly scene: "added";
  readonly count: number;
  readonly mean: number;
  readonly one: number;
  readonly other: number;
  readonly bound: boolean;
}

/** Some values fall and others rise; how many rise may be unknown. */
export interface Shifted {
  readonly scene: "shifted";
  readonly count: number;
  readonly down: number;
  readonly fall: number;
  readonly up: number | null;
  readonly rise: number;
}

export interface ChangeCase extends ReasonedAnswers {
  readonly stem: string;
  readonly fact: string;
  readonly start: string;
  readonly finish: string;
  readonly text: string;
  readonly check: { left: string; right: string };
  readonly open: boolean;
}

export const SLIPS: ReasonedAnswers["slips"] = {
  A: {
    misconception: "one-part-compared",
    whyTempting: "One of the changes, taken alone, would raise the new mean.",
    repairQuestion: "What do the changes amount to when all of them are added?",
  },
  B: {
    misconception: "one-part-compared",
    whyTempting: "One of the changes, taken alone, would lower the new mean.",
    repairQuestion: "What do the changes amount to when all of them are added?",
  },
  C: {
    misconception: "assumed-case-not-checked",
    whyTempting: "One change upward and one downward look as if they cancel.",
    repairQuestion: "Are the two deviations from the mean of the same size?",
  },
  D: {
    misconception: "hard-means-undetermined",
    whyTempting: "Most of the values are not known.",
    repairQuestion: "Do the unknown values have any influence on the direction of the change?",
  },
};

export const distance = (value: number, mean: number) =>
  `${Math.abs(value - mean)} ${value > mean ? "above" : "below"}`;

export function added({ count, mean, one, other, bound }: Added): ChangeCase {
  const net = one + other - 2 * mean;
  const key: Relation = bound ? (net >= 0 ? "A" : "D") : net > 0 ? "A" : net < 0 ? "B" : "C";
  const needed = 2 * mean - one;
  const fact = bound
    ? key === "A"
      ? `The score of ${one} lies ${distance(one, mean)} the old mean, and the other score lies more than ${other - mean} above it. So together they lie above it and raise the mean.`
      : `The score of ${one} lies ${distance(one, mean)} the old mean. A score above ${other} may make up for this or not: it takes ${needed}.`
    : `The scores lie ${distance(one, mean)} and ${distance(other, mean)} the old mean, together ${net === 0 ? "exactly on it, so the mean stays" : `${Math.abs(net)} ${net > 0 ? "above, so they raise the mean" : "below, so they lower the mean"}`}.`;
  const pair = `their mean is $\\frac{${one} + ${other}}{2}$, and the old mean is ${mean}`;
  const reasons: Record<Relation, string> = {
    A: bound
      ? `It holds if the last score is, for example, ${needed + 5}; but with ${other + 1} the two scores together lie below the old mean.`
      : `The two scores do not lift the mean, for ${pair}.`,
    B: bound
      ? key === "A"
        ? `To lower the mean, the two scores would have to add up to less than ${2 * mean}, but they add up to more than ${one + other}.`
        : `It holds if the last score is, for example, ${other + 1}; but with ${needed + 5} the two scores together lie above the old mean.`
      : `The two scores do not lower the mean, for ${pair}.`,
    C: bound
      ? key === "A"
        ? `The mean would stay only if the last score were exactly ${needed}, and it is more.`
        : `The mean stays only if the last score is exactly ${needed}, which is one possibility of many.`
      : `The mean would stay only if the two scores added up to ${2 * mean}, and they add up to ${one + other}.`,
    D: bound
      ? `The last score is not known exactly, but every score above ${other} has the same effect on the direction of the change.`
      : "The earlier scores are unknown, but their total is known, and that is enough.",
  };
  reasons[key] = fact;
  return {
    stem: bound
      ? `Over her first ${count} rounds at a tournament, an archer averaged ${mean} points per round. She scored ${one} points in the next round and more than ${other} points in the one after that.`
      : `After ${count} rounds of a quiz league, a team's average (arithmetic mean) stood at ${mean} points per round. Two further rounds brought the team ${one} and ${other} points.`,
    quantityA: `The average number of points per round over all ${count + 2} rounds`,
    quantityB: `${mean}`,
    key,
    reasons,
    slips: SLIPS,
    fact,
    start: `How far does the score of ${one} lie from the old mean, and on which side?`,
    finish: bound
      ? `What would the last score have to be to make up for it exactly? Compare this with ${other}.`
      : `Do the same for the score of ${other}, and add the two deviations, with their signs.`,
    text: `The scores ${one} and ${other} lie ${distance(one, mean)} and ${distance(other, mean)} the old mean.`,
    check: { left: `(${one}-${mean})+(${other}-${mean})`, right: `${net}` },
    open: bound,
  };
}

export function shifted({ count, down, fall, up, rise }: Shifted): ChangeCase {
  const lost = down * fall;
  const net = up === null ? 0 : up * rise - lost;
  const key: Relation = up === null ? "D" : net > 0 ? "A" : net < 0 ? "B" : "C";
  const enough = Math.floor(lost / rise) + 1;
  const fact =
    up === null
      ? `The cuts take $${down} \\cdot ${fall} = ${lost}$ dollars off the sum of the prices. One increase of ${rise} dollars does not make up for this, but ${enough} increases add $${enough} \\cdot ${rise} = ${enough * rise}$ dollars.`
      : `The cuts take $${down} \\cdot ${fall} = ${lost}$ dollars off the sum of the prices, and the increases add $${up} \\cdot ${rise} = ${up * rise}$. So the sum, and with it the mean, ${net === 0 ? "stays the same" : net > 0 ? "rises" : "falls"}.`;
  const totals = up === null ? "" : `${up * rise} dollars are added and ${lost} are taken off`;
  const reasons: Record<Relation, string> = {
    A:
      up === null
        ? `It holds with ${enough} increases; but with a single one the sum falls by $${lost} - ${rise} = ${lost - rise}$ dollars.`
        : `The sum does not rise: ${totals}.`,
    B:
      up === null
        ? `It holds with a single increase; but with ${enough} of them the sum rises by $${enough * rise} - ${lost} = ${enough * rise - lost}$ dollars.`
        : `The sum does not fall: ${totals}.`,
    C:
      up === null
        ? `With 1 increase the sum falls and with ${enough} it rises, so equality does not always hold.`
        : `The sum would have to stay the same, but ${totals}.`,
    D: "The prices are unknown, but the change of their sum is known, and the number of prices stays the same.",
  };
  reasons[key] = fact;
  return {
    stem: `A shop sells ${count} kinds of tea, each at a price of more than 20 dollars. It lowers the prices of the ${down} most expensive kinds by ${counted(fall, "dollar")} each. ${up === null ? `At the same time it raises the prices of one or more of the other kinds, though not necessarily of all of them, by ${counted(rise, "dollar")} each.` : `At the same time it raises the prices of the ${up} cheapest kinds by ${counted(rise, "dollar")} each.`} All other prices stay as they are.`,
    quantityA: `The mean of the ${count} prices after the changes`,
    quantityB: `The mean of the ${count} prices before the changes`,
    key,
    reasons,
    slips: SLIPS,
    fact,
    start: `By how much do the ${down} cuts of ${fall} dollars change the sum of all the prices?`,
    finish:
      up === null
        ? "How many increases are possible, and what do few or many of them add to the sum?"
        : "Find what the increases add to the sum, and compare.",
    text: `The cuts lower the sum of the prices by $${down} \\cdot ${fall} = ${lost}$ dollars.`,
    check: { left: `${down}*${fall}`, right: `${lost}` },
    open: up === null,
  };
}
