import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion } from "../../kit/comparison-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { type Fourth, fourthCase } from "./count-fourth.ts";
import { type Signs, signsCase } from "./count-signs.ts";
import { type Single, singleCase } from "./count-single.ts";

type Parameters = Fourth | Single | Signs;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["fourth", "single", "signs"] as const);
  if (scene === "fourth") {
    const [p, q] = [chance.integer(1, 6) ** 2, chance.pick([-1, 1]) * chance.integer(1, 12)];
    const roots = chance.pick([
      [p, q],
      [p, -Math.abs(q)],
      [p, 0],
      [-p, -Math.abs(q)],
    ] as const);
    const fits = roots[0] !== roots[1] && roots[0] + roots[1] !== 0;
    return fits ? { scene, roots, other: chance.pick([2, 3, 4]) } : null;
  }
  if (scene === "single") {
    const root = chance.integer(2, 12);
    const positive = chance.pick([true, true, false]);
    const shift = positive
      ? chance.pick([-1, 0, 0, 1]) * chance.integer(1, 2)
      : -chance.integer(0, 1);
    return { scene, root, positive, other: 2 * root + shift };
  }
  return {
    scene,
    first: chance.integer(2, 9),
    sign: chance.pick(["opposite", "opposite", "same", "same", "no-middle"] as const),
    other: chance.pick([1, 2]),
  };
}

export const quadraticsCountQc = defineModel<Parameters>({
  id: "quadratics-count-qc",
  knowledgeComponents: [
    "quantitative.algebra.quadratics.solve-quadratics",
    "quantitative.algebra.quadratics.extraneous-roots",
  ],
  traps: ["number-of-solutions", "hidden-condition"],
  method: "Sign changes and zeros are counted on a fine grid, for many values of the constants",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "fourth":
        return comparisonQuestion(fourthCase(parameters));
      case "single":
        return comparisonQuestion(singleCase(parameters));
      default:
        return comparisonQuestion(signsCase(parameters));
    }
  },
  recompute: (parameters) => {
    if (parameters.scene === "fourth") {
      const [p, q] = parameters.roots;
      // Half of the line is enough: the expression is the same for x and -x.
      const value = (x: number) => x ** 4 - (p + q) * x * x + p * q;
      const count = zeros([...integers(1, 900)].map((step) => value(step / 100 + 1e-4)));
      const atZero = value(0) === 0 ? 1 : 0;
      return comparisonKey([relationOf(2 * count + atZero, parameters.other)]);
    }
    if (parameters.scene === "single") {
      const { root, positive, other } = parameters;
      const found = [...integers(-100, 100)].filter((k) => {
        // Exactly one solution: the least value of the expression is 0.
        const least = (-k / 2) ** 2 + k * (-k / 2) + root * root;
        return least === 0 && (k > 0 || !positive);
      });
      return comparisonKey(found.map((k) => relationOf(k, other)));
    }
    const { first, sign, other } = parameters;
    const middles = {
      opposite: [...integers(-30, 30)],
      same: [...integers(1, 30)],
      "no-middle": [0],
    }[sign];
    const permitted = middles.flatMap((b) =>
      [...integers(1, 20)].map((c) => [first, b, sign === "opposite" ? -c : c]),
    );
    return comparisonKey(
      permitted.map(([a = 0, b = 0, c = 0]) => {
        // The value at the turning point, times 4a, has the sign that decides.
        const turning = -b / (2 * a);
        const extreme = a * (a * turning * turning + b * turning + c);
        const count = Math.abs(extreme) < 1e-9 ? 1 : extreme < 0 ? 2 : 0;
        return relationOf(count, other);
      }),
    );
  },
});

/** How often the values change their sign. */
function zeros(values: readonly number[]): number {
  return values.filter((value, index) => index > 0 && value * (values[index - 1] ?? 0) < 0).length;
}
