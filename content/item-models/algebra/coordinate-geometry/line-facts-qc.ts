import {
  comparisonKey,
  integers,
  relationOf,
  type Relation as Sign,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion, toldByWorking } from "../../kit/comparison-question.ts";
import { defineModel, type Question, type Relation } from "../../kit/item-model.ts";
import type { LineFacts } from "./line-facts.ts";
import { lineWords } from "./line-facts-words.ts";

function draw(chance: Chance): LineFacts | null {
  const scene = chance.pick(["slope", "crossing", "axes"] as const);
  const key = chance.pick<Relation>(["A", "B", "C", "D"]);
  const [x, y] = [chance.integer(-3, 6), chance.integer(-4, 6)];
  if (scene === "slope") {
    const slope = chance.integer(2, 4);
    const width = chance.integer(2, 5);
    if (key === "C" || x === 0 || y === 0) return null;
    const bound = { A: x, B: x + width, C: 0, D: x + chance.integer(1, width - 1) }[key];
    return { scene, key, point: [x, y], slope, extent: width, bound };
  }
  if (scene === "crossing") {
    const height = { A: 1, B: -1, C: 0, D: chance.pick([1, -1]) }[key] * chance.integer(1, 6);
    return { scene, key, point: [x, height], slope: key === "D" ? 0 : 1, extent: 0, bound: 0 };
  }
  if (key === "C") return null;
  const end = 2 * chance.integer(3, 8);
  const beyond = chance.integer(0, 2);
  const bound = key === "D" ? end / 2 + chance.integer(1, 3) : end / 2 + beyond;
  return { scene, key, point: [end, end], slope: -1, extent: end, bound };
}

function write(parameters: LineFacts): Question {
  const { key, scene } = parameters;
  const words = lineWords(parameters);
  const takeaway =
    "A slope is a rise divided by a run: sketch the line through the known point and turn it, and watch where the unknown coordinate can go.";
  return comparisonQuestion({
    ...toldByWorking(key, words),
    quantityA: words.quantities[0],
    quantityB: words.quantities[1],
    difficulty:
      scene === "axes" ? (key === "D" ? 2 : 1) : scene === "slope" ? 3 : key === "D" ? 4 : 3,
    targetSeconds: scene === "axes" ? 65 : 85,
    takeaway,
    selfExplain: {
      prompt:
        "Which sketch shows at once how the two quantities compare, or that they can compare in different ways?",
      expectations: [
        "the known point and the given property of the slope are in the sketch",
        "the extreme positions of the line were considered",
      ],
    },
  });
}

/** Lines and points on a grid that fit the statement. */
function* relations({ scene, point, slope, extent, bound, key }: LineFacts): Generator<Sign> {
  const [x, y] = point;
  for (const i of integers(-400, 400)) {
    if (scene === "slope") {
      const k = i / 8;
      const rise = slope * extent;
      if (k !== x && rise / (k - x) > slope) yield relationOf(k, bound);
    } else if (scene === "axes") {
      const r = i / 8;
      const s = extent - r;
      const fits = key === "B" ? s > bound : key === "A" ? r > bound : r < bound;
      if (fits) yield relationOf(r, s);
    } else {
      for (const j of integers(-40, 40)) {
        const [steep, flat] = [i / 8, j / 8];
        const fits = steep > flat && steep !== 0 && flat !== 0 && (slope === 0 || flat > 0);
        // Crossing of the x-axis: walk from the point along the line until the height is used up.
        if (fits)
          yield relationOf(Math.round(1e6 * (x - y / steep)), Math.round(1e6 * (x - y / flat)));
      }
    }
  }
}

export const lineFactsQc = defineModel<LineFacts>({
  id: "coordinate-line-facts-qc",
  knowledgeComponents: ["quantitative.algebra.coordinate-geometry.lines-slope"],
  traps: ["sign-of-slope", "steeper-not-farther"],
  method:
    "Many lines and points on a grid that fit the statement are tried and the relations that occur are noted",
  draw,
  write,
  recompute: (parameters) => comparisonKey(relations(parameters)),
});
