import { comparisonKey, integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { ModelStep, Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { decimal, Fraction } from "../../kit/write-numbers.ts";
import { relationNear } from "./solid-checks.ts";

type Shape = "longer" | "square" | "wider" | "unknown" | "ratio";

interface Reshaped {
  /** Percent by which the length grows and the width shrinks: the area of the base stays. */
  readonly percents: readonly [number, number];
  readonly shape: Shape;
  /** Width of the first box as a multiple of its length, where the stem says it. */
  readonly ratio: Fraction;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const SHAPES: Record<Outcome, readonly Shape[]> = {
  first: ["longer", "square", "ratio"],
  second: ["ratio"],
  equal: ["ratio"],
  open: ["wider", "wider", "unknown"],
};

function draw(chance: Chance): Reshaped {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const percents = chance.pick([
    [25, 20],
    [100, 50],
    [150, 60],
    [300, 75],
  ] as const);
  const factor = new Fraction(100 + percents[0], 100);
  const shift = new Fraction(1, factor.compare(2) < 0 ? 20 : 2);
  const ratio = {
    first: factor.sub(shift),
    second: factor.add(shift),
    equal: factor,
    open: factor,
  }[outcome];
  const shape = chance.pick(SHAPES[outcome]);
  return { percents, shape, ratio, outcome, swapped: chance.pick([false, true]) };
}

/** `0.25l`, or `l` alone. */
const multiple = (value: Fraction, letter: string) =>
  `${value.equals(1) ? "" : decimal(value)}${letter}`;

const factorOf = ({ percents }: Pick<Reshaped, "percents">) => new Fraction(100 + percents[0], 100);

function stated({ shape, ratio }: Reshaped): string {
  return {
    longer: "In the original box the length is greater than the width.",
    square: "In the original box the length is equal to the width.",
    wider: "In the original box the width is greater than the length.",
    unknown: "",
    ratio: `In the original box the width is ${ratio.equals(2) ? "twice" : `${decimal(ratio)} times`} the length.`,
  }[shape];
}

function proofOf(reshaped: Reshaped): string {
  const { percents, shape, ratio, outcome } = reshaped;
  const factor = factorOf(reshaped);
  const [f, g] = [decimal(factor), decimal(new Fraction(1).div(factor))];
  const base = `Since $${f}\\cdot ${g}=1$, top and bottom keep their area, and only the sum of length and width matters. It changes by $${multiple(factor.sub(1), "l")}-${decimal(new Fraction(percents[1], 100))}w$, which is positive if $w<${f}l$ and negative if $w>${f}l$.`;
  const end = {
    longer: "Here $w<l$.",
    square: "Here $w=l$.",
    wider: `Here $w>l$ leaves both possible: $w$ may be just above $l$, and it may be greater than $${f}l$.`,
    unknown: "The stem does not say how $w$ compares with $l$.",
    ratio:
      outcome === "equal"
        ? `Here $w=${f}l$: the new length is the old width, and the new width the old length.`
        : `Here $w=${decimal(ratio)}l$.`,
  }[shape];
  return `${base} ${end} ${verdict(reshaped)}`;
}

function slipsOf(reshaped: Reshaped): Record<Outcome, Slip> {
  const { percents, shape, outcome, ratio } = reshaped;
  const factor = factorOf(reshaped);
  const lost = decimal(new Fraction(percents[1], 100));
  const gained = multiple(factor.sub(1), "l");
  const wide = shape === "unknown" || shape === "wider";
  const sum = wide
    ? `The sum of length and width changes by $${gained}-${lost}w$, and for $l=100$ it changes by ${decimal(factor.sub(1).mul(100).sub(new Fraction(percents[1]).mul(101).div(100)))} with $w=101$, but by ${decimal(factor.sub(1).mul(100).sub(new Fraction(percents[1]).mul(10)))} with $w=1000$.`
    : `The sum of length and width changes by $${gained}-${lost}w$. ${
        outcome === "equal"
          ? `With $w=${decimal(ratio)}l$ this is 0.`
          : outcome === "first"
            ? `This is positive, since $w<${decimal(factor)}l$.`
            : `This is negative, since $w>${decimal(factor)}l$.`
      }`;
  return {
    first: slip(
      "percent-point-confusion",
      sum,
      `The percents ${percents[0]} and ${percents[1]} are compared, as if they had the same base.`,
      "Of which length is each of the two percents taken?",
    ),
    second: slip(
      "one-part-compared",
      sum,
      "The greater edge seems to decide, and only the loss in width is considered.",
      "What does the length gain, and what does the width lose?",
    ),
    equal: slip(
      "same-volume-same-surface",
      sum,
      "The volume stays the same, and so the surface is thought to stay the same too.",
      "Which faces keep their area, and which do not?",
    ),
    open: slip(
      outcome === "equal" ? "hard-means-undetermined" : "unknowns-outnumber-equations",
      sum,
      "None of the three edges is given, and the height is not mentioned any further.",
      "Does the height change which box has the larger surface?",
    ),
  };
}

const GUIDE: Omit<OutcomeGuide, "answers"> = {
  plan: "Split the surface into top and bottom and the four walls, and see what changes in each.",
  hints: [
    "The surface consists of top and bottom and of four walls. Which of these areas change?",
    "Multiply the two factors of the length and the width: what happens to the area of the base?",
    "The walls have the area $2h(l+w)$, so look at the sum of length and width before and after.",
    "Write by how much the length grows and the width shrinks, and find when these amounts agree.",
  ],
  takeaway:
    "When two edges change by inverse factors, the volume and one pair of faces stay, and the walls follow the sum of the two edges.",
  selfExplain: {
    prompt: "Why do the lengths of the edges matter here although the volume stays the same?",
    expectations: [
      "the percents are taken of different lengths",
      "the walls depend on the sum of length and width",
    ],
  },
};

function stepsOf(reshaped: Reshaped, proof: string): ModelStep[] {
  const factor = factorOf(reshaped);
  const inverse = new Fraction(1).div(factor);
  return [
    {
      text: `The area of the base is multiplied by $${decimal(factor)}\\cdot ${decimal(inverse)}=1$.`,
      why: "Length and width change by inverse factors.",
      check: { left: `${decimal(factor)}*${decimal(inverse)}`, right: "1" },
    },
    {
      text: "The walls have the area $2h(l+w)$, so their area follows $l+w$.",
      why: "The height is not changed.",
      check: { left: "2*h*l+2*h*w", right: "2*h*(l+w)", given: { h: "3", l: "4", w: "5" } },
    },
    { text: proof, why: "Only the sum of length and width decides." },
  ];
}

function write(reshaped: Reshaped): Question {
  const { percents, outcome, swapped, shape } = reshaped;
  const proof = proofOf(reshaped);
  const condition = stated(reshaped);
  return comparedQuestion(
    {
      ...GUIDE,
      stem: `A rectangular box is redesigned. Its length is increased by ${percents[0]} percent, its width is decreased by ${percents[1]} percent, and its height stays the same.${condition === "" ? "" : ` ${condition}`}`,
      difficulty: shape === "wider" ? 5 : 4,
      targetSeconds: 110,
      quick: `${proof} The trap is that the volume stays the same, but the surface need not.`,
      asked: "Whether the total surface area of a box grows or shrinks when it is redesigned.",
      reasoning: [
        "Call the original edges $l$, $w$, and $h$. The surface is $2lw+2h(l+w)$.",
        "The product $lw$ does not change, because the two factors have the product 1.",
        proof,
      ],
      steps: stepsOf(reshaped, proof),
    },
    {
      first: "The total surface area of the redesigned box",
      second: "The total surface area of the original box",
      swapped,
      outcome,
      proof,
      slips: slipsOf(reshaped),
    },
  );
}

/** All six faces of both boxes are added up for a net of edges that the stem permits. */
export const scalingReshaped = scene<Reshaped>({
  draw,
  write,
  recompute: ({ percents: [up, down], shape, ratio, swapped }) => {
    const surface = (edges: readonly [number, number, number]) =>
      edges.reduce((sum, edge, index) => sum + 2 * edge * (edges[(index + 1) % 3] ?? 0), 0);
    const permitted: Record<Shape, (l: number, w: number) => boolean> = {
      longer: (l, w) => l > w,
      square: (l, w) => l === w,
      wider: (l, w) => w > l,
      unknown: () => true,
      ratio: (l, w) => relationNear(w, l * ratio.valueOf()) === "=",
    };
    const relations = [...integers(1, 40)].flatMap((l) =>
      [...integers(1, 200)]
        .filter((w) => permitted[shape](l, w))
        .flatMap((w) =>
          [1, 7, 50].map((h) => {
            const before = surface([l, w, h]);
            const after = surface([l + (l * up) / 100, w - (w * down) / 100, h]);
            return swapped ? relationNear(before, after) : relationNear(after, before);
          }),
        ),
    );
    return comparisonKey(relations);
  },
});
