import type { Figure } from "@lexiquant/domain/item";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { Fraction, gcd, tex } from "../../kit/write-numbers.ts";

type SceneName = "ticks" | "pipeline" | "ratio";

interface Parameters {
  readonly scene: SceneName;
  /** The two given points, as numerator and denominator. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** The point lies `steps` of `parts` equal parts of the way. */
  readonly steps: number;
  readonly parts: number;
}

const fraction = ([n, d]: readonly [number, number]) => new Fraction(n, d);

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick<SceneName>(["ticks", "pipeline", "ratio"]);
  const ends = [
    [1, 2],
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [1, 5],
    [2, 5],
    [3, 5],
    [4, 5],
    [1, 6],
    [5, 6],
    [3, 8],
    [7, 8],
  ] as const;
  const [from, to] = [chance.pick(ends), chance.pick(ends)];
  const parts = chance.integer(scene === "pipeline" ? 3 : 4, 7);
  const steps = chance.integer(2, parts - 1);
  const width = fraction(to).sub(fraction(from));
  const key = fraction(from).add(width.mul(steps).div(parts));
  const natural =
    gcd(steps, parts) === 1 &&
    width.valueOf() > 0.2 &&
    key.d > 1n &&
    key.d <= 60n &&
    from[1] !== to[1];
  return natural && 2 * steps !== parts ? { scene, from, to, steps, parts } : null;
}

function stemOf({ scene, from, to, steps, parts }: Parameters): string {
  const [a, b] = [`$${tex(fraction(from))}$`, `$${tex(fraction(to))}$`];
  const share = `$${tex(new Fraction(steps, parts))}$`;
  switch (scene) {
    case "ticks":
      return `On the number line shown, the tick marks are equally spaced. What is the coordinate of point $P$?\n\nGive your answer as a fraction.`;
    case "pipeline":
      return `Along a pipeline, a first valve is placed at a distance from the start equal to ${a} of the length of the pipeline, and a second valve at a distance from the start equal to ${b} of that length. A sensor between the valves is ${share} of the way from the first valve to the second. What fraction of the length of the pipeline is the distance from the start to the sensor?\n\nGive your answer as a fraction.`;
    default:
      return `Points $R$, $S$, and $T$ lie in this order on the number line. The coordinate of $R$ is ${a}, the coordinate of $T$ is ${b}, and the ratio of the distance $RS$ to the distance $ST$ is ${steps} to ${parts - steps}. What is the coordinate of $S$?\n\nGive your answer as a fraction.`;
  }
}

function figureOf({ from, to, steps, parts }: Parameters): Figure {
  const label = (value: Fraction, at: number) =>
    ({
      kind: "text",
      at: { x: at + 1, y: 0.6 },
      text: `$${tex(value)}$`,
      anchor: "middle",
    }) as const;
  const ticks = Array.from({ length: parts + 1 }, (_, index) => ({
    kind: "polyline" as const,
    points: [
      { x: index + 1, y: 1.2 },
      { x: index + 1, y: 1.6 },
    ],
    closed: false,
    shaded: false,
    dashed: false,
    arrow: "none" as const,
  }));
  return {
    kind: "geometry",
    title: "",
    description: `A number line with ${parts + 1} equally spaced tick marks. The first tick mark is labeled ${fraction(from).toFraction()} and the last one, to its right, ${fraction(to).toFraction()}. The tick marks between them have no numbers. Point P is at tick mark number ${steps + 1} from the left, counting the first one.`,
    width: parts + 2,
    height: 2.6,
    toScale: true,
    marks: [
      {
        kind: "polyline",
        points: [
          { x: 0.3, y: 1.4 },
          { x: parts + 1.7, y: 1.4 },
        ],
        closed: false,
        shaded: false,
        dashed: false,
        arrow: "both",
      },
      ...ticks,
      { kind: "point", at: { x: steps + 1, y: 1.4 }, open: false },
      { kind: "text", at: { x: steps + 1, y: 1.9 }, text: "$P$", anchor: "middle" },
      label(fraction(from), 0),
      label(fraction(to), parts),
    ],
  };
}

const typed = (value: Fraction) => `${value.n}/${value.d}`;

function slipsOf({ scene, from, to, steps, parts }: Parameters): (Slip & { value: string })[] {
  const [a, b] = [fraction(from), fraction(to)];
  const width = b.sub(a);
  const way = width.mul(steps).div(parts);
  const slips: (Slip & { number: Fraction })[] = [
    {
      number: way,
      rationale: `This is the distance from the first given point, $${tex(way)}$; the position is reached by adding it to $${tex(a)}$.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "The share of the gap has been found, and the work looks finished.",
      repairQuestion: "From which point on the line is this distance measured?",
    },
    {
      number: b.sub(way),
      rationale: `This goes ${steps} of ${parts} parts back from $${tex(b)}$, but the parts are counted from $${tex(a)}$.`,
      misconception: "direction-of-change-ignored",
      whyTempting: "Both ends of the gap are given, and the wrong one is taken as the start.",
      repairQuestion: "From which of the two given points are the parts counted?",
    },
    {
      number: b.mul(steps).div(parts),
      rationale: `This takes the share of $${tex(b)}$ itself, as though the gap began at 0.`,
      misconception: "percent-of-wrong-base",
      whyTempting: "The share is known, and the larger number is the first that offers itself.",
      repairQuestion: "How long is the gap of which the share is taken?",
    },
  ];
  if (scene === "ticks") {
    slips.unshift({
      number: a.add(width.mul(steps).div(parts + 1)),
      rationale: `It divides the gap by the number of tick marks, ${parts + 1}, but there are only ${parts} equal gaps between them.`,
      misconception: "gaps-for-marks",
      whyTempting: "The marks are what one sees and counts.",
      repairQuestion: `How many steps lead from the first tick mark to the last?`,
    });
  }
  if (scene === "ratio" && parts > steps * 2) {
    slips.unshift({
      number: a.add(width.mul(steps).div(parts - steps)),
      rationale: `It takes $${tex(new Fraction(steps, parts - steps))}$ of the whole distance, but the ratio compares two parts; the whole has ${parts} parts.`,
      misconception: "part-for-whole",
      whyTempting: "The two numbers of the ratio make a fraction at once.",
      repairQuestion: "Into how many equal parts is the distance from $R$ to $T$ divided?",
    });
  }
  return slips
    .filter(({ number }) => number.s > 0n)
    .map(({ number, ...slip }) => ({ ...slip, value: typed(number) }));
}

function stepsOf({ from, to, steps, parts }: Parameters, parted: string): ModelStep[] {
  const [a, b] = [fraction(from), fraction(to)];
  const width = b.sub(a);
  const way = width.mul(steps).div(parts);
  const key = a.add(way);
  const share = new Fraction(steps, parts);
  return [
    {
      text: `The distance between the given positions is $${tex(b)} - ${tex(a)} = ${tex(width)}$.`,
      why: "The share is a share of this distance.",
      check: { left: `${b.toFraction()}-${a.toFraction()}`, right: width.toFraction() },
    },
    {
      text: `The share is $${tex(share)} \\cdot ${tex(width)} = ${tex(way)}$.`,
      why: parted,
      check: {
        left: `(${steps}/${parts})*(${width.toFraction()})`,
        right: way.toFraction(),
      },
    },
    {
      text: `The position is $${tex(a)} + ${tex(way)} = ${tex(key)}$.`,
      why: `The share is counted from $${tex(a)}$.`,
      check: { left: `${a.toFraction()}+${way.toFraction()}`, right: key.toFraction() },
    },
  ];
}

export const realPointBetween = defineModel<Parameters>({
  id: "real-point-between",
  knowledgeComponents: [
    "quantitative.arithmetic.real-numbers.number-line",
    "quantitative.arithmetic.fractions-decimals.fraction-operations",
  ],
  traps: ["gaps-not-marks", "starting-point"],
  method: "The line is cut into whole units of a common denominator and walked unit by unit",
  draw,
  write: (parameters) => {
    const { scene, from, to, steps, parts } = parameters;
    const [a, b] = [fraction(from), fraction(to)];
    const width = b.sub(a);
    const way = width.mul(steps).div(parts);
    const key = a.add(way);
    const share = new Fraction(steps, parts);
    const parted = {
      ticks: `From the first tick mark to the last there are ${parts} equal steps, and $P$ is ${steps} steps from the first.`,
      pipeline: `The sensor is $${tex(share)}$ of the way, counted from the first valve.`,
      ratio: `The ratio makes ${steps} + ${parts - steps} = ${parts} equal parts between $R$ and $T$, and ${steps} of them lie between $R$ and $S$.`,
    }[scene];
    const takeaway =
      "A point that is some fraction of the way from one number to another is the first number plus that fraction of the difference.";
    return {
      stem: stemOf(parameters),
      ...(scene === "ticks" ? { figure: figureOf(parameters) } : {}),
      body: {
        type: "numeric-entry",
        key: { form: "fraction", numerator: Number(key.n), denominator: Number(key.d) },
        slips: slipsOf(parameters),
      },
      difficulty: scene === "ticks" ? 2 : 3,
      targetSeconds: scene === "pipeline" ? 95 : 85,
      explanation: {
        quick: `The gap between the given points is $${tex(b)} - ${tex(a)} = ${tex(width)}$. ${parted} That is a distance of $${tex(share)} \\cdot ${tex(width)} = ${tex(way)}$, and the position is $${tex(a)} + ${tex(way)} = ${tex(key)}$. The trap is to stop at the distance, or to start from the wrong point.`,
        detailed: analysis({
          asked:
            "The position of a point that divides the distance between two given positions in a known way.",
          plan: "Find the whole distance, take the stated share of it, and add the share to the position from which it is counted.",
          reasoning: [
            `The two given positions are $${tex(a)}$ and $${tex(b)}$. Their distance is $${tex(b)} - ${tex(a)} = ${tex(width)}$.`,
            parted,
            `So the distance from $${tex(a)}$ is $${tex(share)} \\cdot ${tex(width)} = ${tex(way)}$.`,
            `Add this to the starting position: $${tex(a)} + ${tex(way)} = ${tex(key)}$.`,
          ],
          options: `The fraction $${tex(way)}$ is a distance and not a position. Counting from $${tex(b)}$ backward exchanges the two ends, and taking the share of $${tex(b)}$ treats 0 as the starting point. A share must be a share of all equal parts of the gap, ${parts} here. Any fraction equal to $${tex(key)}$ is accepted.`,
          takeaway,
        }),
        steps: stepsOf(parameters, parted),
        hints: [
          "Two positions are given. Is a position asked for, or a distance?",
          "A share of the way is a share of the distance between the two given positions.",
          `Find the distance from $${tex(a)}$ to $${tex(b)}$ with a common denominator.`,
          `Take $${tex(share)}$ of that distance and add it to $${tex(a)}$.`,
        ],
        takeaway,
        selfExplain: {
          prompt: `Why is $${tex(a)}$ added at the end?`,
          expectations: [
            "the share is a distance counted from the first given position",
            "a position is the starting position plus the distance",
          ],
        },
      },
    };
  },
  recompute: ({ from, to, steps, parts }) => {
    // In units so small that all given positions and all equal parts are whole numbers of them.
    const unit = from[1] * to[1] * parts;
    const [start, end] = [(from[0] * unit) / from[1], (to[0] * unit) / to[1]];
    let position = start;
    while ((position - start) * (parts - steps) < (end - position) * steps) position += 1;
    let [numerator, denominator] = [position, unit];
    for (let factor = 2; factor <= numerator; factor += 1) {
      while (numerator % factor === 0 && denominator % factor === 0) {
        numerator /= factor;
        denominator /= factor;
      }
    }
    return { numerator, denominator };
  },
});
