import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion, temptations } from "../../kit/comparison-question.ts";
import { defineModel, type Question, type Relation, type Slip } from "../../kit/item-model.ts";
import { CONDITIONS, type Condition, OPERATIONS, type Operation } from "./operation-order-parts.ts";

interface Parameters {
  readonly operation: Operation;
  readonly condition: Condition;
  readonly factor: number;
  readonly key: Relation;
}

/** The sign of the difference of the two quantities: that of its factors together. */
function keyOf(operation: Operation, { signs }: Condition): Relation {
  const needed = operation.factors.map((factor) => signs[factor]);
  if (needed.includes("0")) return "C";
  if (needed.includes("?")) return "D";
  return needed.filter((sign) => sign === "-").length % 2 === 0 ? "A" : "B";
}

function draw(chance: Chance): Parameters | null {
  const operation = chance.pick(OPERATIONS);
  const wanted = chance.pick<Relation>(["A", "B", "C", "D"]);
  // For a difference of squares this condition settles the product, though not the single factors.
  const fitting = CONDITIONS.filter(
    (condition) =>
      keyOf(operation, condition) === wanted &&
      !(operation.factors.length === 2 && condition.text.includes("x^{2}>")),
  );
  if (fitting.length === 0) return null;
  return { operation, condition: chance.pick(fitting), factor: chance.integer(2, 5), key: wanted };
}

const FACTOR_NAMES = { difference: "$x-y$", sum: "$x+y$", product: "$xy$" } as const;
const SIGN_WORDS = {
  "+": "positive",
  "-": "negative",
  "0": "0",
  "?": "not determined in sign",
} as const;

function signText({ operation, condition }: Parameters): string {
  const said = operation.factors.map(
    (factor) => `${FACTOR_NAMES[factor]} is ${SIGN_WORDS[condition.signs[factor]]}`,
  );
  return said.length === 1
    ? `Here ${said[0]}`
    : `Here ${said.slice(0, -1).join(", ")} and ${said.at(-1)}`;
}

function outcomeOf({ key, condition }: Parameters): string {
  if (key === "C") return "so the difference is 0 and the quantities are equal.";
  if (key === "D")
    return `so the sign of the difference is open: compare ${condition.examples.join(" with ")}. The relationship cannot be determined.`;
  return `so the difference is ${key === "A" ? "positive" : "negative"}, and Quantity ${key} is greater.`;
}

function slipsOf(parameters: Parameters): Record<Relation, Slip> {
  const { key, condition, operation } = parameters;
  const proof = `${signText(parameters)}, ${outcomeOf(parameters)}`;
  const open = key === "D";
  return {
    A: {
      rationale: open ? `The difference is not positive for every permitted pair: ${proof}` : proof,
      misconception: open
        ? "missed-a-case"
        : condition.signs.difference === "-"
          ? "direction-of-change-ignored"
          : "sign-case-not-tested",
      whyTempting: open
        ? "One convenient pair of numbers makes Quantity A greater."
        : "The order of the two numbers, or one positive example, is taken to decide the matter.",
      repairQuestion: `What is the sign of each factor of the difference when ${condition.examples[0]}?`,
    },
    B: {
      rationale: open ? `The difference is not negative for every permitted pair: ${proof}` : proof,
      misconception: open ? "missed-a-case" : "sign-slip",
      whyTempting: open
        ? "One convenient pair of numbers makes Quantity B greater."
        : "The difference is formed in the wrong order, or the sign of one factor is lost.",
      repairQuestion: `What do the two quantities come to when ${condition.examples[0]}?`,
    },
    C: {
      rationale: `The quantities differ by $${operation.difference(parameters.factor)}$, which need not be 0: ${condition.examples[0]} is permitted.`,
      misconception: "operation-taken-as-commutative",
      whyTempting:
        "Addition and multiplication do not care about the order of their numbers, and the new operation is supposed to be like them.",
      repairQuestion: "Do the two numbers play the same part in the definition?",
    },
    D: {
      rationale: proof,
      misconception: "unknowns-outnumber-equations",
      whyTempting: "Neither number is given, so neither quantity can be computed.",
      repairQuestion: "What is left when you subtract one quantity from the other?",
    },
  };
}

function write(parameters: Parameters): Question {
  const { operation, condition, factor, key } = parameters;
  const slips = slipsOf(parameters);
  const { symbol } = operation;
  const left = operation.value(factor, "x", "y");
  const right = operation.value(factor, "y", "x");
  const difference = operation.difference(factor);
  const subtract = `Quantity A is $${left}$ and Quantity B is $${right}$. Their difference is $${difference}$.`;
  const proof = `${signText(parameters)}, ${outcomeOf(parameters)}`;
  const takeaway =
    "To compare two expressions in letters, form their difference, factor it, and decide the sign of every factor.";
  return comparisonQuestion({
    stem: operation.stem(factor, condition.text),
    quantityA: `$x ${symbol} y$`,
    quantityB: `$y ${symbol} x$`,
    key,
    proof: `${subtract} ${proof}`,
    slips,
    difficulty: condition.difficulty,
    targetSeconds: 85,
    quick: `${subtract} ${proof} The trap is to treat the operation like multiplication, or to try a single pair of numbers.`,
    asked:
      "Whether exchanging the two numbers makes the result of a new operation greater, smaller or neither.",
    plan: "Write both quantities by the definition, subtract, and read the sign of the difference from its factors.",
    reasoning: [
      `By the definition, Quantity A is $${left}$; exchanging the numbers gives $${right}$.`,
      `Quantity A minus Quantity B is $${difference}$.`,
      proof,
    ],
    answers: temptations(key, slips),
    steps: [
      {
        text: `Write the quantities as $${left}$ and $${right}$.`,
        why: "A defined operation is nothing but its definition, with the numbers in the order given.",
      },
      {
        text: `Subtract and factor: $${difference}$.`,
        why: "A comparison is a question about the sign of a difference.",
        check: { ...operation.check(factor), given: { x: "7", y: "3" } },
      },
      { text: proof, why: "The sign of a product follows from the signs of its factors." },
    ],
    hints: [
      "The same two numbers are combined in both quantities, in different orders.",
      "Use the definition twice, each time with the numbers in the order in which they stand.",
      "Subtract one result from the other. Which terms disappear?",
      "Factor what is left, and find out what the condition says about the sign of each factor.",
    ],
    takeaway,
    selfExplain: {
      prompt: "How does the condition decide the sign of the difference, or why does it fail to?",
      expectations: [
        "the difference was factored",
        "the sign of each factor was read from the condition or shown to vary",
      ],
    },
  });
}

export const operationOrderQc = defineModel<Parameters>({
  id: "functions-operation-order-qc",
  knowledgeComponents: [
    "quantitative.algebra.functions.defined-operations",
    "quantitative.algebra.expressions.factoring",
  ],
  traps: ["order-of-operands", "zero-negative-fraction"],
  method:
    "Both quantities are evaluated for all permitted pairs of a grid with whole and half values",
  draw,
  write,
  recompute: ({ operation, condition, factor }) => {
    const grid = Array.from({ length: 41 }, (_, index) => (index - 20) / 2);
    const pairs = grid.flatMap((x) => grid.map((y) => [x, y] as const));
    const relations = pairs
      .filter(([x, y]) => x !== 0 && y !== 0 && condition.permits(x, y))
      .map(([x, y]) => operation.evaluate(factor, x, y) - operation.evaluate(factor, y, x))
      .map((value) => relationOf(Math.round(value * 1e6), 0));
    return comparisonKey(relations);
  },
});
