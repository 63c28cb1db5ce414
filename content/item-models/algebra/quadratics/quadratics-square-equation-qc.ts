import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion } from "../../kit/comparison-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { type Bed, bedCase } from "./square-bed.ts";
import { type Square, squareCase, type Zero, zeroCase } from "./square-cases.ts";

type Parameters = Square | Zero | Bed;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["square", "zero", "bed"] as const);
  const shift = chance.integer(1, 2);
  if (scene === "square") {
    const root = chance.integer(4, 12);
    const other = chance.pick([root, root + shift, -root - shift, -root, root - shift]);
    return { scene, root, other };
  }
  if (scene === "zero") {
    const factor = chance.integer(3, 15);
    const nonzero = chance.pick([true, true, false]);
    const other = nonzero
      ? chance.pick([factor, factor, factor + shift, factor - shift])
      : chance.pick([factor, factor + shift, -shift, factor - 1]);
    return { scene, factor, nonzero, other };
  }
  const [width, more] = [chance.integer(4, 14), chance.integer(2, 9)];
  const other = width + chance.pick([-1, 0, 0, 1]) * shift;
  return { scene, width, more, other };
}

export const quadraticsSquareEquationQc = defineModel<Parameters>({
  id: "quadratics-square-equation-qc",
  knowledgeComponents: [
    "quantitative.algebra.quadratics.solve-quadratics",
    "quantitative.arithmetic.real-numbers.sign-cases",
  ],
  traps: ["two-solutions", "zero-negative-fraction"],
  method: "Numbers in steps of one tenth are put into the equation, and the relations are recorded",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "square":
        return comparisonQuestion(squareCase(parameters));
      case "zero":
        return comparisonQuestion(zeroCase(parameters));
      default:
        return comparisonQuestion(bedCase(parameters));
    }
  },
  recompute: (parameters) => {
    // Tenths as whole numbers: t stands for t/10.
    const line = [...integers(-400, 400)];
    const { scene, other } = parameters;
    const solutions = line.filter((t) => {
      if (scene === "square") return t * t === 100 * parameters.root * parameters.root;
      if (scene === "zero") {
        return t * t === 10 * parameters.factor * t && (t !== 0 || !parameters.nonzero);
      }
      const { width, more } = parameters;
      return t > 0 && t * (t + 10 * more) === 100 * width * (width + more);
    });
    return comparisonKey(solutions.map((t) => relationOf(t, 10 * other)));
  },
});
