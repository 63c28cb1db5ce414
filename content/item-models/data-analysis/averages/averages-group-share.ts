import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, Fraction, tex } from "../../kit/write-numbers.ts";
import { type Parameters, wrongMean, wrongShare } from "./group-share-slips.ts";

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["fraction", "count", "mean"] as const);
  const place = chance.integer(0, 4);
  const sign = chance.integer(0, 1) === 1 ? 1 : -1;
  if (scene === "mean") {
    const [one, two] = chance.pick([
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
      [1, 3],
      [3, 1],
      [4, 1],
    ] as const);
    const step = sign * two * chance.integer(1, 3);
    const second = chance.integer(62, 84);
    return {
      scene,
      first: second + step * (one + two),
      second,
      overall: second + step * one,
      sizes: [one, two],
      place,
    };
  }
  const [one, two] = [chance.integer(1, 7), chance.integer(1, 7)];
  const second = scene === "fraction" ? chance.integer(30, 50) : chance.integer(9, 20);
  const step = sign * chance.integer(1, 3);
  const first = second + step * (one + two);
  const [least, most] = scene === "fraction" ? [22, 60] : [7, 30];
  const fits =
    one !== two &&
    new Fraction(one, two).n === BigInt(one) &&
    one + two > 3 &&
    first >= least &&
    first <= most;
  const scale = scene === "fraction" ? 1 : chance.integer(3, 9);
  return fits
    ? {
        scene,
        first,
        second,
        overall: second + step * one,
        sizes: [one * scale, two * scale],
        place,
      }
    : null;
}

function stemOf({ scene, first, second, overall, sizes: [one, two] }: Parameters): string {
  switch (scene) {
    case "fraction":
      return `Among the employees of a museum, those who work part-time have a mean age of ${first} years, and those who work full-time have a mean age of ${second} years. If the mean age of all the museum's employees is ${overall} years, what fraction of them work part-time?`;
    case "count":
      return `A fleet of ${one + two} vehicles is made up of trucks and vans. Last month the trucks used an average of ${first} liters of fuel per 100 kilometers, the vans used an average of ${second} liters, and the average for the entire fleet was ${overall} liters. If every vehicle was driven the same distance, how many of the vehicles are trucks?`;
    default:
      return `In a statistics course, the ratio of juniors to seniors is $${one} : ${two}$. On the final exam the seniors had a mean score of ${second} points, while the mean score of the juniors and seniors taken together was ${overall} points. If no one else took the exam, what was the mean score of the juniors?`;
  }
}

function keyOf({ scene, first, sizes: [one, two] }: Parameters): Fraction {
  return {
    fraction: new Fraction(one, one + two),
    count: new Fraction(one),
    mean: new Fraction(first),
  }[scene];
}

function workingOf(p: Parameters) {
  const {
    scene,
    first,
    second,
    overall,
    sizes: [one, two],
  } = p;
  const [near, far] = [Math.abs(overall - first), Math.abs(overall - second)];
  const names = {
    fraction: ["part-time employees", "full-time employees"],
    count: ["trucks", "vans"],
    mean: ["juniors", "seniors"],
  }[scene];
  const key = keyOf(p);
  const parts = one === 1 ? "j" : `${one}j`;
  const balance =
    scene === "mean"
      ? `${parts} + ${two} \\cdot ${second} = ${one + two} \\cdot ${overall}`
      : scene === "fraction"
        ? `${first}f + ${second}(1 - f) = ${overall}`
        : `${first}k + ${second}(${one + two} - k) = ${one + two} \\cdot ${overall}`;
  const letter = { fraction: "f", count: "k", mean: "j" }[scene];
  const solved =
    scene === "mean"
      ? `${parts} = ${(one + two) * overall} - ${two * second} = ${one * first}`
      : scene === "fraction"
        ? `${Math.abs(first - second)}f = ${far}`
        : `${Math.abs(first - second)}k = ${(one + two) * far}`;
  const lever =
    scene === "mean"
      ? `The seniors' mean is ${far} ${overall > second ? "below" : "above"} the overall mean. There are ${two} parts of them against ${one} of juniors, so the juniors' mean is $\\frac{${two} \\cdot ${far}}{${one}} = ${tex(new Fraction(two * far, one))}$ on the other side.`
      : `The overall mean is ${near} away from ${first} and ${far} away from ${second}. The sizes are in the inverse ratio, ${far} to ${near}, so the ${names[0]} make up $\\frac{${far}}{${near + far}}$ of the whole.`;
  const takeaway =
    "In a weighted mean of two groups, the distances to the overall mean are in the inverse ratio of the sizes.";
  return {
    scene,
    overall,
    one,
    two,
    key,
    balance,
    letter,
    solved,
    lever,
    takeaway,
    first,
    second,
    near,
    far,
  };
}

type Working = ReturnType<typeof workingOf>;

function stepsOf({
  scene,
  first,
  second,
  overall,
  one,
  two,
  near,
  far,
  key,
  balance,
  letter,
  solved,
}: Working): Question["explanation"]["steps"] {
  return [
    {
      text: `Balance the totals: $${balance}$.`,
      why: "The total of all is the sum of the totals of the groups.",
      check:
        scene === "mean"
          ? {
              left: `${one}*j+${two}*${second}`,
              right: `${one + two}*${overall}`,
              given: { j: `${first}` },
            }
          : scene === "fraction"
            ? {
                left: `${first}*f+${second}*(1-f)`,
                right: `${overall}`,
                given: { f: key.toFraction() },
              }
            : {
                left: `${first}*k+${second}*(${one + two}-k)`,
                right: `${one + two}*${overall}`,
                given: { k: `${one}` },
              },
    },
    {
      text: `Solve: $${solved}$, so $${letter} = ${tex(key)}$.`,
      why: "One equation with one unknown is left.",
      check: {
        left:
          scene === "mean"
            ? `${one * first}/${one}`
            : scene === "fraction"
              ? `${far}/${near + far}`
              : `${(one + two) * far}/${near + far}`,
        right: key.toFraction(),
      },
    },
  ];
}

function hintsOf({ scene, one, two, balance }: Working): string[] {
  return [
    "The overall mean is not the plain average of the two means. What decides where it lies?",
    "The total of all is the sum of the totals of the two groups, and each total is a mean times a size.",
    scene === "mean"
      ? `Take ${one} juniors and ${two} seniors. What is the total of all their scores?`
      : scene === "fraction"
        ? "Call the fraction $f$. What fraction works full-time, and what is the total age for a staff of size 1?"
        : "Call the number of trucks $k$. How many vans are there, in terms of $k$?",
    `Solve $${balance}$.`,
  ];
}

function explanationOf(p: Parameters): Question["explanation"] {
  const working = workingOf(p);
  const { scene, one, two, key, balance, letter, solved, lever, takeaway } = working;
  return {
    quick: `Balance the totals: $${balance}$. This gives $${solved}$, and $${letter} = ${tex(key)}$. The trap is ${scene === "mean" ? "to average the two means as if the groups were equally large" : "to give the share of the other group, or a ratio in place of a share"}.`,
    detailed: analysis({
      asked: {
        fraction: "The fraction of the employees who work part-time.",
        count: "The number of trucks in the fleet.",
        mean: "The mean score of the juniors.",
      }[scene],
      plan: "Express the total of all as the sum of the totals of the two groups.",
      reasoning: [
        scene === "mean"
          ? `Take ${one} juniors and ${two} seniors; only the ratio matters. Let $j$ be the juniors' mean.`
          : scene === "fraction"
            ? "Take the number of employees as 1, of which $f$ are part-time and $1 - f$ full-time."
            : `Let $k$ be the number of trucks, so that there are $${one + two} - k$ vans.`,
        `The totals give $${balance}$.`,
        `Simplify: $${solved}$. Hence $${letter} = ${tex(key)}$.`,
        `The same as a balance: ${lever.charAt(0).toLowerCase()}${lever.slice(1)}`,
      ],
      options: `Exchanging the two weights gives the group with the farther mean the greater weight. The plain average of the means is right for equal groups only. ${scene === "mean" ? "Adding the distance to the wrong mean, or not dividing it, breaks the balance of the totals." : "A ratio of one group to the other is not a share of the whole, and distances have to be divided by the distance between the two means."}`,
      takeaway,
    }),
    steps: stepsOf(working),
    hints: hintsOf(working),
    fasterWay: lever,
    takeaway,
    selfExplain: {
      prompt: "Why is the overall mean nearer to the mean of the larger group?",
      expectations: [
        "the larger group has the greater weight in the total",
        "the distances times the sizes balance",
      ],
    },
  };
}

export const averagesGroupShare = defineModel<Parameters>({
  id: "averages-group-share",
  knowledgeComponents: [
    "quantitative.data-analysis.averages.weighted-mean",
    "quantitative.algebra.linear-equations.one-variable",
  ],
  traps: ["weights-swapped", "ratio-or-share"],
  method:
    "Groups of every size, or every possible mean, are tried until the overall mean is the one stated",
  draw,
  write: (p) => {
    const value = keyOf(p);
    const key = {
      ...choice(value),
      rationale: `With ${p.sizes[0]} against ${p.sizes[1]}${p.scene === "count" ? "" : " parts"} and the means ${p.first} and ${p.second}, the mean of all is $\\frac{${p.sizes[0]} \\cdot ${p.first} + ${p.sizes[1]} \\cdot ${p.second}}{${p.sizes[0] + p.sizes[1]}} = ${p.overall}$.`,
    };
    const wrong = p.scene === "mean" ? wrongMean(p) : wrongShare(p);
    return {
      stem: stemOf(p),
      body: { type: "single-choice", key, wrong: withKeyAtPlace(key.order, wrong, p.place) },
      difficulty: { fraction: 3, count: 3, mean: 2 }[p.scene] as 2 | 3,
      targetSeconds: 90,
      explanation: explanationOf(p),
    };
  },
  recompute: ({ scene, first, second, overall, sizes: [one, two] }, item) => {
    const mean = (list: readonly number[]) =>
      list.reduce((sum, value) => sum + value, 0) / list.length;
    const group = (size: number, value: number) => Array.from({ length: size }, () => value);
    if (scene === "mean") {
      for (let juniors = 0; juniors <= 200; juniors += 1) {
        if (Math.abs(mean([...group(one, juniors), ...group(two, second)]) - overall) < 1e-9)
          return optionsNear(item, juniors);
      }
    } else {
      for (let size = scene === "count" ? one + two : 2; size <= 120; size += 1) {
        for (let inFirst = 1; inFirst < size; inFirst += 1) {
          const all = [...group(inFirst, first), ...group(size - inFirst, second)];
          if (Math.abs(mean(all) - overall) < 1e-9)
            return optionsNear(item, scene === "count" ? inFirst : inFirst / size);
        }
      }
    }
    throw new Error("nothing fits the overall mean");
  },
});
