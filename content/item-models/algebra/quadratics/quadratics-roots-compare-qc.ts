import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion } from "../../kit/comparison-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { type Farther, fartherCase } from "./roots-farther.ts";
import { type Pair, pairCase, type SumProduct, sumProductCase } from "./roots-pair.ts";

type Parameters = Pair | SumProduct | Farther;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["pair", "sum", "farther"] as const);
  if (scene === "pair") {
    const [low, high] = [chance.integer(-8, 6), chance.integer(-6, 9)];
    const kind = chance.pick(["below", "above", "touching", "mixed"] as const);
    const gap = chance.integer(1, 4);
    const step = chance.integer(1, 3);
    const others = {
      below: [high + gap, high + gap + step],
      above: [low - gap - step, low - gap],
      touching: [high, high + step],
      mixed: [low - gap, high + step],
    }[kind] as [number, number];
    const plain =
      [low, high, ...others].includes(0) || low + high === 0 || others[0] + others[1] === 0;
    return low < high && !plain ? { scene, first: [low, high], second: others } : null;
  }
  if (scene === "sum") {
    const b = chance.pick([-1, 1]) * chance.integer(3, 9);
    const c = chance.pick([-b, -b + 1, -b - 1, -b + 2, -b - 3, b]);
    const discriminant = b * b - 4 * c;
    const awkward = discriminant > 0 && !Number.isInteger(Math.sqrt(discriminant));
    return c !== 0 && awkward ? { scene, b, c } : null;
  }
  return {
    scene,
    product: chance.integer(2, 20),
    known: chance.pick(["b > 0", "b < 0", "b = 0", "none"] as const),
  };
}

export const quadraticsRootsCompareQc = defineModel<Parameters>({
  id: "quadratics-roots-compare-qc",
  knowledgeComponents: [
    "quantitative.algebra.quadratics.roots-coefficients",
    "quantitative.algebra.quadratics.solve-quadratics",
  ],
  traps: ["two-solutions", "sign-of-the-sum"],
  method: "The solutions are found by search or by the quadratic formula, for many constants",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "pair":
        return comparisonQuestion(pairCase(parameters));
      case "sum":
        return comparisonQuestion(sumProductCase(parameters));
      default:
        return comparisonQuestion(fartherCase(parameters));
    }
  },
  recompute: (parameters) => {
    if (parameters.scene === "pair") {
      const solutions = ([p, q]: readonly [number, number]) =>
        [...integers(-60, 60)].filter((x) => x * x - (p + q) * x + p * q === 0);
      return comparisonKey(
        solutions(parameters.first).flatMap((x) =>
          solutions(parameters.second).map((y) => relationOf(x, y)),
        ),
      );
    }
    const roots = (b: number, c: number) => {
      const root = Math.sqrt(b * b - 4 * c);
      return [(-b - root) / 2, (-b + root) / 2] as const;
    };
    const near = (left: number, right: number) => relationOf(Math.round((left - right) * 1e6), 0);
    if (parameters.scene === "sum") {
      const [r, s] = roots(parameters.b, parameters.c);
      return comparisonKey([near(r + s, r * s)]);
    }
    const { product, known } = parameters;
    const permitted = [...integers(-30, 30)].filter((b) =>
      known === "none" ? true : { "b > 0": b > 0, "b < 0": b < 0, "b = 0": b === 0 }[known],
    );
    return comparisonKey(
      permitted.map((b) => {
        const [r, s] = roots(b, -product);
        return near(Math.abs(r), Math.abs(s));
      }),
    );
  },
});
