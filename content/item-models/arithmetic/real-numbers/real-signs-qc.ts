import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion } from "../../kit/comparison-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { exchanged, letterComparison } from "./letter-comparison.ts";
import { SIGN_SCENES, type SignScene, signComparison } from "./sign-comparisons.ts";

interface Parameters {
  readonly scene: SignScene;
  readonly p: number;
  readonly q: number;
  readonly exchange: boolean;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(SIGN_SCENES);
  const [p, q] = [chance.integer(2, 7), chance.integer(2, 7)];
  return p === q ? null : { scene, p, q, exchange: chance.pick([true, false]) };
}

/** The two quantities as the statement has them, in ordinary arithmetic. */
function quantities({ scene, p, q }: Parameters, x: number, y: number): [number, number] {
  switch (scene) {
    case "powers":
      return [x ** p, x ** q];
    case "above-zero":
      return [x, 0];
    case "below-one":
      return [x, 1];
    case "above-square":
    case "below-square":
      return [x * x, x];
    case "signs":
      return [Math.abs(x) / x + Math.abs(y) / y, 0];
    case "nested":
      return [Math.abs(x - Math.abs(x)), -2 * x];
    case "products":
      return [x * x, x * y];
    default:
      return [1 / x, 1 / y];
  }
}

function allowed({ scene, p }: Parameters, x: number, y: number): boolean {
  const odd = p % 2 === 0 ? p + 1 : p;
  switch (scene) {
    case "powers":
      return x > -1 && x < 0;
    case "above-zero":
    case "above-square":
      return x ** odd > x;
    case "below-one":
    case "below-square":
      return x ** odd < x;
    case "signs":
      return x * y < 0;
    case "nested":
      return x < 0;
    case "products":
      return x < y && y < 0;
    case "opposite":
      return x > y && x * y < 0;
    case "same":
      return x > y && x * y > 0;
    default:
      return x > y && x !== 0 && y !== 0;
  }
}

export const realSignsQc = defineModel<Parameters>({
  id: "real-signs-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.real-numbers.sign-cases",
    "quantitative.arithmetic.exponents-roots.compare-powers",
  ],
  traps: ["zero-negative-fraction"],
  method: "A grid of positive and negative eighths is put in and the relations are recorded",
  draw,
  write: ({ scene, p, q, exchange }) => {
    const comparison = signComparison(scene, p, q);
    return comparisonQuestion(letterComparison(exchange ? exchanged(comparison) : comparison));
  },
  recompute: (parameters) => {
    // Eighths and their powers are exact in binary.
    const grid = [...integers(-24, 24)].map((eighth) => eighth / 8);
    const relations = grid.flatMap((x) =>
      grid.flatMap((y) => {
        if (!allowed(parameters, x, y)) return [];
        const [first, second] = quantities(parameters, x, y);
        return [parameters.exchange ? relationOf(second, first) : relationOf(first, second)];
      }),
    );
    return comparisonKey(relations);
  },
});
