import { answerOf } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { relationWords } from "../item-parts.ts";
import { type RepeatingCase, repeating, type ShiftParameters } from "./repeating-parameters.ts";

interface Shifted {
  readonly block: string;
  readonly shifted: string;
  readonly partner: string;
  readonly key: "A" | "B" | "C";
  readonly first: number;
}

function shiftedOf({ digits, partner }: ShiftParameters): Shifted {
  const [p = 0, q = 0, r = 0] = digits;
  const shifted = `${q}${r}${p}`;
  const other = partner.join("");
  return {
    block: digits.join(""),
    shifted,
    partner: other,
    key: answerOf(Number(shifted), Number(other)),
    first: p,
  };
}

function proofOf({ shifted, partner, key, first }: Shifted): string {
  const ten = `Multiplying by 10 moves the point: $10x = ${first}.\\overline{${shifted}}$, so $10x - ${first} = ${repeating(shifted)}$.`;
  if (key === "C") return `${ten} That is Quantity B.`;
  const place = [...shifted].findIndex((digit, index) => digit !== partner[index]);
  const name = ["first", "second", "third"][place] ?? "first";
  return `${ten} It differs from $${repeating(partner)}$ first in the ${name} decimal place, ${shifted[place] ?? ""} against ${partner[place] ?? ""}, so Quantity A is ${key === "A" ? "greater" : "less"}.`;
}

function slipsOf(found: Shifted): Record<Relation, Slip> {
  const { block, first, partner, shifted, key } = found;
  const relation = relationWords(key);
  const [p = "", q = "", r = ""] = block;
  const outOfOrder = `${q}${p}${r}`;
  return {
    A: slip(
      "judged-by-eye",
      `After ${first} is subtracted, only $${repeating(shifted)}$ is left of $10x$, and this is ${relation} $${repeating(partner)}$.`,
      `Multiplying by 10 makes a number much larger, and subtracting ${first} may seem too little to make up for it.`,
      `How large is the whole-number part of $10x$, and what is left of it after ${first} is subtracted?`,
    ),
    B: slip(
      "judged-by-eye",
      `The subtraction removes the whole part only; the rest, $${repeating(shifted)}$, is ${relation} $${repeating(partner)}$.`,
      `Taking away ${first} leaves a number without a whole part, which seems to have lost something.`,
      "Which digits does $10x$ have after the decimal point?",
    ),
    C: slip(
      "cycle-place-off-by-one",
      `The blocks ${shifted} and ${partner} have the same digits in another order, and $10x - ${first}$ is ${relation} $${repeating(partner)}$.`,
      `Both numbers use the digits ${p}, ${q}, and ${r} over and over, so they look alike.`,
      `In which order do the digits come after the point moves by one place: ${shifted} or ${partner === shifted ? outOfOrder : partner}?`,
    ),
    D: slip(
      "hard-means-undetermined",
      `Both quantities are fixed numbers with known digits: $${repeating(shifted)}$ and $${repeating(partner)}$.`,
      "The decimals never end, so it may seem that they cannot be compared exactly.",
      "Can you write down as many digits of both numbers as you like?",
    ),
  };
}

export function shiftCase(parameters: ShiftParameters): RepeatingCase {
  const found = shiftedOf(parameters);
  const { block, shifted, partner, key, first } = found;
  const proof = proofOf(found);
  const value = `${Number(block)}/999`;
  return {
    stem: `$x = ${repeating(block)}$, a decimal that repeats the three digits under the bar.`,
    quantityA: `$10x - ${first}$`,
    quantityB: `$${repeating(partner)}$`,
    key,
    proof,
    slips: slipsOf(found),
    difficulty: key === "C" ? 3 : 2,
    targetSeconds: 70,
    idea: "Multiplication by 10 moves every digit one place to the left, and the subtraction removes the whole part.",
    trap: "to keep the old order of the block after the point has moved",
    asked: `How $10x - ${first}$ compares with $${repeating(partner)}$.`,
    plan: "Write out the digits of $10x$, drop the whole part, and compare place by place.",
    reasoning: [
      `Written out, $x = 0.${block}${first}\\ldots$`,
      `Ten times as much is $${first}.${shifted}${shifted[0] ?? ""}\\ldots$: each digit moves one place to the left, and the block now begins with ${shifted[0] ?? ""}.`,
    ],
    answers: {
      A: "Answer A gives the factor 10 more weight than it has after the subtraction.",
      B: "Answer B takes the subtraction to remove more than the whole part.",
      C: "Answer C looks at the digits in the block, but not at their order.",
      D: "Answer D takes endless decimals for unknown numbers, yet every digit is known.",
    },
    steps: [
      {
        text: `Multiply: $10x = ${first}.\\overline{${shifted}}$.`,
        why: "The decimal point moves one place, and the block starts with the next digit.",
        check: { left: "10*x", right: `${first}+${shifted}/999`, given: { x: value } },
      },
      {
        text: `Subtract ${first}: $10x - ${first} = ${repeating(shifted)}$.`,
        why: "Only the part after the decimal point is left.",
        check: { left: `10*x-${first}`, right: `${shifted}/999`, given: { x: value } },
      },
      {
        text: `Compare ${shifted} with ${partner}, digit by digit.`,
        why: `For blocks of the same length, the order of the decimals is the order of the blocks${key === "C" ? "" : `, and ${shifted} is ${relationWords(key)} ${partner}`}.`,
      },
    ],
    hints: [
      "What does multiplication by 10 do to the digits of a decimal?",
      `Write out six or seven digits of $x$, and then of $10x$.`,
      `The whole part of $10x$ is ${first}. Which digits are left after it is subtracted?`,
      "The block after the decimal point now begins with another digit. Compare it, place by place, with the block in Quantity B.",
    ],
    takeaway:
      "Multiplying by 10 shifts a repeating block by one place, so the block begins with its next digit.",
    selfExplain: {
      prompt: `Which digits does $10x - ${first}$ have, and in what order?`,
      expectations: [
        "the same three digits, beginning with the second one",
        "the first digit has moved in front of the point and been subtracted",
      ],
    },
  };
}
