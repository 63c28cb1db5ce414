import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { type Couriers, couriersCase } from "./one-unknown-couriers.ts";
import { type Cistern, cisternCase, type Trail, trailCase } from "./one-unknown-parts.ts";

type Parameters = Trail | Cistern | Couriers;

function draw(chance: Chance): Parameters | null {
  const before = chance.integer(0, 4);
  const scene = chance.pick([
    "trail",
    "trail",
    "trail",
    "trail",
    "cistern",
    "couriers",
    "couriers",
  ] as const);
  if (scene === "trail") {
    const [first, second] = [chance.pick([3, 4, 5, 6]), chance.pick([3, 4, 5, 6])];
    const total = 12 * chance.integer(1, 6);
    const more = chance.integer(2, 6);
    const rest = new Fraction(total)
      .mul(new Fraction(1).sub(new Fraction(1, first)).sub(new Fraction(1, second)))
      .sub(more);
    const fits = first !== second && total % first === 0 && total % second === 0;
    return fits && rest.compare(2) > 0 && rest.d === 1n
      ? { scene, first, second, total, more, rest: Number(rest.n), before }
      : null;
  }
  if (scene === "cistern") {
    const [from, to] = [
      new Fraction(1, chance.pick([3, 4, 5, 6])),
      chance.pick([
        new Fraction(2, 3),
        new Fraction(3, 4),
        new Fraction(4, 5),
        new Fraction(5, 6),
        new Fraction(3, 5),
      ]),
    ];
    const capacity = 60 * chance.integer(2, 15);
    return { scene, from, to, capacity, added: Number(to.sub(from).mul(capacity).n), before };
  }
  const [cheap, dear] = [chance.integer(2, 6), chance.integer(3, 12)];
  const [distance, low] = [chance.integer(5, 16), chance.integer(4, 15)];
  return dear - cheap >= 2 && dear - cheap <= 3
    ? { scene, cheap, dear, distance, low, high: low + (dear - cheap) * distance, before }
    : null;
}

export const linearOneUnknown = defineModel<Parameters>({
  id: "linear-one-unknown",
  knowledgeComponents: [
    "quantitative.algebra.linear-equations.one-variable",
    "quantitative.arithmetic.fractions-decimals.fraction-operations",
  ],
  traps: ["fraction-of-the-whole", "answered-the-wrong-thing"],
  method: "Whole numbers are tried in the story one after the other until it comes out",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "trail":
        return choiceQuestion(trailCase(parameters));
      case "cistern":
        return choiceQuestion(cisternCase(parameters));
      default:
        return choiceQuestion(couriersCase(parameters));
    }
  },
  recompute: (parameters, item) => {
    for (const tried of integers(1, 5000)) {
      if (comesOut(parameters, tried)) return optionsNear(item, tried);
    }
    throw new Error("no number fits the story");
  },
});

function comesOut(parameters: Parameters, tried: number): boolean {
  if (parameters.scene === "trail") {
    const { first, second, more, rest } = parameters;
    const whole = tried * first * second;
    return whole - tried * second - tried * first - more * first * second === rest * first * second;
  }
  if (parameters.scene === "cistern") {
    const { from, to, added } = parameters;
    const [below, above] = [Number(from.d), Number(to.d)];
    return tried * Number(from.n) * above + added * below * above === tried * Number(to.n) * below;
  }
  const { cheap, dear, low, high } = parameters;
  let [one, other] = [high, low];
  for (let kilometer = 0; kilometer < tried; kilometer += 1) {
    one += cheap;
    other += dear;
  }
  return one === other;
}
