import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type WrongChoice } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, grouped } from "../../kit/write-numbers.ts";
import { arrangements, choose, inWords } from "./combinatorics.ts";
import { countWhere, firstNumbers, selections } from "./enumerate.ts";

interface Parameters {
  readonly scene: "jury" | "box" | "watch";
  /** Members of the two groups, and of the selection. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly below: number;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["jury", "box", "watch"] as const);
  const [x, y] = [chance.integer(4, 7), chance.integer(3, 6)];
  const size = scene === "box" ? chance.pick([3, 5]) : 4;
  return x === y ? null : { scene, x, y, size, below: chance.integer(0, 4) };
}

interface Words {
  readonly stem: string;
  readonly one: string;
  readonly other: string;
  /** How many of the first group the selection may contain. */
  readonly from: number;
  readonly to: number;
  readonly condition: string;
}

function wordsOf({ scene, x, y, size }: Parameters): Words {
  switch (scene) {
    case "jury":
      return {
        stem: `To judge a literary competition, ${x} novelists and ${y} poets have offered their services. The jury is to have ${inWords(size)} members, at least two of whom must be novelists. How many different juries are possible?`,
        one: "novelists",
        other: "poets",
        from: 2,
        to: Math.min(size, x),
        condition: "at least two novelists",
      };
    case "box":
      return {
        stem: `A confectioner makes ${x} kinds of dark chocolate and ${y} kinds of white chocolate. A gift box contains ${inWords(size)} pieces of different kinds, with more dark pieces than white ones; the arrangement in the box does not matter. How many different gift boxes can be made?`,
        one: "dark pieces",
        other: "white pieces",
        from: (size + 1) / 2,
        to: Math.min(size, x),
        condition: "more dark pieces than white pieces",
      };
    default:
      return {
        stem: `Of the ${x + y} sailors on a research ship, ${y} are cadets and the others are officers. In how many ways can ${inWords(size)} of the sailors be selected for the night watch if the selection must include at least two officers and at least one cadet?`,
        one: "officers",
        other: "cadets",
        from: 2,
        to: size - 1,
        condition: "at least two officers and at least one cadet",
      };
  }
}

const casesOf = ({ x, y, size }: Parameters, from: number, to: number) =>
  [...integers(from, to)]
    .map((taken) => ({ taken, ways: choose(x, taken) * choose(y, size - taken) }))
    .filter(({ ways }) => ways > 0);
const total = (cases: readonly { readonly ways: number }[]) =>
  cases.reduce((sum, { ways }) => sum + ways, 0);

function wrongChoices(parameters: Parameters, words: Words, key: number): WrongChoice[] {
  const { x, y, size, below } = parameters;
  const { from, to, one, other, condition } = words;
  const all = choose(x + y, size);
  const wrong: WrongChoice[] = [
    {
      ...choice(choose(x, from) * choose(x + y - from, size - from)),
      rationale: `This picks ${from} ${one} and then fills up freely; a selection with more ${one} is counted once for every way to name ${from} of them first.`,
      misconception: "counted-twice",
      whyTempting: "It secures the required number first and leaves the rest free.",
      repairQuestion: `How often does this count a selection that contains ${from + 1} of the ${one}?`,
    },
    {
      ...choice(choose(x, from) * choose(y, size - from)),
      rationale: `This counts only the selections with exactly ${from} ${one}.`,
      misconception: "missed-a-case",
      whyTempting: "The least number required is taken for the exact number.",
      repairQuestion: `Would a selection with ${from + 1} ${one} satisfy the condition?`,
    },
    {
      ...choice(total(casesOf(parameters, from - 1, to))),
      rationale: `This also admits selections with only ${from - 1} of the ${one}, which the condition forbids.`,
      misconception: "boundary-value-miscounted",
      whyTempting: "The list of cases is begun one case too early.",
      repairQuestion: `Does a selection with ${from - 1} of the ${one} have ${condition}?`,
    },
    {
      ...choice(all - key),
      rationale: "These are the selections that do *not* satisfy the condition.",
      misconception: "complement-answered",
      whyTempting: "Counting the forbidden cases is a sound first move that is then not completed.",
      repairQuestion: "Do the selections you counted meet the condition or break it?",
    },
    {
      ...choice(all),
      rationale: `All selections of ${size} out of ${x + y} are counted; the condition is ignored.`,
      misconception: "ignored-condition",
      whyTempting: "It is the standard formula for an unordered selection.",
      repairQuestion: `Would a selection made up mostly of ${other} be acceptable?`,
    },
    {
      ...choice(total(casesOf(parameters, from + 1, to))),
      rationale: `This leaves out the selections with exactly ${from} ${one}, which are allowed.`,
      misconception: "boundary-value-miscounted",
      whyTempting: "The first case on the list is easily taken to be excluded.",
      repairQuestion: `Is a selection with exactly ${from} ${one} forbidden?`,
    },
    {
      ...choice(
        [...integers(from, to)].reduce(
          (sum, taken) => sum + choose(x, taken) + choose(y, size - taken),
          0,
        ),
      ),
      rationale: `Within a case the choices of ${one} and of ${other} are added here; since each goes with each, they must be multiplied.`,
      misconception: "choices-added-not-multiplied",
      whyTempting: "Cases are added, and the sum is extended to the choices inside a case.",
      repairQuestion: `How many selections arise from 3 possible groups of ${one} and 4 possible groups of ${other}?`,
    },
    {
      ...choice(arrangements(x, from) * arrangements(y, size - from)),
      rationale: `This counts exactly ${from} ${one}, and it distinguishes orders that do not matter.`,
      misconception: "order-matters-confusion",
      whyTempting: "Factors that go down one by one are the first thing that comes to mind.",
      repairQuestion: "Does the selection change when its members are named in another order?",
    },
  ].filter(({ order }) => order > 1);
  return withKeyAtPlace(key, wrong, below);
}

export const countingCommittees = defineModel<Parameters>({
  id: "counting-committees",
  knowledgeComponents: [
    "quantitative.data-analysis.counting.combinations",
    "quantitative.data-analysis.counting.multiplication-principle",
  ],
  traps: ["at-least", "counted-twice"],
  method: "Every selection is listed, and those that meet the condition are counted",
  draw,
  write: (parameters) => {
    const { x, y, size } = parameters;
    const words = wordsOf(parameters);
    const { one, other, from, to, condition } = words;
    const cases = casesOf(parameters, from, to);
    const key = total(cases);
    const lines = cases.map(
      ({ taken, ways }) =>
        `With ${inWords(taken)} of the ${one} and ${inWords(size - taken)} of the ${other}: $\\binom{${x}}{${taken}}\\binom{${y}}{${size - taken}} = ${choose(x, taken)} \\cdot ${choose(y, size - taken)} = ${ways}$.`,
    );
    const sum = cases.map(({ ways }) => ways).join(" + ");
    const takeaway =
      "For “at least”, split into cases by exact numbers: multiply inside a case and add the cases.";
    return {
      stem: words.stem,
      body: {
        type: "single-choice",
        key: {
          ...choice(key),
          rationale: `Split by the exact number of ${one}: the cases contribute $${sum} = ${key}$.`,
        },
        wrong: wrongChoices(parameters, words, key),
      },
      difficulty: 3,
      targetSeconds: 100,
      explanation: {
        quick: `The condition “${condition}” covers several exact cases, from ${from} to ${cases.at(-1)?.taken ?? to} of the ${one}. Multiply inside each case, then add: $${sum} = ${key}$. The trap is to pick ${from} of the ${one} first and then fill up freely, which counts many selections more than once.`,
        detailed: analysis({
          asked: `The number of selections of ${inWords(size)}, order ignored, with ${condition}.`,
          plan: `Split by the exact number of ${one}, so that no selection is counted twice.`,
          reasoning: [...lines, `No selection belongs to two cases, so add: $${sum} = ${key}$.`],
          options: `Picking ${from} of the ${one} and then filling up freely counts a selection as often as it contains ${from} of the ${one}. Stopping after the first case takes “at least” for “exactly”. Beginning the list one case too early or too late misreads the condition, and counting all ${grouped(choose(x + y, size))} selections ignores it.`,
          takeaway,
        }),
        steps: [
          {
            text: lines[0] ?? "",
            why: "Each choice from one group goes with each choice from the other.",
            check: {
              left: `${choose(x, from)}*${choose(y, size - from)}`,
              right: `${choose(x, from) * choose(y, size - from)}`,
            },
          },
          {
            text: `Treat the other cases likewise and add: $${sum} = ${key}$.`,
            why: "The cases exclude each other and cover everything that is allowed.",
            check: { left: sum.replaceAll(" ", ""), right: `${key}` },
          },
        ],
        hints: [
          "Does the order in which the members are picked matter here?",
          "A condition such as “at least” or “more than” stands for several exact cases that exclude each other.",
          `List the possible exact numbers of ${one}, beginning with ${from}, and what each leaves for the ${other}.`,
          `For every case multiply the number of choices among the ${x} by the number of choices among the ${y}, and add the products.`,
        ],
        takeaway,
        selfExplain: {
          prompt: `Why is it wrong to pick ${from} of the ${one} first and then fill the remaining places freely?`,
          expectations: [
            `a selection with more than ${from} of the ${one} is reached in several ways`,
            "exact cases exclude each other, so nothing is counted twice",
          ],
        },
      },
    };
  },
  recompute: (parameters, item) => {
    const { scene, x, y, size } = parameters;
    const allowed = (taken: number) => {
      if (scene === "box") return taken > size - taken;
      return taken >= 2 && (scene === "jury" || size - taken >= 1);
    };
    const count = countWhere(selections(firstNumbers(x + y), size), (members) =>
      allowed(members.filter((member) => member < x).length),
    );
    return optionsNear(item, count);
  },
});
