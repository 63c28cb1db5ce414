import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { ModelStep, Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { cellsOf } from "./solid-checks.ts";

interface Painted {
  /** Edges of the base, and the height for which both counts agree, if there is one. */
  readonly base: readonly [number, number];
  readonly balance: number | null;
  /** What the stem says about the height. */
  readonly height: { readonly from: number; readonly to: number | null };
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const BALANCED = [
  [6, 10, 10],
  [8, 8, 8],
  [6, 14, 8],
  [7, 7, 12],
  [8, 14, 6],
  [5, 14, 14],
  [5, 12, 17],
  [7, 12, 7],
] as const;
const NEVER = [
  [5, 8],
  [6, 6],
  [5, 7],
  [5, 6],
] as const;

function draw(chance: Chance): Painted | null {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const swapped = chance.pick([false, true]);
  if (outcome === "first" && chance.pick([true, false])) {
    const base = chance.pick(NEVER);
    return {
      base,
      balance: null,
      height: { from: chance.integer(5, 9), to: null },
      outcome,
      swapped,
    };
  }
  const [a, b, balance] = chance.pick(BALANCED);
  if (outcome === "open" && balance < 8) return null;
  const height = {
    first: { from: 3, to: balance - 1 },
    second: { from: balance + 1, to: null },
    equal: { from: balance, to: balance },
    open: { from: chance.integer(4, balance - 2), to: null },
  }[outcome];
  return { base: [a, b], balance, height, outcome, swapped };
}

/** Numbers of cubes with one painted face and with none, for a height. */
function counts([a, b]: Painted["base"], height: number) {
  const [x, y, z] = [a - 2, b - 2, height - 2];
  return { one: 2 * (x * y + x * z + y * z), none: x * y * z };
}

/** Both counts as expressions in the height h. */
function formulas([a, b]: Painted["base"]) {
  const [x, y] = [a - 2, b - 2];
  const [flat, side] = [2 * x * y, 2 * (x + y)];
  const gap = x * y - side;
  return {
    one: `${flat}+${side}(h-2)`,
    none: `${x * y}(h-2)`,
    flat,
    side,
    inner: x * y,
    gap,
  };
}

function proofOf(painted: Painted): string {
  const { base, balance, outcome, height } = painted;
  const { one, none, flat, side, inner, gap } = formulas(base);
  const both = `With height $h$, $${one}$ cubes have one painted face and $${none}$ have none.`;
  if (balance === null)
    return `${both} Since ${side} is not less than ${inner}, the first count exceeds the second by at least ${flat} for every $h$. ${verdict(painted)}`;
  const even = `${both} They agree when $${gap === 1 ? "" : gap}(h-2)=${flat}$, so when $h=${balance}$; below that there are more with one painted face, above it more with none.`;
  const end = {
    first: "",
    second: "",
    equal: "",
    open: `Here $h$ can be ${height.from}, and it can be ${balance + 1}.`,
  }[outcome];
  return `${even}${end === "" ? "" : ` ${end}`} ${verdict(painted)}`;
}

function slipsOf({ base, balance, height, outcome }: Painted): Record<Outcome, Slip> {
  const high = (balance ?? height.from) + 1;
  const tall = counts(base, high);
  const low = counts(base, height.from);
  const open = outcome === "open";
  const wrongSide = (shown: number, { one, none }: typeof low) =>
    `For a height of ${shown} there are ${one} cubes with one painted face and ${none} with none.`;
  return {
    first: slip(
      open ? "missed-a-case" : "one-part-compared",
      open ? wrongSide(high, tall) : wrongSide(height.from, low),
      open
        ? "A block of small height is tried, and most of its cubes show paint."
        : "There are six painted faces, so most of the cubes seem to show paint.",
      open
        ? "What happens to both counts when the height grows by 1?"
        : "How many cubes lie inside, and how many within the six faces?",
    ),
    second: slip(
      open ? "missed-a-case" : "judged-by-eye",
      wrongSide(height.from, low),
      "The inside of a large block seems to hold more cubes than its surface.",
      "How many cubes have one painted face, and how many have none, at the least height allowed?",
    ),
    equal: slip(
      open ? "missed-a-case" : "judged-by-eye",
      wrongSide(height.from, low),
      "Both counts are built from the edges less 2, and they are taken to agree.",
      "Are the two counts equal for every height allowed?",
    ),
    open: slip(
      outcome === "equal" ? "hard-means-undetermined" : "varying-means-undetermined",
      outcome === "equal"
        ? wrongSide(height.from, low)
        : `The height can vary, but for every height allowed the same count is greater. ${wrongSide(height.from, low)}`,
      outcome === "equal"
        ? "Counting all the small cubes looks long, and the answer is left open."
        : "The height is not fixed, and both counts change with it.",
      "Is there an allowed height for which the other count is greater?",
    ),
  };
}

function heightText({ from, to }: Painted["height"]): string {
  if (from === to) return `and ${from} centimeters high.`;
  const limits = to === null ? `$h>${from - 1}$` : `$2<h<${to + 1}$`;
  return `and $h$ centimeters high, where $h$ is an integer and ${limits}.`;
}

const GUIDE: Omit<OutcomeGuide, "answers"> = {
  plan: "Take the layer of outer cubes off: unpainted cubes are inside, and cubes with one painted face lie within a face, away from its edges.",
  hints: [
    "Where in the block does a cube with one painted face lie, and where a cube with none?",
    "Cubes along the edges of the block have two or three painted faces. Within a face, each direction loses 2.",
    "Write both counts with the height less 2, since two layers do not count.",
    "Compare by how much each count grows when the height grows by 1, and find where they would agree.",
  ],
  takeaway:
    "In a painted block cut into unit cubes, take 2 off each edge: the inner box is unpainted, and each of its faces stands for cubes with one painted face.",
  selfExplain: {
    prompt: "Why is 2 taken off every edge before the cubes are counted?",
    expectations: [
      "the outer cubes at both ends of each direction are painted",
      "cubes with one painted face are not on an edge of the block",
    ],
  },
};

function stepsOf({ base, height }: Painted, proof: string): ModelStep[] {
  const [a, b] = base;
  const { one, none } = counts(base, height.from);
  const [x, y, z] = [a - 2, b - 2, height.from - 2];
  return [
    {
      text: `At height ${height.from}, the cubes without paint number $${x}\\cdot ${y}\\cdot ${z}=${none}$.`,
      why: "They fill a box that is smaller by 2 in each direction.",
      check: { left: `(${a}-2)*(${b}-2)*(${height.from}-2)`, right: `${none}` },
    },
    {
      text: `At the same height, $2(${x * y}+${x * z}+${y * z})=${one}$ cubes have one painted face.`,
      why: "Within each face, the cubes along its edges are left out.",
      check: { left: `2*(${x}*${y}+${x}*${z}+${y}*${z})`, right: `${one}` },
    },
    { text: proof, why: "Every height that the stem allows has to be considered." },
  ];
}

function write(painted: Painted): Question {
  const { base, outcome, swapped } = painted;
  const proof = proofOf(painted);
  return comparedQuestion(
    {
      ...GUIDE,
      stem: `A solid block of wood in the shape of a rectangular box is ${base[0]} centimeters long, ${base[1]} centimeters wide, ${heightText(painted.height)} All six faces of the block are painted. The block is then cut into cubes with edges of length 1 centimeter.`,
      difficulty: outcome === "equal" ? 3 : outcome === "open" ? 5 : 4,
      targetSeconds: 120,
      quick: `Take 2 off each edge. ${proof} The trap is to judge by one height.`,
      asked:
        "Whether more of the small cubes have exactly one painted face or no painted face at all.",
      reasoning: [
        "Cubes without paint fill the inner box, whose edges are shorter by 2.",
        "Cubes with one painted face lie on the six faces, without the rows along the edges of the block.",
        proof,
      ],
      steps: stepsOf(painted, proof),
    },
    {
      first: "The number of small cubes with exactly one painted face",
      second: "The number of small cubes with no painted face",
      swapped,
      outcome,
      proof,
      slips: slipsOf(painted),
    },
  );
}

/** The painted faces of every single cube are counted, for every height allowed up to 40. */
export const boxPainted = scene<Painted>({
  draw,
  write,
  recompute: ({ base: [a, b], height: { from, to }, swapped }) => {
    const relations = [...integers(from, to ?? 40)].map((height) => {
      let [one, none] = [0, 0];
      for (const [x, y, z] of cellsOf([a, b, height])) {
        const painted = [x, y, z, a - 1 - x, b - 1 - y, height - 1 - z].filter(
          (distance) => distance === 0,
        );
        if (painted.length === 1) one += 1;
        if (painted.length === 0) none += 1;
      }
      return swapped ? relationOf(none, one) : relationOf(one, none);
    });
    return comparisonKey(relations);
  },
});
