import {
  comparisonKey,
  integers,
  type Relation,
  relationOf,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { outcomeQuestion } from "../../kit/comparison-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import type { Overlap } from "./overlap.ts";
import { bothAgainstBound } from "./overlap-bound-case.ts";
import { bothAgainstNeither, onlyAgainstOnly } from "./overlap-cases.ts";

function draw(chance: Chance): Overlap | null {
  const scene = chance.pick(["neither", "only", "bound", "bound"] as const);
  const swapped = chance.pick([true, false]);
  const all = chance.integer(6, 20) * 10;
  if (scene === "bound") return drawBound(chance, all, swapped);
  const apart = chance.pick([0, 1, -1]) * chance.integer(2, Math.floor(all / 8));
  const a = Math.round((all * chance.integer(44, 60)) / 100);
  const b = scene === "neither" ? all - a + apart : a + apart;
  if (b <= all / 4 || b >= all * 0.8 || (scene === "neither" && a === b)) return null;
  return { scene, all, a, b, bound: 0, swapped };
}

function drawBound(chance: Chance, all: number, swapped: boolean): Overlap | null {
  const a = Math.round((all * chance.integer(55, 80)) / 100);
  const b = Math.round((all * chance.integer(50, 75)) / 100);
  const [least, most] = [a + b - all, Math.min(a, b)];
  const bound = chance.pick([
    least - chance.integer(1, 4),
    most + chance.integer(1, 4),
    least + chance.integer(0, 3),
    most - chance.integer(0, 3),
    Math.round((a * b) / all),
  ]);
  if (a === b || least < 8 || most - least < 8 || bound < 2) return null;
  return { scene: "bound", all, a, b, bound, swapped };
}

const CASES = { neither: bothAgainstNeither, only: onlyAgainstOnly, bound: bothAgainstBound };

export const countingOverlapQc = defineModel<Overlap>({
  id: "counting-overlap-qc",
  knowledgeComponents: ["quantitative.data-analysis.counting.sets-venn"],
  traps: ["overlap-unknown", "overlap-bounds"],
  method:
    "Every possible number of common members is tried, and both quantities are counted for each",
  draw,
  write: (parameters) => outcomeQuestion(CASES[parameters.scene](parameters)),
  recompute: ({ scene, all, a, b, bound, swapped }) => {
    const relations: Relation[] = [];
    for (const both of integers(0, all)) {
      const [onlyA, onlyB] = [a - both, b - both];
      const rest = all - both - onlyA - onlyB;
      if (onlyA < 0 || onlyB < 0 || rest < 0) continue;
      const first = scene === "only" ? onlyA : both;
      const second = { neither: rest, only: onlyB, bound }[scene];
      relations.push(swapped ? relationOf(second, first) : relationOf(first, second));
    }
    return comparisonKey(relations);
  },
});
