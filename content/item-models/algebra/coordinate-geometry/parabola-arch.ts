import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  defineModel,
  type ModelStep,
  type Question,
  type WrongChoice,
} from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, Fraction, tex } from "../../kit/write-numbers.ts";

/** A parabola through (left, 0) and (right, 0) with its vertex at height `top`; asked is the height at `place`. */
interface Parameters {
  readonly scene: "arch" | "intercepts" | "fountain";
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly place: number;
  /** Wanted place of the key among the options, from 0 to 4. */
  readonly keyPlace: number;
}

const half = ({ left, right }: Parameters) => new Fraction(right - left, 2);
const axis = ({ left, right }: Parameters) => new Fraction(left + right, 2);
const shareOf = (p: Parameters) => axis(p).sub(p.place).abs().div(half(p));
const keyOf = (p: Parameters) =>
  new Fraction(p.top).mul(new Fraction(1).sub(shareOf(p).mul(shareOf(p))));

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["arch", "intercepts", "fountain"] as const);
  const left = scene === "intercepts" ? chance.integer(-6, 3) : 0;
  const right = left + 2 * chance.integer(2, scene === "arch" ? 10 : 6);
  const top = chance.integer(3, 24) * (scene === "intercepts" ? chance.pick([1, -1]) : 1);
  const place = chance.integer(left + 1, right - 1);
  const parameters = { scene, left, right, top, place, keyPlace: chance.integer(0, 4) };
  const key = keyOf(parameters);
  const share = shareOf(parameters);
  const proper =
    !share.equals(0) &&
    key.d <= (scene === "intercepts" ? 1n : 2n) &&
    share.compare(new Fraction(4, 5)) <= 0;
  const crossing = left !== 0 || scene !== "intercepts";
  return proper && crossing && place !== 0 ? parameters : null;
}

function stemOf(parameters: Parameters): string {
  const { scene, left, right, top, place } = parameters;
  switch (scene) {
    case "arch": {
      const fromFoot = place;
      return `The arch of a bridge has the shape of a parabola with a vertical axis. Its two feet are ${right - left} meters apart at ground level, and its highest point is ${top} meters above the ground. How many meters above the ground is the arch over a point of the ground that is ${fromFoot} ${fromFoot === 1 ? "meter" : "meters"} from one foot, on the line between the feet?`;
    }
    case "intercepts":
      return `The $x$-intercepts of the graph of a quadratic function $f$ are $${left}$ and $${right}$, and its ${top > 0 ? "greatest" : "least"} value is $${top}$. What is $f(${place})$?`;
    default:
      return `Water from a nozzle at ground level rises and falls along a parabola. It reaches a maximum height of ${top} feet and comes back to the ground ${right} feet from the nozzle, measured along the level ground. A vertical pole stands on the ground ${place} ${place === 1 ? "foot" : "feet"} from the nozzle, under the jet, and its top just touches the jet. How tall, in feet, is the pole?`;
  }
}

function wrongChoices(parameters: Parameters): WrongChoice[] {
  const { top, keyPlace, left, right, place } = parameters;
  const share = shareOf(parameters);
  const one = new Fraction(1);
  const of = (value: Fraction) => choice(value.mul(top));
  const fromEnd = new Fraction(Math.min(place - left, right - place)).div(half(parameters));
  const all: WrongChoice[] = [
    {
      ...of(one.sub(share)),
      rationale: `It lets the height fall evenly from the vertex to the end, as along a straight line. On a parabola the drop grows with the square of the distance.`,
      misconception: "area-scaled-like-length",
      whyTempting: `The place is at $${tex(share)}$ of the way from the axis to the end, and this share is used unsquared.`,
      repairQuestion:
        "At half of the way from the axis to the end, has a parabola lost half of its height?",
    },
    {
      ...of(share.mul(share)),
      rationale: `This is the drop from the vertex, $${tex(share.mul(share))}$ of ${Math.abs(top)}, and not the height that is left.`,
      misconception: "complement-answered",
      whyTempting:
        "The square of the share is the decisive number, and it is applied to the height at once.",
      repairQuestion: "Does your number measure from the vertex or from the base line?",
    },
    {
      ...of(fromEnd.mul(fromEnd)),
      rationale: `It squares the share of the distance from the end; the square belongs to the distance from the axis.`,
      misconception: "wrong-argument-substituted",
      whyTempting: "The distance from the end is the one that is easiest to see.",
      repairQuestion: "From which line are distances measured in the vertex form of a parabola?",
    },
    {
      ...of(one.sub(share.mul(share).div(4))),
      rationale:
        "It divides the distance from the axis by the whole width between the ends. The height is lost over half of that width.",
      misconception: "halved-instead-of-rooted",
      whyTempting: "The whole width is the number given, and the axis lies in its middle.",
      repairQuestion: "How far is it from the axis to an end?",
    },
    {
      ...of(share),
      rationale:
        "It multiplies the greatest height by the share of the distance from the axis; at the axis itself this would give 0.",
      misconception: "multiplied-instead-of-divided",
      whyTempting: "A share and a height are combined in the simplest way.",
      repairQuestion: "What does your rule give for a place on the axis?",
    },
    {
      ...of(one),
      rationale:
        "This is the height of the vertex, and the place asked about does not lie on the axis.",
      misconception: "assumed-case-not-checked",
      whyTempting: "The vertex is the point whose height is given.",
      repairQuestion: "How far is the place from the axis?",
    },
    {
      ...of(one.sub(share.div(2))),
      rationale:
        "It divides the distance from the axis by the whole width and lets the height change evenly, as along a straight line.",
      misconception: "halved-instead-of-rooted",
      whyTempting: "The whole width is the number given, and a proportion is the simplest rule.",
      repairQuestion: "What does your rule give for an end of the base line?",
    },
    {
      ...of(one.sub(share.mul(share)).div(2)),
      rationale: "It halves the right value; the vertex is at the full height, not at half of it.",
      misconception: "divided-by-wrong-count",
      whyTempting:
        "A factor of one half from the middle of the width is applied to the height as well.",
      repairQuestion: "What does your rule give for a place on the axis?",
    },
  ];
  return withKeyAtPlace(keyOf(parameters).valueOf(), all, keyPlace);
}

function reasoningOf(parameters: Parameters): string[] {
  const { left, right, top, place } = parameters;
  const [middle, width] = [axis(parameters), half(parameters)];
  const distance = middle.sub(place).abs();
  const share = shareOf(parameters);
  const key = keyOf(parameters);
  return [
    `The ends of the base line are at $${left}$ and $${right}$, so the axis is at $${tex(middle)}$, and each end is $${tex(width)}$ away from it.`,
    `The place is at a distance of $${tex(distance)}$ from the axis, which is $${tex(share)}$ of the way to an end.`,
    `The ${top > 0 ? "drop" : "rise"} from the vertex grows with the square: it is $\\left(${tex(share)}\\right)^{2}=${tex(share.mul(share))}$ of the whole, so $${tex(new Fraction(1).sub(share.mul(share)))}$ of $${top}$ is left, that is, $${tex(key)}$.`,
  ];
}

function write(parameters: Parameters): Question {
  const { scene, left, right, top, place } = parameters;
  const reasoning = reasoningOf(parameters);
  const key = keyOf(parameters);
  const [one = "", two = "", three = ""] = reasoning;
  const steps: ModelStep[] = [
    {
      text: one,
      why: "A parabola is symmetric about its axis.",
      check: { left: `(${left}+(${right}))/2`, right: axis(parameters).toFraction() },
    },
    {
      text: two,
      why: "Distances from the axis decide the heights.",
      check: {
        left: `(${axis(parameters).sub(place).abs().toFraction()})/(${half(parameters).toFraction()})`,
        right: shareOf(parameters).toFraction(),
      },
    },
    {
      text: three,
      why: "In vertex form the distance from the axis is squared.",
      check: {
        left: `${top}*(1-(${shareOf(parameters).toFraction()})^2)`,
        right: key.toFraction(),
      },
    },
  ];
  const takeaway =
    "From the vertex of a parabola, the change of height is proportional to the square of the distance from the axis.";
  return {
    stem: stemOf(parameters),
    body: {
      type: "single-choice",
      key: { ...choice(key), rationale: `${two} ${three}` },
      wrong: wrongChoices(parameters),
    },
    difficulty: scene === "intercepts" ? 3 : scene === "arch" ? 4 : 5,
    targetSeconds: 100,
    explanation: {
      quick: `${reasoning.join(" ")} The trap is to let the height change evenly.`,
      detailed: analysis({
        asked: "A height on a parabola whose vertex and whose ends on a base line are known.",
        plan: "Find the axis, measure the distance of the place from it, and use the square of that distance.",
        reasoning,
        options:
          "Using the share unsquared treats the curve as two straight lines. Giving the drop in place of what is left, squaring the distance from the end, or dividing by the whole width measures from the wrong point. At the axis every rule must give the full height, which exposes the others.",
        takeaway,
      }),
      steps,
      hints: [
        "Two points at the same level and the height of the vertex are known. Where is the axis?",
        "Put the vertex form to use: what matters is the distance from the axis, squared.",
        "Compare the distance of the place from the axis with the distance of an end from the axis.",
        "Square this share; it tells which part of the whole height is lost on the way from the vertex. What is left?",
      ],
      fasterWay: `Factor form: the height is proportional to the product of the distances from the two ends, here $${place - left}\\cdot ${right - place}$, against $${tex(half(parameters))}\\cdot ${tex(half(parameters))}$ at the axis.`,
      takeaway,
      selfExplain: {
        prompt: "Why is the share of the distance squared before it is applied to the height?",
        expectations: [
          "in vertex form the distance from the axis is squared",
          "at the ends the whole height is lost, at the axis nothing",
        ],
      },
    },
  };
}

export const parabolaArch = defineModel<Parameters>({
  id: "coordinate-parabola-arch",
  knowledgeComponents: [
    "quantitative.algebra.coordinate-geometry.parabolas-circles",
    "quantitative.algebra.functions.graphs-of-functions",
  ],
  traps: ["straight-line-assumed", "measured-from-vertex"],
  method:
    "The coefficients of the quadratic through the three known points are found by elimination, and the quadratic is evaluated",
  draw,
  write,
  recompute: ({ left, right, top, place }, item) => {
    const rows = [left, (left + right) / 2, right].map((x, index) => [
      x * x,
      x,
      1,
      index === 1 ? top : 0,
    ]);
    for (let column = 0; column < 3; column += 1) {
      const pivot = rows.slice(column).find((row) => Math.abs(row[column] ?? 0) > 1e-9) ?? [];
      rows.splice(rows.indexOf(pivot), 1);
      const scale = pivot[column] ?? 1;
      const unit = pivot.map((value) => value / scale);
      rows.splice(column, 0, unit);
      for (const [index, row] of rows.entries()) {
        const factor = row[column] ?? 0;
        if (index !== column)
          rows[index] = row.map((value, at) => value - factor * (unit[at] ?? 0));
      }
    }
    const [a = 0, b = 0, c = 0] = rows.map((row) => row[3] ?? 0);
    return optionsNear(item, Math.round((a * place * place + b * place + c) * 1e6) / 1e6);
  },
});
