import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { label, line, type Point, sketch } from "../figures.ts";
import { PARTS, type Parts } from "./crossing-parts.ts";
import { crossingOf, pathLength, twiceAreaOf } from "./outlines.ts";

interface Crossing {
  /** The lengths of AB and CD. */
  readonly bases: readonly [number, number];
  readonly parts: Parts;
  readonly outcome: "first" | "equal" | "open";
  readonly swapped: boolean;
}

function draw(chance: Chance): Crossing {
  const outcome = chance.pick(["first", "first", "equal", "open"] as const);
  const top = chance.integer(4, 9);
  return {
    bases: [top + chance.integer(2, 8), top],
    parts: chance.pick(PARTS[outcome]),
    outcome,
    swapped: chance.pick([false, true]),
  };
}

function quantity({ measure }: Parts, name: string): string {
  return measure === "length"
    ? `The length of diagonal $${name}$`
    : `The ${measure} of triangle $${name}$`;
}

function figure([bottom, top]: Crossing["bases"]) {
  const [a, b]: [Point, Point] = [
    { x: 1.5, y: 1.8 },
    { x: 14.5, y: 1.8 },
  ];
  const [d, c]: [Point, Point] = [
    { x: 4, y: 9.8 },
    { x: 11.5, y: 9.8 },
  ];
  const e = crossingOf([a, c], [b, d]);
  return sketch(
    `Quadrilateral ABCD with side AB of length ${bottom} at the bottom and side DC of length ${top} at the top, parallel to AB. Diagonals AC and BD are drawn and cross at point E.`,
    [
      line([a, b, c, d], { closed: true }),
      line([a, c]),
      line([b, d]),
      label("$A$", { x: a.x - 0.5, y: a.y - 0.5 }),
      label("$B$", { x: b.x + 0.5, y: b.y - 0.5 }),
      label("$C$", { x: c.x + 0.5, y: c.y + 0.5 }),
      label("$D$", { x: d.x - 0.5, y: d.y + 0.5 }),
      label("$E$", { x: e.x, y: e.y + 0.9 }),
      label(`${bottom}`, { x: 8, y: 1 }),
      label(`${top}`, { x: 7.75, y: 10.5 }),
    ],
  );
}

function slipsOf({ parts, outcome, bases: [bottom, top] }: Crossing): Record<Outcome, Slip> {
  const proof = parts.why;
  return {
    first: slip(
      "one-dimension-compared",
      proof,
      "One length that belongs to the first quantity looks longer, and the others are left out of account.",
      "Which base and which height belong to each of the two?",
    ),
    second: slip(
      "judged-by-eye",
      proof,
      "In a figure that need not be to scale, one part can look larger than it is.",
      "What can you say without the figure, from the parallel sides alone?",
    ),
    equal: slip(
      outcome === "open" ? "assumed-figure-to-scale" : "assumed-case-not-checked",
      proof,
      outcome === "open"
        ? "The trapezoid looks symmetric, as in the figure."
        : "Parallel sides suggest equal parts on both sides of the crossing.",
      outcome === "open"
        ? "Does anything say that $AD$ and $BC$ are equally long?"
        : `What does it change that one side has length ${bottom} and the other ${top}?`,
    ),
    open: slip(
      "hard-means-undetermined",
      proof,
      "Neither the height nor the slanted sides are given.",
      "Do the quantities change in relation to each other when the top is moved sideways?",
    ),
  };
}

function write(crossing: Crossing): Question {
  const { bases, parts, outcome, swapped } = crossing;
  const [bottom, top] = bases;
  const proof = `${parts.why} ${verdict(crossing)}`;
  return comparedQuestion(
    {
      stem: "In the figure, $AB$ is parallel to $CD$, and the diagonals $AC$ and $BD$ cross at $E$.",
      figure: figure(bases),
      difficulty: outcome === "open" ? 3 : parts.first === "BEC" || parts.second === "BEC" ? 4 : 2,
      targetSeconds: 75,
      quick: `Parallel sides mean equal distances between them, so triangles on these sides have equal heights. ${proof}`,
      asked: `How two parts of a trapezoid compare in ${parts.measure}.`,
      plan:
        parts.measure === "area"
          ? "Look for triangles that share a base or a height."
          : "Move the top side along its line and see what changes.",
      reasoning: [
        `The sides of lengths ${bottom} and ${top} are parallel, so every point of the one has the same distance from the line of the other.`,
        "The slanted sides are not known: the top may be moved sideways without breaking any condition.",
        proof,
      ],
      steps: [
        {
          text: `The parallel sides differ in length by $${bottom}-${top}=${bottom - top}$, and their distance is the same everywhere.`,
          why: "This is all that the statement settles.",
          check: { left: `${bottom}-${top}`, right: `${bottom - top}` },
        },
        { text: proof, why: "Areas depend on bases and heights, not on the slant." },
      ],
      hints: [
        "What does the statement say about the figure, and what does it only look like?",
        "Triangles with equal bases between the same parallel lines have equal areas, whatever their slant.",
        parts.measure === "area"
          ? "For each of the two, choose a base on a line that helps, and name the height that belongs to it."
          : "Move the top side along its line and watch both lengths.",
        "Decide what stays in proportion, and what changes, when the trapezoid leans to one side.",
      ],
      takeaway:
        "Between parallel lines, areas of triangles depend only on their bases; lengths of slanted sides and diagonals are free.",
      selfExplain: {
        prompt:
          "What stays the same when the top of the trapezoid is moved sideways, and what does not?",
        expectations: ["areas on the parallel sides stay the same", "slanted lengths change"],
      },
    },
    {
      first: quantity(parts, parts.first),
      second: quantity(parts, parts.second),
      swapped,
      outcome,
      proof,
      slips: slipsOf(crossing),
    },
  );
}

export const quadrilateralCrossing = scene<Crossing>({
  draw,
  write,
  // Trapezoids of many heights and slants are laid out in coordinates, and both parts measured in each.
  recompute: ({ bases: [bottom, top], parts, swapped }) =>
    comparisonKey(
      [...integers(1, 12)].flatMap((height) =>
        [...integers(-12, 12)].map((shift) => {
          const [a, b, c, d] = [
            { x: 0, y: 0 },
            { x: bottom, y: 0 },
            { x: shift + top, y: height },
            { x: shift, y: height },
          ];
          const corners: Record<string, Point> = {
            A: a,
            B: b,
            C: c,
            D: d,
            E: crossingOf([a, c], [b, d]),
          };
          const size = (name: string) => {
            const points = [...name].map((letter) => corners[letter] ?? a);
            const measured = parts.measure === "area" ? twiceAreaOf(points) : pathLength(points);
            return Math.round(measured * 1e6);
          };
          const [one, other] = [size(parts.first), size(parts.second)];
          return swapped ? relationOf(other, one) : relationOf(one, other);
        }),
      ),
    ),
});
