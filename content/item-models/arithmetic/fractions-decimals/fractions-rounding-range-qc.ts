import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonBody, exceptKey } from "../../kit/comparison-question.ts";
import { defineModel, type ModelStep, type Relation, type Slip } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { analysis } from "../../kit/write-explanation.ts";

type SceneName = "trails" | "letters" | "tiles";

/** Rounded values in tenths; the bound in hundredths. */
interface Parameters {
  readonly scene: SceneName;
  readonly first: number;
  /** The other rounded value, or the number of tiles. */
  readonly second: number;
  readonly bound: number;
}

/** Quantity A lies between these hundredths; the upper end never belongs to it. */
interface Range {
  readonly low: number;
  readonly high: number;
  readonly lowIncluded: boolean;
  /** What the rounded values alone would give. */
  readonly nominal: number;
}

const shown = (hundredths: number) => String(Math.round(hundredths * 10) / 1000);

function rangeOf({ scene, first, second }: Omit<Parameters, "bound">): Range {
  if (scene === "letters") {
    const nominal = 10 * (first - second);
    return { low: nominal - 10, high: nominal + 10, lowIncluded: false, nominal };
  }
  const nominal = scene === "trails" ? 10 * (first + second) : 10 * first * second;
  const spread = scene === "trails" ? 10 : 5 * second;
  return { low: nominal - spread, high: nominal + spread, lowIncluded: true, nominal };
}

function keyOf({ low, high, lowIncluded }: Range, bound: number): "A" | "B" | "D" {
  if (bound >= high) return "B";
  if (bound < low || (bound === low && !lowIncluded)) return "A";
  return "D";
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick<SceneName>(["trails", "letters", "tiles"]);
  const first = chance.integer(scene === "letters" ? 62 : 23, 98);
  const second = scene === "tiles" ? chance.integer(3, 8) : chance.integer(21, 57);
  const { low, high, nominal } = rangeOf({ scene, first, second });
  const bound = chance.pick([
    high,
    high,
    high,
    scene === "letters" ? low : low - chance.pick([5, 10]),
    scene === "letters" ? low : low - chance.pick([5, 10]),
    scene === "letters" ? nominal : low,
    nominal,
    high - 5,
  ]);
  const plain = first % 10 !== 0 && second % 10 !== 0 && bound % 5 === 0;
  return plain && first !== second ? { scene, first, second, bound } : null;
}

interface Words {
  readonly stem: string;
  readonly quantityA: string;
  readonly name: string;
  readonly ends: string;
  readonly small: string;
  readonly great: string;
}

function wordsOf({ scene, first, second }: Parameters): Words {
  const [x, y] = [first * 10, second * 10];
  const from = (value: number) => `at least ${shown(value - 5)} and less than ${shown(value + 5)}`;
  switch (scene) {
    case "trails":
      return {
        stem: `Rounded to the nearest tenth of a kilometer, the Heron Trail is ${shown(x)} kilometers long and the Otter Trail is ${shown(y)} kilometers long. A length exactly halfway between two tenths of a kilometer is rounded up.`,
        quantityA: "The sum of the lengths of the two trails, in kilometers",
        name: "the sum of the lengths",
        ends: `one trail is ${from(x)} kilometers long, the other ${from(y)}`,
        small: `lengths of ${shown(x - 5)} and ${shown(y - 5)} give ${shown(x + y - 10)}`,
        great: `lengths of ${shown(x + 4)} and ${shown(y + 4)} give ${shown(x + y + 8)}`,
      };
    case "letters":
      return {
        stem: `The numbers $x$ and $y$, when rounded to the nearest tenth, become $${shown(x)}$ and $${shown(y)}$, respectively. A number exactly halfway between two tenths is rounded up.`,
        quantityA: "$x - y$",
        name: "$x - y$",
        ends: `$x$ is ${from(x)}, and $y$ is ${from(y)}`,
        small: `$x = ${shown(x - 5)}$ and $y = ${shown(y + 4)}$ give ${shown(x - y - 9)}`,
        great: `$x = ${shown(x + 4)}$ and $y = ${shown(y - 5)}$ give ${shown(x - y + 9)}`,
      };
    default:
      return {
        stem: `Rounded to the nearest tenth of a centimeter, with halves rounded up, the thickness of a slab of slate is ${shown(x)} centimeters. A stack consists of ${second} slabs, all exactly as thick as this one, laid on top of one another.`,
        quantityA: "The height of the stack, in centimeters",
        name: "the height of the stack",
        ends: `one slab is ${from(x)} centimeters thick`,
        small: `a thickness of ${shown(x - 5)} gives ${shown(second * (x - 5))}`,
        great: `a thickness of ${shown(x + 4.9)} gives ${shown(second * (x + 4.9))}`,
      };
  }
}

function span({ low, high, lowIncluded }: Range): string {
  return `${lowIncluded ? "at least" : "greater than"} ${shown(low)} and less than ${shown(high)}`;
}

function slipsOf(parameters: Parameters, key: Relation): Record<Relation, Slip> {
  const { bound } = parameters;
  const { name, small, great } = wordsOf(parameters);
  const range = rangeOf(parameters);
  const { nominal } = range;
  const limits = `The possible values are ${span(range)}, so`;
  const rounded = `The rounded values give ${shown(nominal)}`;
  return {
    A: slip(
      key === "D" && nominal > bound ? "rounded-taken-as-exact" : "boundary-value-miscounted",
      key === "B"
        ? `${limits} ${name} never gets as far as ${shown(bound)}.`
        : `For example, ${small}, which is not greater than ${shown(bound)}.`,
      key === "D" && nominal > bound
        ? `${rounded}, which is greater than ${shown(bound)}.`
        : "A true value can be greater than the rounded one, which seems to let the result go higher.",
      `What is the least value that ${name} can have?`,
    ),
    B: slip(
      key === "D" && nominal < bound ? "rounded-taken-as-exact" : "boundary-value-miscounted",
      key === "A"
        ? `${limits} ${name} never gets down to ${shown(bound)}.`
        : `For example, ${great}, which is greater than ${shown(bound)}.`,
      key === "D" && nominal < bound
        ? `${rounded}, which is less than ${shown(bound)}.`
        : "A true value can be less than the rounded one, which seems to let the result go lower.",
      `How large can ${name} become?`,
    ),
    C: slip(
      "rounded-taken-as-exact",
      key === "D"
        ? `${name.startsWith("$") ? "Equality is possible, but the difference" : `Equality is possible, but ${name}`} can differ from ${shown(bound)}: ${great}.`
        : `${limits} the value ${shown(bound)} is never reached.`,
      nominal === bound
        ? `${rounded} exactly.`
        : `The value ${shown(bound)} appears when the ends of the rounding intervals are combined.`,
      "Is a rounded value the exact value?",
    ),
    D: slip(
      "varying-means-undetermined",
      `${limits} every possible value is on the same side of ${shown(bound)}.`,
      "The exact values are unknown, so the result can vary.",
      `Between which two limits does ${name} vary, and is ${shown(bound)} inside them?`,
    ),
  };
}

function proofOf(parameters: Parameters, key: Relation): string {
  const { bound } = parameters;
  const { name, small, great } = wordsOf(parameters);
  const range = rangeOf(parameters);
  if (key === "D") {
    const least = bound === range.low ? "equal to" : "less than";
    return `More than one relation occurs: ${small}, which is ${least} ${shown(bound)}, but ${great}, which is greater.`;
  }
  const start = `Because ${name} is ${span(range)},`;
  return `${start} it is always ${key === "A" ? "greater" : "less"} than ${shown(bound)}.`;
}

/** How the limits of the range come about. */
function limitsOf({ scene, first, second }: Parameters): [string, string] {
  const [x, y] = [first * 10, second * 10];
  switch (scene) {
    case "trails":
      return [`${shown(x - 5)}+${shown(y - 5)}`, `${shown(x + 5)}+${shown(y + 5)}`];
    case "letters":
      return [`${shown(x - 5)}-${shown(y + 5)}`, `${shown(x + 5)}-${shown(y - 5)}`];
    default:
      return [`${second}*${shown(x - 5)}`, `${second}*${shown(x + 5)}`];
  }
}

const pretty = (ascii: string) =>
  `$${ascii.replace("*", " \\cdot ").replace("+", " + ").replace("-", " - ")}$`;

function stepsOf(parameters: Parameters): ModelStep[] {
  const { scene, bound } = parameters;
  const range = rangeOf(parameters);
  const [low, high] = limitsOf(parameters);
  return [
    {
      text: `Lower limit: ${pretty(low)}, that is, ${shown(range.low)}.`,
      why:
        scene === "letters"
          ? "A difference is least when the first number is small and the second is large."
          : "The least result comes from the least values.",
      check: { left: low, right: shown(range.low) },
    },
    {
      text: `Upper limit, not reached: ${pretty(high)}, that is, ${shown(range.high)}.`,
      why: "The upper end of a rounding interval would already round up.",
      check: { left: high, right: shown(range.high) },
    },
    {
      text: `Place ${shown(bound)} against these limits.`,
      why: "Only a bound between the limits, or at an end that can be reached, leaves more than one relation.",
    },
  ];
}

export const fractionsRoundingRangeQc = defineModel<Parameters>({
  id: "fractions-rounding-range-qc",
  knowledgeComponents: ["quantitative.arithmetic.fractions-decimals.rounding"],
  traps: ["rounded-is-not-exact", "strict-bounds"],
  method:
    "All values in steps of a thousandth that round as stated are tried, and each relation recorded",
  draw,
  write: (parameters) => {
    const { scene, bound } = parameters;
    const { stem, quantityA, name, ends } = wordsOf(parameters);
    const range = rangeOf(parameters);
    const key = keyOf(range, bound);
    const [low, high] = limitsOf(parameters);
    const atEnd = bound === range.low || bound === range.high;
    const takeaway =
      "Replace a rounded number by its interval, half a unit down and half a unit up, the upper end left out.";
    return {
      stem,
      body: comparisonBody({
        quantityA,
        quantityB: shown(bound),
        key,
        proof: proofOf(parameters, key),
        slips: slipsOf(parameters, key),
      }),
      difficulty: atEnd
        ? scene === "letters"
          ? 5
          : 4
        : key === "D" && bound === range.nominal
          ? 2
          : 3,
      targetSeconds: atEnd ? 95 : 75,
      explanation: {
        quick: `A rounded value stands for an interval: ${ends}. So ${name} is ${span(range)}. ${proofOf(parameters, key)} The trap is to compute with the rounded values as if they were exact.`,
        detailed: analysis({
          asked: `How ${name} compares with ${shown(bound)} for all values that round as stated.`,
          plan: "Write the interval for each rounded value, combine the right ends, and see where the bound lies.",
          reasoning: [
            `Rounding to the nearest tenth, with halves rounded up, means that ${ends}.`,
            `The lower limit of the result is ${pretty(low)}, which is ${shown(range.low)}; it ${range.lowIncluded ? "can be reached" : "cannot be reached, since the number that is subtracted stays below its upper end"}.`,
            `The upper limit is ${pretty(high)}, which is ${shown(range.high)}; it cannot be reached.`,
            proofOf(parameters, key),
          ],
          options: exceptKey(key, {
            A: `Answer A takes the result to exceed ${shown(bound)} always, which the possible values do not bear out.`,
            B: `Answer B takes it to stay below ${shown(bound)} always, which they do not bear out either.`,
            C: "Answer C takes rounded values, or the ends of intervals, for the exact ones.",
            D: "Answer D sees that the result varies, but not that it stays on one side of the bound.",
          }),
          takeaway,
        }),
        steps: stepsOf(parameters),
        hints: [
          "The numbers given are rounded. Which exact values could be behind them?",
          "Everything from half a tenth below to just under half a tenth above rounds to the same tenth.",
          `Here ${ends}.`,
          `Form ${pretty(low)} and ${pretty(high)}, decide which of the two results can really occur, and place ${shown(bound)} between or beside them.`,
        ],
        takeaway,
        selfExplain: {
          prompt: `Can ${name} be exactly ${shown(range.high)}? Why?`,
          expectations: [
            "no, because the upper end of a rounding interval would round up",
            "the bound must be checked against ends that can and cannot be reached",
          ],
        },
      },
    };
  },
  recompute: ({ scene, first, second, bound }) => {
    const rounding = (tenths: number) =>
      [...integers(100 * tenths - 200, 100 * tenths + 200)].filter(
        (value) => Math.floor((value + 50) / 100) === tenths,
      );
    const [xs, ys] = [rounding(first), rounding(second)];
    const results =
      scene === "tiles"
        ? xs.map((x) => second * x)
        : xs.flatMap((x) => ys.map((y) => (scene === "trails" ? x + y : x - y)));
    return comparisonKey(results.map((value) => relationOf(value, bound * 10)));
  },
});
