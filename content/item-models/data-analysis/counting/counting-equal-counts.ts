import { optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type WrongChoice } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choose, chooseAscii, chooseTex, inWords } from "./combinatorics.ts";
import { type CountOption, rightOptions, wrongOptions } from "./equal-count-options.ts";

type SceneName = "juries" | "lamps" | "streets";
interface Parameters {
  readonly scene: SceneName;
  readonly n: number;
  readonly k: number;
  readonly options: readonly CountOption[];
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["juries", "lamps", "streets"] as const);
  const [n, k] = [chance.integer(7, 9), chance.integer(3, 4)];
  const rights = chance.integer(1, 3);
  const options = [
    ...chance.sample(rightOptions(n, k), rights),
    ...chance.sample(wrongOptions(n, k), 5 - rights),
  ];
  const clash = options.some(({ right, value }) => !right && value === choose(n, k));
  return clash || n === 2 * k || n === 2 * k - 1 ? null : { scene, n, k, options };
}

interface Words {
  readonly stem: string;
  /** What is chosen out of what. */
  readonly chosen: string;
}

const STEMS: Readonly<Record<SceneName, (n: number, k: number) => Words>> = {
  juries: (n, k) => ({
    stem: `From ${inWords(n)} applicants, a panel of ${inWords(k)} is to be formed, and $N$ is the number of different panels that are possible. Which of the following numbers are equal to $N$?`,
    chosen: `A panel is settled by which ${k} of the ${n} applicants belong to it`,
  }),
  lamps: (n, k) => ({
    stem: `A control board has ${inWords(n)} lamps in a row, each of which is either lit or dark. Let $N$ be the number of patterns in which exactly ${inWords(k)} lamps are lit. Which of the following are other ways to describe the number $N$?`,
    chosen: `A pattern is settled by which ${k} of the ${n} lamps are lit`,
  }),
  streets: (n, k) => ({
    stem: `The streets of a town form a square grid. A courier must get from one crossing to another that lies ${inWords(k)} blocks farther east and ${inWords(n - k)} blocks farther north, and $N$ routes of the least possible length are open to her. Which of the following must have the same value as $N$?`,
    chosen: `A shortest route has ${n} blocks and is settled by which ${k} of them run east`,
  }),
};

function ending(text: string): string {
  return `${text}\n\nIndicate *all* such numbers.`;
}

export const countingEqualCounts = defineModel<Parameters>({
  id: "counting-equal-counts",
  knowledgeComponents: [
    "quantitative.data-analysis.counting.combinations",
    "quantitative.data-analysis.counting.permutations",
  ],
  traps: ["order-or-not", "repetition-or-not", "chosen-or-left"],
  method: "The possibilities of the statement and of every option are listed and counted",
  draw,
  write: ({ scene, n, k, options }) => {
    const { stem, chosen } = STEMS[scene](n, k);
    const value = choose(n, k);
    const right = options.filter((option) => option.right).map((option) => option.choice);
    const wrong = options.filter((option) => !option.right);
    const takeaway =
      "Two counts are equal when each possibility of the one corresponds to exactly one possibility of the other.";
    return {
      stem: ending(stem),
      body: {
        type: "multiple-choice",
        right,
        wrong: wrong.map((option) => option.choice as WrongChoice),
        picks: null,
      },
      difficulty: right.length === 1 ? 4 : 5,
      targetSeconds: 120,
      explanation: {
        quick: `${chosen}, so $N = \\binom{${n}}{${k}} = ${value}$. A count equals $N$ if it, too, comes down to picking ${k} of ${n} places or objects, or the ${n - k} that are left out, without order and without repetition. Test each option for three things: does order matter, may something be picked twice, and are the numbers right?`,
        detailed: analysis({
          asked: `Which of the described numbers are equal to $N$, the number of ways to choose ${k} out of ${n}.`,
          plan: "Write $N$ as a number of selections, and find out for every option what has to be settled.",
          reasoning: [
            `${chosen}. Order plays no role, so $N = ${chooseTex(n, k)} = ${value}$.`,
            ...options.filter((option) => option.right).map((option) => option.choice.rationale),
          ],
          options: wrong.map((option) => option.choice.rationale).join(" "),
          takeaway,
        }),
        steps: [
          {
            text: `Write $N$ as $\\binom{${n}}{${k}} = ${chooseTex(n, k)} = ${value}$.`,
            why: `${chosen}, and the order of choosing is irrelevant.`,
            check: { left: chooseAscii(n, k), right: `${value}` },
          },
          {
            text: `Look for $\\binom{${n}}{${n - k}}$ as well, which is also ${value}.`,
            why: "Choosing what to take is choosing what to leave.",
            check: { left: chooseAscii(n, n - k), right: chooseAscii(n, k) },
          },
          {
            text: "For every option, ask what has to be picked, from how many, and whether order or repetition makes a difference.",
            why: "A count is decided by these three points, not by the story.",
          },
        ],
        hints: [
          "What has to be settled for one of the possibilities counted by $N$, and does its order matter?",
          "Different stories can hide the same choice; check order, repetition, and how many are taken or left.",
          `Write $N$ as a number of ways to choose ${k} out of ${n}, and remember that choosing the ${n - k} others comes to the same.`,
          "For each option write down the count as a formula and compare it with that of $N$; compute only if the formulas differ in form.",
        ],
        takeaway,
        selfExplain: {
          prompt: "How can two counts be seen to be equal without computing either of them?",
          expectations: [
            "by matching the possibilities of one with those of the other, one to one",
            "for example objects chosen with objects left, or places of one letter with chosen places",
          ],
        },
      },
    };
  },
  recompute: ({ scene, n, k, options }, item) => {
    let wanted = 0;
    if (scene === "streets") {
      const routes = (east: number, north: number): number =>
        east === 0 || north === 0 ? 1 : routes(east - 1, north) + routes(east, north - 1);
      wanted = routes(k, n - k);
    } else {
      for (let mask = 0; mask < 2 ** n; mask += 1) {
        if ([...mask.toString(2)].filter((digit) => digit === "1").length === k) wanted += 1;
      }
    }
    const counts = new Map(options.map((option) => [option.choice.text, option.enumerated()]));
    return optionsWhere(item, (text) => counts.get(text) === wanted);
  },
});
