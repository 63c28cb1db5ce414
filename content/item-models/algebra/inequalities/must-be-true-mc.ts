import { optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import type { Failing, Statement } from "./must-be-true-statement.ts";
import { STATEMENT_SCENES, type StatementScene } from "./must-be-true-statements.ts";

interface Parameters {
  readonly scene: StatementScene;
  readonly right: readonly Statement[];
  readonly wrong: readonly Failing[];
}

function draw(chance: Chance): Parameters {
  const scene = chance.pick(STATEMENT_SCENES);
  const always = scene.statements.filter((statement) => !("slip" in statement));
  const sometimes = scene.statements.filter((statement) => "slip" in statement);
  const right = chance.sample(always, chance.integer(2, 3));
  return { scene, right, wrong: chance.sample(sometimes, 5 - right.length) };
}

function write({ scene, right, wrong }: Parameters): Question {
  const [first, second] = wrong;
  if (first === undefined || second === undefined) {
    throw new RangeError("two statements that can fail are needed");
  }
  const takeaway =
    "A statement must be true only if no permitted numbers break it: prove it by a permitted step, or break it with one example.";
  return {
    stem: scene.stem,
    body: {
      type: "multiple-choice",
      picks: null,
      right: right.map(({ text, why }) => ({ text, rationale: why })),
      wrong: wrong.map(({ text, why, slip }) => ({ text, rationale: why, ...slip })),
    },
    difficulty: scene.difficulty,
    targetSeconds: 100,
    explanation: {
      quick: `${scene.idea} Such steps prove ${right.length === 2 ? "two" : "three"} of the statements: ${right.map(({ text }) => text).join(", ")}. Each of the others fails for some permitted numbers; for example, ${first.text} fails for ${first.counterexample}.`,
      detailed: analysis({
        asked: "Which statements hold for all numbers that the conditions permit.",
        plan: "For each statement either find a step that leads to it from the conditions, or find permitted numbers for which it fails.",
        reasoning: [scene.idea, ...right.map(({ text, why }) => `${text}: ${why}`)],
        options: wrong.map(({ text, why }) => `${text}: ${why}`).join(" "),
        takeaway,
      }),
      steps: [
        { text: scene.idea, why: "The signs decide which steps are permitted." },
        ...right.slice(0, 2).map(({ text, why }) => ({
          text: `${text} holds. ${why}`,
          why: "Every step used is permitted by the conditions.",
        })),
        {
          text: `${first.text} can fail. ${first.why}`,
          why: "One permitted example is enough to break a statement.",
          check: first.check,
        },
        {
          text: `${second.text} can fail. ${second.why}`,
          why: "The numbers were chosen to test the extreme cases of the conditions.",
          check: second.check,
        },
      ],
      hints: scene.hints,
      takeaway,
      selfExplain: {
        prompt:
          "For one statement that can fail, explain how you would search for numbers that break it.",
        expectations: scene.expectations,
      },
    },
  };
}

export const mustBeTrueMc = defineModel<Parameters>({
  id: "inequalities-must-be-true",
  knowledgeComponents: [
    "quantitative.algebra.inequalities.linear-inequalities",
    "quantitative.algebra.inequalities.compound-inequalities",
  ],
  traps: ["zero-negative-fraction", "direction-of-inequality"],
  method:
    "Each statement is tried on all permitted numbers of a grid with whole and fractional values",
  draw,
  write,
  recompute: ({ scene, right, wrong }, item) => {
    const grid = Array.from({ length: 81 }, (_, index) => (index - 40) / 8);
    const cases = grid
      .flatMap((a) => grid.map((b) => [a, b] as const))
      .filter(([a, b]) => scene.permits(a, b));
    return optionsWhere(item, (text) => {
      const statement = [...right, ...wrong].find((one) => one.text === text);
      return statement !== undefined && cases.every(([a, b]) => statement.holds(a, b));
    });
  },
});
