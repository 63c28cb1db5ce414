import {
  comparisonKey,
  integers,
  type Relation,
  relationOf,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Slip } from "../../kit/item-model.ts";
import { arrangements, factorial } from "./combinatorics.ts";
import { countWhere, firstNumbers, sequences } from "./enumerate.ts";
import {
  conditionTex,
  drawKnown,
  type GrowingPair,
  growingCountsQuestion,
  type Known,
} from "./growing-counts.ts";

type SceneName = "shelf" | "talks" | "flags";
interface Parameters {
  readonly scene: SceneName;
  readonly known: Known;
  readonly swapped: boolean;
}

const EQUAL_AT: Readonly<Record<SceneName, number>> = { shelf: 4, talks: 6, flags: 5 };

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["shelf", "talks", "flags"] as const);
  const known = drawKnown(chance, 3, EQUAL_AT[scene]);
  return { scene, known, swapped: chance.pick([true, false]) };
}

type Lure = Omit<Slip, "rationale">;
const TAKEAWAY =
  "Count arrangements by tying together what must stand together or by symmetry, and compare the counts through their ratio.";
const SELF_EXPLAIN = {
  prompt: "How are both counts obtained without listing any arrangement?",
  expectations: [
    "objects that must stand together are treated as one block, with its inner orders",
    "conditions on the order alone are met by a fixed share of all arrangements",
  ],
};

function shelf(): GrowingPair {
  const slow: Lure = {
    misconception: "counts-compared-by-one-factor",
    whyTempting:
      "Two dictionaries that stand together may also change places, which doubles their count.",
    repairQuestion: "Into how many arrangements in all does the doubled count fit?",
  };
  const fast: Lure = {
    misconception: "counts-compared-by-one-factor",
    whyTempting: "There seem to be many more ways to stand apart than to stand side by side.",
    repairQuestion:
      "In how many pairs of places can two dictionaries stand apart on a short shelf?",
  };
  return {
    stem: (known) =>
      known.kind === "exact"
        ? `Exactly ${known.value} different books, two of which are dictionaries, are to be placed in a row on a shelf.`
        : `A row on a shelf is to be made up of $n$ different books, two of which are dictionaries, and ${conditionTex(known)}.`,
    unit: "book",
    slow: {
      quantity:
        "The number of ways to place the books so that the dictionaries stand next to each other",
      name: "rows with the dictionaries together",
      at: (n) => 2 * factorial(n - 1),
    },
    fast: {
      quantity:
        "The number of ways to place the books so that the dictionaries do *not* stand next to each other",
      name: "rows with the dictionaries apart",
      at: (n) => factorial(n) - 2 * factorial(n - 1),
    },
    ratio: { tex: "\\frac{n - 2}{2}", ascii: "(n-2)/2", equalAt: 4 },
    derivation:
      "Tie the dictionaries together: $n - 1$ objects can be ordered in $(n - 1)!$ ways, times 2 for the order inside the pair. The rows with the dictionaries apart are the rest, $n! - 2(n - 1)! = (n - 2)(n - 1)!$.",
    lures: {
      slow,
      fast,
      equal: {
        misconception: "outcomes-assumed-equal",
        whyTempting:
          "Together or apart are two possibilities, and they are taken to be equally frequent.",
        repairQuestion:
          "Would half of all rows have two given books side by side even on a very long shelf?",
      },
    },
    hints: [
      "Every row of books belongs to exactly one of the two quantities. How are they connected?",
      "Objects that must stand together can be treated as one object, with its own inner orders.",
      "Count the rows with the dictionaries tied together, and subtract from the number of all rows of $n$ books.",
    ],
    takeaway: TAKEAWAY,
    selfExplain: SELF_EXPLAIN,
  };
}

function talks(): GrowingPair {
  return {
    stem: (known) =>
      known.kind === "exact"
        ? `At a symposium ${known.value} talks, among them $P$, $Q$ and $R$, will be given one after another.`
        : `The program of a symposium consists of $n$ talks in sequence, three of which are $P$, $Q$ and $R$. The number of talks satisfies ${conditionTex(known)}.`,
    unit: "talk",
    slow: {
      quantity: "The number of orders of the talks in which $P$ comes *immediately* before $Q$",
      name: "orders with $P$ immediately before $Q$",
      at: (n) => factorial(n - 1),
    },
    fast: {
      quantity:
        "The number of orders of the talks in which $P$ comes at some time before $Q$, and $Q$ at some time before $R$",
      name: "orders with $P$, $Q$ and $R$ in this sequence",
      at: (n) => factorial(n) / 6,
    },
    ratio: { tex: "\\frac{n}{6}", ascii: "n/6", equalAt: 6 },
    derivation:
      "With $P$ immediately before $Q$, the two form one block, so $n - 1$ objects are ordered: $(n - 1)!$ ways. The talks $P$, $Q$ and $R$ have 6 sequences, all equally frequent, so the stated one occurs in $\\frac{n!}{6}$ orders.",
    lures: {
      slow: {
        misconception: "counts-compared-by-one-factor",
        whyTempting:
          "One condition concerns two talks, the other three, and a condition on more talks seems harder to meet.",
        repairQuestion:
          "How does the fraction of orders with $P$ immediately before $Q$ change when talks are added?",
      },
      fast: {
        misconception: "stricter-than-stated",
        whyTempting:
          "One condition mentions only a sequence, the other asks for neighboring places and sounds stricter.",
        repairQuestion:
          "In what fraction of all orders do three given talks come in a given sequence?",
      },
      equal: {
        misconception: "stricter-than-stated",
        whyTempting:
          "Both conditions fix the sequence of some talks and say nothing about the rest.",
        repairQuestion: "Does *before* mean the same as *immediately before*?",
      },
    },
    hints: [
      "Both quantities count orders of all the talks. Which of the two conditions is about neighbors, and which only about sequence?",
      "All sequences of three given talks are equally frequent; talks that must be neighbors form a block.",
      "Find the share of all $n!$ orders that have the three talks in the stated sequence, and count the orders in which $P$ and $Q$ form a block.",
    ],
    takeaway: TAKEAWAY,
    selfExplain: SELF_EXPLAIN,
  };
}

function flags(): GrowingPair {
  return {
    stem: (known) =>
      known.kind === "exact"
        ? `A signal post has three masts in a line, and its keeper has ${known.value} flags of different colors. A signal depends on the flags used, on their positions, and on the mast that carries them.`
        : `The keeper of a signal post has $n$ flags, no two of the same color, and ${conditionTex(known)}. The post has three masts; which mast carries the flags is part of a signal, and so is the position of each flag on it.`,
    unit: "flag",
    slow: {
      quantity:
        "The number of different signals that consist of two flags, one above the other, on any one of the three masts",
      name: "signals with two flags",
      at: (n) => 3 * arrangements(n, 2),
    },
    fast: {
      quantity:
        "The number of different signals that consist of three flags, one above another, on the middle mast",
      name: "signals with three flags",
      at: (n) => arrangements(n, 3),
    },
    ratio: { tex: "\\frac{n - 2}{3}", ascii: "(n-2)/3", equalAt: 5 },
    derivation:
      "Two flags one above the other can be picked in $n(n - 1)$ ways, and 3 masts make it $3n(n - 1)$. Three flags on a fixed mast can be picked in $n(n - 1)(n - 2)$ ways. The factors $n(n - 1)$ cancel.",
    lures: {
      slow: {
        misconception: "counts-compared-by-one-factor",
        whyTempting: "Three masts instead of one triple the number of signals.",
        repairQuestion: "By what is the other count multiplied when a third flag is added?",
      },
      fast: {
        misconception: "bigger-selection-more-ways",
        whyTempting: "Three flags sound as if they allowed more signals than two.",
        repairQuestion: "How many choices are left for the third flag once two flags are in place?",
      },
      equal: {
        misconception: "outcomes-assumed-equal",
        whyTempting:
          "Three flags on one mast look like an even trade for one of three masts with fewer flags.",
        repairQuestion:
          "Is the number of choices for a third flag the same as the number of masts?",
      },
    },
    hints: [
      "A signal is built in stages. Which stages do the two kinds of signals share?",
      "Choices made one after another multiply, and each flag used leaves one fewer for the next place.",
      "Write one product for two flags and a choice of mast, and one for three flags on a fixed mast.",
    ],
    takeaway:
      "Write each count as a product of its stages, cancel the stages that both share, and compare what is left.",
    selfExplain: {
      prompt: "Why need neither product be multiplied out?",
      expectations: [
        "both products contain the factors for the first two flags",
        "only the remaining factors, 3 and n - 2, decide",
      ],
    },
  };
}

const PAIRS: Readonly<Record<SceneName, () => GrowingPair>> = { shelf, talks, flags };

function countsFor(scene: SceneName, n: number): readonly [slow: number, fast: number] {
  const objects = firstNumbers(n);
  const next = (order: readonly number[]) => order.indexOf(1) - order.indexOf(0);
  if (scene === "flags") {
    const masts = [1, 2, 3];
    const pairs = masts.map(() => countWhere(sequences(objects, 2)));
    return [pairs.reduce((sum, count) => sum + count, 0), countWhere(sequences(objects, 3))];
  }
  if (scene === "shelf") {
    const together = (order: readonly number[]) => Math.abs(next(order)) === 1;
    return [
      countWhere(sequences(objects, n), together),
      countWhere(sequences(objects, n), (order) => !together(order)),
    ];
  }
  return [
    countWhere(sequences(objects, n), (order) => next(order) === 1),
    countWhere(
      sequences(objects, n),
      (order) => next(order) > 0 && order.indexOf(2) > order.indexOf(1),
    ),
  ];
}

/** The values of n to try; orders of nine and more objects are too many to list. */
function* allowed(known: Known): Generator<number> {
  if (known.kind === "exact") yield known.value;
  else if (known.kind === "between") yield* integers(known.from, Math.min(known.to, 8));
  else yield* integers(known.bound + 1, Math.max(8, known.bound + 1));
}

const listed = new Map<string, readonly [number, number]>();

export const countingArrangementsQc = defineModel<Parameters>({
  id: "counting-arrangements-qc",
  knowledgeComponents: [
    "quantitative.data-analysis.counting.permutations",
    "quantitative.data-analysis.counting.multiplication-principle",
  ],
  traps: ["together-or-apart", "before-or-immediately-before"],
  method: "For the allowed numbers of objects, up to eight, every arrangement is listed and tested",
  draw,
  write: ({ scene, known, swapped }) => growingCountsQuestion(PAIRS[scene](), known, swapped),
  recompute: ({ scene, known, swapped }) => {
    const relations: Relation[] = [];
    for (const n of allowed(known)) {
      const counts = listed.get(`${scene}${n}`) ?? countsFor(scene, n);
      listed.set(`${scene}${n}`, counts);
      const [slow, fast] = counts;
      relations.push(swapped ? relationOf(fast, slow) : relationOf(slow, fast));
    }
    return comparisonKey(relations);
  },
});
