import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { reasonedComparisonBody } from "../../kit/comparison-question.ts";
import { defineModel, type Question, type Relation } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { type CenterCase, type Fifth, fifth, type Pairs, pairs, SLIPS } from "./center-cases.ts";

type Change = "greatest" | "least" | "all" | "one";

/** Evenly spaced numbers, some of which are changed by `by`. */
interface Spaced {
  readonly scene: "spaced";
  readonly count: number;
  readonly gap: number;
  readonly by: number;
  readonly change: Change;
}

type Parameters = Spaced | Fifth | Pairs;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["spaced", "spaced", "fifth", "pairs"] as const);
  const wanted = chance.pick(["A", "B", "C", "D"] as const);
  if (scene === "pairs" && (wanted === "C" || wanted === "D")) {
    return {
      scene,
      pairs: chance.integer(4, 9),
      sum: 2 * chance.integer(12, 40),
      extra: wanted === "D",
    };
  }
  if (scene === "fifth" && wanted !== "C") {
    const [a, b, c, d] = [
      chance.integer(12, 20),
      chance.integer(22, 28),
      chance.integer(30, 38),
      chance.integer(40, 60),
    ];
    const p = { scene: "fifth", known: [a, b, c, d], above: chance.integer(0, 1) === 1 } as const;
    return fifth(p).key === wanted ? p : null;
  }
  const change = ({ A: "greatest", B: "least", C: "all", D: "one" } as const)[wanted];
  const gap = chance.integer(3, 9);
  return {
    scene: "spaced",
    count: 2 * chance.integer(3, 10) + 1,
    gap,
    by: change === "one" ? chance.integer(1, gap - 1) : chance.integer(2, 30),
    change,
  };
}

function spaced({ count, gap, by, change }: Spaced): CenterCase {
  const told = {
    greatest: `the greatest number in it is increased by ${by}`,
    least: `the least number in it is decreased by ${by}`,
    all: `every number in it is increased by ${by}`,
    one: `exactly one number in it is increased by ${by}`,
  }[change];
  const key = ({ greatest: "A", least: "B", all: "C", one: "D" } as const)[change];
  const share = `$${tex(new Fraction(by, count))}$`;
  const fact = {
    greatest: `At first mean and median agree. The change raises the sum by ${by}, so the mean rises by ${share}; the middle number stays what it was.`,
    least: `At first mean and median agree. The change lowers the sum by ${by}, so the mean falls by ${share}; the middle number stays what it was.`,
    all: `At first mean and median agree. The change moves the mean and the middle number alike, by ${by}, so they still agree.`,
    one: `At first mean and median agree. In any case the mean rises by ${share}. If the number changed is the middle one, the median rises by ${by}, which is more; if it is the greatest, the median stays.`,
  }[change];
  const reasons: Record<Relation, string> = {
    A:
      change === "least"
        ? "The sum has become smaller and the middle number has not changed, so the mean is now less than the median."
        : change === "all"
          ? `The mean has risen by ${by}, but the median has risen by just as much.`
          : `It holds if the greatest number was changed; but if it was the middle one, the median has risen by ${by} and the mean only by ${share}.`,
    B:
      change === "greatest"
        ? "The sum has become larger and the middle number has not changed, so the mean is now greater than the median."
        : change === "all"
          ? `The median has risen by ${by}, but the mean has risen by just as much.`
          : `It holds if the middle number was changed; but if it was the greatest, the mean has risen by ${share} and the median has stayed.`,
    C:
      change === "one"
        ? `The mean rises by ${share} in any case, and the median by 0 or by ${by}, so the two never agree after the change.`
        : `Mean and median agreed before; now the mean has moved by ${share} and the median has not moved.`,
    D: "The numbers themselves are not given, but the changes of the mean and of the median are, and the two were equal before.",
  };
  reasons[key] = fact;
  return {
    stem: `A list consists of ${count} consecutive multiples of ${gap}. Then ${told}, and nothing else is changed.`,
    quantityA: "The average (arithmetic mean) of the numbers in the changed list",
    quantityB: "The median of the numbers in the changed list",
    key,
    reasons,
    slips: SLIPS,
    fact,
    principle: "In a list of evenly spaced numbers the mean equals the median.",
    start: "By how much does the sum change, and with it the mean?",
    finish:
      change === "one"
        ? "Now ask for the median. Does it matter which number was changed?"
        : "Now see whether the middle number in the order has changed, and compare the two movements.",
    check: {
      left: `${count}*${gap * 10}${change === "least" ? "-" : "+"}${change === "all" ? count * by : by}`,
      right: `${count}*(${gap * 10}${change === "least" ? "-" : "+"}${change === "all" ? by : `${by}/${count}`})`,
    },
    checked: `Take ${gap * 10} as the middle number: the sum was $${count} \\cdot ${gap * 10}$, and the change of the sum by ${change === "all" ? count * by : by} moves the mean by ${change === "all" ? by : share}`,
    takeaway:
      "Mean and median agree in evenly spaced lists; after a change, follow the sum for the one and the middle position for the other.",
    difficulty: change === "one" ? 4 : change === "all" ? 1 : 2,
  };
}

const caseOf = (p: Parameters): CenterCase =>
  p.scene === "spaced" ? spaced(p) : p.scene === "fifth" ? fifth(p) : pairs(p);

function explanationOf({
  fact,
  principle,
  start,
  finish,
  checked,
  check,
  takeaway,
  key,
}: CenterCase): Question["explanation"] {
  return {
    quick: `${principle} ${fact} The trap is to equate mean and median.`,
    detailed: analysis({
      asked:
        "How the mean of some data compares with their median, when not all of the data are stated.",
      plan: "Find the median from the order, and the mean from the sum, and look at what can vary.",
      reasoning: [principle, `${checked}.`, fact],
      options: `${key === "C" ? "Neither measure can be ahead, because the data are balanced." : "Equality would need data that are balanced about the middle."} ${key === "D" ? "Each definite answer holds for some of the permitted data and fails for others." : "What is not stated has no influence on the relation of the two measures."} Comparing only a few values that stand out decides nothing, since every value counts in the sum.`,
      takeaway,
    }),
    steps: [
      { text: `${checked}.`, why: principle, check },
      { text: fact, why: "This covers everything that the statement permits." },
    ],
    hints: [
      "What does each of the two measures depend on, the sum or the order?",
      principle,
      start,
      finish,
    ],
    takeaway,
    selfExplain: {
      prompt: "Which changes of the data move the mean, and which move the median?",
      expectations: [
        "every change of the sum moves the mean",
        "the median moves only when the value in the middle position changes",
      ],
    },
  };
}

export const averagesMeanMedianQc = defineModel<Parameters>({
  id: "averages-mean-median-qc",
  knowledgeComponents: [
    "quantitative.data-analysis.averages.median",
    "quantitative.data-analysis.averages.mean",
  ],
  traps: ["mean-or-median", "unknown-extreme-value"],
  method: "Many lists that fit the statement are written out, sorted and measured",
  draw,
  write: (p) => {
    const found = caseOf(p);
    return {
      stem: found.stem,
      body: reasonedComparisonBody(found),
      difficulty: found.difficulty,
      targetSeconds: found.difficulty < 3 ? 60 : 80,
      explanation: explanationOf(found),
    };
  },
  recompute: (p) => {
    const relations = new Set<"<" | "=" | ">">();
    const measure = (list: readonly number[]) => {
      const sorted = list.toSorted((one, two) => one - two);
      const middle =
        ((sorted[Math.floor((list.length - 1) / 2)] ?? 0) +
          (sorted[Math.ceil((list.length - 1) / 2)] ?? 0)) /
        2;
      relations.add(
        relationOf(
          list.reduce((sum, value) => sum + value, 0),
          middle * list.length,
        ),
      );
    };
    if (p.scene === "spaced") {
      for (let start = -4; start <= 6; start += 1) {
        const list = Array.from({ length: p.count }, (_, index) => (start + index) * p.gap);
        if (p.change === "greatest") measure([...list.slice(0, -1), (list.at(-1) ?? 0) + p.by]);
        else if (p.change === "least") measure([(list[0] ?? 0) - p.by, ...list.slice(1)]);
        else if (p.change === "all") measure(list.map((value) => value + p.by));
        else for (const [index, value] of list.entries()) measure(list.with(index, value + p.by));
      }
    } else if (p.scene === "fifth") {
      const [from, to] = p.above ? [p.known[3], p.known[3] * 20] : [0, p.known[0]];
      for (let x = from + 0.25; x < to; x += 0.25) measure([...p.known, x]);
    } else {
      for (let spread = 0; spread <= 20; spread += 1) {
        for (let step = 0; step <= 3; step += 1) {
          const list = Array.from({ length: p.pairs }, (_, index) => spread + step * index).flatMap(
            (gap) => [p.sum / 2 - gap, p.sum / 2 + gap],
          );
          if (!p.extra) measure(list);
          else for (const beyond of [0.5, 2, 9, 30]) measure([...list, p.sum / 2 + beyond]);
        }
      }
    }
    return comparisonKey(relations);
  },
});
