import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion, temptations } from "../../kit/comparison-question.ts";
import { defineModel, type Question, type Relation } from "../../kit/item-model.ts";
import { plain, type QuadraticRange, quadraticWords } from "./quadratic-range-words.ts";

function draw(chance: Chance): QuadraticRange | null {
  const scene = chance.pick(["letter", "height", "count", "count"] as const);
  const key = chance.pick<Relation>(["A", "B", "C", "D"]);
  const width = chance.integer(3, 9);
  const low = scene === "height" ? chance.integer(1, 4) : chance.integer(-7, 4);
  const high = low + width;
  if (low === 0 || high === 0 || low + high === 0) return null;
  const strict = scene === "count" ? chance.pick([true, false]) : true;
  const base = { scene, low, high, strict, key };
  if (scene !== "count") {
    if (key === "C") return null;
    const inside = low + chance.integer(1, width - 1);
    return { ...base, bound: key === "A" ? low : key === "B" ? high : inside };
  }
  // The bounds are the counts to which the usual slips lead.
  if (key === "D" || (key === "A" && strict) || (key === "B" && !strict)) return null;
  if (key === "C" && (strict ? low >= 0 : low < 2)) return null;
  const count = strict ? width - 1 : width + 1;
  return { ...base, bound: key === "C" ? count : width };
}

function write(parameters: QuadraticRange): Question {
  const { scene, key, low, high } = parameters;
  const words = quadraticWords(parameters);
  const takeaway =
    "A quadratic that opens upward is negative exactly between its zeros; find the zeros, then read the inequality off the number line.";
  return comparisonQuestion({
    stem: words.stem,
    quantityA: words.quantityA,
    quantityB: plain(parameters.bound),
    key,
    proof: `${words.range} ${words.outcome}`,
    slips: words.slips,
    difficulty: scene === "letter" ? 2 : scene === "count" ? 3 : 4,
    targetSeconds: scene === "letter" ? 75 : 100,
    quick: `${words.reduced} ${words.range} ${words.outcome} The trap is to treat the inequality like an equation, or to lose track of its ends.`,
    asked: words.asked,
    plan: "Bring the inequality to the form of a product compared with 0, find where the product changes sign, and only then compare.",
    reasoning: [
      words.reduced,
      `The product is 0 at ${plain(low)} and at ${plain(high)}. Between them the factors have opposite signs; outside they have the same sign.`,
      words.range,
      words.outcome,
    ],
    answers: temptations(key, words.slips),
    steps: [
      {
        text: words.reduced,
        why: "A sign can be read from a product compared with 0, not from a sum.",
        check: {
          left: `(x-(${low}))*(x-(${high}))`,
          right: `x^2-(${low + high})*x+(${low * high})`,
          given: { x: "17" },
        },
      },
      {
        text: `The product changes its sign at ${plain(low)} and at ${plain(high)} and nowhere else.`,
        why: "A factor changes its sign only where it is 0.",
      },
      { text: words.range, why: "Between the zeros exactly one of the two factors is negative." },
    ],
    hints: words.hints,
    fasterWay: words.fasterWay,
    takeaway,
    selfExplain: {
      prompt: "Why do the solutions of such an inequality form a single interval?",
      expectations: [
        "the product of the two factors is negative only where the factors have opposite signs",
        `this happens between ${plain(low)} and ${plain(high)}`,
      ],
    },
  });
}

export const quadraticRangeQc = defineModel<QuadraticRange>({
  id: "quadratic-range-qc",
  knowledgeComponents: [
    "quantitative.algebra.inequalities.quadratic-inequalities",
    "quantitative.algebra.inequalities.compound-inequalities",
  ],
  traps: ["boundary-value", "sign-of-product"],
  method:
    "The inequality is evaluated at every point of a fine grid, and the points that satisfy it are compared with the bound",
  draw,
  write,
  recompute: ({ scene, low, high, strict, bound }) => {
    const sum = low + high;
    const product = low * high;
    const fits = (x: number) => (strict ? x * x + product < sum * x : x * x + product <= sum * x);
    const grid = Array.from({ length: 801 }, (_, index) => -40 + index / 10).filter(fits);
    if (scene !== "count") return comparisonKey(grid.map((x) => relationOf(x, bound)));
    const whole = Array.from({ length: 81 }, (_, index) => index - 40).filter(fits);
    return comparisonKey([relationOf(whole.length, bound)]);
  },
});
