import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { gcd } from "../../kit/write-numbers.ts";
import type { Vieta } from "./symmetric-roots.ts";
import { reciprocalsCase, shiftedCase, squaresCase } from "./symmetric-roots-cases.ts";

function draw(chance: Chance): Vieta | null {
  const scene = chance.pick(["squares", "reciprocals", "shifted"] as const);
  const a = chance.integer(scene === "shifted" ? 2 : 1, 4);
  const b = chance.pick([-1, 1]) * chance.integer(3, 12);
  const c = chance.pick([-1, 1]) * chance.integer(2, 10);
  const discriminant = b * b - 4 * a * c;
  const plain = discriminant <= 0 || Number.isInteger(Math.sqrt(discriminant));
  if (plain || gcd(gcd(a, b), c) > 1 || Math.abs(b) === Math.abs(c)) return null;
  const point = chance.integer(2, 4);
  if (scene === "shifted" && a * point * point + b * point + c === 0) return null;
  return { scene, a, b, c, point, before: chance.integer(0, 4) };
}

export const quadraticsSymmetricRoots = defineModel<Vieta>({
  id: "quadratics-symmetric-roots",
  knowledgeComponents: [
    "quantitative.algebra.quadratics.roots-coefficients",
    "quantitative.algebra.expressions.identities",
  ],
  traps: ["sign-of-the-sum", "leading-coefficient"],
  method: "Both solutions are computed with the quadratic formula and put into the expression",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "squares":
        return choiceQuestion(squaresCase(parameters));
      case "reciprocals":
        return choiceQuestion(reciprocalsCase(parameters));
      default:
        return choiceQuestion(shiftedCase(parameters));
    }
  },
  recompute: ({ scene, a, b, c, point }, item) => {
    const root = Math.sqrt(b * b - 4 * a * c);
    const [r, s] = [(-b + root) / (2 * a), (-b - root) / (2 * a)];
    const value = {
      squares: r * r + s * s,
      reciprocals: 1 / r + 1 / s,
      shifted: (r - point) * (s - point),
    };
    return optionsNear(item, value[scene]);
  },
});
