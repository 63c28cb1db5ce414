import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { gcd } from "../../kit/write-numbers.ts";

type SceneName = "band" | "parcels" | "greatest";

interface Parameters {
  readonly scene: SceneName;
  readonly first: Division;
  readonly second: Division;
  readonly low: number;
  readonly high: number;
}
interface Division {
  readonly divisor: number;
  readonly remainder: number;
}

/** All positive integers below `limit` with the two remainders. */
function solutions(first: Division, second: Division, limit: number): number[] {
  const found: number[] = [];
  for (let number = first.remainder; number < limit; number += first.divisor) {
    if (number > 0 && number % second.divisor === second.remainder) found.push(number);
  }
  return found;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick<SceneName>(["band", "parcels", "greatest"]);
  const [a, b] = [chance.integer(5, 12), chance.integer(7, 15)];
  const shared = gcd(a, b);
  const cycle = (a * b) / shared;
  if (a >= b || shared === a || cycle < 30 || cycle > 110) return null;
  const first = { divisor: a, remainder: chance.integer(1, a - 1) };
  const second = { divisor: b, remainder: chance.integer(1, b - 1) };
  const [smallest] = solutions(first, second, cycle);
  if (smallest === undefined || first.remainder === second.remainder) return null;
  const target = smallest + cycle * chance.integer(1, 2);
  const from = Math.max(a * 2, target - chance.integer(5, cycle - 12));
  const low = scene === "greatest" ? 0 : Math.floor(from / 10) * 10;
  const high =
    scene === "greatest"
      ? Math.ceil((target + 8) / 50) * 50
      : low + Math.floor((cycle - 2) / 10) * 10;
  const within = solutions(first, second, high).filter((number) => number > low);
  const unique = scene === "greatest" ? within.at(-1) === target : within.length === 1;
  return unique && target > low && target < high - 1 ? { scene, first, second, low, high } : null;
}

function stemOf({ scene, first, second, low, high }: Parameters): string {
  const [a, r, b, s] = [first.divisor, first.remainder, second.divisor, second.remainder];
  switch (scene) {
    case "band":
      return `A marching band has more than ${low} but fewer than ${high} members. When the members form as many rows of ${a} as possible, ${r} ${r === 1 ? "is" : "are"} left without a row; when they form as many rows of ${b} as possible, ${s} ${s === 1 ? "is" : "are"} left. How many members does the band have?`;
    case "parcels":
      return `A bookstore sends out its calendars in parcels. With ${a} calendars in each parcel, the last parcel would hold only ${r}. With ${b} in each parcel, the last one would be ${b - s} short of being full. If there are between ${low} and ${high} calendars, how many are there?`;
    default:
      return `Division of the positive integer $n$ by ${a} leaves a remainder of ${r}, and division of $n$ by ${b} leaves a remainder of ${s}. If $n < ${high}$, what is the greatest possible value of $n$?`;
  }
}

function slipsOf(parameters: Parameters, key: number): (Slip & { value: string })[] {
  const { scene, first, second, low, high } = parameters;
  const [a, r, b, s] = [first.divisor, first.remainder, second.divisor, second.remainder];
  const [smallest = 0] = solutions(first, second, key + 1);
  const onlySecond = solutions(second, { divisor: 1, remainder: 0 }, high).filter(
    (number) => number > low && number !== key,
  );
  const shortfall = solutions(first, { divisor: b, remainder: b - s }, high).filter(
    (number) => number > low,
  );
  return [
    {
      value: `${smallest}`,
      rationale: `${smallest} has both remainders, but it is not ${scene === "greatest" ? `the greatest such number below ${high}` : `between ${low} and ${high}`}.`,
      misconception: "condition-dropped",
      whyTempting: "It is the first number that both lists share.",
      repairQuestion: "Which statement about the size of the number have you not yet used?",
    },
    ...shortfall.slice(-1).map((value) => ({
      value: `${value}`,
      rationale: `On division by ${b} this leaves ${b - s}, and ${b - s} is what ${scene === "parcels" ? "the last parcel lacks, not what it holds" : `${s} lacks to ${b}`}.`,
      misconception: "shortfall-for-remainder",
      whyTempting: "The amount missing and the amount left over are easily exchanged.",
      repairQuestion: `How much is left when this number is divided by ${b}?`,
    })),
    ...onlySecond.slice(-1).map((value) => ({
      value: `${value}`,
      rationale: `${value} leaves ${s} on division by ${b}, but on division by ${a} it leaves ${value % a} and not ${r}.`,
      misconception: "condition-dropped",
      whyTempting: "It meets one of the two conditions and has a suitable size.",
      repairQuestion: `What does ${value} leave on division by ${a}?`,
    })),
    ...(gcd(a, b) === 1
      ? [
          {
            value: `${key - a * b}`,
            rationale: `${key - a * b} has both remainders, but ${scene === "greatest" ? `so has a greater number below ${high}` : `it is not between ${low} and ${high}`}.`,
            misconception: "condition-dropped",
            whyTempting: "It is found on the way, and one step more is needed.",
            repairQuestion: `What do you get when ${a * b} is added?`,
          },
        ]
      : [
          {
            value: `${smallest + a * b}`,
            rationale: `The numbers with both remainders repeat every ${(a * b) / gcd(a, b)}, the least common multiple, so steps of ${a * b} pass over the one asked for.`,
            misconception: "lcm-as-product",
            whyTempting: `The product ${a * b} is taken as the step from one solution to the next.`,
            repairQuestion: `What is the least number that both ${a} and ${b} divide?`,
          },
        ]),
  ];
}

export const integersTwoRemainders = defineModel<Parameters>({
  id: "integers-two-remainders",
  knowledgeComponents: [
    "quantitative.arithmetic.integers.remainders",
    "quantitative.arithmetic.integers.multiples",
  ],
  traps: ["both-conditions", "shortfall-or-remainder"],
  method: "Objects are dealt out one by one into groups, for every number in the stated range",
  draw,
  write: (parameters) => {
    const { scene, first, second, low, high } = parameters;
    const [a, r, b, s] = [first.divisor, first.remainder, second.divisor, second.remainder];
    const all = solutions(first, second, high);
    const key = all.filter((number) => number > low).at(-1) ?? 0;
    const [smallest = 0] = all;
    const cycle = (a * b) / gcd(a, b);
    const list = Array.from({ length: 4 }, (_, index) => s + index * b);
    const range = scene === "greatest" ? `below ${high}` : `between ${low} and ${high}`;
    const translated =
      scene === "parcels" ? ` (a parcel of ${b} that is ${b - s} short holds ${s})` : "";
    const takeaway =
      "Numbers with two given remainders repeat at intervals of the least common multiple of the divisors: find one, then step.";
    return {
      stem: stemOf(parameters),
      body: {
        type: "numeric-entry",
        key: { form: "decimal", value: `${key}` },
        slips: slipsOf(parameters, key),
      },
      difficulty: scene === "band" ? 3 : scene === "parcels" ? 4 : 5,
      targetSeconds: scene === "band" ? 105 : 120,
      explanation: {
        quick: `The number leaves ${r} on division by ${a} and ${s} on division by ${b}${translated}. List ${list.join(", ")}, … and test each on division by ${a}: ${smallest} is the first that leaves ${r}. From there the solutions come in steps of ${cycle}, the least common multiple of ${a} and ${b}. The one ${scene === "greatest" ? `nearest to ${high} from below` : range} is ${key}.`,
        detailed: analysis({
          asked: `The number ${range} that leaves ${r} on division by ${a} and ${s} on division by ${b}${scene === "greatest" ? ", as great as possible" : ""}.`,
          plan: "List the numbers that meet the condition with the larger divisor, pick the first that meets the other one too, and step by the least common multiple.",
          reasoning: [
            `The second condition means a remainder of ${s} on division by ${b}${translated}: ${list.join(", ")}, and so on.`,
            `Divide these by ${a} and look for the remainder ${r}. The first to have it is ${smallest}.`,
            `Two numbers with the same two remainders differ by a multiple of ${a} and of ${b}, hence by a multiple of ${cycle}.`,
            `So the solutions are ${smallest}, ${smallest + cycle}, ${smallest + 2 * cycle}, and so on.`,
            `The size decides: ${key} is the ${scene === "greatest" ? `greatest of them below ${high}` : `only one of them ${range}`}.`,
          ],
          options: `Giving the first common number forgets the statement about the size. A number of the right size that meets only one condition forgets the other. Stepping by the product of the divisors is right only when they have no common factor, and an amount that is missing is no remainder.`,
          takeaway,
        }),
        steps: [
          {
            text: `Find a number with both remainders: $${smallest} = ${a} \\cdot ${Math.floor(smallest / a)} + ${r}$ and $${smallest} = ${b} \\cdot ${Math.floor(smallest / b)} + ${s}$.`,
            why: `It is the first in the list ${list.join(", ")}, … that also leaves ${r} on division by ${a}.`,
            check: {
              left: `${a}*${Math.floor(smallest / a)}+${r}`,
              right: `${b}*${Math.floor(smallest / b)}+${s}`,
            },
          },
          {
            text: `Step by ${cycle}: $${smallest} + ${(key - smallest) / cycle} \\cdot ${cycle} = ${key}$.`,
            why: `Only steps by a common multiple of ${a} and ${b} keep both remainders, and this one has the right size.`,
            check: { left: `${smallest}+${(key - smallest) / cycle}*${cycle}`, right: `${key}` },
          },
        ],
        hints: [
          "Two conditions and a statement about the size have to hold at once. What does each condition say about a remainder?",
          "It saves time to list the numbers that meet the condition with the larger divisor.",
          `Numbers that leave ${s} on division by ${b} are ${list.slice(0, 3).join(", ")}, and so on. Which of them leave ${r} on division by ${a}?`,
          `Once you have one common number, add the least common multiple of ${a} and ${b} until the size is right.`,
        ],
        takeaway,
        selfExplain: {
          prompt: `Why do the solutions follow each other at a distance of ${cycle}?`,
          expectations: [
            "the difference of two solutions leaves nothing on division by either divisor",
            "so it is a common multiple, and the least one is the step",
          ],
        },
      },
    };
  },
  recompute: ({ scene, first, second, low, high }) => {
    const leftOver = (objects: number, size: number) => {
      let inGroup = 0;
      for (let dealt = 0; dealt < objects; dealt += 1)
        inGroup = inGroup + 1 === size ? 0 : inGroup + 1;
      return inGroup;
    };
    const fitting: number[] = [];
    for (let number = Math.max(low, 0) + 1; number < high; number += 1) {
      const fits =
        leftOver(number, first.divisor) === first.remainder &&
        leftOver(number, second.divisor) === second.remainder;
      if (fits) fitting.push(number);
    }
    const last = fitting.at(-1);
    if (last === undefined || (scene !== "greatest" && fitting.length > 1)) {
      throw new Error("not one number fits");
    }
    return { value: String(last) };
  },
});
