import {
  comparisonKey,
  integers,
  relationOf,
  type Relation as Sign,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion, toldByWorking } from "../../kit/comparison-question.ts";
import { defineModel, type Question, type Relation } from "../../kit/item-model.ts";
import { type CirclePoint, circleWords } from "./circle-point-words.ts";

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
] as const;

function draw(chance: Chance): CirclePoint {
  const scene = chance.pick(["sum", "far", "boat"] as const);
  const key = chance.pick<Relation>(["A", "B", "C", "D"]);
  if (scene === "sum") {
    const radius = chance.integer(4, 12);
    const bound = {
      A: radius,
      B: Math.ceil(1.5 * radius),
      C: radius ** 2,
      D: Math.floor(1.3 * radius),
    }[key];
    return { scene, key, centre: [0, 0], distance: 0, radius, bound, extreme: "none" };
  }
  const [h, k, distance] = chance.pick(TRIPLES);
  const radius = chance.integer(2, distance - 1);
  const [near, far] = [distance - radius, distance + radius];
  const extreme =
    key === "C" ? (scene === "boat" ? "near" : chance.pick(["near", "far"] as const)) : "none";
  const inside = chance.integer(near + 1, far - 1);
  const bound = {
    A: near - (near > 1 ? 1 : 0.5),
    B: far + 1,
    C: extreme === "near" ? near : far,
    D: inside,
  }[key];
  return { scene, key, centre: [h, k], distance, radius, bound, extreme };
}

function write(parameters: CirclePoint): Question {
  const { key, scene } = parameters;
  const words = circleWords(parameters);
  const takeaway =
    "A point on a circle can move: look for the positions in which the quantity is greatest and least, and compare those with the bound.";
  return comparisonQuestion({
    ...toldByWorking(key, words),
    quantityA: words.quantities[0],
    quantityB: words.quantities[1],
    difficulty:
      scene === "sum"
        ? key === "D" || key === "B"
          ? 5
          : 4
        : key === "D"
          ? 4
          : key === "C"
            ? 3
            : 4,
    targetSeconds: 95,
    takeaway,
    selfExplain: {
      prompt:
        "In which positions of the point is the quantity greatest and least, and what follows for the comparison?",
      expectations: [
        "the extreme positions were named or the expression was shown to be fixed",
        "the bound was compared with the extreme values",
      ],
    },
  });
}

/** Many points on the circle. */
function* relations({ scene, key, centre, radius, bound, extreme }: CirclePoint): Generator<Sign> {
  const values: number[] = [];
  const round = (value: number) => Math.round(value * 1e6);
  for (const step of integers(0, 7199)) {
    const angle = (step / 7200) * 2 * Math.PI;
    const [x, y] = [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
    if (scene === "sum") {
      if (x > 1e-9 && y > 1e-9) values.push(key === "C" ? (x + y) ** 2 - 2 * x * y : x + y);
    } else values.push(Math.hypot(x, y));
  }
  if (extreme === "none") for (const value of values) yield relationOf(round(value), round(bound));
  else {
    // The nearest sampled point is off by less than a thousandth.
    const found = extreme === "near" ? Math.min(...values) : Math.max(...values);
    yield relationOf(Math.round(found * 1e3), bound * 1e3);
  }
}

export const circlePointQc = defineModel<CirclePoint>({
  id: "coordinate-circle-point-qc",
  knowledgeComponents: [
    "quantitative.algebra.coordinate-geometry.parabolas-circles",
    "quantitative.algebra.coordinate-geometry.distance-midpoint",
  ],
  traps: ["varies-yet-decided", "root-of-sum"],
  method:
    "Some thousand points around the circle are computed and the relations that occur are noted",
  draw,
  write,
  recompute: (parameters) => comparisonKey(relations(parameters)),
});
