import {
  comparisonKey,
  integers,
  relationOf,
  type Relation as Sign,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion, toldByWorking } from "../../kit/comparison-question.ts";
import { defineModel, type Question, type Relation } from "../../kit/item-model.ts";
import { gcd } from "../../kit/write-numbers.ts";
import type { CombinedInequalities } from "./combined-inequalities.ts";
import { combinedWords } from "./combined-inequalities-words.ts";

function draw(chance: Chance): CombinedInequalities | null {
  const scene = chance.pick(["pair", "prices", "pinned"] as const);
  const key = chance.pick<Relation>(["A", "B", "C", "D"]);
  // Only one scene can have equal quantities, and an open comparison comes about in all three.
  if (key === "D" && chance.pick([true, false])) return null;
  if (scene === "pair") {
    if (key === "C") return null;
    const end = chance.integer(4, 12);
    const difference = chance.integer(-5, 5);
    if (difference === 0) return null;
    const up = key === "A" || (key === "D" && chance.pick([true, false]));
    const bound = key === "D" ? end + (up ? 1 : -1) * chance.integer(1, 3) : end;
    return { scene, key, numbers: [2 * end + difference, difference], bound, up };
  }
  if (scene === "prices") {
    const [p, r] = chance.sample([2, 3, 4, 5], 2);
    if (key === "C" || p === undefined || r === undefined || (p === 2 && r === 4)) return null;
    const q = chance.integer(2 * p + 1, 6 * p);
    const s = chance.integer(2 * r + 1, 6 * r);
    const low = q * r;
    const high = s * p;
    if (high - low < 2 || high - low > 3 || q % p === 0 || s % r === 0) return null;
    const bound = key === "A" ? low : key === "B" ? high : low + 1;
    return { scene, key, numbers: [p, q, r, s], bound, up: true };
  }
  const [a, b] = chance.sample([2, 3, 4, 5, 7], 2);
  if (a === undefined || b === undefined || gcd(a, b) > 1) return null;
  if (key === "A" || key === "B") return null;
  const c = chance.integer(8, 25);
  const spread = key === "D" ? chance.integer(1, 3) : 0;
  const bound = 3 * c + (key === "D" ? 1 : 0);
  return { scene, key, numbers: [a, b, c, spread], bound, up: true };
}

function write(parameters: CombinedInequalities): Question {
  const { key, scene } = parameters;
  const words = combinedWords(parameters);
  const takeaway =
    "Inequalities of the same direction may be added, and both sides multiplied by a positive number; first turn them so that they point the same way.";
  return comparisonQuestion({
    ...toldByWorking(key, words),
    quantityA: words.quantityA,
    quantityB: words.quantityB,
    difficulty:
      scene === "prices" ? 4 : scene === "pinned" ? (key === "D" ? 5 : 4) : key === "D" ? 4 : 3,
    targetSeconds: scene === "prices" ? 100 : 85,
    takeaway,
    selfExplain: {
      prompt:
        "How did you make one statement out of the two inequalities, and why is that step allowed?",
      expectations: [
        "the inequalities were brought to the same direction, or to the same multiple, before they were combined",
        "the combined statement was compared with the number in Quantity B",
      ],
    },
  });
}

/** Every pair of numbers on a grid that satisfies both conditions, compared with the bound. */
function* relations({ scene, numbers, bound, up }: CombinedInequalities): Generator<Sign> {
  const [first = 0, second = 0, third = 0, fourth = 0] = numbers;
  for (const i of integers(-160, 160)) {
    for (const j of integers(-160, 160)) {
      if (scene === "pair") {
        const [x, y] = [i / 4, j / 4];
        const above = x + y > first && x - y < second;
        const below = x + y < first && x - y > second;
        if (up ? above : below) yield relationOf(y, bound);
      } else if (scene === "prices") {
        const [melon, lemon] = [i + 161, j + 161];
        const fits = first * melon > second * lemon && third * melon < fourth * lemon;
        if (fits) yield relationOf(first * third * melon, bound * lemon);
      } else {
        const value = first * i + second * j;
        const fits = value >= third && 2 * first * i + 2 * second * j <= 2 * third + fourth;
        if (fits) yield relationOf(3 * first * i + 3 * second * j, bound);
        const half = value + 0.5;
        // Points between the whole ones reach the upper limit where it is odd.
        if (half >= third && 2 * half <= 2 * third + fourth) yield relationOf(3 * half, bound);
      }
    }
  }
}

export const combinedInequalitiesQc = defineModel<CombinedInequalities>({
  id: "combined-inequalities-qc",
  knowledgeComponents: [
    "quantitative.algebra.inequalities.linear-inequalities",
    "quantitative.algebra.inequalities.compound-inequalities",
  ],
  traps: ["direction-of-inequality", "isolate-the-expression"],
  method:
    "All pairs of numbers on a grid that satisfy both conditions are tried and the relations that occur are noted",
  draw,
  write,
  recompute: (parameters) => comparisonKey(relations(parameters)),
});
