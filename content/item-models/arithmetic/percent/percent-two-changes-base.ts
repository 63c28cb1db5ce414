import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type Question, type Slip } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { decimal, dollars, Fraction, grouped } from "../../kit/write-numbers.ts";
import { frac } from "../item-parts.ts";

type SceneName = "seedlings" | "coat" | "readers";

/** Two changes in percent, with their signs, lead from the first value to the last one. */
interface Parameters {
  readonly scene: SceneName;
  readonly p: number;
  readonly q: number;
  readonly before: number;
}

const lastOf = ({ p, q, before }: Parameters) =>
  new Fraction(before * (100 + p) * (100 + q), 10_000);

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick<SceneName>(["seedlings", "coat", "readers"]);
  const percent = () => chance.pick([10, 15, 20, 25, 30, 35, 40]);
  const parameters: Parameters = {
    seedlings: { scene, p: -percent(), q: -percent(), before: chance.integer(4, 40) * 50 },
    coat: {
      scene,
      p: -percent(),
      q: chance.pick([4, 5, 6, 8]),
      before: chance.integer(8, 50) * 10,
    },
    readers: { scene, p: percent(), q: percent(), before: chance.integer(4, 60) * 100 },
  }[scene];
  const between = new Fraction(parameters.before * (100 + parameters.p), 100);
  const whole =
    scene === "coat"
      ? lastOf(parameters).mul(100).d === 1n
      : lastOf(parameters).d === 1n && between.d === 1n;
  const differ = Math.abs(parameters.p) !== Math.abs(parameters.q);
  return whole && differ && slipsOf(parameters).length >= 2 ? parameters : null;
}

interface Words {
  readonly stem: string;
  readonly first: string;
  readonly last: string;
}

function wordsOf(parameters: Parameters): Words {
  const { scene, p, q } = parameters;
  const last = lastOf(parameters).valueOf();
  const [a, b] = [Math.abs(p), Math.abs(q)];
  switch (scene) {
    case "seedlings":
      return {
        stem: `Of the seedlings raised in a greenhouse, ${a} percent were sold in April. Of those that were left, ${b} percent were sold in May, and ${grouped(last)} seedlings were still in the greenhouse after that. How many seedlings had been raised?`,
        first: "the number of seedlings raised",
        last: "the number still in the greenhouse",
      };
    case "coat":
      return {
        stem: `The price of a coat was reduced by ${a} percent. A customer who bought the coat at the reduced price paid a sales tax of ${b} percent of that price, and ${dollars(last)} in all. What was the price of the coat, in dollars, before the reduction?`,
        first: "the price before the reduction",
        last: "the amount paid",
      };
    default:
      return {
        stem: `A newsletter gained readers in two consecutive years. The number of its readers was ${a} percent higher at the end of the first year than at its beginning, and ${b} percent higher at the end of the second year than at the end of the first. It then stood at ${grouped(last)}. What was the number of readers at the beginning of the first year?`,
        first: "the number of readers at the beginning",
        last: "the number of readers at the end",
      };
  }
}

const inTex = (parameters: Parameters) => decimal(lastOf(parameters));
const factorTex = ({ p, q }: Parameters) => `${frac(100 + p, 100)} \\cdot ${frac(100 + q, 100)}`;

function slipsOf(parameters: Parameters): (Slip & { readonly value: string })[] {
  const { p, q, before } = parameters;
  const last = lastOf(parameters);
  const [first, second] = [new Fraction(100 + p, 100), new Fraction(100 + q, 100)];
  const sum = p + q;
  const fact = `The last value is $${factorTex(parameters)}$ of the first.`;
  const candidates: [Fraction, Slip][] = [
    [
      last.mul(100).div(100 + sum),
      slip(
        "percent-point-confusion",
        `This takes the two changes for a single one of ${Math.abs(sum)} percent. ${fact}`,
        "The two percents can be combined in one step.",
        "Of which amount is the second percent taken?",
      ),
    ],
    [
      last.mul(new Fraction(100 - p, 100)).mul(new Fraction(100 - q, 100)),
      slip(
        "percent-of-wrong-base",
        `This undoes each change by the same percent in the opposite direction, which is taken of the wrong base. ${fact}`,
        "An increase and a decrease of the same percent seem to cancel.",
        "What becomes of 100 after a change of 20 percent and one of the opposite direction?",
      ),
    ],
    [
      last.div(second),
      slip(
        "answered-intermediate-quantity",
        `This undoes only the second change; it is the value between the two changes. ${fact}`,
        "One division has been done, and the number is plausible.",
        "Which moment of the story does your number belong to?",
      ),
    ],
    [
      last.div(first),
      slip(
        "condition-dropped",
        `This undoes only the change of ${Math.abs(p)} percent. ${fact}`,
        "One of the changes is easily lost in a long sentence.",
        "How many changes lead to the last value?",
      ),
    ],
    [
      last.mul(first).mul(second),
      slip(
        "effect-of-change-ignored",
        `This makes the changes once more, starting from the last value. ${fact}`,
        "Two percents and one amount invite two multiplications.",
        "Does the given amount stand before or after the changes?",
      ),
    ],
  ];
  return candidates.flatMap(([value, because]) =>
    value.mul(100).d === 1n && !value.equals(before) && value.compare(0) > 0
      ? [{ ...because, value: decimal(value) }]
      : [],
  );
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { p, q, before } = parameters;
  const last = lastOf(parameters);
  const middle = last.mul(100).div(100 + q);
  return [
    {
      text: `Undo the second change: the last value is ${100 + q} percent of the one before it, so that was $${inTex(parameters)} \\div ${frac(100 + q, 100)} = ${decimal(middle)}$.`,
      why: "A change by a percent is a multiplication, and division undoes it.",
      check: { left: `${decimal(last)}/(${100 + q}/100)`, right: decimal(middle) },
    },
    {
      text: `Undo the first change: $${decimal(middle)} \\div ${frac(100 + p, 100)} = ${before}$.`,
      why: "The first percent was taken of the first value.",
      check: { left: `${decimal(middle)}/(${100 + p}/100)`, right: `${before}` },
    },
  ];
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { p, q, before } = parameters;
  const words = wordsOf(parameters);
  const shown = parameters.scene === "coat" ? dollars : grouped;
  const last = shown(lastOf(parameters).valueOf());
  const middle = shown(
    lastOf(parameters)
      .mul(100)
      .div(100 + q)
      .valueOf(),
  );
  const takeaway =
    "To go back through percent changes, divide by their factors, the last one first.";
  return {
    quick: `Each change is a factor: ${words.last}, ${last}, is $${factorTex(parameters)}$ times ${words.first}. Divide by the factors one after the other: ${last} gives ${middle}, and this gives ${shown(before)}. The trap is to combine the percents, or to undo a change with the same percent in the other direction.`,
    detailed: analysis({
      asked: `Here ${words.first} is wanted, and the value after two changes is known.`,
      plan: "Write each change as a factor, and divide by the factors in reverse order.",
      reasoning: [
        `The first change makes ${100 + p} percent of ${words.first}; the second makes ${100 + q} percent of the result.`,
        `So with $x$ for ${words.first}, $${factorTex(parameters)} \\cdot x = ${inTex(parameters)}$.`,
        `Dividing by $${frac(100 + q, 100)}$ gives ${middle}, the value between the two changes.`,
        `Dividing by $${frac(100 + p, 100)}$ gives $x = ${before}$.`,
        `Check: ${Math.abs(p)} percent of ${shown(before)} is ${shown((before * Math.abs(p)) / 100)}, which leads to ${middle}, and ${Math.abs(q)} percent of that leads to ${last}.`,
      ],
      options:
        "Usual wrong entries add the percents, undo a change with the same percent in the other direction, undo just one of the changes, or make the changes again.",
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "One value is known. Does it stand before, between, or after the two changes?",
      "A percent change multiplies by a factor. What undoes a multiplication?",
      `The factors are $${frac(100 + p, 100)}$ and $${frac(100 + q, 100)}$. Begin with the later change.`,
      `Divide ${last} by $${frac(100 + q, 100)}$, and the result by $${frac(100 + p, 100)}$.`,
    ],
    fasterWay: `Divide once by the product of the factors: $${factorTex(parameters)} = ${decimal(new Fraction((100 + p) * (100 + q), 10_000))}$.`,
    takeaway,
    selfExplain: {
      prompt: `Why is it wrong to treat the two changes as one of ${Math.abs(p + q)} percent?`,
      expectations: [
        "the second percent is taken of the value that the first change has left",
        "the factors are multiplied, the percents are not added",
      ],
    },
  };
}

export const percentTwoChangesBase = defineModel<Parameters>({
  id: "percent-two-changes-base",
  knowledgeComponents: [
    "quantitative.arithmetic.percent.reverse-percent",
    "quantitative.arithmetic.percent.successive-percent",
  ],
  traps: ["base-of-percent"],
  method: "Every whole number is tried as the first value and put through both changes",
  draw,
  write: (parameters) => {
    const { scene, before } = parameters;
    return {
      stem: wordsOf(parameters).stem,
      body: {
        type: "numeric-entry",
        key: { form: "decimal", value: String(before) },
        ...(scene === "coat" ? { unitBefore: "\\$" } : { unitAfter: scene }),
        slips: slipsOf(parameters).slice(0, 4),
      },
      difficulty: scene === "readers" ? 2 : 3,
      targetSeconds: 90,
      explanation: explanationOf(parameters),
    };
  },
  recompute: (parameters) => {
    const { p, q } = parameters;
    const target = lastOf(parameters).valueOf();
    for (const before of integers(1, 10_000)) {
      const between = before + (before * p) / 100;
      const after = between + (between * q) / 100;
      if (Math.abs(after - target) < 1e-7) return { value: String(before) };
    }
    throw new Error("no whole number fits");
  },
});
