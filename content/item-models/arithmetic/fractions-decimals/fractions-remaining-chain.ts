import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type Question, type Slip } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { dollars, Fraction, gcd, grouped } from "../../kit/write-numbers.ts";
import { frac } from "../item-parts.ts";

type SceneName = "grant" | "route" | "basin";

/** A part `a/b` goes; then `c/d` of what is left goes (in the basin: comes back). */
interface Parameters {
  readonly scene: SceneName;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly whole: number;
  /** What the statement gives: the rest, the difference of the two parts, or the final contents. */
  readonly given: number;
}

/** The fraction of the whole that the given number is. */
function shareOf({ scene, a, b, c, d }: Omit<Parameters, "whole" | "given">): Fraction {
  const left = new Fraction(b - a, b);
  const second = left.mul(new Fraction(c, d));
  switch (scene) {
    case "grant":
      return left.sub(second);
    case "route":
      return new Fraction(a, b).sub(second);
    default:
      return left.add(second);
  }
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick<SceneName>(["grant", "route", "basin"]);
  const [b, d] = [chance.integer(3, 9), chance.integer(3, 9)];
  const [a, c] = [chance.integer(1, b - 1), chance.integer(1, d - 1)];
  const share = shareOf({ scene, a, b, c, d });
  const unit = scene === "grant" ? 100 : scene === "route" ? 1 : 5;
  const whole = b * d * chance.integer(1, 12) * unit;
  const given = share.mul(whole);
  const inRange = { grant: [4_000, 30_000], route: [40, 180], basin: [300, 1_500] }[scene];
  const [least = 0, most = 0] = inRange;
  const proper = gcd(a, b) === 1 && gcd(c, d) === 1 && whole >= least && whole <= most;
  const positive = share.compare(new Fraction(1, 20)) > 0 && share.compare(new Fraction(9, 10)) < 0;
  if (!proper || !positive || b === d) return null;
  const parameters = { scene, a, b, c, d, whole, given: given.valueOf() };
  const mistakes = new Set(slipsOf(parameters).map(({ value }) => value));
  mistakes.delete(String(whole));
  return mistakes.size >= 2 ? parameters : null;
}

interface Words {
  readonly stem: string;
  readonly whole: string;
  readonly given: string;
  readonly first: string;
  readonly unit: string;
}

function wordsOf({ scene, a, b, c, d, given }: Parameters): Words {
  const [first, second] = [`$${frac(a, b)}$`, `$${frac(c, d)}$`];
  switch (scene) {
    case "grant":
      return {
        stem: `A village library spent ${first} of a grant on books. It then spent ${second} of the money that was left on new shelves, and ${dollars(given)} of the grant remained. What was the amount of the grant, in dollars?`,
        whole: "the grant",
        given: "what remained",
        first: "books",
        unit: "dollars",
      };
    case "route":
      return {
        stem: `A cyclist covered ${first} of a coastal route on the first day of a trip. On the second day she covered ${second} of the rest of the route, and this distance was ${given} ${given === 1 ? "kilometer" : "kilometers"} less than the distance she had covered on the first day. How many kilometers long is the route?`,
        whole: "the route",
        given: "the difference between the two days",
        first: "the first day",
        unit: "kilometers",
      };
    default:
      return {
        stem: `From a basin that had been filled to capacity, a gardener drained ${first} of the water. Later, a rainstorm added an amount of water equal to ${second} of the amount still in the basin, after which the basin held ${grouped(given)} liters. What is the capacity of the basin, in liters?`,
        whole: "the capacity",
        given: "the water in the basin at the end",
        first: "the draining",
        unit: "liters",
      };
  }
}

/** How the share of the whole arises, as TeX. */
function shareText({ scene, a, b, c, d }: Parameters): string {
  const left = frac(b - a, b);
  switch (scene) {
    case "grant":
      return `${frac(d - c, d)} \\cdot ${left}`;
    case "route":
      return `${frac(a, b)} - ${frac(c, d)} \\cdot ${left}`;
    default:
      return `${frac(d + c, d)} \\cdot ${left}`;
  }
}

const exact = (share: Fraction) => `$${frac(Number(share.n), Number(share.d))}$`;

interface WrongDivisor {
  readonly divisor: Fraction;
  readonly because: Slip;
}

function wrongBase(parameters: Parameters): WrongDivisor {
  const { scene, a, b, c, d } = parameters;
  const [first, second] = [new Fraction(a, b), new Fraction(c, d)];
  return {
    divisor: {
      grant: new Fraction(1).sub(first).sub(second),
      route: first.sub(second),
      basin: new Fraction(1).sub(first).add(second),
    }[scene],
    because: slip(
      "percent-of-wrong-base",
      `This takes $${frac(c, d)}$ of ${wordsOf(parameters).whole}, but the statement takes it of what the first step left. The share is ${exact(shareOf(parameters))}.`,
      "Both fractions look like parts of the same whole, so they are combined directly.",
      `$${frac(c, d)}$ of which amount is meant?`,
    ),
  };
}

/** The given number taken for another amount of the story, or one step left out. */
function wrongAmounts(parameters: Parameters): WrongDivisor[] {
  const { scene, a, b, c, d, given } = parameters;
  const { whole, given: name } = wordsOf(parameters);
  const left = new Fraction(b - a, b);
  const second = new Fraction(c, d);
  const takenFor = (divisor: Fraction, what: string): WrongDivisor => ({
    divisor,
    because: slip(
      scene === "route" ? "difference-taken-for-term" : "complement-answered",
      `This treats ${grouped(given)} as ${what}; it is ${name}.`,
      "The two fractions are multiplied in a sensible way, but for another amount.",
      `Which amount in the story is ${grouped(given)}?`,
    ),
  });
  if (scene === "route") {
    return [
      takenFor(left.mul(second), "the distance of the second day"),
      takenFor(left.mul(new Fraction(1).sub(second)), "the distance left after the second day"),
      takenFor(left, "the distance left after the first day"),
    ];
  }
  return [
    {
      divisor: scene === "basin" ? new Fraction(1).add(second) : new Fraction(1).sub(second),
      because: slip(
        "answered-intermediate-quantity",
        `This undoes only the second step. It leaves out that $${frac(b - a, b)}$ of ${whole} was left after the first.`,
        "One division has been done, and the number is plausible.",
        "Which amount do you have after the second step is undone?",
      ),
    },
    {
      divisor: left,
      because: slip(
        "condition-dropped",
        `This divides by $${frac(b - a, b)}$ only and leaves out the second step.`,
        "The first step alone already changes the amount.",
        "What happened after the first step?",
      ),
    },
    takenFor(left.mul(second), scene === "basin" ? "the rain alone" : "the price of the shelves"),
  ];
}

function slipsOf(parameters: Parameters): (Slip & { readonly value: string })[] {
  return [wrongBase(parameters), ...wrongAmounts(parameters)].flatMap(({ divisor, because }) => {
    if (divisor.compare(0) <= 0) return [];
    const value = new Fraction(parameters.given).div(divisor);
    const plausible = value.d === 1n && value.compare(5 * parameters.whole) < 0;
    return plausible ? [{ ...because, value: String(value.n) }] : [];
  });
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { scene, a, b, c, d, whole, given } = parameters;
  const { whole: name } = wordsOf(parameters);
  const share = shareOf(parameters);
  const ascii = {
    grant: `(1-${c}/${d})*(1-${a}/${b})`,
    route: `${a}/${b}-${c}/${d}*(1-${a}/${b})`,
    basin: `(1+${c}/${d})*(1-${a}/${b})`,
  }[scene];
  return [
    {
      text: `After the first step, $1 - ${frac(a, b)} = ${frac(b - a, b)}$ is left.`,
      why: "The second fraction refers to this part.",
      check: { left: `1-${a}/${b}`, right: `${b - a}/${b}` },
    },
    {
      text: `As a fraction of ${name}, the given number is $${shareText(parameters)}$, that is, ${exact(share)}.`,
      why: "A fraction of a fraction is a product.",
      check: { left: ascii, right: `${share.n}/${share.d}` },
    },
    {
      text: `Divide: ${name} is $${given} \\div ${frac(Number(share.n), Number(share.d))} = ${whole}$.`,
      why: "A number that is a known fraction of the whole gives the whole by division.",
      check: { left: `${given}/(${share.n}/${share.d})`, right: `${whole}` },
    },
  ];
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { scene, a, b, c, d, whole, given } = parameters;
  const { whole: name, given: givenName, unit } = wordsOf(parameters);
  const share = shareOf(parameters);
  const left = `$${frac(b - a, b)}$`;
  const second = {
    grant: `$${frac(c, d)}$ of that was spent, so $${frac(d - c, d)}$ of it stayed`,
    route: `the second day was $${frac(c, d)}$ of that`,
    basin: `the rain made this $1 + ${frac(c, d)} = ${frac(c + d, d)}$ times as much`,
  }[scene];
  const takeaway =
    "Follow the fraction of the original whole through every step, and divide by it only at the end.";
  return {
    quick: `After the first step ${left} of ${name} is left; ${second}. So ${givenName}, ${grouped(given)} ${unit}, is $${shareText(parameters)}$, or ${exact(share)}, of ${name}. Divide to get ${grouped(whole)}. The trap is to take $${frac(c, d)}$ of the whole instead of the rest.`,
    detailed: analysis({
      asked: `The size of ${name}, when two fractions with different bases and one amount are known.`,
      plan: `Write ${givenName} as a fraction of ${name}, and divide.`,
      reasoning: [
        `Of ${name}, $${frac(a, b)}$ goes first, and ${left} is left.`,
        `The second fraction is a fraction of this rest: ${second}.`,
        `So ${givenName} is $${shareText(parameters)}$ of ${name}, which is ${exact(share)}.`,
        `That is ${grouped(given)} ${unit}. Therefore ${name} is $${given} \\cdot ${frac(Number(share.d), Number(share.n))} = ${whole}$.`,
        `Check: $${frac(a, b)}$ of ${grouped(whole)} is ${grouped((whole * a) / b)}, which leaves ${grouped((whole * (b - a)) / b)}, and $${frac(c, d)}$ of this is ${grouped((whole * (b - a) * c) / (b * d))}.`,
      ],
      options: `Usual wrong entries take both fractions of ${name}, undo only one of the two steps, or use the part that went where the part that stayed is meant.`,
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "One amount is known, and the whole is wanted. What fraction of the whole is the known amount?",
      "The second fraction is not a fraction of the whole. Find what the first step left.",
      `After the first step, ${left} of ${name} is left. Continue with the second fraction of exactly this.`,
      `The known amount is $${shareText(parameters)}$ of ${name}. Work this out, and divide ${grouped(given)} by it.`,
    ],
    fasterWay: `Suppose ${name} had ${b * d} equal parts: follow the parts through the story, and find how much one part is.`,
    takeaway,
    selfExplain: {
      prompt: `Why must the two fractions $${frac(a, b)}$ and $${frac(c, d)}$ not simply be ${scene === "grant" ? "added" : "combined"}?`,
      expectations: [
        "the second fraction is taken of what the first step left",
        "fractions of different wholes have to be brought to one whole first",
      ],
    },
  };
}

export const fractionsRemainingChain = defineModel<Parameters>({
  id: "fractions-remaining-chain",
  knowledgeComponents: [
    "quantitative.arithmetic.fractions-decimals.fraction-operations",
    "quantitative.algebra.linear-equations.one-variable",
  ],
  traps: ["base-of-fraction"],
  method: "The story is acted out for every whole number until the stated amount results",
  draw,
  write: (parameters) => ({
    stem: wordsOf(parameters).stem,
    body: {
      type: "numeric-entry",
      key: { form: "decimal", value: String(parameters.whole) },
      ...(parameters.scene === "grant"
        ? { unitBefore: "\\$" }
        : { unitAfter: wordsOf(parameters).unit }),
      slips: slipsOf(parameters),
    },
    difficulty: { grant: 2, basin: 3, route: 3 }[parameters.scene] as 2 | 3,
    targetSeconds: { grant: 80, basin: 90, route: 110 }[parameters.scene],
    explanation: explanationOf(parameters),
  }),
  recompute: ({ scene, a, b, c, d, given }) => {
    for (const whole of integers(1, 40_000)) {
      const gone = (whole * a) / b;
      const rest = whole - gone;
      const second = (rest * c) / d;
      const result = { grant: rest - second, route: gone - second, basin: rest + second }[scene];
      if (Math.abs(result - given) < 1e-7) return { value: String(whole) };
    }
    throw new Error("no whole number fits the story");
  },
});
