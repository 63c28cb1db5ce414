import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, gcd, listed } from "../../kit/write-numbers.ts";
import { frac } from "../item-parts.ts";
import {
  digitSlips,
  ordinal,
  placeInBlock,
  type RepeatingDigits,
  sumSlips,
  total,
} from "./repeating-digits.ts";

/** Block lengths 3, 5 and 6. */
const DENOMINATORS = [7, 13, 21, 27, 37, 39, 41];

function blockOf(numerator: number, denominator: number): string {
  let remainder = numerator;
  let digits = "";
  do {
    digits += String(Math.floor((remainder * 10) / denominator));
    remainder = (remainder * 10) % denominator;
  } while (remainder !== numerator);
  return digits;
}

function draw(chance: Chance): RepeatingDigits | null {
  const scene = chance.pick(["fraction", "late-start", "sum"] as const);
  const place = chance.integer(38, 160);
  if (scene === "late-start") {
    const late = chance.pick([1, 2]);
    const length = chance.pick([4, 5]);
    if ((place - late) % length === 0) return null;
    const digits = chance.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 7).join("");
    const start = digits.slice(0, late);
    return {
      scene,
      numerator: 0,
      denominator: 1,
      start,
      block: digits.slice(late, late + length),
      place,
    };
  }
  const denominator = chance.pick(DENOMINATORS);
  const numerator = chance.integer(2, denominator - 1);
  if (gcd(numerator, denominator) > 1) return null;
  const block = blockOf(numerator, denominator);
  return place % block.length <= (scene === "sum" ? 1 : 0)
    ? null
    : { scene, numerator, denominator, start: "", block, place };
}

function keyOf(parameters: RepeatingDigits): number {
  const { scene, block, place } = parameters;
  const at = placeInBlock(parameters);
  if (scene !== "sum") return Number(block[at - 1]);
  return Math.floor(place / block.length) * total(block) + total(block.slice(0, at));
}

function written({ start, block }: RepeatingDigits): string {
  return `$0.${start}\\overline{${block}}$`;
}

function stemOf(parameters: RepeatingDigits): string {
  const { scene, numerator, denominator, place } = parameters;
  switch (scene) {
    case "fraction":
      return `The decimal form of $${frac(numerator, denominator)}$ is ${written(parameters)}. What is the ${ordinal(place)} digit to the right of the decimal point?`;
    case "late-start":
      return `In the decimal ${written(parameters)}, only the ${parameters.block.length} digits under the bar repeat. What is the ${ordinal(place)} digit to the right of the decimal point?`;
    default:
      return `If $${frac(numerator, denominator)}$ is written as a decimal, what is the sum of the first ${place} digits after the decimal point?`;
  }
}

function stepsOf(parameters: RepeatingDigits): ModelStep[] {
  const { scene, block, start, place } = parameters;
  const at = placeInBlock(parameters);
  const count = place - start.length;
  const blocks = Math.floor((count - 1) / block.length);
  const digits = [...block.slice(0, at)];
  const division = {
    text: `${start === "" ? `Divide ${place}` : `After the start, ${count} places are left; divide ${count}`} by ${block.length}: $${count} = ${block.length} \\cdot ${blocks} + ${at}$.`,
    why: "Complete blocks do not change the place within a block.",
    check: { left: `${block.length}*${blocks}+${at}`, right: `${count}` },
  };
  if (scene !== "sum") {
    return [
      division,
      {
        text: `Read digit number ${at} of the block ${block}: it is ${block[at - 1] ?? ""}.`,
        why: "Every block has the same digits in the same order.",
      },
    ];
  }
  return [
    {
      text: `By long division, the decimal is ${written(parameters)}; one block has the digit sum ${total(block)}.`,
      why: "Once a remainder returns, all the digits from there on repeat.",
      check: { left: [...block].join("+"), right: `${total(block)}` },
    },
    division,
    {
      text: `Add ${blocks} blocks and the first ${at === 1 ? "digit" : `${at} digits`} of the next: the sum is ${keyOf(parameters)}.`,
      why: "An incomplete block starts with the first digit.",
      check: {
        left: `${blocks}*${total(block)}+${digits.join("+")}`,
        right: `${keyOf(parameters)}`,
      },
    },
  ];
}

function explanationOf(parameters: RepeatingDigits): Question["explanation"] {
  const { scene, block, start, place } = parameters;
  const at = placeInBlock(parameters);
  const count = place - start.length;
  const blocks = Math.floor((count - 1) / block.length);
  const key = keyOf(parameters);
  const sum = scene === "sum";
  const division = `$${count} = ${block.length} \\cdot ${blocks} + ${at}$`;
  const result = sum
    ? `${blocks} blocks of sum ${total(block)} and the digits ${listed([...block.slice(0, at)])} make ${key}`
    : `the digit is number ${at} of the block, ${key}`;
  const takeaway =
    "In a repeating pattern, only the remainder on division by the block length matters, counted from where the pattern begins.";
  return {
    quick: `The block ${block} has ${block.length} digits${start === "" ? "" : `, and it begins after ${start.length === 1 ? "one digit" : "two digits"}, so ${count} places count`}. Since ${division}, ${result}. The trap is to be one place off, or ${start === "" ? "to read the block from its end" : "to count from the decimal point"}.`,
    detailed: analysis({
      asked: `${sum ? `The sum of the first ${place} digits` : `The digit in place ${place}`} of ${written(parameters)}.`,
      plan: "Find how many complete blocks there are and how many digits are left over.",
      reasoning: [
        sum
          ? `Long division gives ${written(parameters)}, so blocks of ${block.length} digits follow one another from the decimal point on.`
          : `The block has ${block.length} digits${start === "" ? " and begins right after the decimal point" : `. It begins after ${start.length === 1 ? "one digit" : "two digits"}, so take ${start.length} from ${place}: ${count} places remain`}.`,
        `Divide: ${division}. That is ${blocks} complete blocks and then ${at} more ${at === 1 ? "digit" : "digits"}.`,
        sum
          ? `The digits of a block add up to ${total(block)}, and those left over to ${total(block.slice(0, at))}.`
          : `The place asked about is therefore place ${at} of a block.`,
        `So ${result}.`,
      ],
      options: sum
        ? "The other sums forget the digits left over, count them as a full block, take them from the wrong end, or are one digit off."
        : `The other digits come from ${start === "" ? "" : "counting without regard to the late start, from "}reading one place too early or too late, from the wrong end of the block, or from giving a place number for a digit.`,
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      sum
        ? "Write the fraction as a decimal until the digits begin to repeat. How long is a block?"
        : "The digits come in blocks. How many digits does one block have?",
      "Whole blocks can be skipped; what counts is how many places are left over after them.",
      start === ""
        ? `Divide ${place} by ${block.length}, and keep the remainder.`
        : `The blocks begin only after the start, so divide ${count}, not ${place}, by ${block.length}.`,
      sum
        ? `Multiply the sum of one block by ${blocks}, and add the first digits of one more block, as many as are left over.`
        : `After ${blocks} complete blocks, count on from the beginning of the next block.`,
    ],
    takeaway,
    selfExplain: {
      prompt: `Why does the quotient ${blocks} of the division ${sum ? "matter here, while it would not matter for a single digit" : "not matter for the answer"}?`,
      expectations: [
        sum
          ? "every complete block adds its sum once more"
          : "all blocks are alike, so only the place within a block counts",
        "the remainder tells how many digits of the last block are needed",
      ],
    },
  };
}

export const fractionsRepeatingDigitPlace = defineModel<RepeatingDigits>({
  id: "fractions-repeating-digit-place",
  knowledgeComponents: [
    "quantitative.arithmetic.fractions-decimals.repeating-decimals",
    "quantitative.arithmetic.integers.remainders",
  ],
  traps: ["off-by-one", "pattern-starts-late"],
  method: "The decimal is written out to the place asked about, digit by digit",
  draw,
  write: (parameters) => ({
    stem: stemOf(parameters),
    body: {
      type: "single-choice",
      key: {
        ...choice(keyOf(parameters)),
        rationale: `After the complete blocks of ${parameters.block.length} digits, ${placeInBlock(parameters)} ${placeInBlock(parameters) === 1 ? "digit is" : "digits are"} left to count in the block ${parameters.block}.`,
      },
      wrong: parameters.scene === "sum" ? sumSlips(parameters) : digitSlips(parameters),
    },
    difficulty: { fraction: 2, "late-start": 3, sum: 4 }[parameters.scene] as 2 | 3 | 4,
    targetSeconds: { fraction: 60, "late-start": 75, sum: 110 }[parameters.scene],
    explanation: explanationOf(parameters),
  }),
  recompute: ({ scene, numerator, denominator, start, block, place }, item) => {
    const digits =
      scene === "late-start"
        ? start + block.repeat(place)
        : ((BigInt(numerator) * 10n ** BigInt(place)) / BigInt(denominator))
            .toString()
            .padStart(place, "0");
    const first = [...digits.slice(0, place)].map(Number);
    return optionsNear(
      item,
      scene === "sum" ? first.reduce((a, b) => a + b) : (first.at(-1) ?? -1),
    );
  },
});
