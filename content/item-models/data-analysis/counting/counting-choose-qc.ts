import {
  comparisonKey,
  integers,
  type Relation,
  relationOf,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel } from "../../kit/item-model.ts";
import { arrangements, choose, inWords } from "./combinatorics.ts";
import { countWhere, firstNumbers, selections, sequences } from "./enumerate.ts";
import {
  conditionTex,
  drawKnown,
  type GrowingPair,
  growingCountsQuestion,
  type Known,
} from "./growing-counts.ts";

type SceneName = "window" | "club" | "circle";
interface Parameters {
  readonly scene: SceneName;
  /** Numbers of objects taken by the smaller and the larger selection. */
  readonly few: number;
  readonly many: number;
  readonly known: Known;
  readonly swapped: boolean;
}

/** Sizes for which the ratio of the two counts stays simple. */
const SIZES: Readonly<Record<SceneName, readonly (readonly [number, number])[]>> = {
  window: [
    [2, 4],
    [3, 4],
    [4, 5],
    [3, 5],
  ],
  club: [[2, 3]],
  circle: [
    [2, 3],
    [3, 4],
  ],
};

const equalAt = (scene: SceneName, few: number, many: number) =>
  scene === "club" ? 8 : few + many;

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["window", "club", "circle"] as const);
  const [few, many] = chance.pick(SIZES[scene]);
  const known = drawKnown(chance, many, equalAt(scene, few, many));
  return { scene, few, many, known, swapped: chance.pick([true, false]) };
}

function ratioOf(scene: SceneName, few: number, many: number): GrowingPair["ratio"] {
  const at = equalAt(scene, few, many);
  if (scene === "club") return { tex: "\\frac{n - 2}{6}", ascii: "(n-2)/6", equalAt: at };
  if (many === few + 1) {
    return { tex: `\\frac{n - ${few}}{${many}}`, ascii: `(n-${few})/${many}`, equalAt: at };
  }
  return {
    tex: `\\frac{(n - ${few})(n - ${few + 1})}{${many * (many - 1)}}`,
    ascii: `(n-${few})*(n-${few + 1})/${many * (many - 1)}`,
    equalAt: at,
  };
}

const BIGGER_IS_MORE = {
  misconception: "bigger-selection-more-ways",
  whyTempting: "Choosing more objects sounds as if it could be done in more ways.",
  repairQuestion: "In how many ways can you choose all of the objects?",
};
const FEWER_DIVISIONS = {
  misconception: "counts-compared-by-one-factor",
  whyTempting: "The count for the larger selection is divided by more, because order is ignored.",
  repairQuestion: "By which further factor is that count also multiplied before the division?",
};
const SYMMETRY = {
  misconception: "selection-symmetry-misused",
  whyTempting:
    "Choosing the objects to take and choosing the objects to leave are equally many ways, which makes counts look alike.",
  repairQuestion: "Do the two sizes add up to the number of all the objects?",
};

const TAKEAWAY =
  "To compare two counts, divide one by the other: the quotient is short even where the counts are long, and it shows where they are equal.";
const SELF_EXPLAIN = {
  prompt: "Why does dividing the counts show for which $n$ each of them is the greater?",
  expectations: [
    "the ratio is a simple expression that increases with n",
    "a ratio above 1 means that the count on top is the greater",
  ],
};

function window(few: number, many: number): GrowingPair {
  const name = (size: number) => `sets of ${inWords(size)} photographs`;
  return {
    stem: (known) =>
      known.kind === "exact"
        ? `A gallery owner will fill a shop window with some of ${known.value} different photographs. Only the set of photographs used matters, not their order.`
        : `A gallery owner has $n$ different photographs, where $n$ is an integer and ${conditionTex(known)}. Some of them will be used to fill a shop window; only the set of photographs used matters, not their order.`,
    unit: "photograph",
    slow: {
      quantity: `The number of different sets of ${inWords(few)} photographs that can be used`,
      name: name(few),
      at: (n) => choose(n, few),
    },
    fast: {
      quantity: `The number of different sets of ${inWords(many)} photographs that can be used`,
      name: name(many),
      at: (n) => choose(n, many),
    },
    ratio: ratioOf("window", few, many),
    derivation: `The larger sets number $\\binom{n}{${many}}$ and the smaller ones $\\binom{n}{${few}}$. The first count has ${many - few === 1 ? "one factor" : "two factors"} more on top and ${many - few === 1 ? "one" : "two"} more below; all other factors cancel.`,
    lures: { slow: FEWER_DIVISIONS, fast: BIGGER_IS_MORE, equal: SYMMETRY },
    hints: [
      "Two numbers of selections are compared. Does the order within a selection matter?",
      "Choosing which objects to take is the same as choosing which to leave, so counts of selections rise and then fall again as the size grows.",
      `Write both counts as quotients of products, with ${many} factors on top in one and ${few} in the other, and divide.`,
    ],
    takeaway: TAKEAWAY,
    selfExplain: SELF_EXPLAIN,
  };
}

function club(): GrowingPair {
  return {
    stem: (known) =>
      known.kind === "exact"
        ? `The rowing club of a small town has ${known.value} members, each of whom is willing to serve as an officer and to race.`
        : `Let $n$ be the number of members of a rowing club, all of whom are willing to serve as officers and to race. It is known that ${conditionTex(known)}.`,
    unit: "member",
    slow: {
      quantity:
        "The number of ways to fill the posts of president and treasurer with two different members",
      name: "ways to fill the two posts",
      at: (n) => arrangements(n, 2),
    },
    fast: {
      quantity: "The number of different crews of three that can be selected from the members",
      name: "crews of three",
      at: (n) => choose(n, 3),
    },
    ratio: ratioOf("club", 2, 3),
    derivation:
      "The posts differ, so they can be filled in $n(n - 1)$ ways. A crew has no order, so there are $\\frac{n(n - 1)(n - 2)}{6}$ crews. The factors $n(n - 1)$ cancel.",
    lures: {
      slow: {
        misconception: "order-matters-confusion",
        whyTempting: "Ordered selections are more numerous than unordered ones of the same size.",
        repairQuestion: "Are the two selections of the same size?",
      },
      fast: BIGGER_IS_MORE,
      equal: {
        misconception: "order-matters-confusion",
        whyTempting: "Two ordered people and three unordered people look like an even trade.",
        repairQuestion: "How many orders does one crew of three have, and one pair of officers?",
      },
    },
    hints: [
      "One selection has two different roles, the other has none. For which of them does order matter?",
      "Counts of ordered selections are plain products; for unordered ones, divide by the number of orders.",
      "For $n$ members, write $n(n - 1)$ for the posts, and for the crews a product of three factors divided by the 6 orders of a crew.",
    ],
    takeaway: TAKEAWAY,
    selfExplain: SELF_EXPLAIN,
  };
}

const SHAPES = ["", "", "line segments", "triangles", "quadrilaterals"];

function circle(few: number, many: number): GrowingPair {
  const [small, large] = [SHAPES[few] ?? "", SHAPES[many] ?? ""];
  const quantity = (size: number) =>
    size === 2
      ? "The number of line segments that join two of the points"
      : `The number of ${size === 3 ? "triangles" : "convex quadrilaterals"} whose vertices are all among the points`;
  return {
    stem: (known) =>
      known.kind === "exact"
        ? `On a circle, ${known.value} points are marked.`
        : `There are $n$ different points on a circle, and ${conditionTex(known)}.`,
    unit: "point",
    slow: { quantity: quantity(few), name: small, at: (n) => choose(n, few) },
    fast: { quantity: quantity(many), name: large, at: (n) => choose(n, many) },
    ratio: ratioOf("circle", few, many),
    derivation: `No three points of a circle lie on a line, so any ${inWords(few)} of the points give one of the ${small} and any ${inWords(many)} give one of the ${large}. The counts are $\\binom{n}{${few}}$ and $\\binom{n}{${many}}$, and most of their factors cancel.`,
    lures: { slow: FEWER_DIVISIONS, fast: BIGGER_IS_MORE, equal: SYMMETRY },
    hints: [
      "How many of the points decide one figure of each kind?",
      "Because no three points of a circle lie on one line, each choice of points gives exactly one figure, whatever the order of choosing.",
      `Count the choices of ${inWords(few)} points and the choices of ${inWords(many)} points as quotients of products, and divide one by the other.`,
    ],
    takeaway: TAKEAWAY,
    selfExplain: SELF_EXPLAIN,
  };
}

function pairOf({ scene, few, many }: Parameters): GrowingPair {
  if (scene === "club") return club();
  return scene === "window" ? window(few, many) : circle(few, many);
}

/** The values of n to try: all of a range, or the first several above a bound. */
function* allowed(known: Known): Generator<number> {
  if (known.kind === "exact") yield known.value;
  else if (known.kind === "between") yield* integers(known.from, known.to);
  else yield* integers(known.bound + 1, known.bound + 7);
}

export const countingChooseQc = defineModel<Parameters>({
  id: "counting-choose-qc",
  knowledgeComponents: [
    "quantitative.data-analysis.counting.combinations",
    "quantitative.data-analysis.counting.permutations",
  ],
  traps: ["larger-selection", "order-or-not"],
  method:
    "For many allowed numbers of objects, all selections of both kinds are listed and counted",
  draw,
  write: (parameters) =>
    growingCountsQuestion(pairOf(parameters), parameters.known, parameters.swapped),
  recompute: ({ scene, few, many, known, swapped }) => {
    const relations: Relation[] = [];
    for (const n of allowed(known)) {
      const objects = firstNumbers(n);
      const small = countWhere(
        scene === "club" ? sequences(objects, few) : selections(objects, few),
      );
      const large = countWhere(selections(objects, many));
      relations.push(swapped ? relationOf(large, small) : relationOf(small, large));
    }
    return comparisonKey(relations);
  },
});
