import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { entryQuestion } from "../../kit/entry-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { type Path, pathCase, type Tour, tourCase } from "./change-path-tour.ts";
import { type Cost, costCase } from "./change-shared-cost.ts";

type Parameters = Path | Tour | Cost;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["path", "tour", "tour", "tour", "tour", "cost", "cost"] as const);
  if (scene === "path") {
    const [width, longer] = [chance.integer(5, 16), chance.integer(2, 9)];
    return { scene, width, length: width + longer, path: chance.integer(1, 4) };
  }
  if (scene === "tour") {
    const [price, fewer, steps] = [
      chance.integer(15, 40),
      chance.integer(1, 4),
      chance.integer(3, 12),
    ];
    const people = chance.integer(6, 20) * 5;
    const other = people / fewer - price - steps;
    const fits = Number.isInteger(other) && other > 0 && other !== steps;
    return fits && people - fewer * Math.max(steps, other) > 10
      ? {
          scene,
          price,
          people,
          fewer,
          steps: Math.max(steps, other),
          other: Math.min(steps, other),
        }
      : null;
  }
  const [people, missing, more] = [
    chance.integer(6, 24),
    chance.integer(1, 4),
    chance.integer(2, 12),
  ];
  const total = (people * (people - missing) * more) / missing;
  const whole = Number.isInteger(total / people) && Number.isInteger(total / (people - missing));
  return whole && total >= 100 && total <= 2400 && people > 2 * missing
    ? { scene, people, missing, more, total }
    : null;
}

export const quadraticsUniformChange = defineModel<Parameters>({
  id: "quadratics-uniform-change",
  knowledgeComponents: [
    "quantitative.algebra.quadratics.solve-quadratics",
    "quantitative.algebra.quadratics.extraneous-roots",
  ],
  traps: ["two-solutions", "border-on-both-sides"],
  method: "Whole numbers are tried in the story, counting square by square or person by person",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "path":
        return entryQuestion(pathCase(parameters));
      case "tour":
        return entryQuestion(tourCase(parameters));
      default:
        return entryQuestion(costCase(parameters));
    }
  },
  recompute: (parameters) => {
    const fitting = [...integers(1, 400)].filter((tried) => fits(parameters, tried));
    const found = parameters.scene === "tour" ? fitting.at(-1) : fitting[0];
    if (found === undefined) throw new Error("no number fits the story");
    return { value: String(found) };
  },
});

function fits(parameters: Parameters, tried: number): boolean {
  if (parameters.scene === "path") {
    const { width, length, path } = parameters;
    const whole = (width + 2 * path) * (length + 2 * path);
    let [rows, columns] = [width, length];
    for (let ring = 0; ring < tried; ring += 1) {
      rows += 2;
      columns += 2;
    }
    return rows * columns === whole;
  }
  if (parameters.scene === "tour") {
    const { price, people, fewer, steps } = parameters;
    const wanted = (price + steps) * (people - fewer * steps);
    const coming = people - fewer * (tried - price);
    return tried >= price && coming > 0 && tried * coming === wanted;
  }
  const { missing, more, total } = parameters;
  const shares = tried - missing;
  return shares > 0 && total % tried === 0 && total % shares === 0
    ? total / shares - total / tried === more
    : false;
}
