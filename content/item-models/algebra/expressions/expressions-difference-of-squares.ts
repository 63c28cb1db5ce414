import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { type Floors, floorsCase, type Pure, pureCase } from "./squares-apart.ts";
import { type Mat, matCase } from "./squares-mat.ts";

type Parameters = Floors | Pure | Mat;

function draw(chance: Chance): Parameters {
  const before = chance.integer(0, 4);
  const scene = chance.pick(["floors", "pure", "mat"] as const);
  if (scene === "mat") {
    return { scene, width: chance.integer(2, 5), side: chance.integer(8, 30), before };
  }
  const gap = chance.integer(3, 9);
  const small = chance.integer(4, 19);
  return scene === "floors"
    ? { scene, gap: gap < 6 ? 4 : 6, small, before }
    : { scene, gap, small, times: chance.integer(2, 5), before };
}

export const expressionsDifferenceOfSquares = defineModel<Parameters>({
  id: "expressions-difference-of-squares",
  knowledgeComponents: [
    "quantitative.algebra.expressions.factoring",
    "quantitative.algebra.expressions.identities",
  ],
  traps: ["answered-the-wrong-thing", "difference-of-squares"],
  method: "Whole numbers are tried in the statement until the stated areas or squares come out",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "floors":
        return choiceQuestion(floorsCase(parameters));
      case "pure":
        return choiceQuestion(pureCase(parameters));
      default:
        return choiceQuestion(matCase(parameters));
    }
  },
  recompute: (parameters, item) => {
    if (parameters.scene === "mat") {
      const { width, side } = parameters;
      const visible = (side + 2 * width) ** 2 - side ** 2;
      for (const inner of integers(1, 500)) {
        let strips = 0;
        for (let ring = 0; ring < width; ring += 1) strips += 4 * (inner + 2 * ring) + 4;
        if (strips === visible) return optionsNear(item, inner);
      }
      throw new Error("no side fits");
    }
    const { gap, small } = parameters;
    const difference = (small + gap) ** 2 - small ** 2;
    for (const y of integers(1, 300)) {
      for (const x of integers(y, 300)) {
        if (x * x - y * y !== difference) continue;
        if (parameters.scene === "floors" && x + y === 2 * small + gap) return optionsNear(item, x);
        if (parameters.scene === "pure" && x - y === gap) {
          return optionsNear(item, parameters.times * x + parameters.times * y);
        }
      }
    }
    throw new Error("no pair fits");
  },
});
