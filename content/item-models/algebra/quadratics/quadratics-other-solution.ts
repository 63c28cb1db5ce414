import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import type { OtherSolution } from "./other-solution.ts";
import { apartCase, coefficientCase, workshopCase } from "./other-solution-cases.ts";

function draw(chance: Chance): OtherSolution | null {
  const scene = chance.pick(["coefficient", "workshop", "apart"] as const);
  const before = chance.integer(0, 4);
  if (scene === "coefficient") {
    const [r, s] = [
      chance.pick([-1, 1]) * chance.integer(2, 8),
      chance.pick([-1, 1]) * chance.integer(3, 9),
    ];
    return Math.abs(r) === Math.abs(s) ? null : { scene, r, s, before };
  }
  const [r, s] = [chance.integer(3, 12), chance.integer(7, 30)];
  return s > r + 2 && (scene === "workshop" || (r + s) % 2 === 0) ? { scene, r, s, before } : null;
}

export const quadraticsOtherSolution = defineModel<OtherSolution>({
  id: "quadratics-other-solution",
  knowledgeComponents: [
    "quantitative.algebra.quadratics.solve-quadratics",
    "quantitative.algebra.quadratics.roots-coefficients",
  ],
  traps: ["root-sign", "answered-the-wrong-thing"],
  method: "Whole numbers are put into the equation one after the other until everything fits",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "coefficient":
        return choiceQuestion(coefficientCase(parameters));
      case "workshop":
        return choiceQuestion(workshopCase(parameters));
      default:
        return choiceQuestion(apartCase(parameters));
    }
  },
  recompute: ({ scene, r, s }, item) => {
    const [sum, product] = [r + s, r * s];
    if (scene === "coefficient") {
      for (const k of integers(-400, 400)) {
        if (r * r + k * r + product === 0) return optionsNear(item, k);
      }
    } else if (scene === "workshop") {
      for (const n of integers(0, 1000)) {
        if (n !== r && n * sum - n * n - product === 0) return optionsNear(item, n);
      }
    } else {
      for (const one of integers(-200, 200)) {
        if (one + (one + s - r) === sum) return optionsNear(item, one * (one + s - r));
      }
    }
    throw new Error("nothing fits");
  },
});
