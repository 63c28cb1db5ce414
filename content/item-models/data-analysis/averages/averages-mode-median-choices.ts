import { optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  defineModel,
  type Question,
  type RightChoice,
  type WrongChoice,
} from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, decimal } from "../../kit/write-numbers.ts";
import {
  holds,
  listed,
  meanOf,
  medianOf,
  modesOf,
  type Parameters,
  rising,
} from "./list-measures.ts";

function drawList(
  chance: Chance,
  scene: Parameters["scene"],
): { shown: number[]; target: number } | null {
  if (scene === "mean") {
    const known = rising(
      chance.sample(
        Array.from({ length: 24 }, (_, index) => index + 6),
        4,
      ),
    );
    const [, b = 0, c = 0] = known;
    const sum = known.reduce((total, value) => total + value, 0);
    const fits = sum % 4 === 0 && 4 * b < sum && sum < 4 * c && sum < 5 * b && c - b > 2;
    return fits ? { shown: chance.shuffle(known), target: 0 } : null;
  }
  if (scene === "median") {
    const known = rising(
      chance.sample(
        Array.from({ length: 20 }, (_, index) => index + 11),
        5,
      ),
    );
    const [, b = 0, c = 0, d = 0] = known;
    const target = chance.integer(0, 1) === 1 ? (c + d) / 2 : (b + c) / 2;
    const fits = d - c > 1 && c - b > 1 && Number.isInteger(target);
    return fits ? { shown: chance.shuffle(known), target } : null;
  }
  const known = rising(
    chance.sample(
      Array.from({ length: 14 }, (_, index) => index + 3),
      5,
    ),
  );
  const twice = known[chance.integer(1, 3)] ?? 0;
  return { shown: chance.shuffle([...known, twice]), target: 0 };
}

function drawOnce(chance: Chance, scene: Parameters["scene"]): Parameters | null {
  const list = drawList(chance, scene);
  if (list === null) return null;
  const [low, high] = [Math.min(...list.shown), Math.max(...list.shown)];
  const candidates = Array.from({ length: high - low + 41 }, (_, index) => low - 20 + index).filter(
    (x) => x > 0,
  );
  const right = candidates.filter((x) => holds({ scene, ...list }, x));
  const tempting = [...list.shown, ...candidates.filter((x) => x >= low - 3 && x <= high + 4)];
  const wrong = [...new Set(chance.shuffle(tempting))].filter((x) => !right.includes(x));
  const near = right.filter((x) => scene === "mean" || (x >= low - 4 && x <= high + 5));
  const chosen = chance.sample(near, chance.integer(1, 3));
  const options = rising([...chosen, ...wrong.slice(0, 6 - chosen.length)]);
  return chosen.length >= 1 && options.length === 6 ? { scene, ...list, options } : null;
}

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["mode", "median", "mean"] as const);
  for (;;) {
    const drawn = drawOnce(chance, scene);
    if (drawn !== null) return drawn;
  }
}

function stemOf({ scene, shown, target }: Parameters): string {
  switch (scene) {
    case "mode":
      return `The numbers of pages in the seven chapters of a handbook are ${shown.join(", ")} and $n$, in the order of the chapters. If this list has exactly one mode, and the mode is equal to the median of the list, which of the following could be the value of $n$?\n\nIndicate *all* such values.`;
    case "median":
      return `Six water samples were tested for their lead content. Five of the tests gave ${listed(shown)} micrograms per liter, and the sixth gave $k$ micrograms per liter, where $k$ is an integer. Which of the following values of $k$ are consistent with a median of ${target} micrograms per liter for the six tests?\n\nIndicate *all* such values.`;
    default:
      return `For which of the following values of $x$ do the five numbers ${shown.join(", ")} and $x$ have an average (arithmetic mean) that equals their median?\n\nIndicate *all* such values.`;
  }
}

const LETTER = { mode: "n", median: "k", mean: "x" } as const;

function optionFor(p: Parameters, x: number): { right: RightChoice } | { wrong: WrongChoice } {
  const { scene, shown, target } = p;
  const list = rising([...shown, x]);
  const median = medianOf(list).toString();
  const modes = modesOf(list);
  const order = `In order, the list is ${list.join(", ")}, with median ${median}`;
  const rationale =
    scene === "mode"
      ? `${order}${modes.length > 1 ? `, but ${listed(modes)} occur equally often, so there is more than one mode.` : ` and mode ${modes[0]}.`}`
      : scene === "median"
        ? `${order}${Number(median) === target ? ", as required." : `, which is not ${target}.`}`
        : `${order}; the mean is $\\frac{${list.reduce((sum, value) => sum + value, 0)}}{5} = ${decimal(meanOf(list))}$.`;
  if (holds(p, x)) return { right: { ...choice(x), rationale } };
  const several = scene === "mode" && modes.length > 1;
  return {
    wrong: {
      ...choice(x),
      rationale,
      misconception:
        scene === "mean"
          ? "mean-median-confusion"
          : several
            ? "condition-dropped"
            : "median-not-from-ordered-data",
      whyTempting:
        scene === "mean"
          ? "It lies near the other numbers, and mean and median look alike for such data."
          : several
            ? "One of the two modes may well be equal to the median."
            : scene === "mode"
              ? "It leaves the mode alone, and its effect on the median is easily overlooked."
              : x === target
                ? "The required median itself seems to be the missing result."
                : shown.includes(x)
                  ? "Repeating a known result seems harmless to the middle."
                  : "A result of this size does not look as if it could disturb the middle.",
      repairQuestion: several
        ? `How many modes does the list have with $${LETTER[scene]} = ${x}$?`
        : `What are the median${scene === "mean" ? " and the mean" : ""} when $${LETTER[scene]} = ${x}$ is put in its place in the order?`,
    },
  };
}

function factsOf({ scene, shown, target }: Parameters): {
  plan: string;
  reasoning: string[];
  check: { left: string; right: string };
  checked: string;
} {
  const sorted = rising(shown);
  const sum = shown.reduce((total, value) => total + value, 0);
  const [, b = 0, c = 0, d = 0] = sorted;
  if (scene === "mean") {
    return {
      plan: "The median depends on where $x$ falls, so take the three cases one by one and equate the mean with the median.",
      reasoning: [
        `In order, the known numbers are ${sorted.join(", ")}, with the sum ${sum}.`,
        `If $x \\le ${b}$, the median is ${b}, and $${sum} + x = 5 \\cdot ${b}$ gives $x = ${5 * b - sum}$.`,
        `If $x$ lies between ${b} and ${c}, the median is $x$ itself, and $${sum} + x = 5x$ gives $x = ${sum / 4}$.`,
        `If $x \\ge ${c}$, the median is ${c}, and $${sum} + x = 5 \\cdot ${c}$ gives $x = ${5 * c - sum}$${5 * c - sum >= c ? "" : `, which is less than ${c} and so does not belong to this case`}.`,
      ],
      check: { left: `(${sum}+${sum / 4})/5`, right: `${sum / 4}` },
      checked: `If $x$ is the median itself, $\\frac{${sum} + x}{5} = x$ gives $x = ${sum / 4}$.`,
    };
  }
  if (scene === "median") {
    const upper = 2 * target === c + d;
    return {
      plan: "Put the known results in order and see which two results stand in the middle when the sixth is added.",
      reasoning: [
        `In order, the five known results are ${sorted.join(", ")}; the middle one is ${c}.`,
        "With a sixth result the median is the average of the third and the fourth.",
        `A median of ${target} needs $\\frac{${c} + ${upper ? d : b}}{2}$, so the neighbor of ${c} in the middle has to be ${upper ? d : b}.`,
        upper
          ? `This happens whenever $k$ is ${d} or more: then ${c} is third and ${d} is fourth.`
          : `This happens whenever $k$ is ${b} or less: then ${b} is third and ${c} is fourth.`,
      ],
      check: { left: `(${c}+${upper ? d : b})/2`, right: `${target}` },
      checked: `The two middle results must be ${c} and ${upper ? d : b}, since $\\frac{${c} + ${upper ? d : b}}{2} = ${target}$.`,
    };
  }
  const [pair = 0] = modesOf(shown);
  const [third, fourth] = [c, d];
  const needed =
    third === fourth ? "" : ` and $n$ has to be ${third === pair ? "at most" : "at least"} ${pair}`;
  return {
    plan: "Put the known numbers in order, and see for each value of $n$ what the fourth of the seven numbers is and what occurs most often.",
    reasoning: [
      `In order, the six known numbers are ${sorted.join(", ")}; ${pair} occurs twice.`,
      third === fourth
        ? `With $n$ in its place, the median is the fourth of the seven numbers, and this is ${pair} for every $n$.`
        : `With $n$ in its place, the median is the fourth of the seven numbers: ${third} if $n \\le ${third}$, ${fourth} if $n \\ge ${fourth}$, and otherwise $n$.`,
      `The only mode is ${pair}, unless $n$ is one of the other known numbers, which would make two modes.`,
      `So $n$ must not be one of the other known numbers${needed}.`,
    ],
    check: { left: "(7+1)/2", right: "4" },
    checked: `Seven numbers have their median at the place $\\frac{7 + 1}{2} = 4$ in the order; the third and fourth of the known six are ${third} and ${fourth}.`,
  };
}

function explanationOf(p: Parameters): Question["explanation"] {
  const { scene, options } = p;
  const right = options.filter((x) => holds(p, x));
  const { plan, reasoning, check, checked } = factsOf(p);
  const takeaway = {
    mode: "An unknown number shifts the median by its place in the order and the mode by what it repeats; check both.",
    median:
      "The median of an even number of data depends on the two in the middle only, so values far out can be anything on their side.",
    mean: "When the place of an unknown in the order is open, the median has to be found case by case.",
  }[scene];
  return {
    quick: `${reasoning.slice(1).join(" ")} This leaves ${right.length === 1 ? right[0] : listed(right)}. The trap is to stop after one value.`,
    detailed: analysis({
      asked: `All the options that give the list ${{ mode: "a single mode equal to its median", median: "the stated median", mean: "a mean equal to its median" }[scene]}.`,
      plan,
      reasoning: [
        ...reasoning,
        `Among the options, the condition holds for ${right.length === 1 ? `${right[0]} only` : listed(right)}.`,
      ],
      options: `Each option is put in its place in the order and tested. Options that fail ${{ mode: "move the median away from the mode or create a second mode", median: "come between the two numbers that have to stand in the middle, or lie on the wrong side of them", mean: "pull the mean to another value than the median" }[scene]}.`,
      takeaway,
    }),
    steps: [
      { text: checked, why: "The median is a matter of places in the order.", check },
      {
        text: `${reasoning.at(-1)} Testing the options leaves ${right.length === 1 ? right[0] : listed(right)}.`,
        why: "Each option has to be decided by itself.",
      },
    ],
    hints: [
      `Several values of $${LETTER[scene]}$ may work. On what does the median depend?`,
      "Put the known numbers in rising order before anything else.",
      scene === "mean"
        ? "Distinguish three cases: the unknown below, between or above the two middle numbers."
        : scene === "median"
          ? "With six numbers, which two places decide the median?"
          : "With seven numbers, which place decides the median, and how often does each number occur?",
      scene === "mean"
        ? "In each case write the sum of all five as 5 times the median, and check that the result belongs to the case."
        : "Put each option in its place in the order and read off what is required.",
    ],
    takeaway,
    selfExplain: {
      prompt: `Why can more than one value of $${LETTER[scene]}$ meet the condition?`,
      expectations: [
        "the median does not change while the unknown stays on one side of the middle",
        "different places in the order have to be treated as different cases",
      ],
    },
  };
}

export const averagesModeMedianChoices = defineModel<Parameters>({
  id: "averages-mode-median-choices",
  knowledgeComponents: [
    "quantitative.data-analysis.averages.median",
    "quantitative.data-analysis.averages.mode",
    "quantitative.data-analysis.averages.mean",
  ],
  traps: ["order-before-median", "more-than-one-case"],
  method:
    "Each option is put into the list, and the number of values below and above, the repetitions and the sum are counted",
  draw,
  write: (p) => {
    const made = p.options.map((x) => optionFor(p, x));
    return {
      stem: stemOf(p),
      body: {
        type: "multiple-choice",
        right: made.flatMap((option) => ("right" in option ? [option.right] : [])),
        wrong: made.flatMap((option) => ("wrong" in option ? [option.wrong] : [])),
        picks: null,
      },
      difficulty: { mode: 4, median: 3, mean: 5 }[p.scene] as 3 | 4 | 5,
      targetSeconds: { mode: 110, median: 95, mean: 130 }[p.scene],
      explanation: explanationOf(p),
    };
  },
  recompute: ({ scene, shown, target }, item) =>
    optionsWhere(item, (text) => {
      const list = [...shown, Number(text)];
      // A number is the median of a list when as many lie below as above once ties are shared out; here by counting out.
      const left = [...list];
      while (left.length > 2) {
        left.splice(left.indexOf(Math.min(...left)), 1);
        left.splice(left.indexOf(Math.max(...left)), 1);
      }
      const twiceMedian = left.length === 1 ? 2 * (left[0] ?? 0) : (left[0] ?? 0) + (left[1] ?? 0);
      if (scene === "median") return twiceMedian === 2 * target;
      if (scene === "mean")
        return 2 * list.reduce((sum, value) => sum + value, 0) === twiceMedian * list.length;
      const times = (value: number) => list.filter((other) => other === value).length;
      const often = Math.max(...list.map(times));
      return list.every((value) => times(value) < often || 2 * value === twiceMedian);
    }),
});
