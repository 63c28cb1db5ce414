import type { CheckedItem, RecomputedKey } from "../../../machine-checks/machine-check.ts";
import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type RightChoice, type WrongChoice } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { listed } from "../../kit/write-numbers.ts";
import {
  CONDITIONS,
  type Condition,
  EXPRESSIONS,
  type Parity,
  type Value,
} from "./parity-expressions.ts";
import { valueAt } from "./read-expression.ts";

interface Parameters {
  readonly condition: Condition;
  readonly wanted: Parity;
  readonly expressions: readonly number[];
  readonly letters: readonly [string, string];
  readonly scene: 0 | 1 | 2;
}

const ALL_CASES = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;
const WORDS = ["even", "odd"] as const;
const rename = (tex: string, [x, y]: readonly [string, string]) =>
  tex.replaceAll("x", "#").replaceAll("y", y).replaceAll("#", x);
/** The same in a sentence, where only the mathematics has letters to rename. */
const renameIn = (text: string, letters: readonly [string, string]) =>
  text.replaceAll(/\$[^$]+\$/g, (math) => rename(math, letters));
const parityOf = (value: Value, [x, y]: readonly [Parity, Parity]): Parity =>
  Math.abs(value(x + 2, y + 4)) % 2 === 0 ? 0 : 1;

/** Parities that an expression takes in the cases of the condition. */
function paritiesOf({ condition }: Parameters, index: number): Parity[] {
  const value = EXPRESSIONS[index]?.value ?? (() => 0);
  return condition.cases.map((parities) => parityOf(value, parities));
}

function draw(chance: Chance): Parameters | null {
  const parameters: Parameters = {
    condition: chance.pick(CONDITIONS),
    wanted: chance.pick([0, 1]),
    expressions: chance.sample([...EXPRESSIONS.keys()], chance.integer(5, 6)),
    letters: chance.pick([
      ["m", "n"],
      ["j", "k"],
      ["a", "b"],
      ["p", "q"],
    ] as const),
    scene: chance.pick([0, 1, 2] as const),
  };
  const right = parameters.expressions.filter((index) =>
    paritiesOf(parameters, index).every((parity) => parity === parameters.wanted),
  );
  return right.length >= 1 && right.length <= 3 ? parameters : null;
}

function stemOf({ condition, wanted, letters, scene }: Parameters): string {
  const given = `$${rename(condition.tex, letters)}$`;
  const [x, y] = letters.map((letter) => `$${letter}$`);
  const is = WORDS[condition.parity];
  const must = WORDS[wanted];
  return (
    [
      `If ${x} and ${y} are positive integers and ${given} is ${is}, which of the following must be ${must}?\n\nIndicate *all* such expressions.`,
      `Let ${x} and ${y} be integers such that ${given} is ${is}. Which of the following must be ${must}?\n\nIndicate *all* such expressions.`,
      `It is given that ${given} is ${is}, where ${x} and ${y} are integers. Which of the following must be ${must}?\n\nIndicate *all* such expressions.`,
    ][scene] ?? ""
  );
}

/** `$m$ odd and $n$ even`. */
function caseText([a, b]: readonly [Parity, Parity], [x, y]: readonly [string, string]): string {
  return `$${x}$ ${WORDS[a]} and $${y}$ ${WORDS[b]}`;
}

function optionsOf(parameters: Parameters): { right: RightChoice[]; wrong: WrongChoice[] } {
  const { condition, wanted, expressions, letters } = parameters;
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const index of expressions) {
    const text = `$${rename(EXPRESSIONS[index]?.tex ?? "", letters)}$`;
    const parities = paritiesOf(parameters, index);
    const facts = condition.cases.map(
      (values, at) => `with ${caseText(values, letters)} it is ${WORDS[parities[at] ?? 0]}`,
    );
    const found = `${facts.join("; ")}.`;
    const rationale = found.replace("with", "With");
    if (parities.every((parity) => parity === wanted)) {
      right.push({ text, rationale });
      continue;
    }
    const sometimes = parities.includes(wanted);
    const otherwise = ALL_CASES.some(
      (values) => parityOf(EXPRESSIONS[index]?.value ?? (() => 0), values) === wanted,
    );
    wrong.push({
      text,
      rationale,
      misconception: sometimes ? "missed-a-case" : "condition-dropped",
      whyTempting: sometimes
        ? `It is ${WORDS[wanted]} in one of the two cases, and one trial can hit just that case.`
        : otherwise
          ? `For other integers, which do not satisfy the condition, it can be ${WORDS[wanted]}.`
          : "One of its terms can be odd, and what the other term adds is overlooked.",
      repairQuestion: sometimes
        ? "Which other combination of even and odd satisfies the condition?"
        : "Which of the two integers are even and which are odd under the condition?",
    });
  }
  return { right, wrong };
}

function steps(parameters: Parameters) {
  const { condition, letters } = parameters;
  const [a = 0, b = 0] = condition.cases[0] ?? [];
  const [x, y] = [a + 2, b + 4];
  const plain = rename(condition.tex, letters)
    .replaceAll(/(?<=[a-z0-9)])(?=[a-z(])/g, "*")
    .replaceAll(" ", "");
  return [
    {
      text: `Read the condition: ${renameIn(condition.reason, letters)}.`,
      why: "Only the parities of the two integers matter.",
    },
    {
      text: `Numbers that fit are, for example, $${letters[0]} = ${x}$ and $${letters[1]} = ${y}$.`,
      why: `They make the given expression ${condition.value(x, y)}, which is ${WORDS[condition.parity]}.`,
      check: {
        left: plain,
        right: `${condition.value(x, y)}`,
        given: { [letters[0]]: `${x}`, [letters[1]]: `${y}` },
      },
    },
    {
      text: "Put the possible parities into each expression, one expression at a time.",
      why: "An expression counts only if it comes out as wanted in every possible case.",
    },
  ];
}

function recompute({ condition, wanted, letters }: Parameters, item: CheckedItem): RecomputedKey {
  const isOdd = (value: number) => Math.abs(value % 2) === 1;
  const given = `$${rename(condition.tex, letters)}$`;
  const range = [...integers(1, 12)];
  const pairs = range
    .flatMap((x) => range.map((y) => ({ [letters[0]]: x, [letters[1]]: y })))
    .filter((at) => isOdd(valueAt(given, at)) === (condition.parity === 1));
  const optionIds = item.options
    .filter(({ text }) => pairs.every((at) => isOdd(valueAt(text, at)) === (wanted === 1)))
    .map(({ id }) => id);
  return { optionIds: optionIds.sort() };
}

export const integersParityMust = defineModel<Parameters>({
  id: "integers-parity-must",
  knowledgeComponents: ["quantitative.arithmetic.integers.parity"],
  traps: ["must-versus-can", "all-cases"],
  method: "All pairs of integers from 1 to 12 that fit are put into every option as it is printed",
  draw,
  write: (parameters) => {
    const { condition, wanted, letters } = parameters;
    const { right, wrong } = optionsOf(parameters);
    const cases = condition.cases.map((values) => caseText(values, letters));
    const single = cases.length === 1;
    const reason = renameIn(condition.reason, letters);
    const means = `${single ? "the only possible case is" : "two cases are possible:"} ${cases.join(", or ")}`;
    const takeaway =
      "Translate a condition on parity into the possible parities of the letters, and test each expression in every case.";
    return {
      stem: stemOf(parameters),
      body: { type: "multiple-choice", right, wrong, picks: null },
      difficulty: single ? 2 : 3,
      targetSeconds: single ? 80 : 95,
      explanation: {
        quick:
          `First find what the condition says about the two integers: ${reason}. So ${means}. Then work out each expression with even and odd only. ${right.length === 1 ? `Just one expression is ${WORDS[wanted]}` : `The expressions that are ${WORDS[wanted]}`} ${single ? "" : "in both cases "}${right.length === 1 ? "" : "are "}${right.length === 1 ? `: ${right[0]?.text ?? ""}` : listed(right.map(({ text }) => text))}. The trap is to accept what merely can be ${WORDS[wanted]}.`.replace(
            " :",
            ":",
          ),
        detailed: analysis({
          asked: `Which expressions are certain to be ${WORDS[wanted]}, given that $${rename(condition.tex, letters)}$ is ${WORDS[condition.parity]}.`,
          plan: "Turn the condition into cases of even and odd, and put these cases into every expression.",
          reasoning: [
            `The condition: ${reason}.`,
            `Therefore ${means}.`,
            "Sums of two even or two odd numbers are even; a product is odd only if all its factors are odd; powers keep the parity.",
            `With these rules, ${right.length === 1 ? "only one expression is certain" : "the certain expressions are"}: ${listed(right.map(({ text }) => text))}.`.replace(
              "are:",
              "are",
            ),
          ],
          options: `${wrong.map(({ text }) => text).join(", ")} ${wrong.length === 1 ? "does" : "do"} not have to be ${WORDS[wanted]}: ${single ? `with ${cases[0] ?? ""}, the value is ${WORDS[1 - wanted] ?? ""}` : "in at least one of the two cases the value has the other parity"}. A single lucky trial does not show what must be true${single ? ", but here every trial that meets the condition gives the same parity" : ", so both cases have to be tried"}.`,
          takeaway,
        }),
        steps: steps(parameters),
        hints: [
          `Which of the two integers are even and which are odd? Start from the given expression.`,
          "A product of integers is odd only if every factor is odd; powers have the parity of their base.",
          `Use this: ${reason}.`,
          `Now ${means}. Put ${single ? "this" : "both cases"} into every expression, with a small even and a small odd number.`,
        ],
        takeaway,
        selfExplain: {
          prompt: "Why may you test such an expression with small numbers such as 1 and 2?",
          expectations: [
            "the parity of the result depends on the parities of the letters only",
            "one trial for each possible combination covers all integers",
          ],
        },
      },
    };
  },
  recompute,
});
