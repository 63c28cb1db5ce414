import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep } from "../../kit/item-model.ts";
import { withBestAndKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { surd } from "../../kit/write-numbers.ts";
import {
  bannerChoices,
  fencesChoices,
  option,
  type SurdParameters as Parameters,
  root,
  sumChoices,
} from "./surd-choices.ts";

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["sum", "fences", "banner"] as const);
  const core = chance.pick([2, 3, 5, 6, 7]);
  const place = chance.integer(0, 4);
  const [a, b, c] = [chance.integer(2, 6), chance.integer(2, 6), chance.integer(1, 4)];
  if (scene === "banner") return a % b === 0 || a === c ? null : { scene, core, a, b, c, place };
  if (a <= b || (scene === "sum" && a + b - c < 2)) return null;
  return c === b || c === a ? null : { scene, core, a, b, c, place };
}

interface Scene {
  readonly stem: string;
  /** Coefficient of the root of the core in the key. */
  readonly coefficient: number;
  readonly asked: string;
  readonly simplified: readonly string[];
  readonly combined: string;
  readonly plain: string;
  readonly last: string;
}

function sceneOf({ scene, core, a, b, c }: Parameters): Scene {
  const [first, second, third] = [a, b, c].map((factor) => factor * factor * core);
  const r = root(core);
  const [x, y, z] = [surd(a, core), surd(b, core), surd(c, core)];
  const [one = 0, two = 0, three = 0] = [first, second, third];
  switch (scene) {
    case "sum":
      return {
        stem: `Which of the following is equal to $${root(one)} + ${root(two)} - ${root(three)}$?`,
        coefficient: a + b - c,
        asked: "A sum and difference of square roots in its simplest form",
        simplified: [
          `$${root(one)} = ${x}$`,
          `$${root(two)} = ${y}$`,
          ...(c === 1 ? [] : [`$${root(three)} = ${z}$`]),
        ],
        combined: `${x} + ${y} - ${z} = ${surd(a + b - c, core)}`,
        plain: `${a}*sqrt(${core})+${b}*sqrt(${core})-${c}*sqrt(${core})`,
        last: "Multiples of the same root are added and subtracted like any other multiples.",
      };
    case "fences":
      return {
        stem: `Two square pens on a farm have areas of ${one} square meters and ${two} square meters. How many meters longer is the fence around the larger pen than the fence around the smaller one?`,
        coefficient: 4 * (a - b),
        asked: "The difference of the perimeters of two squares with known areas",
        simplified: [`$${root(one)} = ${x}$`, `$${root(two)} = ${y}$`],
        combined: `4(${x} - ${y}) = 4 \\cdot ${surd(a - b, core)} = ${surd(4 * (a - b), core)}`,
        plain: `4*(${a}*sqrt(${core})-${b}*sqrt(${core}))`,
        last: "A perimeter is four times the side, so the difference of the sides is multiplied by 4.",
      };
    default:
      return {
        stem: `A rectangular banner with an area of ${a * b * core} square feet is $${y}$ feet wide. What is the perimeter of the banner, in feet?`,
        coefficient: 2 * (a + b),
        asked: "The perimeter of a rectangle with known area and width",
        simplified: [`$\\frac{${a * b * core}}{${y}} = \\frac{${a * core}}{${r}} = ${x}$`],
        combined: `2(${x} + ${y}) = 2 \\cdot ${surd(a + b, core)} = ${surd(2 * (a + b), core)}`,
        plain: `2*(${a}*sqrt(${core})+${b}*sqrt(${core}))`,
        last: "The perimeter is twice the sum of length and width.",
      };
  }
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { scene, core, a, b, c } = parameters;
  const { simplified, combined, plain, last, coefficient } = sceneOf(parameters);
  const checks = {
    sum: { left: `sqrt(${a * a * core})`, right: `${a}*sqrt(${core})` },
    fences: { left: `sqrt(${b * b * core})`, right: `${b}*sqrt(${core})` },
    banner: { left: `${a}*sqrt(${core})*${b}*sqrt(${core})`, right: `${a * b * core}` },
  };
  return [
    {
      text: `Simplify: ${simplified.join(", ")}.`,
      why: `A square factor may leave the root as its own root${c === 1 && scene === "sum" ? `; $${root(core)}$ is simple already` : ""}.`,
      check: checks[scene],
    },
    {
      text: `Combine: $${combined}$.`,
      why: last,
      check: { left: plain, right: `${coefficient}*sqrt(${core})` },
    },
  ];
}

export const exponentsSurdLengths = defineModel<Parameters>({
  id: "exponents-surd-lengths",
  knowledgeComponents: ["quantitative.arithmetic.exponents-roots.roots"],
  traps: ["root-of-a-sum", "answered-the-wrong-thing"],
  method: "The quantity is worked out in decimals from the statement, and the options likewise",
  draw,
  write: (parameters) => {
    const { scene, core } = parameters;
    const { stem, coefficient, asked, simplified, combined, last } = sceneOf(parameters);
    const key = option(coefficient, core);
    const takeaway =
      "Take square factors out of each root first; then multiples of the same root can be added and subtracted.";
    const start = {
      sum: "Each number under a root has a square factor in common form.",
      fences: "The side of a square is the root of its area.",
      banner: "The length is the area divided by the width.",
    }[scene];
    return {
      stem,
      body: {
        type: "single-choice",
        key: {
          ...key,
          rationale: `${simplified.join(", ")}, and $${combined}$.`,
        },
        wrong: withBestAndKeyAtPlace(
          key.order,
          { sum: sumChoices, fences: fencesChoices, banner: bannerChoices }[scene](parameters),
          parameters.place,
        ),
      },
      difficulty: scene === "sum" ? 1 : scene === "fences" ? 2 : 3,
      targetSeconds: scene === "sum" ? 55 : 75,
      explanation: {
        quick: `${start.replace(" in common form", " that can be taken out")} Simplify first: ${simplified.join(", ")}. Then combine: $${combined}$. The trap is to add or subtract under one root sign, or to stop one step early.`,
        detailed: analysis({
          asked: `${asked}.`,
          plan: `Write every root as a multiple of $${root(core)}$, and then combine the multiples.`,
          reasoning: [
            start.replace(" in common form", " that can be taken out"),
            `Taking square factors out gives ${simplified.join(", ")}.`,
            last,
            `So the result is $${combined}$.`,
          ],
          options: `Working under a single root sign would need the rule that a root of a sum is a sum of roots, which is false. Moving a square factor out without taking its root makes it too large. Other choices stop at a length found on the way, lose the common root, or combine the parts with the wrong sign or too few sides.`,
          takeaway,
        }),
        steps: stepsOf(parameters),
        hints: [
          "Which quantity is asked for, and which roots occur in it?",
          "A root goes through products, so a square factor can be taken out; it does not go through sums.",
          scene === "banner"
            ? `Divide the area by the width, and write the quotient without a root in the denominator.`
            : "Look for the largest square factor of each number under a root.",
          scene === "sum"
            ? `Write all terms as multiples of $${root(core)}$ and combine the multiples.`
            : "Find both lengths as multiples of the same root, and then do what a perimeter requires.",
        ],
        takeaway,
        selfExplain: {
          prompt: "Why can the roots be combined only after square factors have been taken out?",
          expectations: [
            "only multiples of the same root can be added or subtracted",
            "the root of a sum is not the sum of the roots",
          ],
        },
      },
    };
  },
  recompute: ({ scene, core, a, b, c }, item) => {
    const side = (factor: number) => Math.sqrt(factor * factor * core);
    if (scene === "sum") return optionsNear(item, side(a) + side(b) - side(c));
    if (scene === "fences") return optionsNear(item, 4 * side(a) - 4 * side(b));
    const width = side(b);
    return optionsNear(item, 2 * width + (2 * a * b * core) / width);
  },
});
