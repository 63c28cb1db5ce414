import { comparisonKey, integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { listed } from "../../kit/write-numbers.ts";
import { cellsOf, exposedSquares, relationNear } from "./solid-checks.ts";

type Box = readonly [number, number, number];

interface WholeEdges {
  readonly volume: number;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const ONE_BOX = [12, 18, 20, 28, 30, 42, 44, 45, 50, 63, 66, 70, 75];
const MORE_BOXES = [24, 36, 40, 54, 56, 60, 84, 90, 100];

/** Boxes with whole edges greater than 1, the flattest and longest first. */
function boxesOf(volume: number): Box[] {
  const divisors = [...integers(2, volume)].filter((value) => volume % value === 0);
  return divisors.flatMap((a) =>
    divisors
      .filter((b) => a <= b && b <= volume / (a * b) && volume % (a * b) === 0)
      .map((b): Box => [a, b, volume / (a * b)]),
  );
}

const areaOf = ([a, b, c]: Box) => 2 * (a * b + a * c + b * c);
const named = (box: Box) => `$${box.join("\\times ")}$`;

/** The boxes with their areas, and the boxes with the least and the greatest area. */
function range(volume: number) {
  const boxes = boxesOf(volume).toSorted((one, other) => areaOf(one) - areaOf(other));
  const flattest = boxes.at(-1) ?? ([1, 1, 1] as const);
  const closest = boxes[0] ?? flattest;
  return { boxes, closest, flattest, least: areaOf(closest), most: areaOf(flattest) };
}

function draw(chance: Chance): WholeEdges | null {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const volume = chance.pick(outcome === "equal" ? ONE_BOX : MORE_BOXES);
  const { boxes, least, most } = range(volume);
  if (boxes.length > 4 || (outcome === "open" && most - least < 4)) return null;
  const bound = {
    first: least - 2 * chance.integer(1, 2),
    second: most + 2 * chance.integer(1, 3),
    equal: least,
    open: 2 * chance.integer(least / 2 + 1, most / 2 - 1),
  }[outcome];
  return { volume, bound, outcome, swapped: chance.pick([false, true]) };
}

function proofOf(whole: WholeEdges): string {
  const { volume, bound, outcome } = whole;
  const { boxes, least, most } = range(volume);
  const names = listed(boxes.map(named));
  const areas = listed(boxes.map(areaOf));
  if (boxes.length === 1)
    return `With edges greater than 1, the only box of volume ${volume} is ${names}, and its surface area is ${areas}. ${verdict(whole)}`;
  const shown = `With edges greater than 1, the boxes of volume ${volume} are ${names}, with surface areas ${areas}.`;
  const end = {
    first: `All of them exceed ${bound}.`,
    second: `All of them are less than ${bound}.`,
    equal: "",
    open: `The least, ${least}, is below ${bound}, and the greatest, ${most}, is above it.`,
  }[outcome];
  return `${shown} ${end} ${verdict(whole)}`;
}

function slipsOf({ volume, bound, outcome }: WholeEdges): Record<Outcome, Slip> {
  const { closest, flattest, least, most } = range(volume);
  const open = outcome === "open";
  return {
    first: open
      ? slip(
          "missed-a-case",
          `The box ${named(closest)} is possible too, and its surface area is only ${least}.`,
          `The flat box ${named(flattest)} is the first that comes to mind, and its surface area is ${most}.`,
          `Which other boxes have a volume of ${volume}?`,
        )
      : slip(
          "condition-dropped",
          `A surface area greater than ${bound} would need an edge of 1 inch, and the edges are greater than 1.`,
          `The box $1\\times 1\\times ${volume}$ has a surface area of ${4 * volume + 2}, far more than any other.`,
          "What does the stem say about the lengths of the edges, besides being integers?",
        ),
    second: open
      ? slip(
          "missed-a-case",
          `The box ${named(flattest)} is possible too, and its surface area is ${most}.`,
          `The compact box ${named(closest)} is tried, and its surface area is only ${least}.`,
          `Which other boxes have a volume of ${volume}?`,
        )
      : outcome === "first"
        ? slip(
            "solid-faces-missed",
            `The surface area is at least ${least}, so it is never less than ${bound}.`,
            `For the box ${named(closest)}, one face of each kind gives only ${least / 2}, and the opposite faces are forgotten.`,
            "How many faces of each size does a box have?",
          )
        : slip(
            "condition-dropped",
            `The edges are integers, and no such box of volume ${volume} has a surface area less than ${bound}.`,
            "With edges of any length, a box nearly as compact as a cube would have a smaller surface.",
            "Which boxes remain if every edge is an integer?",
          ),
    equal: slip(
      open ? "missed-a-case" : "judged-by-eye",
      open
        ? `The possible boxes do not all have a surface area of ${bound}.`
        : `None of the possible boxes has a surface area of ${bound}.`,
      "The numbers are close together, and the surface area is estimated and not computed.",
      "Which surface areas are possible, exactly?",
    ),
    open: slip(
      outcome === "equal" ? "hard-means-undetermined" : "varying-means-undetermined",
      outcome === "equal"
        ? `Only one box meets the conditions, ${named(closest)}.`
        : `The surface area can vary, but only from ${least} to ${most}, and ${bound} is outside this range.`,
      "The edges are not given, and boxes with the same volume can have different surface areas.",
      "How many boxes meet all the conditions?",
    ),
  };
}

function write(whole: WholeEdges): Question {
  const { volume, bound, outcome, swapped } = whole;
  const { boxes, closest } = range(volume);
  const [a, b, c] = closest;
  const proof = proofOf(whole);
  return comparedQuestion(
    {
      stem: `The length, the width, and the height of a rectangular box, in inches, are integers greater than 1. The volume of the box is ${volume} cubic inches.`,
      difficulty: outcome === "equal" ? 2 : boxes.length > 3 ? 4 : 3,
      targetSeconds: 90,
      quick: `The volume is a product of three integers greater than 1, so few boxes are possible. ${proof} The trap is to try one box only, or to allow an edge of 1.`,
      asked: `How the surface area of a box with whole edges and volume ${volume} compares with ${bound}.`,
      plan: "List the ways of writing the volume as a product of three integers greater than 1, and work out the surface area for each.",
      reasoning: [
        `The edges are factors of ${volume} greater than 1, with a product of ${volume}. The order does not matter.`,
        "A box with edges $a$, $b$, and $c$ has a surface area of $2(ab+ac+bc)$.",
        proof,
      ],
      steps: [
        {
          text: `Surface area of the box ${named(closest)}: $2(${a * b}+${a * c}+${b * c})=${areaOf(closest)}$.`,
          why: "Each of the three different faces occurs twice.",
          check: { left: `2*(${a}*${b}+${a}*${c}+${b}*${c})`, right: `${areaOf(closest)}` },
        },
        { text: proof, why: "All boxes that meet the conditions have to be compared." },
      ],
      hints: [
        "The surface area depends on the three edges. What do you know about their product?",
        "Each edge is an integer greater than 1, so only a few boxes are possible.",
        `Write ${volume} in all possible ways as a product of three integers greater than 1.`,
        "Work out the surface area of each box on your list, and set it beside the number given.",
      ],
      takeaway:
        "The volume alone does not fix the surface area, but whole-number edges may leave only a few boxes: list them all.",
      selfExplain: {
        prompt: "How do you make sure that no possible box is missed?",
        expectations: [
          "the edges are factors of the volume greater than 1",
          "they are listed by a system, such as from the least edge on",
        ],
      },
    },
    {
      first: "The total surface area of the box, in square inches",
      second: `${bound}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(whole),
    },
  );
}

/** Every box with the volume is built of unit cubes, and its outer squares are counted. */
export const boxWholeEdges = scene<WholeEdges>({
  draw,
  write,
  recompute: ({ volume, bound, swapped }) => {
    const relations = new Set<"<" | "=" | ">">();
    for (let a = 2; a * 4 <= volume; a += 1)
      for (let b = 2; a * b * 2 <= volume; b += 1) {
        const c = Math.floor(volume / (a * b));
        if (a * b * c !== volume) continue;
        const area = exposedSquares(cellsOf([a, b, c]));
        relations.add(swapped ? relationNear(bound, area) : relationNear(area, bound));
      }
    return comparisonKey(relations);
  },
});
