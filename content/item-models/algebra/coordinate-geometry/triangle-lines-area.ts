import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, Fraction, gcd, polynomial, tex } from "../../kit/write-numbers.ts";
import {
  endsOf,
  heightOf,
  keyOf,
  slopesOf,
  type TriangleLines,
  wrongChoices,
} from "./triangle-lines.ts";

function draw(chance: Chance): TriangleLines | null {
  const scene = chance.pick(["equations", "perpendicular", "paths"] as const);
  const apex = [
    scene === "equations" ? chance.pick([-4, -3, -2, 2, 3, 4, 5, 6]) : chance.integer(2, 7),
    scene === "equations" ? chance.integer(-3, 8) : chance.integer(2, 8),
  ] as const;
  const rise = chance.integer(1, 4) * chance.pick([1, -1]);
  const run = chance.integer(1, 3);
  if (gcd(rise, run) > 1) return null;
  const other =
    scene === "perpendicular"
      ? ([-run * Math.sign(rise), Math.abs(rise)] as const)
      : ([
          chance.integer(1, 3) * (scene === "paths" ? -Math.sign(rise) : chance.pick([1, -1])),
          scene === "equations" ? 1 : chance.integer(1, 2),
        ] as const);
  const parameters = {
    scene,
    apex,
    slopes: [[rise, scene === "equations" ? 1 : run], other],
    keyPlace: chance.integer(0, 4),
  } as const;
  const [m, n] = slopesOf(parameters);
  const ends = endsOf(parameters);
  if (
    m === undefined ||
    n === undefined ||
    m.equals(n) ||
    m.equals(n.neg()) ||
    gcd(other[0], other[1]) > 1
  )
    return null;
  const neat =
    ends.every(({ d, n: top }) => d === 1n && top > 0n && top < 30n) &&
    (scene !== "equations" || ends.every((end) => !end.equals(apex[1])));
  const key = keyOf(parameters);
  return neat && key.d === 1n && key.n <= 90n && key.n >= 4n ? parameters : null;
}

const pair = (x: number | Fraction, y: number | Fraction) => `$(${tex(x)}, ${tex(y)})$`;

function stemOf(parameters: TriangleLines): string {
  const {
    scene,
    apex: [u, v],
    slopes,
  } = parameters;
  const [first, second] = endsOf(parameters);
  if (scene === "equations") {
    const line = (slope: readonly [number, number], end: Fraction) =>
      `$y=${polynomial([slope[0], Number(end.valueOf())])}$`;
    return `What is the area of the triangle that is enclosed by the $y$-axis and the lines ${line(slopes[0], first)} and ${line(slopes[1], second)}?`;
  }
  if (scene === "perpendicular") {
    return `In the $xy$-plane, line $\\ell$ passes through the points ${pair(first, 0)} and ${pair(u, v)}. Line $m$ is perpendicular to line $\\ell$ and meets it at ${pair(u, v)}. The two lines and the $x$-axis form a triangle. What is its area?`;
  }
  const [m, n] = slopesOf(parameters);
  return `On the map of an island, one unit stands for 1 kilometer and the southern shore runs along the $x$-axis. Two straight trails lead from a summit at ${pair(u, v)} to this shore; one of them has slope $${tex(m ?? 0)}$ and the other has slope $${tex(n ?? 0)}$. What is the area, in square kilometers, of the region between the trails and the shore?`;
}

function reasoningOf(parameters: TriangleLines): string[] {
  const {
    scene,
    apex: [u, v],
  } = parameters;
  const [first, second] = endsOf(parameters);
  const [m = new Fraction(1), n = new Fraction(1)] = slopesOf(parameters);
  const base = first.sub(second).abs();
  const height = heightOf(parameters);
  const area = `The base is $${tex(base)}$ and the height is ${height}, so the area is $\\frac{1}{2}\\cdot ${tex(base)}\\cdot ${height}=${tex(keyOf(parameters))}$.`;
  if (scene === "equations") {
    return [
      `On the $y$-axis the lines pass through ${pair(0, first)} and ${pair(0, second)}.`,
      `They meet where their right sides are equal, at $x=${u}$; there $y=${v}$. So the third corner is at a distance of ${height} from the $y$-axis.`,
      area,
    ];
  }
  if (scene === "perpendicular") {
    return [
      `Line $\\ell$ has slope $\\frac{${v}-0}{${u}-${first.valueOf() < 0 ? `(${tex(first)})` : tex(first)}}=${tex(m)}$, so line $m$ has slope $${tex(n)}$.`,
      `From ${pair(u, v)} line $m$ reaches the $x$-axis at $x=${u}-\\frac{${v}}{m}$ with this slope for $m$, that is, at $x=${tex(second)}$.`,
      area,
    ];
  }
  return [
    `A trail of slope $m$ through ${pair(u, v)} reaches the $x$-axis at $x=${u}-\\frac{${v}}{m}$.`,
    `For the two slopes this gives $x=${tex(first)}$ and $x=${tex(second)}$.`,
    area,
  ];
}

function stepsOf(parameters: TriangleLines): ModelStep[] {
  const {
    scene,
    apex: [u, v],
  } = parameters;
  const [first, second] = endsOf(parameters);
  const [m = new Fraction(1), n = new Fraction(1)] = slopesOf(parameters);
  const [one = "", two = "", three = ""] = reasoningOf(parameters);
  const on = (slope: Fraction, end: Fraction) =>
    scene === "equations"
      ? { left: `(${slope.toFraction()})*(${u})+(${end.toFraction()})`, right: `${v}` }
      : { left: `(${slope.toFraction()})*(${u}-(${end.toFraction()}))`, right: `${v}` };
  return [
    {
      text: one,
      why: "The corners of the triangle are the points where the lines and the axis meet.",
      check: on(m, first),
    },
    {
      text: two,
      why: "The base lies on the axis, and the third corner gives the height.",
      check: on(n, second),
    },
    {
      text: three,
      why: "The height is measured at a right angle to the base.",
      check: {
        left: `1/2*(${first.sub(second).abs().toFraction()})*${heightOf(parameters)}`,
        right: keyOf(parameters).toFraction(),
      },
    },
  ];
}

function write(parameters: TriangleLines): Question {
  const { scene } = parameters;
  const reasoning = reasoningOf(parameters);
  const key = keyOf(parameters);
  const axis = scene === "equations" ? "$y$-axis" : "$x$-axis";
  const takeaway =
    "For a triangle with a side on an axis, take that side as the base; the height is the distance of the opposite corner from the axis.";
  return {
    stem: stemOf(parameters),
    body: {
      type: "single-choice",
      key: { ...choice(key), rationale: reasoning[2] ?? "" },
      wrong: wrongChoices(parameters),
    },
    difficulty: scene === "perpendicular" ? 5 : scene === "equations" ? 4 : 3,
    targetSeconds: scene === "perpendicular" ? 120 : 105,
    explanation: {
      quick: `${reasoning.join(" ")} The trap is to forget the factor $\\frac{1}{2}$ or to measure the height from the wrong axis.`,
      detailed: analysis({
        asked: "The area of a triangle that two lines form with an axis.",
        plan: `Take the side on the ${axis} as the base. Find its two ends and the corner in which the lines meet.`,
        reasoning,
        options: `Leaving out the factor $\\frac{1}{2}$ doubles the area. Adding the two ends, or using one of them alone, gives a wrong base, and the other coordinate of the common point is not the height. The base alone is a length.`,
        takeaway,
      }),
      steps: stepsOf(parameters),
      hints: [
        "Sketch the two lines and the axis. Which side of the triangle is easiest to measure?",
        `Choose the side on the ${axis} as the base. The height is then a coordinate of the opposite corner.`,
        scene === "perpendicular"
          ? "Find the slope of the first line, and from it the slope of the perpendicular."
          : scene === "equations"
            ? "Where do the two lines cross the $y$-axis, and where do they cross each other?"
            : "Follow each trail from the summit to the axis. How long is its run?",
        "Find both ends of the base, subtract them, and use the distance of the third corner from the axis.",
      ],
      takeaway,
      selfExplain: {
        prompt: `Why is the side on the ${axis} the best choice for the base?`,
        expectations: [
          "its length is a difference of two coordinates",
          "the height is then the distance of a point from the axis",
        ],
      },
    },
  };
}

export const triangleLinesArea = defineModel<TriangleLines>({
  id: "coordinate-triangle-area",
  knowledgeComponents: [
    "quantitative.algebra.coordinate-geometry.regions",
    "quantitative.algebra.coordinate-geometry.lines-slope",
  ],
  traps: ["half-forgotten", "wrong-axis"],
  method: "The width of the triangle is measured on many thin strips and the strips are added up",
  draw,
  write,
  recompute: (parameters, item) => {
    const {
      scene,
      apex: [u, v],
      slopes,
    } = parameters;
    const [[a, b], [c, d]] = slopes;
    const strips = 4_000;
    let area = 0;
    for (let strip = 0; strip < strips; strip += 1) {
      const part = (strip + 0.5) / strips;
      const away = scene === "equations" ? u * part : v * part;
      const width =
        scene === "equations" ? Math.abs((a / b - c / d) * away) : Math.abs((b / a - d / c) * away);
      area += (width * Math.abs(scene === "equations" ? u : v)) / strips;
    }
    return optionsNear(item, Math.round(area * 1e6) / 1e6);
  },
});
