import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonBody, exceptKey } from "../../kit/comparison-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { orderCase } from "./repeating-order.ts";
import {
  ORDER_CONDITIONS,
  ORDER_PARTNERS,
  type RepeatingCase,
  type RepeatingComparison,
} from "./repeating-parameters.ts";
import { shiftCase } from "./repeating-shift.ts";
import { sumCase } from "./repeating-sum.ts";

function draw(chance: Chance): RepeatingComparison | null {
  const scene = chance.pick(["order", "sum", "shift"] as const);
  if (scene === "order") {
    return {
      scene,
      condition: chance.pick(ORDER_CONDITIONS),
      partner: chance.pick(ORDER_PARTNERS),
    };
  }
  if (scene === "sum") {
    return { scene, total: chance.integer(6, 12), known: chance.integer(1, 4) > 1 };
  }
  const digits = chance.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3);
  const [p = 0, q = 0, r = 0] = digits;
  const partner = chance.pick([
    [q, r, p],
    [q, r, p],
    [q, p, r],
    [r, q, p],
  ]);
  return { scene, digits, partner };
}

function caseOf(parameters: RepeatingComparison): RepeatingCase {
  if (parameters.scene === "order") return orderCase(parameters);
  return parameters.scene === "sum" ? sumCase(parameters) : shiftCase(parameters);
}

/** `0.` and then the digits over and over, to sixty places, as a whole number. */
function longDigits(digits: readonly number[]): bigint {
  return BigInt(
    Array.from({ length: 60 }, (_, index) => digits[index % digits.length] ?? 0).join(""),
  );
}

export const decimalsRepeatingQc = defineModel<RepeatingComparison>({
  id: "decimals-repeating-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.fractions-decimals.repeating-decimals",
    "quantitative.arithmetic.fractions-decimals.decimals",
  ],
  traps: ["all-cases", "repeating-nines"],
  method:
    "Every pair of digits that fits is written out to sixty places and compared place by place",
  draw,
  write: (parameters) => {
    const found = caseOf(parameters);
    const { key, proof, slips, takeaway } = found;
    return {
      stem: found.stem,
      body: comparisonBody({
        quantityA: found.quantityA,
        quantityB: found.quantityB,
        key,
        proof,
        slips,
      }),
      difficulty: found.difficulty,
      targetSeconds: found.targetSeconds,
      explanation: {
        quick: `${found.idea} ${proof} The trap: ${found.trap}.`,
        detailed: analysis({
          asked: found.asked,
          plan: found.plan,
          reasoning: [...found.reasoning, proof],
          options: exceptKey(key, found.answers),
          takeaway,
        }),
        steps: found.steps,
        hints: found.hints,
        takeaway,
        selfExplain: found.selfExplain,
      },
    };
  },
  recompute: (parameters) => {
    const { scene } = parameters;
    if (scene === "shift") {
      const [p = 0, q = 0, r = 0] = parameters.digits;
      // Ten times the decimal, less its first digit, has the digits from the second on.
      return comparisonKey([
        relationOf(
          Number(`0.${`${q}${r}${p}`.repeat(4)}`),
          Number(`0.${parameters.partner.join("").repeat(4)}`),
        ),
      ]);
    }
    const pairs = [...integers(1, 9)].flatMap((a) =>
      [...integers(1, 9)].map((b) => [a, b] as const),
    );
    if (scene === "order") {
      const { condition, partner } = parameters;
      return comparisonKey(
        pairs
          .filter(([a, b]) => ({ "<": a < b, ">": a > b, "≠": a !== b })[condition])
          .map(([a, b]) => {
            const other = { first: [a], swapped: [b, a], twice: [a, b, a, b], second: [b, b] }[
              partner
            ];
            const [left, right] = [longDigits([a, b]), longDigits(other)];
            return left === right ? "=" : left > right ? ">" : "<";
          }),
      );
    }
    const { total, known } = parameters;
    // To sixty places, 1 is a row of nines.
    const one = 10n ** 60n - 1n;
    return comparisonKey(
      pairs
        .filter(([a, b]) => (known ? a + b === total : a + b < total && a !== b))
        .map(([a, b]) => {
          const sum = longDigits([a, b]) + longDigits([b, a]);
          return sum === one ? "=" : sum > one ? ">" : "<";
        }),
    );
  },
});
