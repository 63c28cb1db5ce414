import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion } from "../../kit/comparison-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { type Points, pointsCase, type Signed, signedCase } from "./distance-points.ts";
import { type Sum, sumCase } from "./distance-sum.ts";

type Parameters = Signed | Points | Sum;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["signed", "points", "sum"] as const);
  if (scene === "signed") {
    const [center, radius] = [chance.integer(2, 9), chance.integer(5, 14)];
    if (radius <= center) return null;
    const negative = chance.pick([true, false]);
    const shift = chance.integer(1, 3);
    const other = negative
      ? chance.pick([center - radius, center - radius - shift, center - radius + shift])
      : chance.pick([center + radius, center + radius + shift]);
    return { scene, center, radius, negative, other };
  }
  if (scene === "points") {
    const [near, far] = [chance.integer(2, 6), chance.integer(5, 12)];
    if (near >= far - 1) return null;
    const wanted = chance.pick(["A", "B", "D", "D"] as const);
    const other = {
      A: chance.integer(1, far - near - 1),
      B: near + far + chance.integer(1, 4),
      D: chance.pick([far, far - near, near + far, near + far - 1]),
    }[wanted];
    return { scene, near, far, other };
  }
  const [times, twice] = [chance.integer(2, 5), chance.integer(1, 6)];
  const center = times * twice;
  const shift = chance.pick([-1, 0, 0, 1]) * chance.integer(1, 2);
  const distance = chance.integer(2, 15);
  return distance === center || 2 * twice + shift < 1
    ? null
    : { scene, times, center, distance, other: 2 * twice + shift };
}

export const linearDistanceQc = defineModel<Parameters>({
  id: "linear-distance-qc",
  knowledgeComponents: [
    "quantitative.algebra.linear-equations.absolute-value-equations",
    "quantitative.arithmetic.real-numbers.absolute-value",
  ],
  traps: ["two-solutions", "negative-and-zero-cases"],
  method:
    "Points of the number line in small steps are tested, and the relations found are recorded",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "signed":
        return comparisonQuestion(signedCase(parameters));
      case "points":
        return comparisonQuestion(pointsCase(parameters));
      default:
        return comparisonQuestion(sumCase(parameters));
    }
  },
  recompute: (parameters) => {
    const line = [...integers(-600, 600)];
    if (parameters.scene === "signed") {
      const { center, radius, negative, other } = parameters;
      const solutions = line.filter((x) => Math.abs(x - center) === radius && (!negative || x < 0));
      return comparisonKey(solutions.map((x) => relationOf(x, other)));
    }
    if (parameters.scene === "points") {
      const { near, far, other } = parameters;
      const places = (distance: number) => line.filter((x) => Math.abs(x) === distance);
      return comparisonKey(
        places(near).flatMap((p) => places(far).map((q) => relationOf(Math.abs(p - q), other))),
      );
    }
    const { times, center, distance, other } = parameters;
    // The line in steps of 1/times.
    const solutions = line.filter((step) => Math.abs(step - center) === distance);
    const sum = solutions.reduce((total, step) => total + step, 0);
    return comparisonKey([relationOf(sum, other * times)]);
  },
});
