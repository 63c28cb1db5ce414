import type { Relation, Slip } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { type OrderParameters, type RepeatingCase, repeating } from "./repeating-parameters.ts";

/** Quantity A is 0.(ab); what decides is the first place where Quantity B has another digit. */
function keyOf({ condition, partner }: OrderParameters): Relation {
  if (partner === "twice") return "C";
  if (condition === "≠") return "D";
  const firstLess = condition === "<";
  // Against 0.(a), the second place decides; against 0.(ba) and 0.(b), the first.
  return (partner === "first") === firstLess ? "A" : "B";
}

const PARTNER_TEX = { first: "a", swapped: "ba", twice: "abab", second: "b" } as const;

function example({ partner }: OrderParameters, [a, b]: readonly [number, number]): string {
  const tex = PARTNER_TEX[partner].replaceAll("a", `${a}`).replaceAll("b", `${b}`);
  return `with $a = ${a}$ and $b = ${b}$, the quantities are $${repeating(`${a}${b}`)}$ and $${repeating(tex)}$`;
}

/** Digits that fit the condition. */
const fitting = ({ condition }: OrderParameters) =>
  (condition === ">" ? [5, 2] : [2, 5]) as [number, number];

function slipsOf(parameters: OrderParameters): Record<Relation, Slip> {
  const { partner, condition } = parameters;
  const key = keyOf(parameters);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  // For 0.(ab) to be less, the deciding digit must be the smaller one.
  const place = partner === "first" ? "second" : "first";
  const equal = partner === "twice";
  const smaller = partner === "first" ? ([5, 2] as const) : ([2, 5] as const);
  const greater = partner === "first" ? ([2, 5] as const) : ([5, 2] as const);
  const open = key === "D";
  return {
    A: slip(
      open ? "missed-a-case" : "judged-by-eye",
      open
        ? `${capital(example(parameters, smaller))}, and Quantity A is less.`
        : equal
          ? `Every place of Quantity A agrees with Quantity B: ${example(parameters, [2, 5])}, the same number.`
          : `In the ${place} place, the first in which the numbers differ, Quantity A has the smaller digit: ${example(parameters, fitting(parameters))}.`,
      partner === "twice"
        ? "The two decimals look different, and the one with the shorter block seems to move up faster."
        : open
          ? `${capital(example(parameters, greater))}, and that single trial favors Quantity A.`
          : "One of the digits is larger than the other, and it is easily credited to the wrong place.",
      "In which decimal place do the two numbers differ for the first time?",
    ),
    B: slip(
      open ? "missed-a-case" : "judged-by-eye",
      open
        ? `${capital(example(parameters, greater))}, and Quantity A is greater.`
        : equal
          ? `A longer block is not a larger number: ${example(parameters, [5, 2])}, which agree in every place.`
          : `In the ${place} place, the first in which the numbers differ, Quantity A has the larger digit: ${example(parameters, fitting(parameters))}.`,
      partner === "twice"
        ? "More digits stand under the bar in Quantity B, which looks like a larger number."
        : open
          ? `${capital(example(parameters, smaller))}, and that single trial favors Quantity B.`
          : "The places are compared in the wrong order, or a late place is given too much weight.",
      "Which of two decimals is greater when they differ first in some place?",
    ),
    C: slip(
      "letters-taken-as-different",
      condition === "≠"
        ? `The digits are different, so the decimals differ in some place: ${example(parameters, [2, 5])}.`
        : `The decimals could agree in every place only if $a$ and $b$ were the same digit, but $a ${condition} b$.`,
      partner === "swapped"
        ? "The same two digits alternate in both numbers without end."
        : "Both decimals go on forever, and it seems that the difference gets lost.",
      "Write out four places of both numbers. Do they agree in every place?",
    ),
    D: slip(
      "varying-means-undetermined",
      equal
        ? "The digits vary, but both quantities vary in the same way and agree in every place."
        : `The digits vary, but in the ${place} place the condition $a ${condition} b$ always puts the same quantity ahead.`,
      "The digits are unknown, so neither quantity has a single value.",
      `Try two pairs of digits that fit, such as ${fitting(parameters).join(" and ")}. Does the order change?`,
    ),
  };
}

function proofOf(parameters: OrderParameters): string {
  const { condition, partner } = parameters;
  const key = keyOf(parameters);
  if (partner === "twice") {
    return "Both decimals are $0.abababab\\ldots$: repeating the block $abab$ writes the same digits as repeating the block $ab$, so the two are the same number.";
  }
  const place = partner === "first" ? "second" : "first";
  const [left, right] = partner === "first" ? ["b", "a"] : ["a", "b"];
  if (key === "D") {
    return `The ${place} decimal place decides: there Quantity A has $${left}$ and Quantity B has $${right}$. Since $a \\neq b$ permits $a < b$ as well as $a > b$, either quantity can be the greater one.`;
  }
  return `The numbers differ first in the ${place} decimal place, where Quantity A has $${left}$ and Quantity B has $${right}$. Since $a ${condition} b$, Quantity A is ${key === "A" ? "greater" : "less"}.`;
}

export function orderCase(parameters: OrderParameters): RepeatingCase {
  const { condition, partner } = parameters;
  const key = keyOf(parameters);
  const proof = proofOf(parameters);
  const [a, b] = fitting(parameters);
  const tex = PARTNER_TEX[partner];
  const sign = condition === "≠" ? "\\neq" : condition;
  const shown = tex.replaceAll("a", `${a}`).replaceAll("b", `${b}`);
  const four = (digits: string) => `0.${digits.repeat(4).slice(0, 4)}`;
  return {
    stem: `In the decimals below, $a$ and $b$ stand for digits from 1 to 9, written one after the other; and $a ${sign} b$.`,
    quantityA: `$${repeating("ab")}$`,
    quantityB: `$${repeating(tex)}$`,
    key,
    proof,
    slips: slipsOf(parameters),
    difficulty: partner === "twice" || condition !== "≠" ? 2 : 3,
    targetSeconds: 60,
    idea: "Write out several places of both decimals and compare them from the left; the first difference decides.",
    trap: "to judge by the length of the block or by a later place",
    asked: `How $${repeating("ab")}$ compares with $${repeating(tex)}$ for all digits with $a ${sign} b$.`,
    plan: "Write both decimals without the bar, place under place, and look for the first place where they differ.",
    reasoning: [
      `Quantity A is $0.abab\\ldots$, and Quantity B is $0.${tex.repeat(4).slice(0, 4)}\\ldots$`,
      "Decimals are compared place by place from the left: the first place in which they differ decides, because all later places together cannot make up for one unit there.",
      `For a feeling, take $a = ${a}$ and $b = ${b}$: the numbers begin with ${four(`${a}${b}`)} and ${four(shown)}.`,
    ],
    answers: {
      A: "Answer A would need a larger digit in the first place where the numbers differ, for all permitted digits.",
      B: "Answer B would need a smaller digit in Quantity A there, for all permitted digits.",
      C: "Answer C would need the same digit in every place.",
      D: "Answer D would need permitted digits that lead to different orders.",
    },
    steps: [
      {
        text: `Write the decimals out: $0.abab\\ldots$ and $0.${tex.repeat(4).slice(0, 4)}\\ldots$`,
        why: "The bar repeats the whole block that stands under it.",
      },
      {
        text: `For example, $${repeating(`${a}${b}`)}$ is $\\frac{${a}${b}}{99}$, and $${repeating(shown)}$ is $\\frac{${shown}}{${"9".repeat(shown.length)}}$.`,
        why: "A block over as many nines as it has digits gives the repeating decimal.",
        check: {
          left: `${a}${b}/99-${shown}/${"9".repeat(shown.length)}`,
          right: `(${a}${b}*${"9".repeat(shown.length)}-99*${shown})/(99*${"9".repeat(shown.length)})`,
        },
      },
      { text: "Compare place by place from the left.", why: "The first different digit decides." },
    ],
    hints: [
      "What do the two numbers look like without the bar?",
      "Two decimals are compared from the left, and the first place with different digits decides.",
      "Write four places of each number in terms of $a$ and $b$, one under the other.",
      `Look for the first place in which the letters differ, and use the condition $a ${sign} b$ there.`,
    ],
    takeaway:
      "Compare repeating decimals by writing them out: the first place in which they differ decides.",
    selfExplain: {
      prompt: "Why does the first place in which two decimals differ decide, whatever comes later?",
      expectations: [
        "one unit in a place is at least as much as all the later places together",
        "the bar only says how the digits go on",
      ],
    },
  };
}
