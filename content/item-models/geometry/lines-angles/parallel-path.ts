import {
  comparisonKey,
  integers,
  type Relation,
  relationOf,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { angle, label, line, type Point, sketch } from "../figures.ts";
import { labelBy } from "./drafting.ts";
import { measured, step } from "./measuring.ts";

type Letter = "w" | "x" | "y" | "z";

interface Path {
  /** The letters whose values are given. */
  readonly given: readonly [Letter, Letter] | null;
  readonly values: readonly [number, number];
  readonly first: string;
  readonly second: string;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Path {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const swapped = chance.pick([false, true]);
  if (outcome === "equal") return drawSums(swapped);
  if (outcome === "open") {
    const more = chance.integer(58, 74);
    const less = more - chance.integer(16, 28);
    return chance.pick([true, false])
      ? { given: ["w", "y"], values: [less, more], first: "$x$", second: "$z$", outcome, swapped }
      : { given: ["x", "z"], values: [more, less], first: "$w$", second: "$y$", outcome, swapped };
  }
  const more = chance.integer(42, 68);
  const less = more - chance.integer(3, 11);
  const values = outcome === "first" ? ([more, less] as const) : ([less, more] as const);
  return chance.pick([true, false])
    ? { given: ["w", "z"], values, first: "$x$", second: "$y$", outcome, swapped }
    : {
        given: ["x", "y"],
        values: [values[0] + 30, values[1] + 30],
        first: "$w$",
        second: "$z$",
        outcome,
        swapped,
      };
}

function drawSums(swapped: boolean): Path {
  return {
    given: null,
    values: [0, 0],
    first: "$w+y$",
    second: "$x+z$",
    outcome: "equal",
    swapped,
  };
}

const SPLIT =
  "Draw the parallels to $\\ell$ through $B$ and $C$. They split $x$ into $w$ and a part $r$, and $y$ into an equal part $r$ and $z$, by alternate angles.";

function proofOf(path: Path): string {
  const { given, values, outcome } = path;
  if (given === null)
    return `${SPLIT} So $x=w+r$ and $y=r+z$, and both $w+y$ and $x+z$ are $w+r+z$. ${verdict(path)}`;
  const [p, q] = values;
  if (outcome !== "open") {
    const [one, other] = given[0] === "w" ? ["x-y", "w-z"] : ["w-z", "x-y"];
    const sign = outcome === "first" ? "positive" : "negative";
    return `${SPLIT} So $x=w+r$ and $y=r+z$, and $${one}=${other}=${p}-${q}$, which is ${sign}. ${verdict(path)}`;
  }
  if (given[0] === "w")
    return `${SPLIT} So $x=${p}+r$ and $z=${q}-r$, and $r$ is not known. If $r=5$, then $x=${p + 5}$ and $z=${q - 5}$; if $r=${q - 5}$, then $x=${p + q - 5}$ and $z=5$. ${verdict(path)}`;
  return `${SPLIT} So $w=${p}-r$ and $y=${q}+r$, and $r$ is not known. If $r=5$, then $w=${p - 5}$ and $y=${q + 5}$; if $r=${p - 5}$, then $w=5$ and $y=${p + q - 5}$. ${verdict(path)}`;
}

function slipsOf({ outcome, given, first, second }: Path): Record<Outcome, Slip> {
  const open = outcome === "open";
  const bySight = (order: string): Slip =>
    slip(
      open ? "one-order-of-rays-assumed" : "assumed-figure-to-scale",
      open
        ? `The unknown slope of segment $BC$ decides: for another slope, ${first} is not ${order} than ${second}.`
        : `The relation $w+y=x+z$ holds for every such path, and with it ${first} cannot be ${order} than ${second}.`,
      open
        ? "The path is drawn once, with one slope of the middle segment, and the order is read off."
        : "The angles are compared as they are drawn, or the given difference is used in the wrong direction.",
      open
        ? "What happens to the two angles when segment $BC$ is made steeper?"
        : "How are $x$ and $w$ related if you draw the parallel through $B$?",
    );
  return {
    first: bySight("greater"),
    second: bySight("less"),
    equal: slip(
      "parallel-angles-mixed-up",
      open
        ? "The two angles are at different segments of the path, and they agree for one slope of segment $BC$ only."
        : "The angles at the bends are alternate angles only in part; the rest of each comes from $w$ or $z$.",
      "Between parallel lines, angles that open in opposite directions look like alternate angles.",
      "Which two angles does one and the same straight segment make with two parallel lines?",
    ),
    open: slip(
      "hard-means-undetermined",
      given === null
        ? "No value is needed: the same three parts make up both sums."
        : "The part $r$ is unknown, but it belongs to both bends and drops out of the difference.",
      given === null
        ? "No angle is given at all, so nothing seems to be fixed."
        : "The slope of the middle segment is not given, and so none of the other angles can be worked out alone.",
      "Does the unknown part occur in both quantities?",
    ),
  };
}

const CORNERS: Readonly<Record<"A" | "B" | "C" | "D", Point>> = {
  A: { x: 5, y: 10.5 },
  B: { x: 10, y: 6.8 },
  C: { x: 5, y: 5 },
  D: { x: 10, y: 1.4 },
};

function figure() {
  const { A, B, C, D } = CORNERS;
  const [right, left] = [
    { x: 14.5, y: A.y },
    { x: 1, y: D.y },
  ];
  return sketch(
    "Line ℓ is at the top and line m below it, both horizontal. Point A is on ℓ and point D is on m. The path from A goes down and to the right to B, then down and to the left to C, then down and to the right to D. Angle w° is at A, between segment AB and the part of ℓ to the right of A. Angle x° is angle ABC, which opens to the left. Angle y° is angle BCD, which opens to the right. Angle z° is at D, between segment DC and the part of m to the left of D.",
    [
      line([{ x: 1, y: A.y }, right]),
      line([left, { x: 14.5, y: D.y }]),
      line([A, B, C, D]),
      angle("$w°$", A, [B, right]),
      angle("$x°$", B, [A, C]),
      angle("$y°$", C, [D, B]),
      angle("$z°$", D, [C, left]),
      label("$\\ell$", { x: 15.1, y: A.y }),
      label("$m$", { x: 15.1, y: D.y }),
      labelBy("$A$", A, 90),
      labelBy("$B$", B, 0),
      labelBy("$C$", C, 180),
      labelBy("$D$", D, 270),
    ],
  );
}

function write(path: Path): Question {
  const { given, values, first, second, outcome, swapped } = path;
  const proof = proofOf(path);
  const told = given === null ? "" : ` $${given[0]}=${values[0]}$ and $${given[1]}=${values[1]}$.`;
  return comparedQuestion(
    {
      stem: `In the figure, lines $\\ell$ and $m$ are parallel, and the path $ABCD$ leads from one to the other.${told}`,
      figure: figure(),
      difficulty: outcome === "open" ? 5 : outcome === "equal" ? 4 : 3,
      targetSeconds: 90,
      quick: `${proof} The trap is to call angles at different segments alternate angles.`,
      asked: `How ${first} compares with ${second} in a path between parallel lines.`,
      plan: "Draw the parallel through each bend, and write all four angles by their parts.",
      reasoning: [
        "Segment $AB$ makes the angle $w°$ with $\\ell$ and, by alternate angles, with the parallel through $B$. Segment $CD$ makes the angle $z°$ with $m$ and with the parallel through $C$.",
        "Segment $BC$ makes one and the same angle $r°$ with the parallels through $B$ and $C$.",
        proof,
      ],
      steps: [
        {
          text: "The parallels through $B$ and $C$ give $x=w+r$ and $y=r+z$.",
          why: "Each segment makes equal alternate angles with two parallel lines.",
          check: {
            left: "(w+r)-(r+z)",
            right: "w-z",
            given: { w: "40", r: "25", z: "30" },
          },
        },
        { text: proof, why: "The unknown part either drops out or it does not." },
      ],
      hints: [
        "Four angles belong to three segments. Which angles does each segment make with the parallel lines?",
        "Auxiliary lines through the bends, parallel to $\\ell$, turn each bend into two alternate angles.",
        "Call the angle between $BC$ and these auxiliary lines $r°$, and write $x$ and $y$ with it.",
        "Write both quantities by $r$ and the angles at the ends, and see whether $r$ matters.",
      ],
      takeaway:
        "In a zigzag between parallel lines, the angles that open to the left and those that open to the right have equal sums.",
      selfExplain: {
        prompt: "Why do the angles opening to the right add up to those opening to the left?",
        expectations: [
          "parallels through the bends split each bend into two parts",
          "every part occurs once on each side as an alternate angle",
        ],
      },
    },
    { first, second, swapped, outcome, proof, slips: slipsOf(path) },
  );
}

/** The path is built from directions in whole degrees, and all four angles are measured in coordinates. */
function* angles(): Generator<Readonly<Record<Letter, number>>> {
  for (const one of integers(1, 85))
    for (const two of [2, 10, 25, 40, 55, 70])
      for (const three of integers(1, 85)) {
        const a = { x: 0, y: 0 };
        const b = step(-one, a);
        const c = step(180 + two, b);
        const d = step(-three, c);
        yield {
          w: measured(b, a, step(0, a)),
          x: measured(a, b, c),
          y: measured(b, c, d),
          z: measured(c, d, step(180, d)),
        };
      }
}

function sumOf(quantity: string, at: Readonly<Record<Letter, number>>): number {
  const letters = [...quantity.matchAll(/[wxyz]/g)].map(([letter]) => letter as Letter);
  return letters.reduce((sum, letter) => sum + at[letter], 0);
}

export const parallelPath = scene<Path>({
  draw,
  write,
  recompute: ({ given, values, first, second, swapped }) => {
    const found = new Set<Relation>();
    for (const at of angles()) {
      const fits =
        given === null ||
        given.every((letter, index) => Math.abs(at[letter] - (values[index] ?? 0)) < 1e-5);
      if (!fits) continue;
      const [one, other] = [sumOf(first, at), sumOf(second, at)].map((sum) =>
        Math.round(sum * 1e4),
      );
      if (one === undefined || other === undefined) continue;
      found.add(swapped ? relationOf(other, one) : relationOf(one, other));
    }
    return comparisonKey(found);
  },
});
