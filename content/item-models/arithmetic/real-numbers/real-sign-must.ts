import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type RightChoice, type WrongChoice } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { listed } from "../../kit/write-numbers.ts";
import { valueAt } from "../integers/read-expression.ts";
import {
  CONDITIONS,
  type Condition,
  EXPRESSIONS,
  REASONS,
  type Triple,
  type Value,
} from "./sign-conditions.ts";

const SAMPLES = [-3, -2, -1, 1, 2, 3, 10, -10];
const TRIPLES = SAMPLES.flatMap((a) =>
  SAMPLES.flatMap((b) => SAMPLES.map((c): Triple => [a, b, c])),
);

interface Parameters {
  readonly condition: Condition;
  readonly wanted: "positive" | "negative";
  readonly expressions: readonly number[];
}

const signMet = (value: number, wanted: Parameters["wanted"]) =>
  wanted === "positive" ? value > 0 : value < 0;

/** A permitted trial in which the expression does not have the wanted sign. */
function counterexample({ condition, wanted }: Parameters, value: Value): Triple | undefined {
  return TRIPLES.find((triple) => condition.fits(...triple) && !signMet(value(...triple), wanted));
}
const expressionOf = (index: number): Value => EXPRESSIONS[index]?.value ?? (() => 0);

const isCertain = (condition: Condition, wanted: Parameters["wanted"], index: number) =>
  condition[wanted].includes(EXPRESSIONS[index]?.tex ?? "");

function draw(chance: Chance): Parameters | null {
  const condition = chance.pick(CONDITIONS);
  const wanted = chance.pick(["positive", "negative"] as const);
  const shuffledIndices = chance.shuffle([...EXPRESSIONS.keys()]);
  const certain = shuffledIndices.filter((index) => isCertain(condition, wanted, index));
  const rest = shuffledIndices.filter((index) => !certain.includes(index));
  const right = certain.slice(0, chance.integer(1, 3));
  // A wrong expression that sometimes has the wanted sign tempts more than one that never has.
  const sometimes = (index: number) =>
    TRIPLES.some(
      (triple) => condition.fits(...triple) && signMet(expressionOf(index)(...triple), wanted),
    );
  const wrong = [...rest.filter(sometimes), ...rest.filter((index) => !sometimes(index))];
  const expressions = [...right, ...wrong.slice(0, 6 - right.length)];
  return right.length === 0 || expressions.length < 5 ? null : { condition, wanted, expressions };
}

const at = ([a, b, c]: Triple) => `$a = ${a}$, $b = ${b}$, and $c = ${c}$`;
function optionsOf(parameters: Parameters): { right: RightChoice[]; wrong: WrongChoice[] } {
  const { condition, wanted, expressions } = parameters;
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const index of expressions) {
    const { tex = "" } = EXPRESSIONS[index] ?? {};
    const value = expressionOf(index);
    if (isCertain(condition, wanted, index)) {
      right.push({
        text: `$${tex}$`,
        rationale: `${condition.meaning} So $${tex}$ is always ${wanted}: ${REASONS[tex] ?? "the signs that matter for the product are settled, and a square is positive"}.`,
      });
      continue;
    }
    const against = counterexample(parameters, value);
    if (against === undefined) throw new RangeError(`nothing refutes ${tex}`);
    const example = TRIPLES.find(
      (triple) => condition.fits(...triple) && signMet(value(...triple), wanted),
    );
    wrong.push({
      text: `$${tex}$`,
      rationale: `With ${at(against)}, which are allowed, the value is $${value(...against)}$ and not ${wanted}.`,
      misconception: example ? "missed-a-case" : "sign-slip",
      whyTempting: example
        ? `With ${at(example)}, which are allowed as well, it is ${wanted}.`
        : "One sign among the factors or terms is easily lost, and the result turns around.",
      repairQuestion: `What is $${tex}$ for ${at(against)}?`,
    });
  }
  return { right, wrong };
}

function steps({ condition }: Parameters, wrong: readonly WrongChoice[], triple: Triple) {
  const [a, b, c] = triple;
  return [
    { text: condition.meaning, why: "Products show whether signs are alike or opposite." },
    {
      text: `Use a permitted trial such as ${at(triple)} to rule expressions out; here $abc = ${a * b * c}$.`,
      why: "A single trial with the wrong sign is enough against an expression.",
      check: { left: `(${a})*(${b})*(${c})`, right: `${a * b * c}` },
    },
    {
      text: `Rule out ${listed(wrong.map(({ text }) => text))}, and justify what is left with the signs.`,
      why: "Trials can refute, but only the signs can prove.",
    },
  ];
}

export const realSignMust = defineModel<Parameters>({
  id: "real-sign-must",
  knowledgeComponents: [
    "quantitative.arithmetic.real-numbers.sign-cases",
    "quantitative.arithmetic.real-numbers.number-line",
  ],
  traps: ["must-versus-can", "all-cases"],
  method: "A grid of permitted numbers is put into every option as it is printed",
  draw,
  write: (parameters) => {
    const { condition, wanted } = parameters;
    const { right, wrong } = optionsOf(parameters);
    const triple = TRIPLES.find((candidate) => condition.fits(...candidate)) ?? [1, 1, 1];
    const certain = listed(right.map(({ text }) => text));
    const one = right.length === 1;
    const takeaway =
      "Find out which signs are fixed and which are open; an expression is certain only if no open sign or size can change it.";
    return {
      stem: `${condition.stem} ${condition.ask(wanted)}`,
      body: { type: "multiple-choice", right, wrong, picks: null },
      difficulty: condition.difficulty,
      targetSeconds: 100,
      explanation: {
        quick: `${condition.meaning} From this, ${certain} ${one ? "is" : "are"} certain to be ${wanted}. Each of the others fails in some permitted trial. The trap is to accept what is ${wanted} in one trial only.`,
        detailed: analysis({
          asked: `Which expressions are ${wanted} for all numbers that meet the conditions.`,
          plan: "Translate the conditions into signs and order, then prove or refute each expression.",
          reasoning: [
            condition.meaning,
            "A product or a square can be judged from signs alone. A difference needs the order of its terms, and a sum of terms with unlike signs needs their sizes.",
            `By these rules ${certain} ${one ? "is" : "are"} always ${wanted}.`,
            `For each of the other expressions there is a permitted trial in which it is not ${wanted}.`,
          ],
          options: `${listed(wrong.map(({ text }) => text))} ${wrong.length === 1 ? "depends" : "depend"} on something that is open, or ${wrong.length === 1 ? "has" : "have"} the opposite sign. One trial in which an expression happens to be ${wanted} proves nothing, while one in which it is not ${wanted} rules it out for good.`,
          takeaway,
        }),
        steps: steps(parameters, wrong, triple),
        hints: [
          "Start with the conditions. Which of the three numbers have a known sign?",
          "A product of two numbers is positive exactly when their signs are alike; a square hides the sign.",
          condition.hint,
          `For each expression, look for permitted numbers that make it fail to be ${wanted}; if the signs forbid that, it is certain.`,
        ],
        takeaway,
        selfExplain: {
          prompt:
            "How can you tell that an expression must have a certain sign, and not only that it can?",
          expectations: [
            "the sign follows from signs or order that are fixed by the conditions",
            "no permitted trial gives another sign",
          ],
        },
      },
    };
  },
  recompute: ({ condition, wanted }, item) => {
    const grid = [-20, -12.5, ...[...integers(-8, 8)].map((half) => half / 2), 12.5, 20];
    const fitting = grid.flatMap((a) =>
      grid.flatMap((b) => grid.filter((c) => condition.fits(a, b, c)).map((c) => ({ a, b, c }))),
    );
    const optionIds = item.options
      .filter(({ text }) =>
        fitting.every(
          (numbers) => Math.sign(valueAt(text, numbers)) === (wanted === "positive" ? 1 : -1),
        ),
      )
      .map(({ id }) => id);
    return { optionIds: optionIds.sort() };
  },
});
