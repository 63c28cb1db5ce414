import { optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import type { GraphStatement } from "./graph-statement.ts";
import { type PiecewiseGraph, piecewiseFigure, sampled } from "./piecewise-graph.ts";
import { PIECEWISE_SCENES, type PiecewiseScene } from "./piecewise-statements.ts";

interface Parameters {
  readonly scene: PiecewiseScene;
  readonly graph: PiecewiseGraph;
  readonly statements: readonly GraphStatement[];
}

const MOST_GRAPHS = 400;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(PIECEWISE_SCENES);
  // Few graphs allow all five statements of a scene, so several are tried for the scene chosen.
  for (let attempt = 0; attempt < MOST_GRAPHS; attempt += 1) {
    const heights = [chance.integer(-3, 3)];
    while (heights.length < 5)
      heights.push((heights.at(-1) ?? 0) + 2 * chance.pick([-3, -2, -1, 1, 2, 3]));
    if (heights.some((height) => Math.abs(height) > 4)) continue;
    const graph: PiecewiseGraph = { start: scene.start, heights };
    const statements = scene.statements(graph, chance);
    const right = statements.filter(({ slip }) => slip === undefined).length;
    if (statements.length === 5 && right >= 1 && right <= 3) return { scene, graph, statements };
  }
  return null;
}

function write({ scene, graph, statements }: Parameters): Question {
  const right = statements.filter(({ slip }) => slip === undefined);
  const wrong = statements.flatMap(({ text, why, slip }) =>
    slip === undefined ? [] : [{ text, rationale: why, ...slip }],
  );
  const takeaway =
    "Translate every statement into a question about heights, crossings or shifts of the graph, and read the answer from the marked points.";
  return {
    stem: scene.stem(graph),
    figure: piecewiseFigure(graph, scene),
    body: {
      type: "multiple-choice",
      picks: null,
      right: right.map(({ text, why }) => ({ text, rationale: why })),
      wrong,
    },
    difficulty: scene.difficulty,
    targetSeconds: 125,
    explanation: {
      quick: `Turn each statement into a question about the graph; ${["", "one", "two", "three"][right.length]} of the five ${right.length === 1 ? "is" : "are"} true. For instance: ${right[0]?.why ?? ""} The others misread the graph, for example by ${scene.trap}.`,
      detailed: analysis({
        asked: scene.asked,
        plan: scene.plan,
        reasoning: right.map(({ text, why }) => `${text.replace(/\.$/, "")}: true. ${why}`),
        options: `The graph refutes the others. ${wrong.map(({ rationale }) => rationale).join(" ")}`,
        takeaway,
      }),
      steps: statements.map(({ why, reason, check }) => ({ text: why, why: reason, check })),
      hints: scene.hints,
      takeaway,
      selfExplain: {
        prompt: "Choose one statement and explain which feature of the graph decides it.",
        expectations: [
          "the right points of the graph were read",
          "a shift or a composition was carried out in the right order",
        ],
      },
    },
  };
}

export const piecewiseGraphMc = defineModel<Parameters>({
  id: "functions-piecewise-graph",
  knowledgeComponents: [
    "quantitative.algebra.functions.graphs-of-functions",
    "quantitative.algebra.functions.evaluate-functions",
  ],
  traps: ["shift-direction", "composition-order", "missed-crossing"],
  method:
    "The function is sampled at every twelfth of a unit and each statement is tested on the samples",
  draw,
  write,
  recompute: ({ graph, statements }, item) => {
    const samples = sampled(graph);
    return optionsWhere(
      item,
      (text) => statements.find((one) => one.text === text)?.holds(samples) ?? false,
    );
  },
});
