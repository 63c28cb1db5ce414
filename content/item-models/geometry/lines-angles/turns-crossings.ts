import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Crossings {
  /** Pipes in the two groups of parallel ones, and the others. */
  readonly first: number;
  readonly second: number;
  readonly others: number;
}

function draw(chance: Chance): Crossings | null {
  const [first, second] = [chance.integer(3, 6), chance.integer(2, 4)];
  return first === second ? null : { first, second, others: chance.integer(2, 4) };
}

const WORDS = ["zero", "one", "two", "three", "four", "five", "six"] as const;
const word = (count: number) => WORDS[count] ?? `${count}`;
const pairsOf = (count: number) => (count * (count - 1)) / 2;

function slipsOf({ first, second, others }: Crossings): readonly EntrySlip[] {
  const all = first + second + others;
  return [
    {
      value: pairsOf(all),
      ...slip(
        "crossings-of-parallels-counted",
        `This counts all pairs of the ${all} lines, parallel ones included.`,
        "Every two lines seem to cross once, and the parallel ones are overlooked.",
        "Which pairs of lines never meet?",
      ),
    },
    {
      value: pairsOf(all) - pairsOf(first),
      ...slip(
        "crossings-of-parallels-counted",
        `This takes away the pairs among the ${first} parallel lines, but not those among the ${second} of the other direction.`,
        "The larger group of parallel lines is the more striking one.",
        "Which other lines are parallel to each other?",
      ),
    },
    {
      value: first * second,
      ...slip(
        "condition-dropped",
        `These are only the crossings of the two parallel groups; the ${others} remaining lines cross others as well.`,
        "Two groups of parallel lines make a grid, and its crossings are easily counted.",
        "What do the remaining lines cross?",
      ),
    },
    {
      value: first * second + (first + second) * others,
      ...slip(
        "missed-a-case",
        `This leaves out that the ${others} remaining lines cross each other too.`,
        "The remaining lines are only compared with the two groups.",
        "Do two of the remaining lines cross?",
      ),
    },
    {
      value: pairsOf(all) - first - second,
      ...slip(
        "crossings-of-parallels-counted",
        "This takes away one crossing for each parallel line and not one for each pair of them.",
        "The lines of the two groups are subtracted as they are counted in the text.",
        "How many pairs are there within a group?",
      ),
    },
    {
      value: 2 * (pairsOf(all) - pairsOf(first) - pairsOf(second)),
      ...slip(
        "order-matters-confusion",
        "Here each crossing is counted twice, once from each of its two lines.",
        "One goes along every line and adds up its crossings.",
        "How many lines pass through one crossing?",
      ),
    },
  ];
}

function write(crossings: Crossings): Question {
  const { first, second, others } = crossings;
  const all = first + second + others;
  const key = pairsOf(all) - pairsOf(first) - pairsOf(second);
  const rest = `${word(first)} of them are parallel to one another, and ${word(second)} others are parallel to ${second === 2 ? "each other" : "one another"} in a different direction`;
  const proof = `Among ${all} lines there are $\\frac{${all}\\cdot ${all - 1}}{2}=${pairsOf(all)}$ pairs. Of these, $${pairsOf(first)}+${pairsOf(second)}=${pairsOf(first) + pairsOf(second)}$ are pairs of parallel lines and do not meet. All others cross at different points: $${pairsOf(all)}-${pairsOf(first) + pairsOf(second)}=${key}$.`;
  return entryQuestion({
    stem: `An artist draws ${all} straight lines, extended without end, in a plane: ${rest}. No two lines are parallel except those, and no three of the lines meet at one point. At how many points do two of the lines cross?`,
    difficulty: 4,
    targetSeconds: 95,
    quick: `${proof} The trap is to forget one of the parallel groups, or crossings among the other lines.`,
    asked: "The number of crossings of lines of which some are parallel.",
    plan: "Count all pairs of lines, and take away the pairs that do not meet.",
    reasoning: [
      "Two lines that are not parallel cross exactly once. Since no three meet at a point, every such pair has a point of its own.",
      `All pairs: $\\frac{${all}\\cdot ${all - 1}}{2}=${pairsOf(all)}$. Parallel pairs: ${pairsOf(first)} in the first group and ${pairsOf(second)} in the second.`,
      `So there are $${pairsOf(all)}-${pairsOf(first)}-${pairsOf(second)}=${key}$ crossings.`,
    ],
    answers:
      "Other numbers leave parallel pairs in, take away lines and not pairs, count crossings twice, or forget the lines that belong to no group.",
    steps: [
      {
        text: `All pairs of ${all} lines: ${pairsOf(all)}.`,
        why: "Each line pairs with all others, and each pair is counted from both sides.",
        check: { left: `${all}*${all - 1}/2`, right: `${pairsOf(all)}` },
      },
      {
        text: `Without the parallel pairs: $${pairsOf(all)}-${pairsOf(first)}-${pairsOf(second)}=${key}$.`,
        why: "Parallel lines do not meet, and every other pair has its own crossing.",
        check: { left: `${pairsOf(all)}-${pairsOf(first)}-${pairsOf(second)}`, right: `${key}` },
      },
    ],
    hints: [
      "What does a single crossing consist of, and which lines do not make one?",
      "Every pair of lines that are not parallel makes exactly one crossing.",
      "Count all pairs of lines first, without regard to direction.",
      "Count the pairs within each group of parallel lines, and take them away.",
    ],
    fasterWay: `Add products instead: the two groups make a grid of $${first}\\cdot ${second}$ crossings, each of the other ${others} lines crosses all ${first + second} grid lines, and the other lines cross among themselves.`,
    takeaway: "Count crossings as pairs of lines, and take away the pairs that are parallel.",
    selfExplain: {
      prompt: "Why is every crossing the same as a pair of lines here?",
      expectations: [
        "two lines that are not parallel meet exactly once",
        "no three meet at one point, so no point belongs to two pairs",
      ],
    },
    value: key,
    slips: slipsOf(crossings),
  });
}

export const turnsCrossings = scene<Crossings>({
  draw,
  write,
  // Such lines are drawn in coordinates, and the different points at which two of them cross are collected.
  recompute: ({ first, second, others }) => {
    const slopes = [
      ...Array.from({ length: first }, () => 1),
      ...Array.from({ length: second }, () => -2),
      ...Array.from({ length: others }, (_, index) => 3 + index),
    ];
    const lines = slopes.map((slope, index) => ({
      slope,
      height: Math.sqrt(2 + 7 * index) * (index + 1),
    }));
    const points = new Set<string>();
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (one.slope === other.slope) continue;
        const x = (other.height - one.height) / (one.slope - other.slope);
        points.add(`${x.toFixed(6)} ${(one.slope * x + one.height).toFixed(6)}`);
      }
    });
    return { value: `${points.size}` };
  },
});
