import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion } from "../../kit/comparison-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { gcd } from "../../kit/write-numbers.ts";
import { type Identity, identityCase } from "./count-identity.ts";
import { type Many, manyCase, type None, noneCase } from "./count-systems.ts";

type Parameters = None | Many | Identity;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["none", "none", "many", "identity"] as const);
  const [a, b, c] = [chance.integer(2, 7), chance.integer(2, 9), chance.integer(3, 20)];
  const shift = chance.pick([-1, 0, 1]) * chance.integer(1, 3);
  if (scene === "none") {
    const times = chance.integer(2, 3);
    const [d, k] = chance.pick([
      [a * times, b * times],
      [(3 * a) / 2, (3 * b) / 2],
    ] as const);
    const constant = chance.integer(3, 25);
    const fits = Number.isInteger(k) && Number.isInteger(d) && a !== b && gcd(gcd(a, b), c) === 1;
    return fits && constant * a !== c * d && k + shift > 0
      ? { scene, a, b, c, d, constant, other: k + shift }
      : null;
  }
  if (scene === "many") {
    const constant = chance.pick([a, a + Math.abs(shift), Math.max(2, a - Math.abs(shift))]);
    const times = chance.integer(2, 5);
    return a !== b && gcd(gcd(a, b), constant) === 1 ? { scene, a, b, c: constant, times } : null;
  }
  const solvable = chance.pick(["always", "never", "never", "never"] as const);
  const p = solvable === "always" ? chance.pick([a, a, a + 1, a + 3, a - 1]) : chance.integer(2, 9);
  return p > 0 && p !== 1 ? { scene, solvable, factor: a, constant: a * p } : null;
}

export const linearSolutionCountQc = defineModel<Parameters>({
  id: "linear-solution-count-qc",
  knowledgeComponents: [
    "quantitative.algebra.linear-equations.systems",
    "quantitative.algebra.linear-equations.one-variable",
  ],
  traps: ["no-solution", "letters-as-constants"],
  method: "Many values of the constants are tried, and the equations are solved for each of them",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "none":
        return comparisonQuestion(noneCase(parameters));
      case "many":
        return comparisonQuestion(manyCase(parameters));
      default:
        return comparisonQuestion(identityCase(parameters));
    }
  },
  recompute: (parameters) => {
    const tried = [...integers(-80, 160)];
    if (parameters.scene === "none") {
      const { a, b, c, d, constant, other } = parameters;
      const fitting = tried.filter((k) => solutions([a, b, c], [d, k, constant]) === "none");
      return comparisonKey(fitting.map((k) => relationOf(k, other)));
    }
    if (parameters.scene === "many") {
      const { a, b, c, times } = parameters;
      const relations = tried.flatMap((k) =>
        tried
          .filter((m) => solutions([a, b, c], [k, b * times, m]) === "many")
          .map((m) => relationOf(k, m)),
      );
      return comparisonKey(relations);
    }
    const { solvable, factor, constant } = parameters;
    const [p, q] = [tried, tried];
    return comparisonKey(
      p.flatMap((one) =>
        q
          .filter((other) => {
            // Two different numbers decide about a linear equation.
            const gaps = [0, 1].map((x) => factor * (x + one) - (other * x + constant));
            const [first = 0, second = 0] = gaps;
            return solvable === "always"
              ? first === 0 && second === 0
              : first === second && first !== 0;
          })
          .map((other) => relationOf(one, other)),
      ),
    );
  },
});

type Equation = readonly [number, number, number];

/** Follows the first line, x = x0 + b t and y = y0 - a t, and asks where on it the second equation holds. */
function solutions([a, b, c]: Equation, [d, e, f]: Equation): "none" | "one" | "many" {
  // Multiplied by a: at y = t the first line has a x = c - b t.
  const gapAt = (t: number) => d * (c - b * t) + e * a * t - f * a;
  const [first, second] = [gapAt(0), gapAt(1)];
  if (first !== second) return "one";
  return first === 0 ? "many" : "none";
}
