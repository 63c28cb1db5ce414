import {
  comparisonKey,
  integers,
  type Relation,
  relationOf,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { outcomeQuestion } from "../../kit/comparison-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { threeCase, type Unknown } from "./expected-value-cases.ts";
import { orderedCase } from "./expected-value-ordered-case.ts";
import { twoCase } from "./expected-value-two-case.ts";

function draw(chance: Chance): Unknown | null {
  const scene = chance.pick(["three", "two", "ordered"] as const);
  const swapped = chance.pick([true, false]);
  const low = chance.integer(2, 7);
  const middle = low + chance.integer(2, 8);
  const high = middle + chance.integer(2, 8);
  const sides = chance.pick(["above", "below", "equal", "any"] as const);
  const inner = chance.pick(["same", "opposite", "equal"] as const);
  if (scene === "three") {
    const far = (low + high) / 2;
    const limit = chance.pick([middle, Math.round((middle + far) / 2), Math.round(far)]);
    const usable = Number.isInteger(far) && (limit === middle || limit === far || middle !== far);
    return usable ? { scene, low, middle, high, limit, sides, inner, swapped } : null;
  }
  return (low + high) % 2 === 0
    ? { scene, low, middle, high, limit: (low + high) / 2, sides, inner, swapped }
    : null;
}

const CASES = { three: threeCase, two: twoCase, ordered: orderedCase };

/** Sum of value times weight, and sum of the weights. */
function weigh(entries: readonly (readonly [value: number, weight: number])[]) {
  return entries.reduce(
    ([sum, total], [value, weight]) => [sum + value * weight, total + weight] as const,
    [0, 0] as readonly [number, number],
  );
}

const signs = { above: ">", below: "<", equal: "=" } as const;

/** All distributions in small whole weights that fit the statement. */
function* distributions(parameters: Unknown) {
  const { scene, low, middle, high, sides, inner } = parameters;
  if (scene === "three") {
    for (const weight of integers(1, 49)) {
      yield [
        [low, weight],
        [middle, 100 - 2 * weight],
        [high, weight],
      ] as const;
    }
  } else if (scene === "two") {
    for (const weight of integers(1, 99)) {
      if (sides !== "any" && relationOf(weight, 50) !== signs[sides]) continue;
      yield [
        [high, weight],
        [low, 100 - weight],
      ] as const;
    }
  } else {
    for (const a of integers(1, 6)) {
      for (const b of integers(1, 6)) {
        for (const c of integers(1, 6)) {
          for (const d of integers(1, 6)) {
            const outer = sides === "any" ? "above" : sides;
            const wanted = innerSign(outer, inner);
            if (relationOf(a, d) !== signs[outer] || relationOf(b, c) !== wanted) continue;
            yield [
              [1, a],
              [2, b],
              [3, c],
              [4, d],
            ] as const;
          }
        }
      }
    }
  }
}

function innerSign(outer: "above" | "below" | "equal", inner: Unknown["inner"]): Relation {
  if (inner === "equal") return "=";
  const same = signs[outer];
  if (outer === "equal") return inner === "same" ? "=" : "<";
  return inner === "same"
    ? same
    : { ">": "<" as const, "<": ">" as const, "=": "=" as const }[same];
}

export const randomVariableMeanQc = defineModel<Unknown>({
  id: "random-variable-mean-qc",
  knowledgeComponents: [
    "quantitative.data-analysis.distributions.random-variables",
    "quantitative.data-analysis.averages.weighted-mean",
  ],
  traps: ["weights-unknown", "middle-value-for-mean"],
  method: "All distributions with small whole weights that fit the statement are tried",
  draw,
  write: (parameters) => outcomeQuestion(CASES[parameters.scene](parameters)),
  recompute: (parameters) => {
    const relations: Relation[] = [];
    for (const entries of distributions(parameters)) {
      const [sum, total] = weigh(entries);
      const [mean, limit] =
        parameters.scene === "ordered" ? [2 * sum, 5 * total] : [sum, parameters.limit * total];
      relations.push(parameters.swapped ? relationOf(limit, mean) : relationOf(mean, limit));
    }
    return comparisonKey(relations);
  },
});
