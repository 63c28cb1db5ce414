import type { Chance } from "../../kit/chance.ts";
import { type Outcome, outcomeQuestion } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { counted, grouped } from "../../kit/write-numbers.ts";

/** What is known of a number: a value, or a range in which every whole number is possible. */
export type Known =
  | { readonly kind: "exact"; readonly value: number }
  | { readonly kind: "above"; readonly bound: number }
  | { readonly kind: "between"; readonly from: number; readonly to: number };

interface Count {
  /** As the comparison prints it. */
  readonly quantity: string;
  /** `sets of three photographs` */
  readonly name: string;
  readonly at: (n: number) => number;
}

/** Two counts that depend on n, the second growing faster, and equal at one n. */
export interface GrowingPair {
  readonly stem: (known: Known) => string;
  /** `photograph`: what n counts. */
  readonly unit: string;
  readonly slow: Count;
  readonly fast: Count;
  /** The fast count divided by the slow one. */
  readonly ratio: { readonly tex: string; readonly ascii: string; readonly equalAt: number };
  /** How the two counts are written and why the ratio is what it is; one or two sentences. */
  readonly derivation: string;
  readonly lures: Readonly<Record<"slow" | "fast" | "equal", Omit<Slip, "rationale">>>;
  /** On the two counts and the principle; what n must be is added. */
  readonly hints: readonly [string, string, string];
  readonly takeaway: string;
  readonly selfExplain: Question["explanation"]["selfExplain"];
}

export function conditionTex(known: Known): string {
  if (known.kind === "exact") return `$n = ${known.value}$`;
  return known.kind === "above"
    ? `$n > ${known.bound}$`
    : `$${known.from} \\le n \\le ${known.to}$`;
}

/** A condition on n that makes each of the four outcomes about equally frequent. */
export function drawKnown(chance: Chance, least: number, equalAt: number): Known {
  const wanted = chance.pick(["slow", "fast", "equal", "open"] as const);
  const exact = chance.pick([true, false]);
  switch (wanted) {
    case "equal":
      return { kind: "exact", value: equalAt };
    case "slow": {
      const from = Math.max(least, equalAt - 3);
      return exact || equalAt - 1 === from
        ? { kind: "exact", value: chance.integer(from, equalAt - 1) }
        : { kind: "between", from, to: equalAt - 1 };
    }
    case "fast":
      return exact
        ? { kind: "exact", value: equalAt + chance.integer(1, 3) }
        : { kind: "above", bound: equalAt + chance.integer(0, 2) };
    default:
      return exact
        ? { kind: "above", bound: chance.integer(least - 1, equalAt - 1) }
        : {
            kind: "between",
            from: equalAt - chance.integer(0, 1),
            to: equalAt + chance.integer(1, 3),
          };
  }
}

function outcomeOf(known: Known, equalAt: number): Outcome {
  const from = known.kind === "exact" ? known.value : lowest(known);
  const to = known.kind === "exact" ? known.value : highest(known);
  if (from > equalAt) return "second";
  if (to < equalAt) return "first";
  return from === to ? "equal" : "open";
}

function lowest(known: Known): number {
  if (known.kind === "exact") return known.value;
  return known.kind === "above" ? known.bound + 1 : known.from;
}

function highest(known: Known): number {
  if (known.kind === "exact") return known.value;
  return known.kind === "above" ? Number.POSITIVE_INFINITY : known.to;
}

/** `With 7 photographs, the number of pairs is 21 and the number of triples is 35` */
function sentenceAt({ unit, slow, fast }: GrowingPair, n: number): string {
  return `With ${counted(n, unit)}, the number of ${slow.name} is ${grouped(slow.at(n))} and the number of ${fast.name} is ${grouped(fast.at(n))}`;
}

function proofOf(pair: GrowingPair, known: Known, outcome: Outcome): string {
  const { tex, equalAt } = pair.ratio;
  if (known.kind === "exact") return `${sentenceAt(pair, known.value)}.`;
  const dividing = `Dividing the number of ${pair.fast.name} by the number of ${pair.slow.name} leaves $${tex}$`;
  if (outcome === "open") {
    return `${dividing}, which equals 1 at $n = ${equalAt}$ and increases with $n$. The condition ${conditionTex(known)} allows values with different outcomes.`;
  }
  return `${dividing}, which equals 1 only at $n = ${equalAt}$ and increases with $n$, so it is ${outcome === "second" ? "greater" : "less"} than 1 for every $n$ allowed.`;
}

function slipsOf(pair: GrowingPair, known: Known, outcome: Outcome): Record<Outcome, Slip> {
  const { equalAt } = pair.ratio;
  const [low, high] = [lowest(known), Math.min(highest(known), equalAt + 3)];
  const contrary =
    outcome === "open" ? "so this does not hold for every $n$ allowed" : "so this fails";
  return {
    first: { rationale: `${sentenceAt(pair, high)}, ${contrary}.`, ...pair.lures.slow },
    second: { rationale: `${sentenceAt(pair, low)}, ${contrary}.`, ...pair.lures.fast },
    equal: {
      rationale: `The two counts agree only at $n = ${equalAt}$. ${sentenceAt(pair, outcome === "first" ? low : high)}.`,
      ...pair.lures.equal,
    },
    open:
      known.kind === "exact"
        ? {
            rationale: `The number of ${pair.unit}s is given, so both counts are fixed. ${sentenceAt(pair, known.value)}.`,
            misconception: "hard-means-undetermined",
            whyTempting: "Which objects are picked, and where they go, is left open in the story.",
            repairQuestion: "Is a particular choice asked for, or the number of all choices?",
          }
        : {
            rationale: `The ratio of the counts stays on one side of 1 for every $n$ with ${conditionTex(known)}, because it equals 1 only at $n = ${equalAt}$.`,
            misconception: "varying-means-undetermined",
            whyTempting: "Both counts change with $n$, and $n$ is not given.",
            repairQuestion: "For which $n$ are the two counts equal, and is that $n$ allowed?",
          },
  };
}

const OUTCOME_WORDS = {
  first: "less than 1",
  second: "greater than 1",
  equal: "exactly 1",
} as const;

function verdict(pair: GrowingPair, known: Known, outcome: Outcome): string {
  const { equalAt } = pair.ratio;
  if (outcome !== "open") {
    return `Here ${conditionTex(known)}, so the ratio is ${OUTCOME_WORDS[outcome]}.`;
  }
  return `The condition ${conditionTex(known)} admits $n = ${lowest(known)}$, with a ratio ${lowest(known) === equalAt ? "of exactly 1" : "less than 1"}, and also $n = ${equalAt + 1}$, with a ratio greater than 1.`;
}

function stepsOf(pair: GrowingPair, known: Known, outcome: Outcome) {
  const { tex, ascii, equalAt } = pair.ratio;
  return [
    {
      text: `Divide the number of ${pair.fast.name} by the number of ${pair.slow.name}; what remains is $${tex}$.`,
      why: "Common factors cancel, and a ratio shows at once which count is greater.",
    },
    {
      text: `The ratio equals 1 at $n = ${equalAt}$ and increases with $n$.`,
      why: "Where the ratio is 1 the two counts agree.",
      check: { left: ascii, right: "1", given: { n: `${equalAt}` } },
    },
    {
      text: verdict(pair, known, outcome),
      why: "Only the values of $n$ that the statement allows count.",
    },
  ];
}

export function growingCountsQuestion(pair: GrowingPair, known: Known, swapped: boolean): Question {
  const { tex, equalAt } = pair.ratio;
  const outcome = outcomeOf(known, equalAt);
  const easy = known.kind === "exact";
  const ruling = verdict(pair, known, outcome);
  return outcomeQuestion({
    stem: pair.stem(known),
    first: pair.slow.quantity,
    second: pair.fast.quantity,
    swapped,
    outcome,
    proof: proofOf(pair, known, outcome),
    slips: slipsOf(pair, known, outcome),
    difficulty: easy ? (lowest(known) <= 4 ? 1 : 2) : outcome === "open" ? 4 : 3,
    targetSeconds: easy ? 70 : 90,
    quick: `Divide the number of ${pair.fast.name} by the number of ${pair.slow.name}: nearly everything cancels and $${tex}$ is left. It equals 1 at $n = ${equalAt}$ and increases with $n$. ${ruling}`,
    asked: `Whether there are more ${pair.slow.name} or more ${pair.fast.name}${easy ? "" : ` for every $n$ with ${conditionTex(known)}`}.`,
    plan: "Do not compute two large numbers: write both counts as products and divide one by the other.",
    reasoning: [
      `Let $n$ be the number of ${pair.unit}s${easy ? `; here ${conditionTex(known)}` : ""}. ${pair.derivation}`,
      `The ratio is therefore $${tex}$, which grows with $n$ and is 1 exactly when $n = ${equalAt}$.`,
      easy ? `${ruling} ${sentenceAt(pair, known.value)}.` : ruling,
    ],
    answers: `Below $n = ${equalAt}$ the first of these counts is the greater, above it the second, and at $n = ${equalAt}$ alone they agree. The relationship is open only if the condition on $n$ admits values with different outcomes.`,
    steps: stepsOf(pair, known, outcome),
    hints: [
      ...pair.hints,
      easy
        ? `Put the given number of ${pair.unit}s into both products, cancel what they share, and compare what is left.`
        : `Set the ratio equal to 1 and solve for $n$. Then check which values of $n$ the statement allows.`,
    ],
    takeaway: pair.takeaway,
    selfExplain: pair.selfExplain,
  });
}
