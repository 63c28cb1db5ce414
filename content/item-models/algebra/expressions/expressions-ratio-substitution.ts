import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { gcd, tex } from "../../kit/write-numbers.ts";
import { homogeneousCase } from "./ratio-homogeneous.ts";
import {
  dyeCase,
  type Homogeneous,
  type Linear,
  linearCase,
  type RatioCase,
} from "./ratio-scenes.ts";

type Parameters = Linear | Homogeneous;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["linear", "dye", "homogeneous"] as const);
  if (scene === "homogeneous") {
    const [r, s] = [chance.integer(2, 5), chance.integer(3, 7)];
    return r < s && gcd(r, s) === 1 ? { scene, ratio: [r, s], factor: chance.integer(2, 5) } : null;
  }
  const [x, y] = [chance.integer(2, 5), chance.integer(3, 9)];
  const right0 = chance.integer(1, 4);
  const left1 = chance.integer(2, 5);
  const times = scene === "dye" ? 1 : chance.integer(2, 4);
  const right1 = (left1 + y) / times;
  if (gcd(x, y) > 1 || x >= y || !Number.isInteger(right1)) return null;
  return { scene, left: [times * right0 + x, left1], right: [right0, right1], times };
}

function caseOf(parameters: Parameters): RatioCase {
  if (parameters.scene === "homogeneous") return homogeneousCase(parameters);
  return parameters.scene === "dye" ? dyeCase(parameters) : linearCase(parameters);
}

function question(parameters: Parameters): Question {
  const written = caseOf(parameters);
  const { value, plan, reasoning } = written;
  const takeaway =
    "A ratio can be known although the values are not: one equation between terms of the same degree is enough.";
  return {
    stem: written.stem,
    body: {
      type: "numeric-entry",
      key: { form: "fraction", numerator: Number(value.n), denominator: Number(value.d) },
      slips: written.slips,
    },
    difficulty: written.difficulty,
    targetSeconds: written.difficulty === 1 ? 65 : 85,
    explanation: {
      quick: `Only a ratio is needed, not the values. ${reasoning[1] ?? ""} ${reasoning[2] ?? ""} So the answer is $${tex(value)}$. The trap is to turn the ratio upside down.`,
      detailed: analysis({
        asked: `A quotient that can be found although the ${parameters.scene === "dye" ? "prices" : "numbers"} themselves are not fixed.`,
        plan,
        reasoning,
        options: written.answers,
        takeaway,
      }),
      steps: written.steps,
      hints: [
        "You are asked for a quotient. Are the single values needed?",
        "One equation cannot give two unknowns, but it can give their ratio.",
        written.hint,
        "Write the result as one fraction, and check which quantity belongs above the bar.",
      ],
      takeaway,
      selfExplain: {
        prompt: "Why is one relation between two unknowns enough for this question?",
        expectations: [
          "the relation fixes the ratio of the unknowns",
          "what is asked depends on this ratio only",
        ],
      },
    },
  };
}

export const expressionsRatioSubstitution = defineModel<Parameters>({
  id: "expressions-ratio-substitution",
  knowledgeComponents: [
    "quantitative.algebra.expressions.substitution",
    "quantitative.arithmetic.ratio.proportion",
  ],
  traps: ["ratio-without-values", "inverted-ratio"],
  method: "Pairs of whole numbers are tried in the statement, and the quotient is formed from one",
  draw,
  write: question,
  recompute: (parameters) => {
    for (const second of integers(1, 300)) {
      for (const first of integers(1, 300)) {
        const found = quotientIf(parameters, first, second);
        if (found === null) continue;
        const [above, below] = found;
        let shared = 1;
        for (const factor of integers(1, Math.min(above, below))) {
          if (above % factor === 0 && below % factor === 0) shared = factor;
        }
        return { numerator: above / shared, denominator: below / shared };
      }
    }
    throw new Error("no pair satisfies the statement");
  },
});

/** What is asked, as numerator and denominator, if the pair satisfies the statement. */
function quotientIf(
  parameters: Parameters,
  first: number,
  second: number,
): [number, number] | null {
  if (parameters.scene === "homogeneous") {
    const { ratio, factor } = parameters;
    if (first * ratio[1] !== second * ratio[0]) return null;
    return [first * first + first * second, factor * first * first + second * second];
  }
  const { left, right, times, scene } = parameters;
  const one = left[0] * first + left[1] * second;
  const other = right[0] * first + right[1] * second;
  if (one !== times * other) return null;
  return scene === "dye" ? [second, first] : [first, second];
}
