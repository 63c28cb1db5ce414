import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import {
  keyOf,
  type Point,
  type SectionPoint,
  slipsOf,
  targetOf,
  wordsOf,
} from "./section-point-words.ts";

function draw(chance: Chance): SectionPoint | null {
  const scene = chance.pick(["drone", "parallelogram", "diameter"] as const);
  const point = (): Point => [chance.integer(-6, 9), chance.integer(-6, 9)];
  const [first, third] = [point(), point()];
  const parts = chance.integer(3, 5);
  const part = [chance.integer(1, parts - 1), parts] as const;
  const [runs, rises] = [chance.integer(1, 5), chance.integer(1, 5)].map(
    (step) => step * parts * chance.pick([1, -1]),
  );
  if (runs === undefined || rises === undefined || part[1] === 2 * part[0]) return null;
  const second: Point = scene === "drone" ? [first[0] + runs, first[1] + rises] : point();
  const parameters = { scene, first, second, third, part };
  const apart = first[0] !== second[0] && first[1] !== second[1] && Math.abs(second[1]) < 22;
  const turn =
    (second[0] - first[0]) * (third[1] - first[1]) - (second[1] - first[1]) * (third[0] - first[0]);
  const proper = scene === "parallelogram" ? Math.abs(turn) > 8 && third[0] !== second[0] : true;
  if (!apart || !proper || keyOf(parameters) <= 0) return null;
  const key = keyOf(parameters);
  const slips = new Set(slipsOf(parameters).map(({ value }) => Number(value)));
  slips.delete(key);
  return slips.size >= 2 ? parameters : null;
}

function stepsOf(parameters: SectionPoint): ModelStep[] {
  const { scene, first, second, third, part } = parameters;
  const [x, y] = targetOf(parameters);
  const [one, two, three] = wordsOf(parameters).reasoning;
  const start = scene === "parallelogram" ? third : first;
  const check =
    scene === "drone"
      ? { left: `${first[1]}+${part[0]}/${part[1]}*(${second[1]}-(${first[1]}))`, right: `${y}` }
      : {
          left: `(${start[0]}+(${first[0]})-(${second[0]}))+(${start[1]}+(${first[1]})-(${second[1]}))`,
          right: `${x + y}`,
        };
  return [
    {
      text: one ?? "",
      why:
        scene === "drone"
          ? "The coordinate changes evenly, so only its whole change is needed."
          : "This is the property of the figure that connects the unknown point with the known ones.",
    },
    { text: two ?? "", why: "Equal steps on a line change the coordinates equally." },
    { text: three ?? "", why: "The question asks for this number.", check },
  ];
}

function write(parameters: SectionPoint): Question {
  const { scene } = parameters;
  const words = wordsOf(parameters);
  const key = keyOf(parameters);
  const takeaway =
    "Along a straight line both coordinates change in proportion, so an unknown point is reached by copying or sharing out known changes.";
  return {
    stem: words.stem,
    body: {
      type: "numeric-entry",
      key: { form: "decimal", value: String(key) },
      slips: slipsOf(parameters),
    },
    difficulty: scene === "diameter" ? 1 : 2,
    targetSeconds: 70,
    explanation: {
      quick: words.reasoning.join(" "),
      detailed: analysis({
        asked: words.asked,
        plan: "Work with changes of coordinates: how far to the right and how far up it is from one point to the next.",
        reasoning: words.reasoning,
        options:
          scene === "drone"
            ? "Measuring from the wrong end, giving the change in place of the position, or giving the other coordinate each uses a right number in the wrong place. A quick sketch with the two ends shows whether the result lies nearer to the start or to the end, as it should."
            : scene === "diameter"
              ? "The midpoint of the two given points lies inside the circle, and repeating the change in the opposite direction leads outside it. The changes alone are not yet the coordinates of a point."
              : "The three given points can be completed to a parallelogram in three ways; only one of them has its vertices in the order that the name states. The meeting point of the diagonals is no vertex.",
        takeaway,
      }),
      steps: stepsOf(parameters),
      hints: words.hints,
      takeaway,
      selfExplain: {
        prompt: "How do equal changes of coordinates lead to the point you need?",
        expectations: [
          "the changes between two known points were found",
          "they were applied at the right point and in the right direction",
        ],
      },
    },
  };
}

export const sectionPointNe = defineModel<SectionPoint>({
  id: "coordinate-section-point",
  knowledgeComponents: ["quantitative.algebra.coordinate-geometry.distance-midpoint"],
  traps: ["order-of-points", "answered-the-wrong-thing"],
  method:
    "All points with whole coordinates in a large square are tested for the distances and positions that the statement demands",
  draw,
  write,
  recompute: ({ scene, first, second, third, part }) => {
    const square = (p: Point, q: Point) => (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2;
    const fits = (p: Point) => {
      if (scene === "diameter")
        return (
          square(p, first) === square(second, first) &&
          square(p, second) === 4 * square(second, first)
        );
      if (scene === "parallelogram") {
        return (
          square(p, first) === square(second, third) &&
          square(p, third) === square(first, second) &&
          p[0] + second[0] === first[0] + third[0] &&
          p[1] + second[1] === first[1] + third[1]
        );
      }
      const [done, all] = part;
      return (
        all ** 2 * square(p, first) === done ** 2 * square(second, first) &&
        all ** 2 * square(p, second) === (all - done) ** 2 * square(second, first)
      );
    };
    for (let x = -60; x <= 60; x += 1) {
      for (let y = -60; y <= 60; y += 1)
        if (fits([x, y])) return { value: String(scene === "drone" ? y : x + y) };
    }
    throw new Error("no point fits");
  },
});
