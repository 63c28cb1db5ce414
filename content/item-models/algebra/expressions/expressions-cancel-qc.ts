import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { answerOf, comparisonQuestion } from "../../kit/comparison-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { type Bracket, bracketCase, type Quotient, quotientCase } from "./cancel-cases.ts";
import { type Ensemble, ensembleCase } from "./cancel-ensemble.ts";

type Parameters = Quotient | Bracket | Ensemble;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["quotient", "bracket", "ensemble", "ensemble"] as const);
  const wanted = chance.pick(["A", "B", "C"] as const);
  const shift = { A: -1, B: 1, C: 0 }[wanted] * chance.integer(1, 3);
  if (scene === "quotient") {
    const [a, b] = [chance.integer(2, 9), chance.integer(3, 9)];
    return a === b || b + shift === 0 ? null : { scene, a, b, other: b + shift };
  }
  if (scene === "bracket") {
    const a = chance.integer(2, 9);
    return { scene, a, other: 4 * a + shift };
  }
  return {
    scene,
    story: chance.pick([0, 1] as const),
    known: chance.pick(["fewer", "more", "half", "nothing", "nothing"] as const),
    joining: chance.integer(2, 9),
  };
}

export const expressionsCancelQc = defineModel<Parameters>({
  id: "expressions-cancel-qc",
  knowledgeComponents: [
    "quantitative.algebra.expressions.simplify-expressions",
    "quantitative.algebra.expressions.factoring",
  ],
  traps: ["cancelling-terms", "hidden-condition"],
  method: "Both quantities are evaluated for many permitted numbers, relations recorded",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "quotient":
        return comparisonQuestion(
          quotientCase(parameters, answerOf(parameters.b, parameters.other)),
        );
      case "bracket":
        return comparisonQuestion(
          bracketCase(parameters, answerOf(4 * parameters.a, parameters.other)),
        );
      default:
        return comparisonQuestion(ensembleCase(parameters));
    }
  },
  recompute: (parameters) => {
    if (parameters.scene === "ensemble") {
      const { known, joining } = parameters;
      const pairs = [...integers(1, 60)].flatMap((m) => [...integers(1, 60)].map((n) => [m, n]));
      return comparisonKey(
        pairs
          .filter(([m = 0, n = 0]) =>
            known === "nothing" ? true : { fewer: m < n, more: m > n, half: m === n }[known],
          )
          .map(([m = 0, n = 0]) => relationOf(m * (m + n + 2 * joining), (m + joining) * (m + n))),
      );
    }
    // Both sides are multiplied by the square of the denominator, so that only integers are compared.
    const { other } = parameters;
    return comparisonKey(
      [...integers(-50, 50)].flatMap((x) => {
        if (parameters.scene === "bracket") {
          const { a } = parameters;
          const above = (x + a) * (x + a) - (x - a) * (x - a);
          return x === 0 ? [] : [relationOf(above * x, other * x * x)];
        }
        const { a, b } = parameters;
        const below = x - a;
        const above = x * x + (b - a) * x - a * b;
        return below === 0 ? [] : [relationOf(above * below, (x + other) * below * below)];
      }),
    );
  },
});
