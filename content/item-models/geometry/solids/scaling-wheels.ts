import { comparisonKey, integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { ModelStep, Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { dollars, Fraction, tex } from "../../kit/write-numbers.ts";
import { relationNear } from "./solid-checks.ts";

type Heights = "similar" | "same" | "higher" | "unknown";

interface Wheels {
  /** Diameters in inches, and prices in dollars, of the small wheel and the large one. */
  readonly diameters: readonly [number, number];
  readonly prices: readonly [number, number];
  readonly heights: Heights;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

/** The heights, the power of the diameters that the prices follow, and whether the large wheel costs a little more. */
type Case = readonly [heights: Heights, power: 1 | 2 | 3, more: boolean];
const CASES: Record<Outcome, readonly Case[]> = {
  first: [
    ["similar", 2, false],
    ["same", 1, false],
    ["higher", 2, false],
  ],
  second: [
    ["similar", 3, true],
    ["same", 3, false],
    ["same", 2, true],
  ],
  equal: [
    ["similar", 3, false],
    ["same", 2, false],
  ],
  open: [
    ["higher", 3, false],
    ["higher", 2, true],
    ["unknown", 2, false],
  ],
};

function draw(chance: Chance): Wheels {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const [heights, power, more] = chance.pick(CASES[outcome]);
  const [a, b] = chance.pick([
    [1, 2],
    [2, 3],
    [3, 4],
  ] as const);
  const unit = chance.integer(2, 4) * (a === 1 ? 2 : 1);
  const share = Math.ceil(chance.integer(7, 12) / a ** power);
  const extra = more ? chance.integer(1, 3) : 0;
  return {
    diameters: [a * unit, b * unit],
    prices: [share * a ** power, share * b ** power + extra],
    heights,
    outcome,
    swapped: chance.pick([false, true]),
  };
}

const STATED: Record<Heights, string> = {
  similar:
    "The large wheel is an enlarged copy of the small one: all its dimensions are multiplied by the same factor.",
  same: "Both wheels have the same height.",
  higher: "The height of the large wheel is greater than that of the small one.",
  unknown: "",
};

function ratios({ diameters: [a, b], prices: [p, q] }: Wheels) {
  const length = new Fraction(b, a);
  return { length, square: length.mul(length), cube: length.pow(3), price: new Fraction(q, p) };
}

/** Relation in words: `less than`. */
function than(one: Fraction, other: Fraction): string {
  const order = one.compare(other);
  if (order === 0) return "exactly";
  return order < 0 ? "less than" : "more than";
}

function proofOf(wheels: Wheels): string {
  const { heights, outcome } = wheels;
  const { length, square, cube, price } = ratios(wheels);
  const end = verdict(wheels);
  if (heights === "similar" && cube !== null)
    return `All dimensions are multiplied by $${tex(length)}$, so the large wheel has $\\left(${tex(length)}\\right)^{3}=${tex(cube)}$ times the volume. It costs $${tex(price)}$ times as much, ${than(price, cube)} ${price.equals(cube) ? "the same factor" : "that factor"}. ${end}`;
  const base = `The base of the large wheel has $\\left(${tex(length)}\\right)^{2}=${tex(square)}$ times the area, and it costs $${tex(price)}$ times as much.`;
  if (heights === "same")
    return `${base} With equal heights the volumes are in the ratio of the bases, and the price factor is ${than(price, square)} ${price.equals(square) ? "the same" : "that"}. ${end}`;
  if (outcome === "first")
    return `${base} Since it is also higher, its volume is more than $${tex(square)}$ times as large. ${end}`;
  return heights === "higher"
    ? `${base} If it is only slightly higher, its volume is only slightly more than $${tex(square)}$ times as large, and it costs more for its volume; if it is much higher, it costs less. ${end}`
    : `${base} With equal heights both would cost the same for their volume; with a flat large wheel it is dearer, with a high one cheaper. ${end}`;
}

function slipsOf(wheels: Wheels): Record<Outcome, Slip> {
  const { heights, outcome } = wheels;
  const { length, square, cube, price } = ratios(wheels);
  const asCopy = heights === "same" && cube !== null && price.equals(cube);
  const proof = proofOf(wheels).split(" Quantity ")[0]?.split(" The relationship ")[0] ?? "";
  const shown = proof.replace(" The two quantities are equal.", "");
  return {
    first: slip(
      heights === "same" && !asCopy ? "volume-scaled-like-area" : "assumed-case-not-checked",
      shown,
      heights === "same" && !asCopy
        ? "The large wheel is taken for an enlarged copy, with the third power of the ratio of the diameters."
        : "A large package usually costs less for its contents.",
      "How many times the volume of the small wheel does the large one have?",
    ),
    second: slip(
      "area-scaled-like-length",
      shown,
      `The diameter is only $${tex(length)}$ times as large, and the volume is taken to be in that ratio, or in that of the bases.`,
      "How does a volume change when all its dimensions are multiplied by a factor?",
    ),
    equal: slip(
      "volume-scaled-like-area",
      shown,
      price.equals(square)
        ? "The prices are in the ratio of the bases, and the heights are not considered."
        : asCopy
          ? "The large wheel is taken for an enlarged copy, and then the prices fit the volumes."
          : "The prices are close to a power of the ratio of the diameters, and the power is taken to be the right one.",
      "What do the heights of the wheels add to the ratio of the volumes?",
    ),
    open: slip(
      outcome === "first" ? "varying-means-undetermined" : "hard-means-undetermined",
      shown,
      "The height of neither wheel is given as a number.",
      "Is the height needed, or only how the two heights compare?",
    ),
  };
}

const GUIDE: Omit<OutcomeGuide, "answers"> = {
  plan: "Set the factor of the price beside the factor of the volume.",
  hints: [
    "The price for a cubic inch is the price divided by the volume. By which factors do both change?",
    "The base of a cylinder goes with the square of its diameter. Do you also know how the heights compare?",
    "Form the ratio of the two diameters, and from it that of the two bases.",
    "Find the factor of the volume, as far as it is fixed, and set it beside the factor of the price.",
  ],
  takeaway:
    "For the price of a unit of volume, compare the factor of the price with the factor of the volume, and check whether the height changes too.",
  selfExplain: {
    prompt: "What must be known about the heights before the two prices can be compared?",
    expectations: [
      "the factor of the volume is that of the base times that of the height",
      "with a fixed shape it is the third power of the factor of the lengths",
    ],
  },
};

function stepsOf(wheels: Wheels, proof: string): ModelStep[] {
  const {
    diameters: [a, b],
    prices: [p, q],
  } = wheels;
  const { length, square, price } = ratios(wheels);
  return [
    {
      text: `The bases are in the ratio $\\left(\\frac{${b}}{${a}}\\right)^{2}=${tex(square)}$.`,
      why: `The diameters are in the ratio $${tex(length)}$, and areas go with the square.`,
      check: { left: `(${b}/${a})^2`, right: square.toFraction() },
    },
    {
      text: `The prices are in the ratio $\\frac{${q}}{${p}}=${tex(price)}$.`,
      why: "This is to be set beside the ratio of the volumes.",
      check: { left: `${q}/${p}`, right: price.toFraction() },
    },
    {
      text: proof,
      why: "The price for a cubic inch rises only if the price grows more than the volume.",
    },
  ];
}

function write(wheels: Wheels): Question {
  const {
    diameters: [a, b],
    prices: [p, q],
    heights,
    outcome,
    swapped,
  } = wheels;
  const proof = proofOf(wheels);
  const stated = STATED[heights];
  return comparedQuestion(
    {
      ...GUIDE,
      stem: `A dairy sells wheels of cheese in the shape of right circular cylinders. The small wheel has a diameter of ${a} inches and costs ${dollars(p)}. The large wheel has a diameter of ${b} inches and costs ${dollars(q)}.${stated === "" ? "" : ` ${stated}`}`,
      difficulty: heights === "same" ? 2 : heights === "unknown" || heights === "similar" ? 3 : 4,
      targetSeconds: 85,
      quick: `${proof} The trap is to use the wrong power of the ratio of the diameters.`,
      asked: "Which of two wheels of cheese costs more for each cubic inch.",
      reasoning: [
        "The price for a cubic inch is the price divided by the volume, and the volume is base times height.",
        "So the large wheel is dearer for its volume if its price factor exceeds its volume factor.",
        proof,
      ],
      steps: stepsOf(wheels, proof),
    },
    {
      first: "The price per cubic inch of the small wheel",
      second: "The price per cubic inch of the large wheel",
      swapped,
      outcome,
      proof,
      slips: slipsOf(wheels),
    },
  );
}

/** Both prices are divided by volumes for a net of heights, in inches, that the stem permits. */
export const scalingWheels = scene<Wheels>({
  draw,
  write,
  recompute: ({ diameters: [a, b], prices: [p, q], heights, swapped }) => {
    const net = [...integers(1, 40)].map((eighths) => eighths / 8);
    const permitted: Record<Heights, (low: number) => readonly number[]> = {
      similar: (low) => [low + (low * (b - a)) / a],
      same: (low) => [low],
      higher: (low) => [...net, 6, 12, 60].filter((high) => high > low),
      unknown: () => net,
    };
    const relations = net.flatMap((low) =>
      permitted[heights](low).map((high) => {
        const small = p / (Math.PI * (a / 2) ** 2 * low);
        const large = q / (Math.PI * (b / 2) ** 2 * high);
        return swapped ? relationNear(large, small) : relationNear(small, large);
      }),
    );
    return comparisonKey(relations);
  },
});
