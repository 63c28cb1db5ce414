import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, decimal, Fraction } from "../../kit/write-numbers.ts";
import {
  type Parameters,
  wrongCorrected,
  wrongDropped,
  wrongJoined,
} from "./average-change-slips.ts";

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["joined", "corrected", "dropped"] as const);
  const place = chance.integer(0, 4);
  if (scene === "joined") {
    const [count, before, rise] = [
      chance.integer(5, 16),
      chance.integer(24, 40),
      chance.integer(1, 3),
    ];
    const after = before + rise;
    const sum = (count + 2) * after - count * before;
    const first = Math.floor(sum / 2) - chance.integer(1, 5);
    return sum - first > 75
      ? null
      : { scene, count, before, after, values: [first, sum - first], place };
  }
  if (scene === "corrected") {
    const [count, fall] = [5 * chance.integer(2, 8), chance.pick([2, 4, 6, 8, 12])];
    const gap = (count * fall) / 10;
    const right = chance.integer(12, 40);
    return Number.isInteger(gap) && gap > 3 && gap < 50
      ? {
          scene,
          count,
          before: 10 * right + chance.integer(10, 60),
          after: fall,
          values: [right + gap, right],
          place,
        }
      : null;
  }
  const [count, before, rise] = [
    chance.integer(6, 15),
    chance.integer(62, 84),
    chance.integer(1, 4),
  ];
  const lowest = count * before - (count - 1) * (before + rise);
  return lowest < 20 || lowest > before - 8
    ? null
    : { scene, count, before, after: before + rise, values: [lowest, lowest], place };
}

function stemOf({ scene, before, after, values: [one, two] }: Parameters): string {
  switch (scene) {
    case "joined":
      return `The average (arithmetic mean) age of the members of a film club was ${before} years. Then two new members were admitted, one of them ${one} and the other ${two} years old, and this raised the average age to ${after} years. How many members did the club have before the two were admitted?`;
    case "corrected":
      return `In a series of temperature readings at a weather station, one reading was entered as ${one} degrees when it was in fact ${two} degrees. Correcting this entry lowered the mean of all the readings in the series by ${decimal(new Fraction(after, 10))} degrees. How many readings does the series contain?`;
    default:
      return `A jury's scores for a dive had a mean of ${before} points. The lowest score, ${one} points, was struck out, and the mean of all the others was ${after} points. How many scores had the jury given, the one struck out included?`;
  }
}

interface Work {
  readonly equation: string;
  readonly solved: string;
  readonly check: { left: string; right: string; given: Record<string, string> };
  readonly view: string;
}

function workOf({ scene, count, before, after, values: [one, two] }: Parameters): Work {
  const given = { n: `${count}` };
  if (scene === "joined") {
    return {
      equation: `${before}n + ${one + two} = ${after}(n + 2)`,
      solved: `${after - before === 1 ? "" : after - before}n = ${one + two} - ${2 * after} = ${one + two - 2 * after}`,
      check: { left: `${before}*n+${one + two}`, right: `${after}*(n+2)`, given },
      view: `Above the new average, the two newcomers bring $${one + two} - 2 \\cdot ${after} = ${one + two - 2 * after}$ years, which lift each of the $n$ old members by ${after - before}.`,
    };
  }
  if (scene === "corrected") {
    const fall = decimal(new Fraction(after, 10));
    return {
      equation: `${fall}n = ${one} - ${two}`,
      solved: `n = \\frac{${one - two}}{${fall}}`,
      check: { left: `${fall}*n`, right: `${one}-${two}`, given },
      view: `The total falls by ${one - two} degrees, and this is shared equally by all $n$ readings.`,
    };
  }
  return {
    equation: `${before}n - ${one} = ${after}(n - 1)`,
    solved: `${after - before === 1 ? "" : after - before}n = ${after} - ${one} = ${after - one}`,
    check: { left: `${before}*n-${one}`, right: `${after}*(n-1)`, given },
    view: `Below the new mean, the struck score lacks $${after} - ${one} = ${after - one}$ points, which pulled the mean of all $n$ scores down by ${after - before}.`,
  };
}

function explanationOf(p: Parameters): Question["explanation"] {
  const { scene, count } = p;
  const { equation, solved, check, view } = workOf(p);
  const what = { joined: "members before", corrected: "readings", dropped: "scores given" }[scene];
  const takeaway =
    "When an average changes, turn averages into totals: average times count, before and after.";
  return {
    quick: `Let $n$ be the number of ${what}, and write the totals: $${equation}$. Hence $${solved}$, so that $n = ${count}$. The trap is to use the wrong count on one side.`,
    detailed: analysis({
      asked: `The number of ${what}.`,
      plan: "An average times a count is a total; follow the total through the change.",
      reasoning: [
        scene === "corrected"
          ? "The number of readings stays the same, so the mean changes by the change in the total divided by $n$."
          : `Before the change the total is the old average times $n$, and after it the new average times $n ${scene === "joined" ? "+ 2" : "- 1"}$.`,
        `This gives $${equation}$.`,
        `Solve it: $${solved}$, so $n = ${count}$.`,
        `The same seen as a balance: ${view.charAt(0).toLowerCase()}${view.slice(1)}`,
      ],
      options:
        "Results that are off by one or two mix up the group before and the group after the change. Other results stop at the change in the total, or divide a value where only its distance from the average counts. Each of them fails when the totals are computed from it.",
      takeaway,
    }),
    steps: [
      {
        text: `Write the totals: $${equation}$.`,
        why: "Average times count is total, before and after the change.",
        check,
      },
      {
        text: `Solve: $${solved}$, so $n = ${count}$.`,
        why: "The terms with $n$ differ by the change of the average for each.",
      },
    ],
    hints: [
      "An average alone does not say how many there are. What does its change say?",
      "Turn each average into a total; totals can be added and subtracted.",
      scene === "corrected"
        ? "By how many degrees does the total change when the one entry is corrected?"
        : `With $n$ for the number asked for, write the total before the change and the total after it.`,
      `Solve $${equation}$ for $n$.`,
    ],
    fasterWay: view,
    takeaway,
    selfExplain: {
      prompt: "How can a change of the average reveal the number of values?",
      expectations: [
        "the change in the total is known",
        "it is shared equally by all the values that the average belongs to",
      ],
    },
  };
}

export const wpAverageAfterChange = defineModel<Parameters>({
  id: "wp-average-after-change",
  knowledgeComponents: [
    "quantitative.algebra.word-problems.averages-problem",
    "quantitative.data-analysis.averages.mean",
  ],
  traps: ["count-before-or-after"],
  method:
    "Lists of every length are written out and changed as stated until the average behaves as it should",
  draw,
  write: (p) => {
    const key = {
      ...choice(p.count),
      rationale: `With $n = ${p.count}$ both sides of $${workOf(p).equation}$ agree.`,
    };
    const wrong = { joined: wrongJoined, corrected: wrongCorrected, dropped: wrongDropped }[
      p.scene
    ](p);
    return {
      stem: stemOf(p),
      body: { type: "single-choice", key, wrong: withKeyAtPlace(key.order, wrong, p.place) },
      difficulty: { joined: 3, corrected: 2, dropped: 3 }[p.scene] as 2 | 3,
      targetSeconds: p.scene === "corrected" ? 75 : 95,
      explanation: explanationOf(p),
    };
  },
  recompute: ({ scene, before, after, values: [one, two] }, item) => {
    const total = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0);
    for (let length = 2; length <= 200; length += 1) {
      if (scene === "corrected") {
        const entered = Array.from({ length }, (_, index) => (index === 0 ? one : 17));
        const fixed = entered.with(0, two);
        if (10 * (total(entered) - total(fixed)) === after * length)
          return optionsNear(item, length);
        continue;
      }
      const old = Array.from({ length }, () => before);
      const now = scene === "joined" ? [...old, one, two] : old.slice(1);
      const sum = scene === "joined" ? total(now) : total(old) - one;
      if (sum === after * now.length) return optionsNear(item, length);
    }
    throw new Error("no length fits");
  },
});
