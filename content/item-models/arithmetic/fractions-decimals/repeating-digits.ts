import type { WrongChoice } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { choice } from "../../kit/write-numbers.ts";
import { wrong } from "../item-parts.ts";

export interface RepeatingDigits {
  /** A digit of a fraction, a digit after a start that does not repeat, or a sum of digits. */
  readonly scene: "fraction" | "late-start" | "sum";
  readonly numerator: number;
  readonly denominator: number;
  /** Digits before the block that repeats. */
  readonly start: string;
  readonly block: string;
  readonly place: number;
}

/** Place within the block, from 1. */
export function placeInBlock({ block, start, place }: RepeatingDigits): number {
  return ((place - start.length - 1) % block.length) + 1;
}

export const total = (digits: string) => [...digits].reduce((sum, digit) => sum + Number(digit), 0);

export const ordinal = (value: number) => {
  const teen = Math.floor(value / 10) % 10 === 1;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${ending}`;
};

/** Only where the block does not begin at the decimal point. */
function lateStartSlip(
  parameters: RepeatingDigits,
  value: Pick<WrongChoice, "text" | "order">,
): WrongChoice[] {
  const { block, start, place } = parameters;
  if (start === "") return [];
  const at = placeInBlock(parameters);
  return [
    wrong(
      value,
      slip(
        "condition-dropped",
        `This counts the blocks from the decimal point, but they begin after ${start.length === 1 ? "one digit" : "two digits"}. The ${ordinal(place)} place is place ${at} of a block, so its digit is ${block[at - 1] ?? ""}.`,
        `Dividing ${place} by ${block.length} is the natural first step.`,
        "In which place does the first block begin?",
      ),
    ),
  ];
}

export function digitSlips(parameters: RepeatingDigits): WrongChoice[] {
  const { block, place } = parameters;
  const length = block.length;
  const at = placeInBlock(parameters);
  const digit = (position: number) =>
    choice(Number(block[(((position - 1) % length) + length) % length]));
  const isPlace = `The ${ordinal(place)} place is place ${at} of a block,`;
  const rest = `so its digit is ${block[at - 1] ?? ""}.`;
  return [
    ...lateStartSlip(parameters, digit(place)),
    wrong(
      digit(at + 1),
      slip(
        "cycle-place-off-by-one",
        `This is one place too far. ${isPlace} ${rest}`,
        "After the complete blocks, one may count one digit more than the remainder says.",
        "Which place of a block belongs to a remainder of 1?",
      ),
    ),
    wrong(
      digit(at - 1),
      slip(
        "cycle-place-off-by-one",
        `This is the digit one place before. ${isPlace} ${rest}`,
        "Counting the first digit of a block as number 0 shifts every place by one.",
        "Is the first digit of a block number 0 or number 1?",
      ),
    ),
    wrong(
      digit(length - at + 1),
      slip(
        "shortfall-for-remainder",
        `This counts from the end of the block instead of from its beginning. ${isPlace} ${rest}`,
        "The remainder is right, but the block is read from the wrong end.",
        "At which end of the block does a new block begin?",
      ),
    ),
    wrong(
      digit(length),
      slip(
        "assumed-case-not-checked",
        `This is the last digit of a block. It would be right if complete blocks filled all the places up to the ${ordinal(place)}. ${isPlace} ${rest}`,
        "The blocks are counted, and what is left over is forgotten.",
        `Do blocks of ${length} digits end exactly at place ${place}?`,
      ),
    ),
    wrong(
      choice(at % length),
      slip(
        "answered-intermediate-quantity",
        `${at % length} is the remainder of the division by ${length}, a place number and not a digit. ${isPlace} ${rest}`,
        "The division is finished, and its result is one digit.",
        "What does the remainder tell you: a digit, or where to look for one?",
      ),
    ),
  ];
}

export function sumSlips(parameters: RepeatingDigits): WrongChoice[] {
  const { block, place } = parameters;
  const at = placeInBlock(parameters);
  const blocks = Math.floor(place / block.length);
  const whole = blocks * total(block);
  const facts = `There are ${blocks} complete blocks and ${at} more ${at === 1 ? "digit" : "digits"}.`;
  return [
    wrong(
      choice(whole),
      slip(
        "answered-intermediate-quantity",
        `${facts} This is the sum of the complete blocks only.`,
        "The complete blocks give a large and plausible sum.",
        "How many digits have you added altogether?",
      ),
    ),
    wrong(
      choice(whole + total(block.slice(-at))),
      slip(
        "shortfall-for-remainder",
        `${facts} For these, the last digits of a block are added here, but a new block begins with its first.`,
        "The number of digits left over is right, but they are taken from the wrong end.",
        "With which digit does an incomplete block begin?",
      ),
    ),
    wrong(
      choice(whole + total(block)),
      slip(
        "assumed-case-not-checked",
        `${facts} This counts the incomplete block as a complete one.`,
        "A block has begun, and so it is counted.",
        `How many digits are in ${blocks + 1} blocks?`,
      ),
    ),
    wrong(
      choice(whole + total(block.slice(0, at - 1))),
      slip(
        "cycle-place-off-by-one",
        `${facts} Here one of these is left out.`,
        "Counting from 0 makes the rest one digit short.",
        "Which digits come after the last complete block?",
      ),
    ),
    wrong(
      choice(whole + total(block.slice(0, at + 1))),
      slip(
        "cycle-place-off-by-one",
        `${facts} Here one digit too many is added.`,
        "It is easy to take the next digit as well.",
        "How many digits are left over after the complete blocks?",
      ),
    ),
  ];
}
