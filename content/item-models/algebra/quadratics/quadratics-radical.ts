import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { type Chairs, chairsCase, type Fractions, fractionsCase } from "./radical-other-cases.ts";
import { type Radical, radicalCase } from "./radical-root-case.ts";

type Parameters = Radical | Chairs | Fractions;

function draw(chance: Chance): Parameters | null {
  const before = chance.integer(0, 4);
  const scene = chance.pick(["radical", "chairs", "fractions"] as const);
  if (scene === "radical") {
    const [m, shift] = [chance.integer(2, 6), chance.integer(1, 6)];
    const inside = m * m - shift - m;
    return inside > 0 && m !== shift + 1 ? { scene, m, shift, inside, before } : null;
  }
  if (scene === "chairs") return { scene, m: chance.integer(6, 20), before };
  const [excluded, valid] = [chance.integer(2, 9), chance.pick([-1, 1, 1]) * chance.integer(2, 9)];
  return Math.abs(valid) === excluded || valid + excluded === 0
    ? null
    : { scene, excluded, valid, before };
}

export const quadraticsRadical = defineModel<Parameters>({
  id: "quadratics-radical",
  knowledgeComponents: [
    "quantitative.algebra.quadratics.extraneous-roots",
    "quantitative.algebra.quadratics.solve-quadratics",
  ],
  traps: ["extraneous-root", "answered-the-wrong-thing"],
  method:
    "Whole numbers over a wide range are put into the equation as it stands, before any squaring",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "radical":
        return choiceQuestion(radicalCase(parameters));
      case "chairs":
        return choiceQuestion(chairsCase(parameters));
      default:
        return choiceQuestion(fractionsCase(parameters));
    }
  },
  recompute: (parameters, item) => {
    if (parameters.scene === "chairs") {
      const left = parameters.m * parameters.m - parameters.m;
      const found = [...integers(2, 100)].filter((row) => row * row - row === left);
      return optionsNear(item, found[0] ?? 0);
    }
    const line = [...integers(-300, 300)];
    if (parameters.scene === "radical") {
      const { shift, inside } = parameters;
      const found = line.filter((x) => x + inside >= 0 && Math.sqrt(x + inside) === x - shift);
      return optionsNear(
        item,
        found.reduce((sum, x) => sum + x, 0),
      );
    }
    const { excluded, valid } = parameters;
    const [sum, product] = [excluded + valid, excluded * valid];
    const found = line.filter(
      (x) =>
        x !== excluded &&
        Math.abs((x * x - sum * x) / (x - excluded) + product / (x - excluded)) < 1e-9,
    );
    if (found.length !== 1) throw new Error("not one solution");
    return optionsNear(item, found[0] ?? 0);
  },
});
