import type { RightChoice, WrongChoice } from "../../kit/item-model.ts";
import { arrangements, choose, inWords } from "./combinatorics.ts";
import { countWhere, firstNumbers, selections, sequences } from "./enumerate.ts";

/** A count in words, which equals the number of ways to choose k out of n or does not. */
export interface CountOption {
  readonly choice: RightChoice | WrongChoice;
  readonly right: boolean;
  /** By formula, for the explanation. */
  readonly value: number;
  readonly enumerated: () => number;
}

const shapeOf = (k: number) => (k === 3 ? "triangles" : "convex quadrilaterals");
const list = (n: number) => firstNumbers(n);
const ones = (mask: number) => mask.toString(2).replaceAll("0", "").length;

export function rightOptions(n: number, k: number): CountOption[] {
  const value = choose(n, k);
  const option = (text: string, rationale: string, enumerated: () => number): CountOption => ({
    choice: { text, rationale },
    right: true,
    value,
    enumerated,
  });
  return [
    option(
      `The number of ways to select ${inWords(n - k)} books from ${inWords(n)} different books`,
      `Selecting the ${n - k} books to take settles which ${k} stay behind, so there are $\\binom{${n}}{${n - k}} = \\binom{${n}}{${k}} = ${value}$ ways.`,
      () => countWhere(selections(list(n), n - k)),
    ),
    option(
      `The number of different sequences of ${inWords(n)} letters that consist of ${inWords(k)} A's and ${inWords(n - k)} B's`,
      `A sequence is settled by which ${k} of the ${n} places have an A, so there are $\\binom{${n}}{${k}} = ${value}$.`,
      () => countWhere(list(2 ** n), (mask) => ones(mask) === k),
    ),
    option(
      `The number of ${shapeOf(k)} whose vertices are all among ${inWords(n)} given points on a circle`,
      `Any ${k} of the ${n} points on a circle are the vertices of exactly one such figure, which gives $\\binom{${n}}{${k}} = ${value}$.`,
      () => countWhere(selections(list(n), k)),
    ),
    option(
      `The number of ways to select ${inWords(k - 1)} books from ${inWords(n - 1)} different books, plus the number of ways to select ${inWords(k)} books from the same ${inWords(n - 1)} books`,
      `Single out one of ${n} objects: a selection of ${k} either contains it, $\\binom{${n - 1}}{${k - 1}} = ${choose(n - 1, k - 1)}$ ways, or does not, $\\binom{${n - 1}}{${k}} = ${choose(n - 1, k)}$ ways. The sum is ${value}.`,
      () => countWhere(selections(list(n - 1), k - 1)) + countWhere(selections(list(n - 1), k)),
    ),
    option(
      `The number of ways to give ${inWords(k)} identical tickets to ${inWords(n)} people, with no more than one ticket for each person`,
      `Since the tickets are identical, only the ${k} of the ${n} people who receive one matter: $\\binom{${n}}{${k}} = ${value}$ ways.`,
      () => countWhere(list(2 ** n), (mask) => ones(mask) === k),
    ),
  ];
}

/** Ways to write `total` as an ordered sum of `parts` whole numbers, 0 included. */
function splits(total: number, parts: number): number {
  if (parts === 1) return 1;
  let count = 0;
  for (let first = 0; first <= total; first += 1) count += splits(total - first, parts - 1);
  return count;
}

interface WrongParts {
  readonly text: string;
  readonly value: number;
  readonly why: string;
  readonly slip: Omit<WrongChoice, "text" | "rationale">;
  readonly enumerated: () => number;
}

export function wrongOptions(n: number, k: number): CountOption[] {
  const parts: WrongParts[] = [
    {
      text: `The number of ways to award ${inWords(k)} different prizes to ${inWords(n)} people, with no more than one prize for each person`,
      value: arrangements(n, k),
      why: "The prizes differ, so it matters who gets which of them",
      slip: {
        misconception: "order-matters-confusion",
        whyTempting: `Here, too, ${k} of ${n} people are picked out.`,
        repairQuestion: "Does anything change when two winners exchange their prizes?",
      },
      enumerated: () => countWhere(sequences(list(n), k)),
    },
    {
      text: `The number of ways to give ${inWords(k)} identical tickets to ${inWords(n)} people, with any number of tickets for each person`,
      value: choose(n + k - 1, k),
      why: "Somebody may receive several tickets, which adds further possibilities",
      slip: {
        misconception: "condition-dropped",
        whyTempting: "Identical tickets do make the order irrelevant.",
        repairQuestion: "Can one person receive two of the tickets?",
      },
      enumerated: () => splits(k, n),
    },
    {
      text: `The number of ways to select ${inWords(n - k + 1)} books from ${inWords(n)} different books`,
      value: choose(n, n - k + 1),
      why: `Taking ${n - k + 1} of ${n} books leaves ${k - 1} behind, not ${k}`,
      slip: {
        misconception: "selection-symmetry-misused",
        whyTempting: "It resembles the rule that taking and leaving are counted alike.",
        repairQuestion: "How many books are left behind?",
      },
      enumerated: () => countWhere(selections(list(n), n - k + 1)),
    },
    {
      text: `The number of ways to select ${inWords(k - 1)} books from ${inWords(n)} different books, plus the number of ways to select ${inWords(k)} books from the same ${inWords(n)} books`,
      value: choose(n + 1, k),
      why: `With one of ${n + 1} objects singled out, this sum counts the selections of ${k} out of ${n + 1}`,
      slip: {
        misconception: "replaced-after-draw",
        whyTempting: "It resembles the split according to whether one object is selected or not.",
        repairQuestion:
          "When one object is singled out, from how many others is the rest selected?",
      },
      enumerated: () => countWhere(selections(list(n), k - 1)) + countWhere(selections(list(n), k)),
    },
    {
      text: `The number of different sequences of ${inWords(n)} letters each of which is A or B`,
      value: 2 ** n,
      why: `The number of A's is not fixed, so there are two choices for each place, $2^{${n}}$ in all`,
      slip: {
        misconception: "condition-dropped",
        whyTempting: "Each object is either chosen or not, just as each letter is A or B.",
        repairQuestion: `How many A's would a sequence need in order to stand for a choice of ${k}?`,
      },
      enumerated: () => 2 ** n,
    },
  ];
  return parts.map(({ text, value, why, slip, enumerated }) => ({
    choice: { text, rationale: `${why}: the number is ${value}, not ${choose(n, k)}.`, ...slip },
    right: false,
    value,
    enumerated,
  }));
}
