import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
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
import { Fraction, grouped } from "../../kit/write-numbers.ts";
import { frac, relationWords } from "../item-parts.ts";
import {
  invertedValue,
  type JointRates,
  quantityOf,
  type SceneName,
  sumOf,
  unequalTexts,
  wordsOf,
} from "./joint-rates.ts";

function draw(chance: Chance): JointRates | null {
  const scene = chance.pick<SceneName>(["printers", "taps", "weavers"]);
  const machines = chance.integer(4, 12);
  const otherMachines = chance.integer(2, machines - 1);
  const step = scene === "weavers" ? 1 : 10;
  const each = chance.integer(3, 12);
  const numbers = {
    scene,
    machines,
    output: machines * each * step,
    time: chance.integer(3, 24),
    otherMachines,
    otherOutput: scene === "weavers" ? each * chance.integer(2, 9) : chance.integer(2, 40) * step,
    otherTime: chance.integer(3, 30),
  };
  const sameRate = scene === "weavers" || chance.integer(1, 5) > 2;
  const value = quantityOf(numbers);
  const offset = sameRate ? chance.pick([0, 0, 1, -1, 2, -2]) : 0;
  const bound = value.valueOf() + offset * (scene === "taps" ? 10 : 1);
  const different = numbers.output !== numbers.otherOutput && numbers.time !== numbers.otherTime;
  const sensible =
    value.d === 1n && value.compare(1) > 0 && bound > 2 && bound <= (scene === "taps" ? 900 : 40);
  return different && sensible && bound !== numbers.time ? { ...numbers, bound, sameRate } : null;
}

function keyOf(parameters: JointRates): Relation {
  if (!parameters.sameRate) return "D";
  return answerOf(quantityOf(parameters).valueOf(), parameters.bound);
}

const show = (value: Fraction) =>
  value.d === 1n ? grouped(Number(value.n)) : `$${frac(Number(value.n), Number(value.d))}$`;

function slipsOf(parameters: JointRates): Record<Relation, Slip> {
  const { bound, sameRate, otherMachines } = parameters;
  const { unit, many, one } = wordsOf(parameters);
  const value = show(quantityOf(parameters));
  const inverted = invertedValue(parameters);
  const { more, less } = unequalTexts(parameters);
  const exact = `Quantity A is ${value} ${unit}, and Quantity B is ${grouped(bound)}.`;
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const side = (answer: "A" | "B"): Slip => {
    if (!sameRate) {
      return slip(
        "outcomes-assumed-equal",
        `${capital(answer === "A" ? less : more)} than ${grouped(bound)}.`,
        `It is easy to imagine that the ${otherMachines} ${many} are ${(answer === "A") === (unit === "liters") ? "the fast" : "the slow"} ones.`,
        `What if the ${otherMachines} ${many} are the other ones?`,
      );
    }
    const led = answerOf(inverted.valueOf(), bound) === answer;
    return slip(
      led ? "fraction-inverted" : "judged-by-eye",
      `${exact} Quantity A is not ${answer === "A" ? "greater" : "less"}.`,
      led
        ? `Turning one of the proportions round leads to ${show(inverted)}, which is ${answer === "A" ? "greater" : "less"} than ${grouped(bound)}.`
        : "All the numbers change at once, and a rough estimate of their joint effect points this way.",
      `How much does ${one} do in one unit of time?`,
    );
  };
  return {
    A: side("A"),
    B: side("B"),
    C: slip(
      sameRate ? "judged-by-eye" : "outcomes-assumed-equal",
      sameRate
        ? exact
        : `The value ${value} holds only if the ${otherMachines} ${many} do their equal share; ${more}, and ${less}.`,
      sameRate
        ? "The two numbers are close, so that a small slip makes them equal."
        : `With equal rates, Quantity A would be exactly ${value}.`,
      sameRate
        ? "Can you compute Quantity A exactly?"
        : `Does the statement allow the ${many} to have different rates?`,
    ),
    D: slip(
      "hard-means-undetermined",
      `All rates are equal, so they follow from the statement. ${exact}`,
      "Several numbers change at the same time, and no rate is stated.",
      `What is the rate of ${one}?`,
    ),
  };
}

function proofOf(parameters: JointRates): string {
  const { sameRate, bound } = parameters;
  const { unit } = wordsOf(parameters);
  const value = show(quantityOf(parameters));
  if (!sameRate) {
    const { more, less } = unequalTexts(parameters);
    return `The individual rates are not known: ${more} than ${grouped(bound)}; ${less}. With equal rates it would be ${value}.`;
  }
  const order = answerOf(quantityOf(parameters).valueOf(), bound);
  return `At equal rates, Quantity A is ${value} ${unit}, which is ${relationWords(order)} ${grouped(bound)}.`;
}

function stepsOf(parameters: JointRates): ModelStep[] {
  const { machines, output, time, sameRate } = parameters;
  const { one, many, goods } = wordsOf(parameters);
  const single = new Fraction(output).div(machines).div(time);
  const value = quantityOf(parameters);
  const { tex, plain } = sumOf(parameters);
  return [
    {
      text: `${sameRate ? "The rate" : "The mean rate"} of ${one} is $${frac(output, `${machines} \\cdot ${time}`)}$, or ${show(single)}, ${goods} per unit of time.`,
      why: "Dividing by the number of workers and by the time leaves the output of one in one unit.",
      check: { left: `${output}/(${machines}*${time})`, right: `${single.n}/${single.d}` },
    },
    {
      text: `${sameRate ? "Quantity A is" : "With equal rates, Quantity A would be"} $${tex} = ${value.valueOf()}$.`,
      why: sameRate
        ? "Build up again from one to the new numbers."
        : `But the rates of the ${many} are not necessarily the same.`,
      check: { left: plain, right: `${value.n}` },
    },
  ];
}

function explanationOf(parameters: JointRates): Question["explanation"] {
  const { machines, output, time, sameRate, bound, otherMachines } = parameters;
  const { one, many, goods } = wordsOf(parameters);
  const { tex } = sumOf(parameters);
  const proof = proofOf(parameters);
  const takeaway =
    "Go through the rate of one worker in one unit of time, and check first that all work at the same rate.";
  return {
    quick: `${sameRate ? `All rates are equal, so the rate of ${one} can be found: divide ${grouped(output)} by ${machines} and by ${time}.` : `Only the joint rate of all ${machines} ${many} is known, not the rate of any ${otherMachines} of them.`} ${proof} The trap is ${sameRate ? "to turn one of the proportions the wrong way" : "to assume that the rates are equal"}.`,
    detailed: analysis({
      asked: `How the amount in Quantity A compares with ${grouped(bound)}.`,
      plan: `Ask whether all ${many} work alike, and then use the output of one in one unit of time.`,
      reasoning: [
        sameRate
          ? `All ${many} work at the same rate, so each does the same share of the ${grouped(output)} ${goods}.`
          : `The statement gives the joint rate of all ${machines} ${many}, but the rates of the single ${many} may differ.`,
        `Shared equally, the output of ${one} in one unit of time ${sameRate ? "is" : "would be"} $${frac(output, `${machines} \\cdot ${time}`)}$ ${goods}.`,
        `${sameRate ? "The new numbers give" : "On that assumption the new numbers give"} $${tex}$.`,
        proof,
      ],
      options: exceptKey(keyOf(parameters), {
        A: sameRate
          ? "Answer A arises from a proportion turned the wrong way or from an estimate."
          : `Answer A has only one case in mind: ${unequalTexts(parameters).more}.`,
        B: sameRate
          ? "Answer B arises from a proportion turned the wrong way or from an estimate."
          : `Answer B has only one case in mind: ${unequalTexts(parameters).less}.`,
        C: sameRate
          ? "Answer C is close, but an exact computation separates the quantities."
          : "Answer C takes the rates to be equal.",
        D: "Answer D overlooks that equal rates can be computed from the statement.",
      }),
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "What does the statement say about the rates of the single workers or machines?",
      sameRate
        ? "Equal rates make it possible to find what one does in one unit of time."
        : "A joint rate does not show how the work is shared. Think of two different ways to share it.",
      sameRate
        ? `Divide ${grouped(output)} by ${machines}, and then by ${time}.`
        : `Suppose first that the ${otherMachines} ${many} do nearly all the work, and then that they do almost nothing.`,
      sameRate
        ? `Now build up to the new numbers: $${tex}$. Compare the result with ${grouped(bound)}.`
        : `What would Quantity A be in each of these two cases, roughly, compared with ${grouped(bound)}?`,
    ],
    takeaway,
    selfExplain: {
      prompt: `Why does it matter whether the ${many} work at the same rate?`,
      expectations: [
        "with equal rates each does the same share, so any number of them can be computed",
        "with unequal rates some of them may do much more or much less than their share",
      ],
    },
  };
}

export const ratioJointRatesQc = defineModel<JointRates>({
  id: "ratio-joint-rates-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.ratio.proportion",
    "quantitative.algebra.word-problems.work",
  ],
  traps: ["equal-rates-assumed", "inverse-proportion"],
  method:
    "The work is simulated for equal shares or, where rates may differ, for many shares, and each relation recorded",
  draw,
  write: (parameters) => {
    const { stem, quantityA } = wordsOf(parameters);
    return {
      stem,
      body: comparisonBody({
        quantityA,
        quantityB: grouped(parameters.bound),
        key: keyOf(parameters),
        proof: proofOf(parameters),
        slips: slipsOf(parameters),
      }),
      difficulty: parameters.sameRate ? (parameters.scene === "weavers" ? 3 : 2) : 4,
      targetSeconds: 90,
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({
    scene,
    machines,
    output,
    time,
    otherMachines,
    otherOutput,
    otherTime,
    bound,
    sameRate,
  }) => {
    const shares = sameRate ? [otherMachines / machines] : [0.02, 0.1, 0.5, 0.9, 0.98];
    const perMinute = output / time;
    const crew = (count: number) => (perMinute / machines) * count * otherTime;
    const results = shares.map((share) => {
      if (scene === "printers") return otherOutput / (perMinute * share);
      if (scene === "taps") return perMinute * share * otherTime;
      let count = 1;
      while (crew(count) < otherOutput - 1e-9) count += 1;
      return count;
    });
    return comparisonKey(
      results.map((result) => relationOf(Math.round(result * 1e6) / 1e6, bound)),
    );
  },
});
