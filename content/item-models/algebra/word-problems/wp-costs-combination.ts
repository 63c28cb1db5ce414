import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { dollars } from "../../kit/write-numbers.ts";
import {
  cost,
  money,
  type Parameters,
  type Triple,
  wrongCombination,
  wrongDifference,
} from "./combination-slips.ts";

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["each", "double", "difference"] as const);
  const range = { each: [2, 15], double: [4, 24], difference: [6, 30] }[scene];
  const price = () => chance.integer(range[0] ?? 2, range[1] ?? 20);
  const prices = [price(), price(), price()] as const;
  const place = chance.integer(0, 3);
  if (new Set(prices).size < 3) return null;
  if (scene === "difference") {
    const moved = chance.integer(2, 4);
    const second = [
      chance.integer(1, 5),
      chance.integer(2, 7),
      moved + chance.integer(1, 4),
    ] as const;
    const first = [second[0] + moved, second[1], second[2] - moved] as const;
    const totals = [cost(first, prices), cost(second, prices)] as const;
    return prices[0] > prices[2]
      ? { scene, first, second, totals, factors: [1, 1], scale: moved, place }
      : null;
  }
  const thrice = chance.integer(0, 1) === 1;
  const [one, two, three] = chance.sample(thrice ? [3, 5, 7, 9] : [2, 3, 4, 5, 6], 3);
  const first = [one ?? 1, two ?? 1, three ?? 1] as const;
  const factors = thrice ? ([3, 2] as const) : ([2, 1] as const);
  const other = (count: number) => (factors[0] * count - 1) / factors[1];
  const second = [other(first[0]), other(first[1]), other(first[2])] as const;
  return {
    scene,
    first,
    second,
    totals: [cost(first, prices), cost(second, prices)],
    factors,
    scale: scene === "double" ? 2 : 1,
    place,
  };
}

const NAMES = {
  each: ["ferns", "tulips", "lavender plants"],
  double: ["day passes", "lockers", "towels"],
  difference: ["lamps", "shelves", "stools"],
} as const;

function listed({ scene }: Parameters, counts: Triple): string {
  const [a, b, c] = NAMES[scene];
  const one = (count: number, name: string) =>
    `${count} ${count === 1 ? name.replace(/s$/, "") : name}`;
  return `${one(counts[0], a)}, ${one(counts[1], b)} and ${one(counts[2], c)}`;
}

function stemOf(p: Parameters): string {
  const { scene, first, second, totals } = p;
  const [one, two] = [dollars(totals[0]), dollars(totals[1])];
  switch (scene) {
    case "each":
      return `At a nursery, plants of one kind all have the same price. A customer paid ${one} for ${listed(p, first)}, and another customer paid ${two} for ${listed(p, second)}. What is the total price of 1 fern, 1 tulip and 1 lavender plant?`;
    case "double":
      return `A climbing gym has fixed charges for a day pass, for a locker and for a towel. It billed a school ${one} for ${listed(p, first)}; to a sports club, it charged ${two} for ${listed(p, second)}. How much does the gym charge for 2 day passes, 2 lockers and 2 towels?`;
    default:
      return `In a workshop's price list, every lamp costs the same, and so does every shelf and every stool. An order of ${listed(p, first)} comes to ${one}. If the order is changed to ${listed(p, second)}, it comes to ${two}. By how many dollars does the price of a lamp exceed that of a stool?`;
  }
}

function keyOf({ scene, totals, factors, scale }: Parameters): number {
  const combined = factors[0] * totals[0] - factors[1] * totals[1];
  return scene === "difference" ? combined / scale : combined * scale;
}

/** The combination of the two bills in words and in steps. */
function workOf(
  { scene, first, second, totals: [one, two], factors: [k, l], scale }: Parameters,
  key: number,
) {
  const tuple = (counts: Triple, factor = 1) =>
    `(${counts.map((count) => count * factor).join(", ")})`;
  const by = (factor: number) => (factor === 1 ? "" : `${factor} \\cdot `);
  const rest = k * one - l * two;
  const left: Triple = [
    k * first[0] - l * second[0],
    k * first[1] - l * second[1],
    k * first[2] - l * second[2],
  ];
  const combined = `$${by(k)}${tuple(first)} - ${by(l)}${tuple(second)} = ${tuple(left)}$`;
  const end =
    scene === "difference"
      ? `So ${scale} lamps less ${scale} stools make $${rest}$ dollars, and one lamp costs $${rest} \\div ${scale} = ${key}$ dollars more than one stool.`
      : scale === 2
        ? `So 1 of each costs $${rest}$ dollars, and 2 of each cost $2 \\cdot ${rest} = ${key}$ dollars.`
        : `So 1 of each costs $${by(k)}${one} - ${by(l)}${two} = ${key}$ dollars.`;
  const steps = [
    {
      text: `Combine the counts of each kind: ${combined}.`,
      why: "The counts that remain are those asked for, or a multiple of them.",
      check: { left: `${k}*${first[0]}-${l}*${second[0]}`, right: `${left[0]}` },
    },
    {
      text: `Combine the totals in the same way: $${by(k)}${one} - ${by(l)}${two} = ${rest}$.`,
      why: "What is done to the left side of an equation is done to the right.",
      check: { left: `${k}*${one}-${l}*${two}`, right: `${rest}` },
    },
    {
      text: end,
      why: "This is what the question asks for.",
      check:
        scene === "difference"
          ? { left: `${rest}/${scale}`, right: `${key}` }
          : { left: `${scale}*${rest}`, right: `${key}` },
    },
  ];
  return { tuple, by, rest, combined, end, steps };
}

function explanationOf(p: Parameters): Question["explanation"] {
  const {
    scene,
    first,
    second,
    totals: [one, two],
    factors: [k, l],
    scale,
  } = p;
  const { tuple, by, rest, combined, end, steps } = workOf(p, keyOf(p));
  const takeaway =
    "When there are fewer equations than unknowns, look for a combination of the equations that gives the expression asked for.";
  return {
    quick: `Do not look for the single prices. Combine the two lists of counts: ${combined}. The same combination of the totals is $${by(k)}${one} - ${by(l)}${two} = ${rest}$. ${end} The trap is to give up because three prices cannot be found from two totals.`,
    detailed: analysis({
      asked:
        scene === "difference"
          ? "The difference of two of three unknown prices."
          : `The price of ${scale} of each of three kinds, of which no single price is known.`,
      plan: "Find multiples of the two bills whose difference has exactly the counts that the question asks for, or a multiple of them.",
      reasoning: [
        `The counts on the two bills are $${tuple(first)}$ and $${tuple(second)}$, in the order in which the kinds are named.`,
        `Combine them: ${combined}.`,
        `The totals combine in the same way: $${by(k)}${one} - ${by(l)}${two} = ${rest}$.`,
        end,
      ],
      options: `Subtracting the bills without suitable factors${scene === "difference" ? ", or not dividing by the number of exchanges," : ""} leaves other counts than those asked for. Assuming equal prices has no basis in the statement. That the prices cannot be found one by one is true, but they are not asked for.`,
      takeaway,
    }),
    steps,
    hints: [
      "Is any single price asked for?",
      "Equations can be multiplied and subtracted as a whole, and then they speak about other counts.",
      scene === "difference"
        ? "Set the two orders side by side. Which counts change, and by how much?"
        : `Compare the count of each kind in the second list with ${k === 2 ? "twice" : "one and a half times"} the count in the first.`,
      scene === "difference"
        ? "The whole change in the total comes from replacing lamps by stools. Divide it among the exchanges."
        : `Take ${k} times the first list and subtract ${l === 1 ? "the second" : `${l} times the second`}; then do the same with the totals.`,
    ],
    takeaway,
    selfExplain: {
      prompt: "Why is the answer determined although the single prices are not?",
      expectations: [
        "the counts asked for are a combination of the two lists of counts",
        "every set of prices that fits both totals gives the same result",
      ],
    },
  };
}

export const wpCostsCombination = defineModel<Parameters>({
  id: "wp-costs-combination",
  knowledgeComponents: [
    "quantitative.algebra.word-problems.ages-costs",
    "quantitative.algebra.linear-equations.systems",
  ],
  traps: ["unknowns-outnumber-equations", "combination-asked"],
  method:
    "All whole-dollar prices that fit both totals are listed, and the result is the same for all of them",
  draw,
  write: (p) => {
    const value = keyOf(p);
    const key = {
      ...money(value),
      rationale: `The combination of the two totals that leaves exactly the counts asked for gives ${dollars(value)}, whatever the single prices are.`,
    };
    const wrong = p.scene === "difference" ? wrongDifference(p) : wrongCombination(p);
    return {
      stem: stemOf(p),
      body: { type: "single-choice", key, wrong: withKeyAtPlace(key.order, wrong, p.place) },
      difficulty: p.scene === "difference" ? 3 : p.factors[0] === 3 ? 5 : 4,
      targetSeconds: p.scene === "difference" ? 90 : 120,
      explanation: explanationOf(p),
    };
  },
  recompute: ({ scene, first, second, totals, scale }, item) => {
    const results = new Set<number>();
    for (let a = 1; a * first[0] < totals[0]; a += 1) {
      for (let b = 1; a * first[0] + b * first[1] < totals[0]; b += 1) {
        const c = (totals[0] - a * first[0] - b * first[1]) / first[2];
        if (a * second[0] + b * second[1] + c * second[2] !== totals[1]) continue;
        results.add(scene === "difference" ? a - c : scale * (a + b + c));
      }
    }
    const [only] = results;
    if (results.size !== 1 || only === undefined) throw new Error("the prices do not agree");
    return optionsNear(item, only);
  },
});
