import { optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import {
  type Judged,
  REGION_SCENES,
  type RegionNumbers,
  type RegionScene,
} from "./region-scenes.ts";

interface Parameters {
  readonly scene: RegionScene;
  readonly numbers: RegionNumbers;
  readonly right: readonly Judged[];
  readonly wrong: readonly Judged[];
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(REGION_SCENES);
  const numbers = scene.draw(chance);
  const points: [number, number][] = [];
  for (let x = -8; x <= 10; x += 1)
    for (let y = -8; y <= 10; y += 1) if (x !== y && x * y !== 0) points.push([x, y]);
  const judged = points.map((point) => scene.judge(numbers, point)).filter(({ near }) => near);
  const inside = judged.filter(({ slip }) => slip === undefined);
  const outside = judged.filter(({ slip }) => slip !== undefined);
  // Points on a boundary that does not belong, and points that fail one condition only, tempt most.
  const edge = outside.filter(({ slip }) => slip?.misconception === "boundary-value-miscounted");
  const one = outside.filter(({ slip }) => slip?.misconception !== "boundary-value-miscounted");
  const right = chance.sample(inside, chance.integer(2, 3));
  const wrong = [...chance.sample(edge, 1), ...chance.sample(one, 4 - right.length + 1)].slice(
    0,
    5 - right.length + 1,
  );
  return right.length >= 2 && wrong.length >= 3 && edge.length > 0
    ? { scene, numbers, right, wrong }
    : null;
}

function write({ scene, numbers, right, wrong }: Parameters): Question {
  const words = scene.words(numbers);
  const takeaway =
    "A point lies in a region exactly when its coordinates satisfy every condition; a strict inequality leaves the boundary out.";
  const [first] = right;
  const [edge] = wrong;
  if (first === undefined || edge === undefined)
    throw new RangeError("points on both sides are needed");
  return {
    stem: words.stem,
    body: {
      type: "multiple-choice",
      picks: null,
      right: right.map(({ text, why }) => ({ text, rationale: why })),
      wrong: wrong.flatMap(({ text, why, slip }) =>
        slip === undefined ? [] : [{ text, rationale: why, ...slip }],
      ),
    },
    difficulty: scene.difficulty,
    targetSeconds: 85,
    explanation: {
      quick: `${words.idea} Put the coordinates of each point into both conditions. ${right.length === 2 ? "Two" : "Three"} points pass both tests; for instance, a${first.why.slice(1)} The trap is a point such as ${edge.text} on a boundary that does not belong to the region.`,
      detailed: analysis({
        asked: "Which of several points lie in a region that two conditions describe.",
        plan: "Test every point against both conditions, and watch which boundary is included.",
        reasoning: [words.idea, ...right.map(({ text, why }) => `${text} qualifies. ${why}`)],
        options: wrong.map(({ why }) => why).join(" "),
        takeaway,
      }),
      steps: [
        { text: words.idea, why: "Each condition is tested on its own." },
        { text: first.why, why: "Both conditions hold for this point.", check: first.check },
        {
          text: edge.why,
          why: "A point for which the two sides are equal is on the boundary.",
          check: edge.check,
        },
      ],
      hints: words.hints,
      takeaway,
      selfExplain: {
        prompt: "How do you decide about a point that lies exactly on a boundary?",
        expectations: [
          "the sign of the condition tells whether equality is allowed",
          "the other condition has to hold as well",
        ],
      },
    },
  };
}

export const regionPointsMc = defineModel<Parameters>({
  id: "coordinate-region-points",
  knowledgeComponents: [
    "quantitative.algebra.coordinate-geometry.regions",
    "quantitative.algebra.inequalities.linear-inequalities",
  ],
  traps: ["boundary-value", "one-condition-dropped"],
  method:
    "The coordinates are read from each option and put into the conditions as the statement gives them",
  draw,
  write,
  recompute: ({ scene, numbers }, item) =>
    optionsWhere(item, (text) => {
      const [x = Number.NaN, y = Number.NaN] = [...text.matchAll(/-?\d+/g)].map(([number]) =>
        Number(number),
      );
      return scene.holds(numbers, x, y);
    }),
});
