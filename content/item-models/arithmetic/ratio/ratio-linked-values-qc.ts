import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { answerOf, comparisonBody, exceptKey } from "../../kit/comparison-question.ts";
import {
  defineModel,
  type ModelStep,
  type Question,
  type Relation,
  type Slip,
} from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { Fraction, gcd, tex } from "../../kit/write-numbers.ts";
import { frac, relationWords } from "../item-parts.ts";

/** `a` of the first are worth `b` of the second, and `c` of the second are worth `d` of the third. */
interface Parameters {
  readonly scene: "tokens" | "letters" | "ratios";
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  /** Sign of the values, 0 where it is not known. */
  readonly sign: 1 | -1 | 0;
}

/** How the multiples of the second value stand to each other: `b/a` to `c/d`. */
const multiples = ({ a, b, c, d }: Parameters) => answerOf(b * d, a * c);

function keyOf(parameters: Parameters): Relation {
  const order = multiples(parameters);
  if (order === "C") return "C";
  if (parameters.sign === 0) return "D";
  return (order === "A") === parameters.sign > 0 ? "A" : "B";
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["tokens", "letters", "ratios"] as const);
  const [a, b] = [chance.integer(2, 12), chance.integer(2, 12)];
  const sign = scene === "tokens" ? 1 : chance.pick([-1, 0, 0, 1] as const);
  if (gcd(a, b) > 1) return null;
  if (chance.integer(1, 10) === 1) {
    // The second exchange undoes the first, on another scale.
    const scale = chance.pick([2, 3]);
    return a > 8 || b > 8 ? null : { scene, a, b, c: scale * b, d: scale * a, sign };
  }
  const [c, d] = [chance.integer(2, 12), chance.integer(2, 12)];
  const parameters: Parameters = { scene, a, b, c, d, sign };
  const close = b * d !== a * c && Math.abs(b * d - a * c) <= 12;
  return gcd(c, d) === 1 && close && new Set([a, b, c, d]).size >= 3 ? parameters : null;
}

interface Words {
  readonly stem: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
}

function wordsOf({ scene, a, b, c, d, sign }: Parameters): Words {
  if (scene === "tokens") {
    return {
      stem: `At the exchange counter of a fair, ${a} red tokens have the same value as ${b} blue tokens, and ${c} blue tokens have the same value as ${d} green tokens.`,
      first: "the value of one red token",
      second: "the value of one blue token",
      third: "the value of one green token",
    };
  }
  const letters = { first: "$x$", second: "$y$", third: "$z$" };
  if (scene === "letters") {
    const given = { 1: "$y$ is positive", "-1": "$y$ is negative", 0: "$y \\neq 0$" }[sign];
    return { stem: `$${a}x = ${b}y$ and $${c}y = ${d}z$, where ${given}.`, ...letters };
  }
  const given = {
    1: "three positive numbers",
    "-1": "three negative numbers",
    0: "three nonzero numbers",
  }[sign];
  return {
    stem: `Of ${given} $x$, $y$, and $z$, the first two are in the ratio $x:y = ${b}:${a}$, and the last two are in the ratio $y:z = ${d}:${c}$.`,
    ...letters,
  };
}

/** "3/5 times y" for the first and the third value. */
function timesText({ scene, a, b, c, d }: Parameters): {
  first: string;
  third: string;
  compared: string;
} {
  const second = scene === "tokens" ? "the value of a blue token" : "$y$";
  return {
    first: `$${frac(b, a)}$ times ${second}`,
    third: `$${frac(c, d)}$ times ${second}`,
    compared: `$${b} \\cdot ${d} = ${b * d}$ against $${c} \\cdot ${a} = ${a * c}$`,
  };
}

/** Why an answer that is not the key is wrong for this draw, where the sign matters. */
function signSlip(parameters: Parameters, answer: "A" | "B"): Slip {
  const { sign, a, b, c, d } = parameters;
  const order = multiples(parameters);
  const side = answer === "A" ? "greater" : "less";
  // The sign of y for which this answer holds.
  const holds = order === answer ? "positive" : "negative";
  const fails = order === answer ? -1 : 1;
  const example = `For $y = ${fails * a * d}$, $x = ${fails * b * d}$ and $z = ${fails * a * c}$`;
  if (sign === 0) {
    return slip(
      holds === "positive" ? "forgot-negative-case" : "missed-a-case",
      `${example}, so Quantity A is not ${side} there.`,
      `For ${holds} $y$, Quantity A is indeed ${side}.`,
      `What happens when $y$ is ${holds === "positive" ? "negative" : "positive"}?`,
    );
  }
  return slip(
    sign < 0 ? "inequality-sign-flip" : "fraction-inverted",
    `${sign < 0 ? `With $y$ negative, the greater multiple of $y$ is the lesser number. ${example}` : example}, so Quantity A is not ${side}.`,
    sign < 0
      ? `The multiple $${frac(b, a)}$ is ${order === "A" ? "greater" : "less"} than $${frac(c, d)}$, and the sign of $y$ is easily forgotten.`
      : `With both ratios turned upside down, $x = ${frac(a, b)}y$ and $z = ${frac(d, c)}y$, and the order comes out the other way.`,
    sign < 0
      ? "Which is greater, $2y$ or $3y$, when $y$ is negative?"
      : "Which of $x$ and $y$ is greater, by the first condition?",
  );
}

function tokenSlip(parameters: Parameters, answer: "A" | "B"): Slip {
  const { a, b, c, d } = parameters;
  return slip(
    "fraction-inverted",
    `If a blue token is worth ${a * d} points, a red one is worth ${b * d} points and a green one ${a * c} points, so the red token is not worth ${answer === "A" ? "more" : "less"}.`,
    `Turning an exchange upside down makes a token worth ${answer === "A" ? "more" : "less"} than it is, since ${a} red tokens, and not one, stand against ${b} blue ones.`,
    "Is a token of which many are needed worth more or less?",
  );
}

function slipsOf(parameters: Parameters): Record<Relation, Slip> {
  const { scene, sign, a, b, c, d } = parameters;
  const { first, third, compared } = timesText(parameters);
  const order = multiples(parameters);
  const equalSlip = (answer: "A" | "B") =>
    slip(
      "coefficient-read-as-answer",
      `The two quantities are the same multiple of the same number, since ${compared}; so neither is ${answer === "A" ? "greater" : "less"}.`,
      `Only the numbers ${a} and ${d}, which stand next to the two quantities, are compared${answer === "A" ? "" : ", in one sense or the other"}.`,
      "What multiple of the middle quantity is each of the two?",
    );
  const oneSide = (answer: "A" | "B") =>
    order === "C"
      ? equalSlip(answer)
      : scene === "tokens"
        ? tokenSlip(parameters, answer)
        : signSlip(parameters, answer);
  return {
    A: oneSide("A"),
    B: oneSide("B"),
    C: slip(
      "judged-by-eye",
      `Quantity A is ${first} and Quantity B is ${third}. These multiples differ: ${compared}.`,
      `The fractions $${frac(b, a)}$ and $${frac(c, d)}$ do not look very different, or the two conditions seem to cancel.`,
      `Are the products $${b} \\cdot ${d}$ and $${c} \\cdot ${a}$ equal?`,
    ),
    D: slip(
      "unknowns-outnumber-equations",
      order === "C"
        ? `Whatever the middle quantity is, both quantities are the same multiple of it: ${compared}.`
        : `Quantity A is ${first}, Quantity B is ${third}, and ${sign < 0 ? "the middle quantity is known to be negative" : "the middle quantity is positive"}, so the order is fixed.`,
      "Three unknown values and only two conditions leave every single value open.",
      "Does the order change when all three values are doubled?",
    ),
  };
}

function proofOf(parameters: Parameters): string {
  const { sign, scene } = parameters;
  const { first, third, compared } = timesText(parameters);
  const order = multiples(parameters);
  const start = `Quantity A is ${first} and Quantity B is ${third}. By cross products, ${compared}, the first multiple is ${relationWords(order)} the second`;
  if (order === "C")
    return `${start}, so the quantities are equal${sign === 0 ? " for every $y$" : ""}.`;
  if (sign === 0)
    return `${start}. For positive $y$ this is the order of the quantities, and for negative $y$ the order is reversed.`;
  const reversed =
    sign < 0
      ? ", and a negative factor reverses the order"
      : scene === "tokens"
        ? ", and values are positive"
        : ", and $y$ is positive";
  return `${start}${reversed}. So Quantity A is ${keyOf(parameters) === "A" ? "greater" : "less"}.`;
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { a, b, c, d } = parameters;
  const { first, third } = timesText(parameters);
  return [
    {
      text: `Express both quantities by the middle one: ${first}, and ${third}.`,
      why: "Two quantities can be compared when both are multiples of the same third one.",
      check: { left: `${a}*(${b}/${a}*y)`, right: `${b}*y`, given: { y: "7" } },
    },
    {
      text: `Compare the multiples: $${frac(b, a)} - ${frac(c, d)} = ${tex(new Fraction(b * d - a * c, a * d))}$.`,
      why: "The sign of the difference tells which multiple is greater.",
      check: { left: `${b}/${a}-${c}/${d}`, right: `(${b * d}-${a * c})/${a * d}` },
    },
    {
      text: "Consider the sign of the middle quantity.",
      why: "Multiplying by a negative number reverses an order; multiplying by a positive one keeps it.",
    },
  ];
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { scene, a, b, c, d, sign } = parameters;
  const words = wordsOf(parameters);
  const middle = words.second;
  const proof = proofOf(parameters);
  const upside =
    scene === "tokens"
      ? "an exchange is read upside down"
      : "a ratio is turned upside down, or the sign of the middle quantity is left out of account";
  const takeaway =
    "Express both quantities as multiples of the one they share, and ask for its sign before you compare.";
  return {
    quick: `Both conditions contain ${middle}, so express the other two by it. ${proof} The trap is to judge by the numbers as they stand${scene === "tokens" ? "" : " or to ignore the sign"}.`,
    detailed: analysis({
      asked: `How ${words.first} compares with ${words.third}.`,
      plan: `Write both as multiples of ${middle}, and compare the multiples.`,
      reasoning: [
        `The first condition says that ${words.first} is $${frac(b, a)}$ times ${middle}.`,
        `The second condition says that ${words.third} is $${frac(c, d)}$ times ${middle}.`,
        proof,
      ],
      options: exceptKey(keyOf(parameters), {
        A: `Answer A follows when ${upside}.`,
        B: `Answer B follows when ${upside}.`,
        C: "Answer C takes two different multiples for equal ones.",
        D: "Answer D counts unknowns, but the order can be fixed although no single value is.",
      }),
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "Two conditions have one quantity in common. Which one?",
      "Write each of the two quantities to be compared as a multiple of the shared one.",
      `Cross products help to compare $${frac(b, a)}$ with $${frac(c, d)}$.`,
      scene === "tokens" || sign > 0
        ? "The shared quantity is positive. Decide which of the two multiples of it is larger, if either is."
        : "Now ask what is known about the sign of $y$, and what a negative factor does to an order.",
    ],
    fasterWay: `Choose ${scene === "tokens" ? `${a * d} points for a blue token` : `$y = ${sign < 0 ? -a * d : a * d}$`}: then the two quantities are whole numbers.`,
    takeaway,
    selfExplain: {
      prompt: `Why is it enough to compare the two multiples of ${middle}${sign === 0 ? ", and what else must be known" : ""}?`,
      expectations: [
        "both quantities are multiples of the same number",
        "a positive number keeps the order of its multiples, and a negative one reverses it",
      ],
    },
  };
}

export const ratioLinkedValuesQc = defineModel<Parameters>({
  id: "ratio-linked-values-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.ratio.proportion",
    "quantitative.arithmetic.real-numbers.sign-cases",
  ],
  traps: ["zero-negative-fraction", "inverted-ratio"],
  method:
    "The two conditions are solved for a range of values of every permitted sign, and each relation recorded",
  draw,
  write: (parameters) => {
    const words = wordsOf(parameters);
    const key = keyOf(parameters);
    const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
    return {
      stem: words.stem,
      body: comparisonBody({
        quantityA: capital(words.first),
        quantityB: capital(words.third),
        key,
        proof: proofOf(parameters),
        slips: slipsOf(parameters),
      }),
      difficulty: parameters.scene === "tokens" ? 2 : parameters.sign > 0 ? 2 : key === "D" ? 4 : 3,
      targetSeconds: 75,
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ a, b, c, d, sign }) => {
    const values = [...integers(-40, 40)].filter(
      (y) => y !== 0 && (sign === 0 || Math.sign(y) === sign),
    );
    // Whole multiples keep the division exact.
    return comparisonKey(
      values.map((k) => a * d * k).map((y) => relationOf((b * y) / a, (c * y) / d)),
    );
  },
});
