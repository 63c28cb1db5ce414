import { comparisonKey, integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { ModelStep, Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { relationNear } from "./solid-checks.ts";

/** How the second sheet, a by b, is cut into n strips, and which edge of a strip becomes the rim. */
type Rolling = "low-rings" | "long-pipes" | "slim-tubes" | "turned-tubes";
/** What the stem says about a and b. */
type Order = "a>b" | "b>a" | "b>na" | "none";

interface Strips {
  readonly rolling: Rolling;
  readonly order: Order;
  readonly count: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const CASES: Record<Outcome, readonly (readonly [Rolling, Order])[]> = {
  first: [
    ["slim-tubes", "none"],
    ["slim-tubes", "b>a"],
    ["turned-tubes", "a>b"],
    ["long-pipes", "a>b"],
  ],
  second: [
    ["turned-tubes", "b>a"],
    ["long-pipes", "b>na"],
  ],
  equal: [
    ["low-rings", "none"],
    ["low-rings", "b>a"],
    ["low-rings", "a>b"],
  ],
  open: [
    ["turned-tubes", "none"],
    ["long-pipes", "b>a"],
  ],
};

function draw(chance: Chance): Strips {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const [rolling, order] = chance.pick(CASES[outcome]);
  const count = chance.integer(2, 4);
  return { rolling, order, count, outcome, swapped: chance.pick([false, true]) };
}

/** The strips and their tubes in TeX: strip, rim, height, and all volumes together times 4 pi. */
function tubes({ rolling, count: n }: Strips) {
  const [partA, partB] = [`\\frac{a}{${n}}`, `\\frac{b}{${n}}`];
  return {
    "low-rings": {
      strip: ["a", partB],
      rim: "a",
      height: partB,
      total: "a^{2}b",
      ascii: `${n}*a^2*b/${n}`,
      result: "a^2*b",
    },
    "long-pipes": {
      strip: ["a", partB],
      rim: partB,
      height: "a",
      total: `\\frac{ab^{2}}{${n}}`,
      ascii: `${n}*(b/${n})^2*a`,
      result: `a*b^2/${n}`,
    },
    "slim-tubes": {
      strip: [partA, "b"],
      rim: partA,
      height: "b",
      total: `\\frac{a^{2}b}{${n}}`,
      ascii: `${n}*(a/${n})^2*b`,
      result: `a^2*b/${n}`,
    },
    "turned-tubes": {
      strip: [partA, "b"],
      rim: "b",
      height: partA,
      total: "ab^{2}",
      ascii: `${n}*b^2*a/${n}`,
      result: "a*b^2",
    },
  }[rolling];
}

function proofOf(strips: Strips): string {
  const { rolling, order, count: n } = strips;
  const { total } = tubes(strips);
  const both = `A tube with rim $c$ and height $h$ holds $\\frac{c^{2}h}{4\\pi}$. Multiplied by $4\\pi$, the one tube has the volume $a^{2}b$, and the ${n} tubes together have $${total}$.`;
  const end = {
    "low-rings": "These are the same.",
    "slim-tubes": `The second is the first divided by ${n}.`,
    "long-pipes": {
      "a>b": `They are in the ratio $a$ to $\\frac{b}{${n}}$, and $a>b>\\frac{b}{${n}}$.`,
      "b>na": `They are in the ratio $a$ to $\\frac{b}{${n}}$, and $b>${n}a$.`,
      "b>a": `They are in the ratio $a$ to $\\frac{b}{${n}}$. For $a=10$ and $b=11$ the first is greater, for $a=10$ and $b=${10 * n + 10}$ the second.`,
      none: "",
    }[order],
    "turned-tubes": {
      "a>b": "They are in the ratio $a$ to $b$, and $a>b$.",
      "b>a": "They are in the ratio $a$ to $b$, and $b>a$.",
      "b>na": "",
      none: "They are in the ratio $a$ to $b$, and either can be the greater.",
    }[order],
  }[rolling];
  return `${both} ${end} ${verdict(strips)}`;
}

function slipsOf(strips: Strips): Record<Outcome, Slip> {
  const { outcome, count: n, rolling } = strips;
  const { total } = tubes(strips);
  const volumes = `Without the common divisor $4\\pi$, the volumes are $a^{2}b$ and $${total}$.`;
  const open = outcome === "open";
  const tall = rolling === "long-pipes";
  const repair = "How do the rim and the height of a tube enter its volume?";
  return {
    first: slip(
      "judged-by-eye",
      open
        ? `${volumes} For $a=10$ and $b=${10 * n + 10}$ the second is greater.`
        : `${volumes} The first is not greater.`,
      "One large tube seems to hold more than several small ones, whatever their shape.",
      repair,
    ),
    second: slip(
      "one-dimension-compared",
      open
        ? `${volumes} For $a=10$ and $b=${tall ? 11 : 5}$ the first is greater.`
        : `${volumes} The second is not greater.`,
      `There are ${n} tubes, and their number is counted more than what their size takes away.`,
      repair,
    ),
    equal: slip(
      "same-volume-same-surface",
      open
        ? `${volumes} For $a=10$ and $b=${10 * n + 10}$ they differ.`
        : `${volumes} They are not equal.`,
      "The same amount of tin is used both times, so the tubes seem to hold the same.",
      "Does the area of a sheet fix the volume of the tube rolled from it?",
    ),
    open: slip(
      outcome === "equal" ? "hard-means-undetermined" : "unknowns-outnumber-equations",
      outcome === "equal"
        ? `${volumes} They agree for all $a$ and $b$.`
        : `${volumes} What the stem says is enough to compare them.`,
      "The lengths $a$ and $b$ are not given as numbers.",
      "What is the ratio of the two volumes, and what is known about it?",
    ),
  };
}

const GUIDE: Omit<OutcomeGuide, "answers"> = {
  plan: "Write the volume of a tube by its rim and its height, for the whole sheet and for the strips, and form the ratio.",
  hints: [
    "One edge of the sheet becomes the rim of the tube. What does the other edge become?",
    "A rim of length $c$ means a radius of $\\frac{c}{2\\pi}$, so the rim enters the volume squared.",
    "Write the volume of one tube made from a strip, and multiply by the number of strips.",
    "Divide one expression by the other. Is what is left settled by the conditions on $a$ and $b$?",
  ],
  takeaway:
    "In a tube rolled from a sheet, the edge that becomes the rim counts squared, the other edge once.",
  selfExplain: {
    prompt: "Why does it matter which edge of a sheet becomes the rim of the tube?",
    expectations: [
      "the rim fixes the radius, which is squared in the volume",
      "the height counts only once",
    ],
  },
};

function stepsOf(strips: Strips, proof: string): ModelStep[] {
  const { rim, height, total, ascii, result } = tubes(strips);
  return [
    {
      text: `The tube from the whole sheet has rim $a$ and height $b$; each of the others has rim $${rim}$ and height $${height}$.`,
      why: "One edge of a sheet becomes the rim, the other the height.",
    },
    {
      text: `The ${strips.count} tubes together, times $4\\pi$: $${total}$.`,
      why: "The rim is squared, the height is not, and there are several tubes.",
      check: { left: ascii, right: result, given: { a: "12", b: "24" } },
    },
    { text: proof, why: "Common factors are struck out before the comparison." },
  ];
}

function write(strips: Strips): Question {
  const { order, count: n, outcome, swapped } = strips;
  const { strip, rim } = tubes(strips);
  const proof = proofOf(strips);
  const known = { "a>b": ", where $a>b$", "b>a": ", where $b>a$", "b>na": `, where $b>${n}a$` };
  return comparedQuestion(
    {
      ...GUIDE,
      stem: `Two rectangular sheets of tin each measure $a$ inches by $b$ inches${order === "none" ? "" : known[order]}. One sheet is rolled, without overlap, into an open tube whose two circular rims are the edges of length $a$. The other sheet is cut into ${n} strips that measure $${strip[0]}$ inches by $${strip[1]}$ inches each, and every strip is rolled in the same way into a tube whose rims are the edges of length $${rim}$.`,
      difficulty: outcome === "equal" ? 3 : outcome === "open" ? 5 : 4,
      targetSeconds: 105,
      quick: `${proof} The trap is to think that the same sheet always encloses the same volume.`,
      asked: `Whether the tube from a whole sheet or the ${n} tubes from the strips hold more.`,
      reasoning: [
        "With rim $c$ and height $h$ the radius is $\\frac{c}{2\\pi}$, and the volume is $\\pi\\left(\\frac{c}{2\\pi}\\right)^{2}h=\\frac{c^{2}h}{4\\pi}$.",
        `Each of the ${n} tubes has rim $${rim}$ and height $${tubes(strips).height}$.`,
        proof,
      ],
      steps: stepsOf(strips, proof),
    },
    {
      first: "The volume of the tube rolled from the whole sheet",
      second: `The sum of the volumes of the ${n} tubes rolled from the strips`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(strips),
    },
  );
}

const MEETS: Record<Order, (a: number, b: number, n: number) => boolean> = {
  "a>b": (a, b) => a > b,
  "b>a": (a, b) => b > a,
  "b>na": (a, b, n) => b > n * a,
  none: () => true,
};

/** Tubes with 60 flat walls are measured for all whole lengths up to 30. */
export const cylinderStrips = scene<Strips>({
  draw,
  write,
  recompute: ({ rolling, order, count, swapped }) => {
    const tube = (rim: number, height: number) => {
      const wall = rim / 60;
      return 60 * 0.5 * wall * (wall / (2 * Math.tan(Math.PI / 60))) * height;
    };
    const small: Record<Rolling, (a: number, b: number) => number> = {
      "low-rings": (a, b) => tube(a, b / count),
      "long-pipes": (a, b) => tube(b / count, a),
      "slim-tubes": (a, b) => tube(a / count, b),
      "turned-tubes": (a, b) => tube(b, a / count),
    };
    const relations = [...integers(1, 30)].flatMap((a) =>
      [...integers(1, 150)]
        .filter((b) => MEETS[order](a, b, count))
        .map((b) => {
          let together = 0;
          for (let made = 0; made < count; made += 1) together += small[rolling](a, b);
          return swapped ? relationNear(together, tube(a, b)) : relationNear(tube(a, b), together);
        }),
    );
    return comparisonKey(relations);
  },
});
