import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice } from "../../kit/write-numbers.ts";
import {
  extremeList,
  type Parameters,
  wrongLeast,
  wrongLevel,
  wrongMost,
} from "./extreme-slips.ts";

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["most", "level", "least"] as const);
  const mean = chance.integer(14, 32);
  const place = chance.integer(0, 4);
  if (scene === "least") {
    const known = mean + chance.integer(4, 7);
    const p = { scene, mean, known, place };
    return extremeList(p)[0] >= 3 && extremeList(p)[1] - extremeList(p)[0] > 4 ? p : null;
  }
  const known = scene === "most" ? chance.integer(8, mean + 4) : chance.integer(mean - 7, mean - 2);
  const p = { scene, mean, known, place };
  const [, , third, fourth, fifth] = extremeList(p);
  return known >= 7 && fourth > third && fifth > fourth ? p : null;
}

function stemOf({ scene, mean, known }: Parameters): string {
  switch (scene) {
    case "most":
      return `Five different positive integers have an average (arithmetic mean) of ${mean} and a median of ${known}. What is the greatest possible value of the largest of the five integers?`;
    case "level":
      return `On five shelves in a reading room there are ${5 * mean} books. No two shelves hold the same number of books, every shelf holds some, and the median number of books on a shelf is ${known}. The shelf with the most books holds at least how many?`;
    default:
      return `A convoy of five trucks is loaded with ${5 * mean} crates in all. The numbers of crates on the trucks are all different, and the fullest truck carries ${known}. What is the smallest number of crates that the truck with the fewest can carry?`;
  }
}

const ASKED = {
  most: "the greatest possible value of the largest integer",
  level: "the least number of books that the fullest shelf can hold",
  least: "the least number of crates that any truck can carry",
} as const;

function workingOf(p: Parameters) {
  const { scene, mean, known } = p;
  const list = extremeList(p);
  const [a, b, c, d, e] = list;
  const total = 5 * mean;
  const noun = { most: "integers", level: "numbers of books", least: "numbers of crates" }[scene];
  const push = {
    most: `The two below the median are at least 1 and 2, and the fourth is at least ${known + 1}.`,
    level: `The two below the median are at most ${a} and ${b}, which leaves $${total} - ${a} - ${b} - ${c} = ${total - a - b - c}$ for the two above it.`,
    least: `The other four are at most ${known}, ${known - 1}, ${known - 2} and ${known - 3}.`,
  }[scene];
  const finish = {
    most: `So the largest is at most $${total} - (${a} + ${b} + ${c} + ${d}) = ${e}$.`,
    level: `Two different numbers with this sum are closest as ${d} and ${e}, so the larger one is at least ${e}.`,
    least: `So the smallest is at least $${total} - (${b} + ${c} + ${d} + ${e}) = ${a}$.`,
  }[scene];
  const direction = {
    most: "as small as possible",
    level: "as large as possible below, and as even as possible above",
    least: "as large as possible",
  }[scene];
  const takeaway =
    "To push one value of a fixed total to its limit, push all the others the opposite way as far as every condition allows.";
  return { scene, mean, known, list, a, total, noun, push, finish, direction, takeaway };
}

type Working = ReturnType<typeof workingOf>;

function hintsOf({ scene, known }: Working): string[] {
  return [
    "The total of the five is fixed. Which way must the others move for the extreme case?",
    "All five numbers are different, and their order ties them to the one that is given.",
    scene === "most"
      ? `Write down the five places in order with ${known} in the middle. What is the least that can stand in each of the others?`
      : scene === "level"
        ? `Write down the five places in order with ${known} in the middle. How many books can the two emptiest shelves hold at most?`
        : `The fullest truck carries ${known}. What is the most that the next three can carry?`,
    scene === "level"
      ? "Subtract the three lower shelves from the total, and divide the rest between two shelves as evenly as different numbers permit."
      : "Subtract the four numbers that you have found from the total.",
  ];
}

function explanationOf(p: Parameters, key: number): Question["explanation"] {
  const working = workingOf(p);
  const { scene, mean, known, list, total, noun, push, finish, direction, takeaway } = working;
  return {
    quick: `The total is $5 \\cdot ${mean} = ${total}$. ${push} ${finish} The list ${list.join(", ")} ${scene === "level" ? "reaches this" : `shows that ${key} is possible`}. The trap is to forget that the ${noun} differ.`,
    detailed: analysis({
      asked: `For five different ${noun} with the total ${total}, ${ASKED[scene]}.`,
      plan: `Keep the total fixed and make the other four ${direction}, using every condition.`,
      reasoning: [
        scene === "most"
          ? `The mean gives the total: $5 \\cdot ${mean} = ${total}$.`
          : `The total is ${total}, so the mean is ${mean}; the total is what is shared out.`,
        push,
        finish,
        `Check: ${list.join(", ")} are different, have the total ${total}${scene === "least" ? ` and the largest number ${known}` : ` and the median ${known}`}, so the limit is reached.`,
      ],
      options: `Repeating a number breaks the condition that all differ. Leaving one of the other four at an ordinary value gives a limit that can still be passed. Forgetting the ${scene === "least" ? "largest number" : "median"} or the total gives a list that does not fit the statement.`,
      takeaway,
    }),
    steps: [
      {
        text: `Write the total: $5 \\cdot ${mean} = ${total}$.`,
        why: "A mean times the number of values is their total.",
        check: { left: `5*${mean}`, right: `${total}` },
      },
      {
        text: `${push} ${finish}`,
        why: "What the others take or leave decides the extreme value.",
        check: { left: list.join("+"), right: `${total}` },
      },
      {
        text: `The list ${list.join(", ")} meets every condition.`,
        why: "A limit counts only if it can be reached.",
      },
    ],
    hints: hintsOf(working),
    takeaway,
    selfExplain: {
      prompt: "How do you know that the limit you found cannot be passed?",
      expectations: [
        "each of the other numbers is already at its own limit",
        "the total is fixed, and a list that reaches the limit exists",
      ],
    },
  };
}

export const averagesExtremeValue = defineModel<Parameters>({
  id: "averages-extreme-value",
  knowledgeComponents: [
    "quantitative.data-analysis.averages.median",
    "quantitative.data-analysis.averages.mean",
  ],
  traps: ["all-different", "push-the-others"],
  method:
    "All sets of five different positive integers with the stated total and middle or largest number are listed",
  draw,
  write: (p) => {
    const list = extremeList(p);
    const value = p.scene === "least" ? list[0] : list[4];
    const key = {
      ...choice(value),
      rationale: `The numbers ${list.join(", ")} meet every condition, and each of the other four is already at its limit.`,
    };
    const wrong = { most: wrongMost, level: wrongLevel, least: wrongLeast }[p.scene](p);
    return {
      stem: stemOf(p),
      body: { type: "single-choice", key, wrong: withKeyAtPlace(key.order, wrong, p.place) },
      difficulty: { most: 4, level: 5, least: 4 }[p.scene] as 4 | 5,
      targetSeconds: p.scene === "level" ? 130 : 110,
      explanation: explanationOf(p, value),
    };
  },
  recompute: ({ scene, mean, known }, item) => {
    const total = 5 * mean;
    let best = scene === "most" ? 0 : Number.POSITIVE_INFINITY;
    for (let a = 1; a < known; a += 1) {
      for (let b = a + 1; b < known; b += 1) {
        if (scene === "least") {
          for (let c = b + 1; c < known; c += 1) {
            const d = total - a - b - c - known;
            if (d > c && d < known) best = Math.min(best, a);
          }
          continue;
        }
        for (let d = known + 1; d < total; d += 1) {
          const e = total - a - b - known - d;
          if (e > d) best = scene === "most" ? Math.max(best, e) : Math.min(best, e);
        }
      }
    }
    return optionsNear(item, best);
  },
});
