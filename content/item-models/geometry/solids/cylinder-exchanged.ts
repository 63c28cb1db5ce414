import { comparisonKey, integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { ModelStep, Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { relationNear } from "./solid-checks.ts";

/** The measures compared; the first two go with the square of the radius somewhere, the last does not. */
type Measure = "volume" | "total" | "lateral";

interface Exchanged {
  readonly measure: Measure;
  readonly condition: keyof typeof CONDITIONS;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

/** What is known of cylinder P with radius r and height h: its text, whether r > h follows, or r < h, or neither. */
const CONDITIONS = {
  wide: { text: "The radius of cylinder $P$ is greater than its height.", follows: "first" },
  flat: { text: "The height of cylinder $P$ is 80 percent of its radius.", follows: "first" },
  slim: {
    text: "The diameter of cylinder $P$ is less than its height.",
    follows: "second",
  },
  tall: {
    text: "The height of cylinder $P$ is 150 percent of its radius.",
    follows: "second",
  },
  square: { text: "The diameter of cylinder $P$ is equal to its height.", follows: "second" },
  broad: { text: "The diameter of cylinder $P$ is greater than its height.", follows: "open" },
  differing: { text: "The radius of cylinder $P$ is not equal to its height.", follows: "open" },
} as const;

type Condition = keyof typeof CONDITIONS;
const BY_OUTCOME: Record<Outcome, readonly Condition[]> = {
  first: ["wide", "flat"],
  second: ["slim", "tall", "square"],
  equal: ["wide", "slim", "broad", "differing", "flat"],
  open: ["broad", "broad", "differing"],
};

const NAMES: Record<Measure, string> = {
  volume: "volume",
  total: "total surface area, top and bottom included,",
  lateral: "lateral surface area, without top and bottom,",
};
const FORMULAS: Record<Measure, readonly [string, string]> = {
  volume: ["\\pi r^{2}h", "\\pi h^{2}r"],
  total: ["2\\pi r(r+h)", "2\\pi h(h+r)"],
  lateral: ["2\\pi rh", "2\\pi hr"],
};

function draw(chance: Chance): Exchanged {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  return {
    measure: outcome === "equal" ? "lateral" : chance.pick(["volume", "total"] as const),
    condition: chance.pick(BY_OUTCOME[outcome]),
    outcome,
    swapped: chance.pick([false, true]),
  };
}

function proofOf(exchanged: Exchanged): string {
  const { measure, outcome, condition } = exchanged;
  const [p, q] = FORMULAS[measure];
  if (outcome === "equal")
    return `If $P$ has radius $r$ and height $h$, the lateral areas are $${p}$ and $${q}$, the same product. ${verdict(exchanged)}`;
  const ratio = `If $P$ has radius $r$ and height $h$, the ${measure === "volume" ? "volumes" : "total areas"} are $${p}$ and $${q}$, in the ratio $r$ to $h$.`;
  const end = {
    wide: "Here $r>h$.",
    flat: "Here $h=0.8r$, so $r>h$.",
    slim: "Here $2r<h$, so $r<h$.",
    tall: "Here $h=1.5r$, so $r<h$.",
    square: "Here $h=2r$, so $r<h$.",
    broad:
      "Here $2r>h$, and that leaves open which is greater: $r=2$, $h=3$ is possible, and so is $r=3$, $h=2$.",
    differing: "Either can be the greater: $r=2$, $h=3$ is possible, and so is $r=3$, $h=2$.",
  }[condition];
  return `${ratio} ${end} ${verdict(exchanged)}`;
}

function slipsOf({ measure, outcome, condition }: Exchanged): Record<Outcome, Slip> {
  const [p, q] = FORMULAS[measure];
  const values = `The two values are $${p}$ and $${q}$.`;
  const repair =
    measure === "lateral"
      ? "What do you get when the two letters change places in the formula for the lateral area?"
      : "Which of the two lengths occurs squared in each of the two formulas?";
  const broad = condition === "broad";
  return {
    first: slip(
      broad ? "cylinder-diameter-for-radius" : "one-dimension-compared",
      outcome === "open"
        ? "With $r=2$ and $h=3$ the second cylinder has the greater value."
        : `${values} ${outcome === "equal" ? "They agree." : "Here $r<h$, so the second is greater."}`,
      broad
        ? "The diameter is greater than the height, and it is taken for the radius."
        : "The radius of $P$ is thought to count for more than its height, whatever the lengths are.",
      broad ? "Does a diameter greater than $h$ make the radius greater than $h$?" : repair,
    ),
    second: slip(
      "one-dimension-compared",
      outcome === "open"
        ? "With $r=3$ and $h=2$ the first cylinder has the greater value."
        : `${values} ${outcome === "equal" ? "They agree." : "Here $r>h$, so the first is greater."}`,
      "The taller of two containers is judged to be the larger one.",
      repair,
    ),
    equal: slip(
      "operation-taken-as-commutative",
      `${values} They agree only if $r=h$, and ${broad ? "the stem does not say so" : "the stem rules that out"}.`,
      "The same two lengths are used in both cylinders, so exchanging them seems to change nothing.",
      repair,
    ),
    open: slip(
      outcome === "equal" ? "hard-means-undetermined" : "unknowns-outnumber-equations",
      outcome === "equal"
        ? "Each lateral area is the same product of the two lengths, whatever they are."
        : `${values} Their ratio is $r$ to $h$, and the stem says which of the two is greater.`,
      "No length is given.",
      "Does the comparison need the lengths, or only which of them is greater?",
    ),
  };
}

const GUIDE: Omit<OutcomeGuide, "answers"> = {
  plan: "Write the measure for both cylinders with the same two letters, and divide by what they share.",
  hints: [
    "The second cylinder uses the same two lengths. Which letter takes which place in its formula?",
    "Write what is compared for both cylinders with the letters $r$ and $h$ of the first.",
    "Strike out the factors that both expressions have in common. What is left?",
    "Check what the stem says about the radius and the height; mind the difference between radius and diameter.",
  ],
  takeaway:
    "Exchanging radius and height leaves the lateral area of a cylinder as it is, but multiplies its volume and its total area by the ratio of the two.",
  selfExplain: {
    prompt: "What changes in each formula of a cylinder when radius and height change places?",
    expectations: [
      "the lateral area is a product of both and stays the same",
      "volume and total area contain one of them squared",
    ],
  },
};

function stepsOf({ measure }: Exchanged, proof: string): ModelStep[] {
  const [p, q] = FORMULAS[measure];
  const ascii = {
    volume: ["pi*r^2*h/(pi*h^2*r)", "r/h"],
    total: ["2*pi*r*(r+h)/(2*pi*h*(h+r))", "r/h"],
    lateral: ["2*pi*r*h", "2*pi*h*r"],
  }[measure];
  return [
    {
      text: `For $P$ the formula gives $${p}$, for $Q$ it gives $${q}$.`,
      why: "In $Q$ the two lengths change places.",
      check: {
        left: ascii[0] ?? "",
        right: ascii[1] ?? "",
        given: { r: "3", h: "2", pi: "22/7" },
      },
    },
    { text: proof, why: "After the common factors are struck out, only $r$ and $h$ are left." },
  ];
}

function write(exchanged: Exchanged): Question {
  const { measure, condition, outcome, swapped } = exchanged;
  const proof = proofOf(exchanged);
  return comparedQuestion(
    {
      ...GUIDE,
      stem: `The radius of right circular cylinder $Q$ is equal to the height of right circular cylinder $P$, and the height of $Q$ is equal to the radius of $P$. ${CONDITIONS[condition].text}`,
      difficulty: outcome === "open" ? 3 : measure === "total" ? 3 : 2,
      targetSeconds: 75,
      quick: `${proof} The trap is to judge by the taller cylinder, or to mistake a diameter for a radius.`,
      asked: `How the ${measure === "volume" ? "volume" : measure === "total" ? "total area" : "lateral area"} changes when radius and height of a cylinder are exchanged.`,
      reasoning: [
        `The ${NAMES[measure]} of a cylinder with radius $r$ and height $h$ is $${FORMULAS[measure][0]}$.`,
        `In $Q$ the letters change places, which gives $${FORMULAS[measure][1]}$.`,
        proof,
      ],
      steps: stepsOf(exchanged, proof),
    },
    {
      first: `The ${NAMES[measure]} of $P$`,
      second: `The ${NAMES[measure]} of $Q$`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(exchanged),
    },
  );
}

/** Whether a radius and a height meet a condition. */
const MEETS: Record<Condition, (r: number, h: number) => boolean> = {
  wide: (r, h) => r > h,
  flat: (r, h) => 5 * h === 4 * r,
  slim: (r, h) => 2 * r < h,
  tall: (r, h) => 2 * h === 3 * r,
  square: (r, h) => 2 * r === h,
  broad: (r, h) => 2 * r > h,
  differing: (r, h) => r !== h,
};

/** Prisms with many sides stand for the cylinders, for every pair of whole lengths up to 20. */
export const cylinderExchanged = scene<Exchanged>({
  draw,
  write,
  recompute: ({ measure, condition, swapped }) => {
    const sides = 96;
    const value = (r: number, h: number) => {
      const side = 2 * r * Math.tan(Math.PI / sides);
      const base = (sides * side * r) / 2;
      const walls = sides * side * h;
      return { volume: base * h, lateral: walls, total: walls + base + base }[measure];
    };
    const relations = [...integers(1, 20)].flatMap((r) =>
      [...integers(1, 20)]
        .filter((h) => MEETS[condition](r, h))
        .map((h) =>
          swapped ? relationNear(value(h, r), value(r, h)) : relationNear(value(r, h), value(h, r)),
        ),
    );
    return comparisonKey(relations);
  },
});
