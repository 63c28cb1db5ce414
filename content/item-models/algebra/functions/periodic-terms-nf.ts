import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { ordinal, RULES, type Rule } from "./periodic-rules.ts";

interface Parameters {
  readonly scene: "term" | "display" | "sum";
  readonly rule: Rule;
  readonly start: readonly [numerator: number, denominator: number];
  /** Number of the term, of key presses, or of terms added. */
  readonly count: number;
}

function cycleOf({ rule, start }: Parameters): Fraction[] {
  const cycle = [new Fraction(start[0], start[1])];
  while (cycle.length < rule.period) cycle.push(rule.next(cycle.at(-1) ?? new Fraction(0)));
  return cycle;
}

const at = (cycle: readonly Fraction[], index: number) =>
  cycle[((index % cycle.length) + cycle.length) % cycle.length] ?? new Fraction(0);
const total = (values: readonly Fraction[]) =>
  values.reduce((sum, value) => sum.add(value), new Fraction(0));

function keyOf(parameters: Parameters): Fraction {
  const { scene, rule, count } = parameters;
  const cycle = cycleOf(parameters);
  if (scene === "term") return at(cycle, count - 1);
  if (scene === "display") return at(cycle, count);
  const rounds = Math.floor(count / rule.period);
  return total(cycle)
    .mul(rounds)
    .add(total(cycle.slice(0, count % rule.period)));
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["term", "display", "sum"] as const);
  const rule = chance.pick(RULES);
  const start = [chance.integer(2, 7), chance.integer(2, 7)] as const;
  const fraction = new Fraction(start[0], start[1]);
  if (fraction.d === 1n || fraction.n !== BigInt(start[0])) return null;
  const count =
    scene === "sum"
      ? rule.period * chance.integer(4, 8) + chance.integer(1, rule.period - 1)
      : chance.integer(40, 120);
  const parameters = { scene, rule, start, count };
  const cycle = cycleOf(parameters);
  const key = keyOf(parameters);
  const sane =
    key.s > 0n &&
    key.d > 1n &&
    key.n < 200n &&
    key.d <= (scene === "sum" ? 12n : 20n) &&
    cycle.every(({ d, n }) => d < 20n && n < 20n);
  const place = scene === "term" ? count - 1 : count;
  return sane && (scene === "sum" || place % rule.period !== 0) ? parameters : null;
}

const slash = (value: Fraction) => `${value.s * value.n}/${value.d}`;

function stemOf({ scene, rule, start, count }: Parameters): string {
  const first = tex(new Fraction(start[0], start[1]));
  const end = "Give your answer as a fraction.";
  switch (scene) {
    case "term":
      return `A sequence is defined by $a_1=${first}$ and $a_{n+1}=${rule.tex("a_n")}$ for every positive integer $n$. What is the value of $a_{${count}}$?\n\n${end}`;
    case "display":
      return `Whenever a certain key is pressed, a calculator replaces the number $x$ on its display by $${rule.tex("x")}$. The display now shows $${first}$. Which number will it show after the key has been pressed ${count} times?\n\n${end}`;
    default:
      return `The first term of a list of ${count} numbers is $${first}$. If $x$ is any number in the list except the last, the number that follows it is $${rule.tex("x")}$. What is the sum of all the numbers in the list?\n\n${end}`;
  }
}

function slipsOf(parameters: Parameters) {
  const { scene, rule, count } = parameters;
  const cycle = cycleOf(parameters);
  const key = keyOf(parameters);
  const sum = scene === "sum";
  const shifted = (by: number) =>
    sum
      ? key.add(at(cycle, by > 0 ? count : -1).mul(by > 0 ? 1 : 0))
      : at(cycle, (scene === "term" ? count - 1 : count) + by);
  const rest = count % rule.period;
  return [
    {
      value: slash(shifted(1)),
      rationale: sum
        ? `It adds ${rest + 1} numbers of the last, unfinished round, but only ${rest === 1 ? "1 of them belongs" : `${rest} of them belong`} to the list.`
        : `It is the value one step later. After every ${rule.period} steps the first value returns, so the remainder counts steps, not places.`,
      misconception: "cycle-position-misread",
      whyTempting: "The cycle is found, and its positions are then counted from the wrong start.",
      repairQuestion: sum
        ? `How many numbers are left over after the complete rounds of ${rule.period}?`
        : "Which value stands there after no step at all, and which after one full cycle?",
    },
    {
      value: slash(
        sum
          ? total(cycle).mul(Math.floor(count / rule.period))
          : at(cycle, (scene === "term" ? count - 1 : count) - 1),
      ),
      rationale: sum
        ? `It adds the complete rounds only and leaves out the last ${rest === 1 ? "number" : `${rest} numbers`}.`
        : "It is the value one step earlier; the remainder of the division was reduced once too often.",
      misconception: sum ? "answered-intermediate-quantity" : "cycle-position-misread",
      whyTempting: sum
        ? "The complete rounds make up nearly the whole list."
        : "The difference between the number of a place and the number of steps is taken into account twice.",
      repairQuestion: sum
        ? "How many numbers do the complete rounds use up?"
        : "How many steps lead from the first value to the one asked for?",
    },
    {
      value: slash(sum ? total(cycle) : at(cycle, 0)),
      rationale: sum
        ? `It is the sum of one round of ${rule.period} numbers; the list has ${count}.`
        : `It is the starting value. That returns only after a multiple of ${rule.period} steps.`,
      misconception: sum ? "part-for-whole" : "cycle-position-misread",
      whyTempting: sum
        ? "The sum of one round is the number on which everything rests."
        : "Once the values repeat, the first of them is the easiest to name.",
      repairQuestion: sum
        ? "How often does the round occur in the list?"
        : `Is the number of steps a multiple of ${rule.period}?`,
    },
  ];
}

function stepsOf(parameters: Parameters, finish: string): ModelStep[] {
  const { scene, rule, count } = parameters;
  const { period } = rule;
  const cycle = cycleOf(parameters);
  const key = keyOf(parameters);
  const rounds = Math.floor(count / period);
  const steps = scene === "term" ? count - 1 : count;
  const rest = steps % period;
  const [first, second, third] = [at(cycle, 0), at(cycle, 1), at(cycle, 2)];
  return [
    {
      text: `Compute the second value: $${tex(second)}$.`,
      why: "Put the first value into the rule.",
      check: { left: rule.ascii(`(${slash(first)})`), right: slash(second) },
    },
    {
      text: `Compute the third value: $${tex(third)}$.`,
      why: "Put the second value into the rule.",
      check: { left: rule.ascii(`(${slash(second)})`), right: slash(third) },
    },
    {
      text: `The ${ordinal(period + 1)} value is the first one again, $${tex(first)}$.`,
      why: "Each value depends only on the one before it, so from here on everything repeats.",
      check: { left: rule.ascii(`(${slash(at(cycle, period - 1))})`), right: slash(first) },
    },
    {
      text: finish,
      why: "Complete rounds change nothing but the count.",
      check:
        scene === "sum"
          ? {
              left: `${rounds}*(${slash(total(cycle))})+(${slash(total(cycle.slice(0, rest)))})`,
              right: slash(key),
            }
          : { left: `${period}*${Math.floor(steps / period)}+${rest}`, right: `${steps}` },
    },
  ];
}

function write(parameters: Parameters): Question {
  const { scene, rule, count } = parameters;
  const cycle = cycleOf(parameters);
  const key = keyOf(parameters);
  const { period } = rule;
  const rounds = Math.floor(count / period);
  const steps = scene === "term" ? count - 1 : count;
  const rest = steps % period;
  const listed = cycle.map((value) => `$${tex(value)}$`).join(", ");
  const [first, second, third] = [at(cycle, 0), at(cycle, 1), at(cycle, 2)];
  const finish =
    scene === "sum"
      ? `The ${count} numbers are ${rounds} complete rounds and ${rest} more. A round has the sum $${tex(total(cycle))}$, and ${rest === 1 ? "the further number is" : "the further numbers add up to"} $${tex(total(cycle.slice(0, rest)))}$. Together this is $${tex(key)}$.`
      : `There are ${steps} steps, and $${steps}=${period}\\cdot ${Math.floor(steps / period)}+${rest}$. So ${rest === 1 ? "one step" : `${rest} steps`} from the start gives the answer, $${tex(key)}$.`;
  const takeaway =
    "When a rule is applied many times, compute until a value returns; then only the remainder on division by the length of the cycle matters.";
  return {
    stem: stemOf(parameters),
    body: {
      type: "numeric-entry",
      key: { form: "fraction", numerator: Number(key.n), denominator: Number(key.d) },
      slips: slipsOf(parameters),
    },
    difficulty: scene === "term" ? 4 : 5,
    targetSeconds: scene === "sum" ? 130 : 110,
    explanation: {
      quick: `Apply the rule a few times: ${listed}, and then $${tex(first)}$ again. The values repeat in rounds of ${period}. ${finish}`,
      detailed: analysis({
        asked:
          scene === "sum"
            ? `The sum of ${count} numbers made by one rule.`
            : `The value that a rule gives after ${steps} steps.`,
        plan: "Compute the first values exactly and watch for a value that has occurred before. From there on everything repeats.",
        reasoning: [
          `The second value is $${tex(second)}$ and the third is $${tex(third)}$.`,
          `Going on, the values are ${listed}, and the next one is $${tex(first)}$, the first value. So they repeat in rounds of ${period}.`,
          finish,
        ],
        options:
          scene === "sum"
            ? "The sum of a single round, or of the complete rounds only, leaves out part of the list; one number too many comes from counting an extra place of the last round."
            : "The values of the cycle other than the right one come from counting the starting value as a step, from reducing the remainder twice, or from taking the first value because it is the one that returns.",
        takeaway,
      }),
      steps: stepsOf(parameters, finish),
      hints: [
        "Nobody would apply the rule that often. What might happen after a few applications?",
        "Each value depends only on the one before. As soon as an old value returns, everything repeats.",
        "Compute the next few values as exact fractions, and stop when you meet the first one again.",
        scene === "sum"
          ? "Add up one round, multiply by the number of complete rounds, and add the numbers that are left over."
          : "Divide the number of steps by the length of the cycle. Only the remainder matters.",
      ],
      takeaway,
      selfExplain: {
        prompt: "Why must the values repeat forever once the first value has returned?",
        expectations: [
          "each value is fixed by the one before it",
          "so equal values are followed by equal values",
        ],
      },
    },
  };
}

export const periodicTermsNf = defineModel<Parameters>({
  id: "functions-periodic-terms",
  knowledgeComponents: [
    "quantitative.algebra.functions.sequences",
    "quantitative.arithmetic.fractions-decimals.fraction-operations",
  ],
  traps: ["off-by-one", "cycle-position"],
  method:
    "The rule is applied step by step in whole numerators and denominators, as often as the statement says",
  draw,
  write,
  recompute: ({ scene, rule, start, count }) => {
    let [top, bottom] = start;
    let [sumTop, sumBottom] = start;
    const reduce = (a: number, b: number): [number, number] => {
      let [p, q] = [Math.abs(a), Math.abs(b)];
      while (q > 0) [p, q] = [q, p % q];
      return [(b < 0 ? -a : a) / p, Math.abs(b) / p];
    };
    for (let step = 1; step < (scene === "display" ? count + 1 : count); step += 1) {
      [top, bottom] = reduce(...rule.pair(top, bottom));
      [sumTop, sumBottom] = reduce(sumTop * bottom + top * sumBottom, sumBottom * bottom);
    }
    const [numerator, denominator] = scene === "sum" ? [sumTop, sumBottom] : [top, bottom];
    return { numerator, denominator };
  },
});
