import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion } from "../../kit/comparison-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { gcd } from "../../kit/write-numbers.ts";
import { type Bound, boundCase } from "./system-bound.ts";
import { type Cafe, cafeCase, type Swap, swapCase } from "./system-swap.ts";

type Parameters = Swap | Cafe | Bound;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["swap", "cafe", "bound", "bound"] as const);
  const [a, b] = [chance.integer(2, 6), chance.integer(3, 9)];
  if (a >= b || gcd(a, b) > 1) return null;
  const sign = chance.pick([-1, 0, 1]);
  if (scene === "swap") {
    const [x, y] = [chance.integer(-6, 12), chance.integer(-6, 12)];
    const sum = x + y;
    const constants: readonly [number, number] = [a * x + b * y, b * x + a * y];
    const plain = sum < 2 || x === y || constants.some((value) => value < 1);
    return plain ? null : { scene, a, b, constants, other: sum + sign * chance.integer(1, 2) };
  }
  if (scene === "cafe") {
    const tea = 2 * chance.integer(4, 9);
    const coffee = tea + 2 * sign * chance.integer(1, 2);
    return a < 5 && b < 7 ? { scene, a, b, halves: [coffee, tea] } : null;
  }
  const total = ((a * b) / gcd(a, b)) * chance.integer(1, 4);
  const [low, high] = [total / b, total / a];
  if (high - low < 3 || low < 3 || high > 30) return null;
  const wanted = chance.pick(["A", "B", "D", "D"] as const);
  const other = { A: low, B: high, D: chance.integer(low + 1, high - 1) }[wanted];
  return { scene, a, b, total, other };
}

export const linearSystemInsightQc = defineModel<Parameters>({
  id: "linear-system-insight-qc",
  knowledgeComponents: [
    "quantitative.algebra.linear-equations.systems",
    "quantitative.algebra.inequalities.compound-inequalities",
  ],
  traps: ["combination-without-solving", "unknowns-and-equations"],
  method: "Values on a fine grid are put into the equations, and the relations found are recorded",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "swap":
        return comparisonQuestion(swapCase(parameters));
      case "cafe":
        return comparisonQuestion(cafeCase(parameters));
      default:
        return comparisonQuestion(boundCase(parameters));
    }
  },
  recompute: (parameters) => {
    const { a, b } = parameters;
    if (parameters.scene === "bound") {
      // In steps of 1/b for x, so that y is an exact multiple of 1/b^2.
      const { total, other } = parameters;
      return comparisonKey(
        [...integers(1, 2000)]
          .map((step) => ({ x: step * b, y: total * b - a * step }))
          .filter(({ y }) => y > 0)
          .map(({ x, y }) => relationOf(x + y, other * b * b)),
      );
    }
    const grid = [...integers(-40, 60)];
    const [one, two] =
      parameters.scene === "swap"
        ? parameters.constants
        : [
            a * parameters.halves[0] + b * parameters.halves[1],
            b * parameters.halves[0] + a * parameters.halves[1],
          ];
    const solutions = grid.flatMap((x) =>
      grid.filter((y) => a * x + b * y === one && b * x + a * y === two).map((y) => ({ x, y })),
    );
    return comparisonKey(
      solutions.map(({ x, y }) =>
        parameters.scene === "swap" ? relationOf(x + y, parameters.other) : relationOf(x, y),
      ),
    );
  },
});
