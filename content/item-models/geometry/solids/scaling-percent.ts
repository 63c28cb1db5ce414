import { comparisonKey, integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { ModelStep, Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { decimal, Fraction } from "../../kit/write-numbers.ts";
import { relationNear } from "./solid-checks.ts";

interface Percent {
  /** Factor of the edges, in tenths. */
  readonly tenths: number;
  readonly atLeast: boolean;
  /** Percent on the other side. */
  readonly bound: Fraction;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

/** Percent by which the surface and the volume change, without sign. */
function changes(tenths: number) {
  const factor = new Fraction(tenths, 10);
  const [square, cube] = [factor.mul(factor), factor.mul(factor).mul(factor)];
  return {
    factor,
    square,
    cube,
    surface: square.sub(1).abs().mul(100),
    volume: cube.sub(1).abs().mul(100),
  };
}

function draw(chance: Chance): Percent {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const grows = outcome === "open" || chance.pick([true, false]);
  const tenths = chance.pick(grows ? [11, 12, 13, 14, 15] : [6, 7, 8, 9]);
  const { surface, volume } = changes(tenths);
  const bound = {
    first: grows ? surface.mul(3).div(2) : surface,
    second: grows ? surface.mul(2) : surface.mul(3).div(2),
    equal: volume,
    open: surface.mul(chance.pick([2, 3])),
  }[outcome];
  return {
    tenths,
    atLeast: outcome === "open",
    bound,
    outcome,
    swapped: chance.pick([false, true]),
  };
}

const word = (tenths: number) => (tenths > 10 ? "increase" : "decrease");

function proofOf(percent: Percent): string {
  const { tenths, atLeast, bound, outcome } = percent;
  const { factor, square, cube, volume } = changes(tenths);
  const [f, f2, f3] = [decimal(factor), decimal(square), decimal(cube)];
  const start = `A surface of ${f2} times the old one means edges of $\\sqrt{${f2}}=${f}$ times the old ones, so the volume is $${f}^{3}=${f3}$ times the old one, ${tenths > 10 ? "an" : "a"} ${word(tenths)} of ${decimal(volume)} percent.`;
  if (atLeast)
    return `${start} This is the least possible ${word(tenths)}, and it is below ${decimal(bound)} percent; but the surface may grow by much more, and then the volume grows by more than ${decimal(bound)} percent. ${verdict(percent)}`;
  const end =
    outcome === "equal"
      ? ""
      : ` That is ${outcome === "first" ? "more" : "less"} than ${decimal(bound)} percent.`;
  return `${start}${end} ${verdict(percent)}`;
}

function slipsOf({ tenths, atLeast, bound }: Percent): Record<Outcome, Slip> {
  const { factor, square, cube, surface, volume } = changes(tenths);
  const k = decimal(bound);
  const exact = `The volume is multiplied by $${decimal(factor)}^{3}=${decimal(cube)}$, ${tenths > 10 ? "an" : "a"} ${word(tenths)} of ${decimal(volume)} percent.`;
  const open = `Beyond the least ${word(tenths)} of ${decimal(volume)} percent, every greater one is possible, so the comparison with ${k} is not settled.`;
  const shown = atLeast ? open : exact;
  return {
    first: slip(
      "volume-scaled-like-area",
      shown,
      `The factor ${decimal(square)} of the surface is raised to the third power, as if it were the factor of the edges.`,
      "By which factor are the edges multiplied?",
    ),
    second: slip(
      atLeast
        ? "missed-a-case"
        : bound.equals(surface)
          ? "judged-by-eye"
          : "percent-point-confusion",
      shown,
      atLeast
        ? `The ${decimal(surface)} percent are treated as the exact change, which gives ${decimal(volume)} percent.`
        : bound.equals(surface)
          ? "A volume is the larger number, so the same change seems to be a smaller part of it."
          : `The change of the surface, ${decimal(surface)} percent, is carried over to the volume.`,
      atLeast
        ? "How large can the change of the surface be?"
        : "What is the factor of the edges, and what is its third power?",
    ),
    equal: slip(
      "percent-point-confusion",
      shown,
      bound.equals(surface)
        ? "Surface and volume belong to the same cube, so their percent changes are taken to agree."
        : `The percent of ${decimal(surface)} is multiplied by a whole or half number, as if percents of areas and volumes were proportional.`,
      "What is the factor of the edges, and what is its third power?",
    ),
    open: slip(
      "hard-means-undetermined",
      exact,
      "The edges of neither box are given.",
      "Does the percent change of the volume depend on how large the first box is?",
    ),
  };
}

const GUIDE: Omit<OutcomeGuide, "answers"> = {
  plan: "Go from the factor of the surface to the factor of the edges, and from there to the factor of the volume.",
  hints: [
    "Turn the percent change of the surface into a factor. What does it say about the edges?",
    "The surface of a cube goes with the square of its edge, the volume with the third power.",
    "Take the square root of the factor of the surface to get the factor of the edges.",
    "Raise the factor of the edges to the third power, and turn it back into a percent change.",
  ],
  takeaway:
    "Areas go with the square and volumes with the cube of the edges: always pass through the factor of the edges.",
  selfExplain: {
    prompt: "How do you get from the change of a surface to the change of the volume?",
    expectations: [
      "the root of the factor of the surface is the factor of the edges",
      "its third power is the factor of the volume",
    ],
  },
};

function stepsOf(percent: Percent, proof: string): ModelStep[] {
  const { factor, square, cube } = changes(percent.tenths);
  const [f, f2, f3] = [decimal(factor), decimal(square), decimal(cube)];
  return [
    {
      text: `Factor of the edges: $\\sqrt{${f2}}=${f}$.`,
      why: "The surface is multiplied by the square of the factor of the edges.",
      check: { left: `sqrt(${f2})`, right: f },
    },
    {
      text: `Factor of the volume: $${f}^{3}=${f3}$.`,
      why: "All three dimensions are multiplied by the factor of the edges.",
      check: { left: `${f}^3`, right: f3 },
    },
    { text: proof, why: "The factor less 1 is the change, as a part of the old volume." },
  ];
}

function write(percent: Percent): Question {
  const { tenths, atLeast, bound, outcome, swapped } = percent;
  const { surface } = changes(tenths);
  const grows = tenths > 10;
  const proof = proofOf(percent);
  return comparedQuestion(
    {
      ...GUIDE,
      stem: `A company packs its tea in boxes that have the shape of a cube. A new box, also a cube, has a total surface area that is ${atLeast ? "at least " : ""}${decimal(surface)} percent ${grows ? "greater" : "less"} than that of the old box.`,
      difficulty: atLeast ? 4 : 3,
      targetSeconds: 85,
      quick: `${proof} The trap is to carry the percent from areas over to volumes.`,
      asked: `The percent ${word(tenths)} in the volume of a cube, when the change of its surface is known.`,
      reasoning: [
        `The factor of the surface is ${decimal(changes(tenths).square)}${atLeast ? ", or more" : ""}.`,
        "All edges are multiplied by the same factor, and the surface by its square.",
        proof,
      ],
      steps: stepsOf(percent, proof),
    },
    {
      first: `The percent ${word(tenths)} in volume from the old box to the new box`,
      second: `${decimal(bound)}%`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(percent),
    },
  );
}

/** New edges are tried in steps of a hundredth of the old edge; the surfaces that fit are kept. */
export const scalingPercent = scene<Percent>({
  draw,
  write,
  recompute: ({ tenths, atLeast, bound, swapped }) => {
    const [old, stated] = [100, (6 * (tenths * 10) ** 2) / (6 * 100 ** 2)];
    const relations = [...integers(10, 400)]
      .filter((edge) => {
        const relation = relationNear((edge * edge) / (old * old), stated);
        return relation === "=" || (atLeast && relation === ">");
      })
      .map((edge) => {
        const change = (Math.abs(edge ** 3 - old ** 3) / old ** 3) * 100;
        return swapped
          ? relationNear(bound.valueOf(), change)
          : relationNear(change, bound.valueOf());
      });
    return comparisonKey(relations);
  },
});
