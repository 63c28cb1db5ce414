import type { Relation, Slip } from "../../kit/item-model.ts";
import type { CaseName, OrderedSum } from "./ordered-sum-cases.ts";

/** Sets in rising order that meet the conditions; for an open case the first is below, the second not. */
export function examplesOf({ name, count, total, bound }: OrderedSum): number[][] {
  const average = total / count;
  const around = (...steps: number[]) => steps.map((step) => average + step);
  const start = Array.from({ length: count - 1 }, (_, index) => index + 1);
  const rest = (chosen: readonly number[]) => total - chosen.reduce((sum, part) => sum + part, 0);
  const four = count === 4;
  switch (name) {
    case "pinned":
      return [around(...(four ? [0, 0, 0, 0] : [0, 0, 0]))];
    case "second-average":
      return four
        ? [around(-4, -3, -1, 8), around(-5, -3, 2, 6), around(-4, -1, 0, 5)]
        : [around(-4, -1, 5), around(-5, 1, 4), around(-1, 0, 1)];
    case "greatest-half":
      return four
        ? [around(-2, -1, 1, 2), [1, 2, 3, total - 6], [1, 2, bound - 3, bound]]
        : [around(-1, 0, 1), [1, 2, total - 3], [1, bound - 1, bound]];
    case "second-half":
      return four
        ? [[1, 2, bound - 4, bound + 1], around(-2, -1, 1, 2)]
        : [[1, bound - 2, bound + 1], around(-1, 0, 1)];
    case "greatest-average":
    case "least-average":
      return four ? [around(-4, -1, 1, 4)] : [around(-4, 1, 3)];
    case "whole-open": {
      const close = [...start.slice(0, -1), count];
      return [
        [...close, rest(close)],
        [...start, rest(start)],
      ];
    }
    default:
      return [[...start, rest(start)]];
  }
}

type Lure = Omit<Slip, "rationale">;

const varies: Lure = {
  misconception: "varying-means-undetermined",
  whyTempting: "The single parts can be chosen in many ways, and none of them is given.",
  repairQuestion:
    "How far can the part in question be pushed toward the bound, and can it pass it?",
};
const equalShares: Lure = {
  misconception: "outcomes-assumed-equal",
  whyTempting: "It treats the parts as equal shares of the total.",
  repairQuestion: "What do the conditions say about equal parts?",
};
const oneTrial = (trial: string): Lure => ({
  misconception: "missed-a-case",
  whyTempting: `A single trial in which ${trial} seems to settle the matter.`,
  repairQuestion: "Can you find a second set that meets the conditions and points the other way?",
});
const repeats: Lure = {
  misconception: "distinctness-ignored",
  whyTempting: "If small numbers could repeat, one winner could have far more.",
  repairQuestion: "How many vouchers do the other winners need at the very least?",
};
const total: Lure = {
  misconception: "total-not-checked",
  whyTempting: "The number looks plausible as long as the total that it forces is not worked out.",
  repairQuestion: "If the greatest number had this value, what would all the numbers add up to?",
};
const boundary: Lure = {
  misconception: "boundary-value-miscounted",
  whyTempting:
    "The bound can be approached as closely as one likes, or reached in one special case.",
  repairQuestion: "Is the bound itself reached always, sometimes, or never?",
};

/** What leads to each answer; what stands under the key is not used. */
export const LURES: Readonly<Record<CaseName, Readonly<Record<Relation, Lure>>>> = {
  "greatest-average": {
    A: varies,
    B: {
      misconception: "part-for-whole",
      whyTempting:
        "Most of the total belongs to the other parts, which makes any single part look small.",
      repairQuestion:
        "If even the greatest part were at most the bound, how large could the total be?",
    },
    C: equalShares,
    D: varies,
  },
  "least-average": {
    A: {
      misconception: "whole-taken-for-part",
      whyTempting: "The equal share of the total looks like a floor that every part must reach.",
      repairQuestion:
        "If even the least part were at least the bound, how small could the total be?",
    },
    B: varies,
    C: equalShares,
    D: varies,
  },
  "second-half": {
    A: {
      misconception: "one-part-compared",
      whyTempting:
        "The second-longest piece can be long, and the still longer piece is overlooked.",
      repairQuestion: "How long would the two longest pieces be together?",
    },
    B: varies,
    C: boundary,
    D: varies,
  },
  "second-average": {
    A: oneTrial("the part in question comes out large"),
    B: oneTrial("the greatest part takes much of the total"),
    C: {
      misconception: "mean-median-confusion",
      whyTempting: "A part near the middle of the order is easily taken for the average.",
      repairQuestion: "Does the middle of a list have to be its mean?",
    },
    D: varies,
  },
  "greatest-half": {
    A: oneTrial("the other parts are very small"),
    B: oneTrial("all parts lie close to the average"),
    C: boundary,
    D: varies,
  },
  pinned: {
    A: {
      misconception: "condition-dropped",
      whyTempting: "Once the upper limit is forgotten, a part may seem free to exceed it.",
      repairQuestion: "Which condition puts a limit on every part?",
    },
    B: {
      misconception: "letters-taken-as-different",
      whyTempting: "The least part seems to have to lie below the others.",
      repairQuestion: "Do the conditions forbid that all parts are equal?",
    },
    C: varies,
    D: {
      misconception: "unknowns-outnumber-equations",
      whyTempting: "There is one equation for several unknown parts.",
      repairQuestion: "What is the greatest total that the upper limit allows?",
    },
  },
  "whole-pinned": { A: repeats, B: equalShares, C: total, D: varies },
  "whole-open": {
    A: oneTrial("everything left over goes to one winner"),
    B: equalShares,
    C: oneTrial("what is left over is split between two winners"),
    D: varies,
  },
  "whole-above": { A: total, B: equalShares, C: total, D: varies },
  "whole-below": { A: repeats, B: total, C: total, D: varies },
};
