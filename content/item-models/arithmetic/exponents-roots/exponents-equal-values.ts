import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type RightChoice, type WrongChoice } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { listed } from "../../kit/write-numbers.ts";
import { type Numbers, RIGHT, total, WRONG } from "./equal-powers.ts";

interface Parameters extends Numbers {
  readonly scene: 0 | 1 | 2;
  readonly right: readonly number[];
  readonly wrong: readonly number[];
}

function draw(chance: Chance): Parameters | null {
  const base = chance.pick([2, 3, 5]);
  const root = chance.integer(2, base === 2 ? 4 : 2);
  const outer = chance.integer(3, 7);
  if (outer === root + 1 || (base === 5 && outer > 5)) return null;
  const count = chance.integer(1, 3);
  return {
    scene: chance.pick([0, 1, 2] as const),
    base,
    root,
    outer,
    right: chance.sample([...RIGHT.keys()], count),
    wrong: chance.sample([...WRONG.keys()], chance.integer(5, 6) - count),
  };
}

function stemOf({ scene, base, root, outer }: Parameters): string {
  const printed = base ** root;
  return (
    [
      `Which of the following are equal to $${printed}^{${outer}}$?\n\nIndicate *all* such expressions.`,
      `A combination lock has ${outer} dials, and each dial can be set to any one of ${printed} symbols, so the lock has $${printed}^{${outer}}$ settings. Which of the following expressions are also equal to the number of settings?\n\nIndicate *all* such expressions.`,
      `The number $N$ is the product of ${outer} factors, each of which is ${printed}. Which of the following expressions are equal to $N$?\n\nIndicate *all* such expressions.`,
    ][scene] ?? ""
  );
}

function optionsOf(parameters: Parameters): { right: RightChoice[]; wrong: WrongChoice[] } {
  const { base } = parameters;
  return {
    right: parameters.right.flatMap((index) => {
      const expression = RIGHT[index];
      return expression
        ? [{ text: expression.text(parameters), rationale: expression.why(parameters) }]
        : [];
    }),
    wrong: parameters.wrong.flatMap((index) => {
      const expression = WRONG[index];
      if (expression === undefined) return [];
      const { misconception, whyTempting } = expression;
      return [
        {
          text: expression.text(parameters),
          rationale: expression.why(parameters),
          misconception,
          whyTempting,
          repairQuestion: `Which operation joins the powers of ${base} here, and does a rule of exponents belong to it?`,
        },
      ];
    }),
  };
}

export const exponentsEqualValues = defineModel<Parameters>({
  id: "exponents-equal-values",
  knowledgeComponents: [
    "quantitative.arithmetic.exponents-roots.exponent-rules",
    "quantitative.arithmetic.exponents-roots.roots",
  ],
  traps: ["sum-is-not-product", "rules-mixed-up"],
  method: "Every option is read as printed, worked out, and compared with the repeated product",
  draw,
  write: (parameters) => {
    const { base, root, outer } = parameters;
    const { right, wrong } = optionsOf(parameters);
    const printed = base ** root;
    const exponent = total(parameters);
    const target = `${printed}^{${outer}} = (${base}^{${root}})^{${outer}} = ${base}^{${exponent}}`;
    const certain = listed(right.map(({ text }) => text));
    const one = right.length === 1;
    const takeaway =
      "Bring every expression to one power of the same base; products, quotients, powers, and roots have rules for exponents, sums and differences have none.";
    return {
      stem: stemOf(parameters),
      body: { type: "multiple-choice", right, wrong, picks: null },
      difficulty: one ? 2 : 3,
      targetSeconds: 90,
      explanation: {
        quick: `Write the number as a power of ${base}: $${target}$. Then reduce each expression to a power of ${base} with the rule that fits its operation. ${one ? "The only one" : "Those"} with the exponent ${exponent} ${one ? "is" : "are"} ${certain}. The trap is to use a rule for products on a sum, or to multiply exponents where they add.`,
        detailed: analysis({
          asked: `Which expressions have the same value as $${printed}^{${outer}}$.`,
          plan: `Write everything as a single power of ${base} and compare exponents.`,
          reasoning: [
            `Since $${printed} = ${base}^{${root}}$, the number is $${target}$.`,
            "In a product of powers of one base the exponents add, in a quotient they subtract, in a power of a power they multiply, and a square root halves them.",
            `A sum or a difference has to be factored first; for example, ${base} equal terms are ${base} times one of them.`,
            `With these rules, ${certain} ${one ? "has" : "have"} the exponent ${exponent}.`,
          ],
          options: `${listed(wrong.map(({ text }) => text))} ${wrong.length === 1 ? "looks" : "look"} as if ${exponent} could be had by combining the exponents in sight, but by an operation that the rules do not allow there. Each has another value.`,
          takeaway,
        }),
        steps: [
          {
            text: `Write the number with the base ${base}: $${target}$.`,
            why: "A power of a power multiplies the exponents.",
            check: { left: `${printed}^${outer}`, right: `${base}^${exponent}` },
          },
          ...right.slice(0, 2).map(({ text, rationale }) => ({
            text: `Test ${text}. ${rationale}`,
            why: "The operation decides which rule applies.",
          })),
          {
            text: `Reject every expression whose value is not $${base}^{${exponent}}$.`,
            why: "Different exponents of the same base mean different numbers.",
          },
        ],
        hints: [
          "Several forms of one number are wanted. In which form can they be compared most easily?",
          "Each rule of exponents belongs to one operation; sums and differences have no such rule.",
          `Write ${printed} as a power of ${base}, and then the whole number as a power of ${base}.`,
          `Do the same with every expression, factoring sums and differences first, and keep those with the exponent ${exponent}.`,
        ],
        takeaway,
        selfExplain: {
          prompt: "Which rule of exponents belongs to which operation?",
          expectations: [
            "products add, quotients subtract, powers of powers multiply, square roots halve",
            "sums and differences must be factored first",
          ],
        },
      },
    };
  },
  recompute: ({ base, root, outer }, item) => {
    let factor = 1;
    for (let count = 0; count < root; count += 1) factor *= base;
    let number = 1;
    for (let count = 0; count < outer; count += 1) number *= factor;
    return optionsNear(item, number);
  },
});
