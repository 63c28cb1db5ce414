import { comparisonKey, type Relation, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { type Outcome, type OutcomeCase, outcomeQuestion } from "../../kit/comparison-question.ts";
import { defineModel, type Slip } from "../../kit/item-model.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";

type Side = "below" | "half" | "above" | "any";
type SceneName = "sensors" | "archers" | "coins";
interface Parameters {
  readonly scene: SceneName;
  /** Where each probability lies; a number where it is given. */
  readonly p: Side | number;
  readonly q: Side | number;
  readonly swapped: boolean;
}

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["sensors", "archers", "coins"] as const);
  const swapped = chance.pick([true, false]);
  const far = () => chance.integer(1, 4);
  const kind = chance.pick(["half", "same", "opposite", "open"] as const);
  const both = chance.shuffle<Side | number>(
    {
      half: ["half", chance.pick<Side>(["any", "below", "above"])] as const,
      same: chance.pick<(Side | number)[]>([
        ["above", "above"],
        ["below", "below"],
        ["above", 5 + far()],
      ]),
      opposite: chance.pick<(Side | number)[]>([
        ["above", "below"],
        ["above", 5 - far()],
        ["below", 5 + far()],
      ]),
      open: chance.pick<(Side | number)[]>([
        ["any", "above"],
        ["any", "below"],
        ["any", 5 + far()],
        ["any", 5 - far()],
      ]),
    }[kind],
  );
  const [p = "any", q = "any"] = both;
  return { scene, p, q, swapped };
}

function sideOf(value: Side | number): Side {
  if (typeof value === "string") return value;
  return value > 5 ? "above" : "below";
}

function outcomeOf(p: Side, q: Side): Outcome {
  if (p === "half" || q === "half") return "equal";
  if (p === "any" || q === "any") return "open";
  return p === q ? "second" : "first";
}

const fraction = (tenths: number) => `$${tex(new Fraction(tenths, 10))}$`;

/** A condition on the letter in symbols. */
function condition(letter: string, value: Side | number): string {
  if (typeof value === "number") return `$${letter} = ${tex(new Fraction(value, 10))}$`;
  const written = {
    below: `0 < ${letter} < \\frac{1}{2}`,
    above: `\\frac{1}{2} < ${letter} < 1`,
    half: `${letter} = \\frac{1}{2}`,
    any: `0 < ${letter} < 1`,
  };
  return `$${written[value]}$`;
}

/** The same in words, after "is". */
function inProse(value: Side | number): string {
  if (typeof value === "number") return fraction(value);
  return {
    below: "positive but less than $\\frac{1}{2}$",
    above: "greater than $\\frac{1}{2}$ but less than 1",
    half: "exactly $\\frac{1}{2}$",
    any: "neither 0 nor 1",
  }[value];
}

interface Words {
  readonly stem: string;
  readonly first: string;
}

function wordsOf({ scene, p, q }: Parameters): Words {
  switch (scene) {
    case "sensors":
      return {
        stem: `A warehouse has two smoke sensors that work independently of each other. During a test, one sensor will respond with probability $p$ and the other with probability $q$, where ${condition("p", p)} and ${condition("q", q)}.`,
        first: "The probability that exactly one of the two sensors will respond",
      };
    case "archers":
      return {
        stem: `Two archers each shoot one arrow at a target; whether one of them hits has no influence on the other. The probability $p$ that the first archer hits is ${inProse(p)}. The probability $q$ that the second archer hits is ${inProse(q)}.`,
        first: "The probability that one of the archers hits the target and the other misses it",
      };
    default:
      return {
        stem: `Heads comes up with probability $p$ when a certain silver coin is tossed, and with probability $q$ when a certain bronze coin is tossed. Each coin is tossed once, and the results are independent. About the bronze coin it is known that ${condition("q", q)}; for the silver coin, ${condition("p", p)}.`,
        first: "The probability that the results of the two tosses are different",
      };
  }
}

const IDENTITY = "\\frac{1}{2} - \\frac{(1 - 2p)(1 - 2q)}{2}";

/** A value in tenths that the condition allows, on the wanted side where it is free. */
function example(value: Side | number, wanted: "below" | "above"): number {
  if (typeof value === "number") return value;
  return { below: 3, above: 7, half: 5, any: wanted === "above" ? 8 : 2 }[value];
}

function sentence(a: number, b: number): string {
  const one = new Fraction(a * (10 - b) + b * (10 - a), 100);
  return `With $p = ${tex(new Fraction(a, 10))}$ and $q = ${tex(new Fraction(b, 10))}$ the probability of exactly one is $${tex(one)}$`;
}

function examples({ p, q }: Parameters): readonly [same: string, opposite: string] {
  const [free, other] = p === "any" ? [p, q] : [q, p];
  const fixed = example(other, "above");
  const text = (wanted: "below" | "above") =>
    p === "any" ? sentence(example(free, wanted), fixed) : sentence(fixed, example(free, wanted));
  const sideOfFixed = fixed > 5 ? "above" : "below";
  return [text(sideOfFixed), text(sideOfFixed === "above" ? "below" : "above")];
}

function slipsOf(parameters: Parameters, outcome: Outcome): Record<Outcome, Slip> {
  const [same, opposite] = examples(parameters);
  const settled = "The product $(1 - 2p)(1 - 2q)$";
  const why = {
    first: `${settled} is negative`,
    second: `${settled} is positive`,
    equal: `${settled} is 0`,
    open: `${settled} may be positive or negative`,
  }[outcome];
  return {
    first: {
      rationale:
        outcome === "open"
          ? `${same}, which is not greater than $\\frac{1}{2}$.`
          : `${why}, so the probability of exactly one is not greater than $\\frac{1}{2}$.`,
      misconception: "probabilities-added",
      whyTempting:
        "Exactly one can happen in two ways, and two ways seem to push it above one half.",
      repairQuestion: "What happens to the two ways when both probabilities are close to 1?",
    },
    second: {
      rationale:
        outcome === "open"
          ? `${opposite}, which is not less than $\\frac{1}{2}$.`
          : `${why}, so the probability of exactly one is not less than $\\frac{1}{2}$.`,
      misconception: "missed-a-case",
      whyTempting: "A single product such as $p(1 - q)$ is small, and the second way is left out.",
      repairQuestion: "In how many ways can exactly one of the two events occur?",
    },
    equal: {
      rationale:
        outcome === "open"
          ? `${same}, which is not $\\frac{1}{2}$.`
          : `${why}, so the probability of exactly one differs from $\\frac{1}{2}$.`,
      misconception: "outcomes-assumed-equal",
      whyTempting:
        "Either exactly one occurs or not, and these two possibilities are taken to be equally likely.",
      repairQuestion:
        "Are the possibilities *exactly one* and *none or both* always equally likely?",
    },
    open: {
      rationale: `${why} for all values that the conditions allow, so the order is settled.`,
      misconception: "varying-means-undetermined",
      whyTempting: "At least one of the probabilities is not given as a number.",
      repairQuestion: "Which sign do $1 - 2p$ and $1 - 2q$ have under the conditions?",
    },
  };
}

function ruling({ p, q }: Parameters, outcome: Outcome): string {
  const factor = (letter: string, side: Side) =>
    `$1 - 2${letter}$ ${{ below: "is positive", above: "is negative", half: "is 0", any: "can have either sign" }[side]}`;
  const signs = `Here ${factor("p", sideOf(p))} and ${factor("q", sideOf(q))}`;
  return {
    first: `${signs}, so the product is negative and something is added to $\\frac{1}{2}$.`,
    second: `${signs}, so the product is positive and something is taken from $\\frac{1}{2}$.`,
    equal: `${signs}, so the product is 0 and exactly $\\frac{1}{2}$ remains.`,
    open: `${signs}, so the product can be positive or negative.`,
  }[outcome];
}

function caseOf(parameters: Parameters): OutcomeCase {
  const { p, q, swapped } = parameters;
  const outcome = outcomeOf(sideOf(p), sideOf(q));
  const { stem, first } = wordsOf(parameters);
  const [same, opposite] = examples(parameters);
  const rule = ruling(parameters, outcome);
  const [a, b] = [example(p, "above"), example(q, "above")].map((tenths) => `${tenths}/10`);
  return {
    stem,
    first,
    second: "$\\frac{1}{2}$",
    swapped,
    outcome,
    proof: `The probability of exactly one is $p(1 - q) + q(1 - p) = ${IDENTITY}$. ${rule}${outcome === "open" ? ` ${same}, but ${opposite.replace("With", "with")}.` : ""}`,
    slips: slipsOf(parameters, outcome),
    difficulty: outcome === "equal" || outcome === "open" ? 5 : 4,
    targetSeconds: 100,
    quick: `Exactly one occurs with probability $p(1 - q) + q(1 - p) = p + q - 2pq$, which is $${IDENTITY}$. Only the signs of $1 - 2p$ and $1 - 2q$ matter. ${rule} The trap is to think that both probabilities must be known as numbers.`,
    asked:
      "Whether exactly one of two independent events is more or less likely than $\\frac{1}{2}$.",
    plan: "Write the probability of exactly one in terms of $p$ and $q$, and subtract it from one half.",
    reasoning: [
      "Exactly one means the first without the second or the second without the first. Because of independence, the probability is $p(1 - q) + q(1 - p) = p + q - 2pq$.",
      "Now $\\frac{1}{2} - (p + q - 2pq) = \\frac{1 - 2p - 2q + 4pq}{2} = \\frac{(1 - 2p)(1 - 2q)}{2}$.",
      rule,
      outcome === "open"
        ? `Two allowed examples: ${same.replace("With", "with")}; ${opposite.replace("With", "with")}.`
        : "This holds for every pair of values that the conditions allow.",
    ],
    answers:
      "Seeing two ways and expecting more than one half forgets the factors $1 - p$ and $1 - q$. Counting one way only makes the probability too small. Equality needs a probability of $\\frac{1}{2}$.",
    steps: [
      {
        text: "Exactly one: $p(1 - q) + q(1 - p) = p + q - 2pq$.",
        why: "Two ways exclude each other, and independence allows multiplying within each.",
        check: { left: "p*(1-q)+q*(1-p)", right: "p+q-2*p*q", given: { p: a ?? "", q: b ?? "" } },
      },
      {
        text: `Rewrite it as $${IDENTITY}$.`,
        why: "The distance from one half becomes a product whose sign can be read off.",
        check: {
          left: "p+q-2*p*q",
          right: "1/2-(1-2*p)*(1-2*q)/2",
          given: { p: a ?? "", q: b ?? "" },
        },
      },
      { text: rule, why: "The sign of a product follows from the signs of its factors." },
    ],
    hints: [
      "In which two ways can exactly one of the two events occur?",
      "For independent events multiply within a way, and add over ways that exclude each other.",
      "Write the probability as $p + q - 2pq$ and subtract it from $\\frac{1}{2}$.",
      "Factor twice the difference as $(1 - 2p)(1 - 2q)$, and look at the sign of each factor under the given conditions.",
    ],
    fasterWay:
      "Hold one probability fixed: the expression is linear in the other and passes through $\\frac{1}{2}$ when the other is $\\frac{1}{2}$. So test one value on each side that is allowed.",
    takeaway:
      "The probability that exactly one of two independent events occurs is one half whenever either of them has probability one half.",
    selfExplain: {
      prompt:
        "Why does one event of probability one half settle the question, whatever the other probability is?",
      expectations: [
        "whether or not the other event occurs, the even event makes exactly one occur half the time",
        "in the formula, one factor of the product is 0",
      ],
    },
  };
}

export const probabilityExactlyOneQc = defineModel<Parameters>({
  id: "probability-exactly-one-qc",
  knowledgeComponents: [
    "quantitative.data-analysis.probability.independent-events",
    "quantitative.data-analysis.probability.complement",
  ],
  traps: ["two-ways", "letters-not-numbers"],
  method:
    "For a grid of allowed probabilities, the four joint outcomes are weighed as whole numbers",
  draw,
  write: (parameters) => outcomeQuestion(caseOf(parameters)),
  recompute: ({ p, q, swapped }) => {
    const steps = 20;
    const fits = (share: number, wanted: Side | number) => {
      if (typeof wanted === "number") return share === 2 * wanted;
      if (wanted === "any") return true;
      return relationOf(share, 10) === { below: "<", half: "=", above: ">" }[wanted];
    };
    const relations: Relation[] = [];
    for (let hit = 1; hit < steps; hit += 1) {
      for (let other = 1; other < steps; other += 1) {
        if (!fits(hit, p) || !fits(other, q)) continue;
        let one = 0;
        for (let i = 0; i < steps; i += 1) {
          for (let j = 0; j < steps; j += 1) if (i < hit !== j < other) one += 1;
        }
        relations.push(
          swapped ? relationOf(steps * steps, 2 * one) : relationOf(2 * one, steps * steps),
        );
      }
    }
    return comparisonKey(relations);
  },
});
