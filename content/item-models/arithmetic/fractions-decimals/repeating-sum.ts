import type { Relation, Slip } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { type RepeatingCase, repeating, type SumParameters } from "./repeating-parameters.ts";

function keyOf({ total, known }: SumParameters): Relation {
  // Where only "less than" is known, sums of 10 and more make the comparison open.
  if (!known) return total >= 10 ? "D" : "B";
  if (total === 9) return "C";
  return total > 9 ? "A" : "B";
}

/** Two different digits with this sum. */
function digitsOf(sum: number): readonly [number, number] {
  const a = Math.max(1, sum - 9, Math.floor(sum / 2) - 1);
  return [a, sum - a];
}

const bars = ([a, b]: readonly [number, number]) =>
  `$${repeating(`${a}${b}`)} + ${repeating(`${b}${a}`)}$`;

function proofOf(parameters: SumParameters): string {
  const { total, known } = parameters;
  const key = keyOf(parameters);
  const sum = "The sum is $\\frac{11(a + b)}{99} = \\frac{a + b}{9}$";
  if (key === "D") {
    const low = bars(digitsOf(5));
    const high = bars(digitsOf(total - 1));
    const relation = total === 10 ? "equals 1" : "is greater than 1";
    return `${sum}. For instance, ${low} is $\\frac{5}{9}$, less than 1, but ${high} is $\\frac{${total - 1}}{9}$, which ${relation}.`;
  }
  if (!known) return `${sum}, and $a + b < ${total}$ makes this less than 1.`;
  const compared = { A: "greater than", B: "less than", C: "equal to" }[key as "A" | "B" | "C"];
  return `${sum}. With $a + b = ${total}$ it is $\\frac{${total}}{9}$, which is ${compared} 1.`;
}

function slipsOf(parameters: SumParameters): Record<Relation, Slip> {
  const { total, known } = parameters;
  const key = keyOf(parameters);
  const open = key === "D";
  const pair = digitsOf(known ? total : Math.min(total - 1, 8));
  return {
    A: slip(
      open ? "missed-a-case" : "judged-by-eye",
      open
        ? `For ${bars(digitsOf(5))}, which the condition permits, the sum is $\\frac{5}{9}$, less than 1.`
        : `For a sum greater than 1, $a + b$ would have to exceed 9, but it is ${known ? total : `less than ${total}`}.`,
      "Two decimals that never end are added, which seems to carry the sum past any bound near it.",
      `Which fraction with the denominator 99 is $${repeating("ab")}$?`,
    ),
    B: slip(
      key === "C" ? "nines-taken-below-one" : open ? "missed-a-case" : "judged-by-eye",
      open
        ? `For ${bars(digitsOf(total - 1))}, the sum is $\\frac{${total - 1}}{9}$, which is not less than 1.`
        : key === "C"
          ? "Place by place, the sum has the digit 9 in every place without end, and that number is $\\frac{9}{9} = 1$ exactly."
          : `For a sum less than 1, $a + b$ would have to be less than 9, but it is ${total}; the sum is $\\frac{${total}}{9}$.`,
      key === "C"
        ? "Added place by place, the sum is $0.9999\\ldots$, which seems to stay a little below 1."
        : "Both decimals begin with 0, and cutting them off makes the sum look smaller.",
      key === "C"
        ? "Which number is three times $0.333\\ldots$?"
        : "What fraction is the sum, exactly?",
    ),
    C: slip(
      open ? "assumed-case-not-checked" : "judged-by-eye",
      open
        ? `The sum is 1 only if $a + b = 9$; for ${bars(digitsOf(5))} it is $\\frac{5}{9}$.`
        : `The sum is $\\frac{a + b}{9}$, and only $a + b = 9$ makes it 1; here $a + b ${known ? "=" : "<"} ${total}$.`,
      "It is known that repeating nines make 1, and the digits seem to complete each other to nines.",
      "For which value of $a + b$ is every place of the sum a 9?",
    ),
    D: slip(
      "unknowns-outnumber-equations",
      `The sum is $\\frac{a + b}{9}$, so single digits do not matter; $a + b ${known ? "=" : "<"} ${total}$ settles the comparison with 1.`,
      `Several pairs fit, such as ${pair.join(" and ")}, and the digits are not known one by one.`,
      "Does the sum of the decimals depend on anything but $a + b$?",
    ),
  };
}

export function sumCase(parameters: SumParameters): RepeatingCase {
  const { total, known } = parameters;
  const key = keyOf(parameters);
  const proof = proofOf(parameters);
  const condition = known ? `$a + b = ${total}$` : `$a + b < ${total}$`;
  const pair = digitsOf(known ? total : Math.min(total - 1, 8));
  const sum = pair[0] + pair[1];
  return {
    stem: known
      ? `The letters $a$ and $b$ denote nonzero digits for which ${condition}, and a bar marks the digits that repeat.`
      : `Two different nonzero digits, $a$ and $b$, satisfy ${condition}. Each bar below covers a block of two digits that repeats.`,
    quantityA: `$${repeating("ab")} + ${repeating("ba")}$`,
    quantityB: "1",
    key,
    proof,
    slips: slipsOf(parameters),
    difficulty: key === "D" ? 5 : key === "C" ? 4 : 3,
    targetSeconds: 90,
    idea: "A block of two repeating digits is that block over 99, and the two blocks are $10a + b$ and $10b + a$.",
    trap: "to judge by a few places, or to think that $0.999\\ldots$ is less than 1",
    asked: `How the sum of the two repeating decimals compares with 1 for all digits with ${condition}.`,
    plan: "Turn both decimals into fractions with the denominator 99, and add.",
    reasoning: [
      `$${repeating("ab")} = \\frac{10a + b}{99}$, because 100 times this decimal minus the decimal itself is the two-digit block.`,
      `In the same way, $${repeating("ba")} = \\frac{10b + a}{99}$.`,
      "The sum of the numerators is $11a + 11b$, so only $a + b$ matters, and the sum equals $\\frac{a + b}{9}$.",
    ],
    answers: {
      A: "Answer A would need $a + b$ greater than 9 in every permitted case.",
      B: "Answer B would need $a + b$ less than 9 in every permitted case; a sum of $0.999\\ldots$ is exactly 1, not less.",
      C: "Answer C would need $a + b = 9$ in every permitted case.",
      D: "Answer D would need permitted digits with different results; the digits one by one do not matter.",
    },
    steps: [
      {
        text: "Write the sum as $\\frac{10a + b}{99} + \\frac{10b + a}{99} = \\frac{a + b}{9}$.",
        why: "A block of two repeating digits is the block divided by 99.",
        check: {
          left: "(10*a+b)/99+(10*b+a)/99",
          right: "(a+b)/9",
          given: { a: `${pair[0]}`, b: `${pair[1]}` },
        },
      },
      {
        text: `Try ${pair.join(" and ")}: the sum is $\\frac{${sum}}{9}$.`,
        why: "Any permitted pair shows how the sum of the digits decides.",
        check: { left: `${pair[0]}${pair[1]}/99+${pair[1]}${pair[0]}/99`, right: `${sum}/9` },
      },
    ],
    hints: [
      "What fraction is a decimal in which two digits repeat?",
      "A repeating block of two digits equals that block divided by 99. The block with digits $a$ and $b$ is $10a + b$.",
      "Add the two numerators, and take out the common factor 11.",
      `What remains is $a + b$ over a fixed number. Use ${condition}.`,
    ],
    takeaway:
      "A block that repeats right after the decimal point is the block divided by as many nines as it has digits.",
    selfExplain: {
      prompt: "Why does the comparison depend on $a + b$ only?",
      expectations: [
        "each digit stands once in the tens and once in the units of the two blocks",
        "the sum of the fractions is $\\frac{11(a + b)}{99}$",
      ],
    },
  };
}
