import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { type Banner, bannerCase } from "./symmetric-banner.ts";
import { type Powers, powersCase } from "./symmetric-powers.ts";
import { type Reciprocals, reciprocalsCase } from "./symmetric-reciprocals.ts";

type Parameters = Reciprocals | Powers | Banner;

function draw(chance: Chance): Parameters | null {
  const before = chance.integer(0, 4);
  const scene = chance.pick(["reciprocals", "powers", "banner"] as const);
  if (scene === "reciprocals") {
    const [sum, product] = [chance.integer(3, 12), chance.integer(-12, 30)];
    const real = Math.abs(product) > 1 && Math.abs(product) !== sum && sum * sum > 4 * product;
    return real ? { scene, sum, product, before } : null;
  }
  if (scene === "powers") {
    const exponent = chance.pick([2, 3, 3, 4] as const);
    const sign = exponent === 3 ? 1 : chance.pick([1, -1] as const);
    return { scene, exponent, sign, value: chance.integer(3, exponent === 4 ? 5 : 8), before };
  }
  const [short, long] = [chance.integer(2, 9), chance.integer(7, 19)];
  const diagonal = Math.sqrt(short * short + long * long);
  return long > short + 2 && !Number.isInteger(diagonal) ? { scene, short, long, before } : null;
}

export const expressionsSymmetricValues = defineModel<Parameters>({
  id: "expressions-symmetric-values",
  knowledgeComponents: [
    "quantitative.algebra.expressions.identities",
    "quantitative.algebra.expressions.substitution",
  ],
  traps: ["middle-term", "answered-the-wrong-thing"],
  method: "The two numbers themselves are found numerically, by halving an interval, and put in",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "reciprocals":
        return choiceQuestion(reciprocalsCase(parameters));
      case "powers":
        return choiceQuestion(powersCase(parameters));
      default:
        return choiceQuestion(bannerCase(parameters));
    }
  },
  recompute: (parameters, item) => {
    if (parameters.scene === "powers") {
      const { exponent, sign, value } = parameters;
      const t = rootBetween([1, 100], (x) => x + sign / x - value);
      return optionsNear(item, t ** exponent + t ** -exponent);
    }
    if (parameters.scene === "banner") {
      const half = parameters.short + parameters.long;
      const squares = parameters.short ** 2 + parameters.long ** 2;
      const a = rootBetween([half / 2, half], (x) => x * x + (half - x) ** 2 - squares);
      return optionsNear(item, a * (half - a));
    }
    const { sum, product } = parameters;
    const squares = sum * sum - 2 * product;
    const x = rootBetween([sum / 2, 1000], (a) => a * a + (sum - a) ** 2 - squares);
    return optionsNear(item, 1 / x + 1 / (sum - x));
  },
});

/** Where a function that rises from below 0 to above 0 vanishes. */
function rootBetween([from, to]: readonly [number, number], rising: (x: number) => number): number {
  let [low, high] = [from, to];
  for (let halving = 0; halving < 200; halving += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
