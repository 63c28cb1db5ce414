import type { AssemblyItem } from "../adaptive/assembly-item.ts";
import type { CountRule, ModuleTarget, PanelBlueprint } from "../adaptive/blueprint.ts";
import { itemIdSchema, seededRandom, stimulusIdSchema } from "../kernel/index.ts";

const DIFFICULTIES = [-1.5, -0.75, 0, 0.75, 1.5] as const;

export function buildAssemblyItem(id: string, parts: Partial<AssemblyItem> = {}): AssemblyItem {
  return {
    id: itemIdSchema.parse(id),
    measure: "quantitative",
    kind: "single-choice",
    blanks: 0,
    component: "quantitative.algebra.quadratics.solve-quadratics",
    stimulus: null,
    enemyGroups: [],
    discrimination: 1,
    difficulty: 0,
    guessing: 0,
    ...parts,
  };
}

/** Lone items of two kinds and data sets of four, bands at random; every three lone items in a row are twins. */
export function buildAssemblyBank(lone: number, sets: number, seed = 1): AssemblyItem[] {
  const random = seededRandom(seed);
  const anyDifficulty = () => DIFFICULTIES[Math.floor(random() * DIFFICULTIES.length)] ?? 0;
  const alone = Array.from({ length: lone }, (_, index) =>
    buildAssemblyItem(`lone-${index}`, {
      kind: index % 2 === 0 ? "quantitative-comparison" : "single-choice",
      difficulty: anyDifficulty(),
      enemyGroups: [`model ${Math.floor(index / 3)}`],
    }),
  );
  const inSets = Array.from({ length: sets }, (_, set) =>
    Array.from({ length: 4 }, (_unused, index) =>
      buildAssemblyItem(`data-${set}-${index}`, {
        kind: "data-interpretation",
        difficulty: anyDifficulty(),
        stimulus: { id: stimulusIdSchema.parse(`data-${set}`), sort: "data" },
      }),
    ),
  );
  return [...alone, ...inSets.flat()];
}

export function buildRule(parts: Partial<CountRule>): CountRule {
  return {
    name: "items",
    counts: "items",
    kinds: null,
    blanks: null,
    topics: null,
    stimulusSorts: null,
    fewest: 0,
    most: 40,
    slack: 0,
    ...parts,
  };
}

function target(id: string, meanDifficulty: number): ModuleTarget {
  const informationAt = [meanDifficulty - 0.5, meanDifficulty + 0.5];
  return { id, meanDifficulty, meanTolerance: 0.1, informationAt };
}

/** A routing module of 8 with one data set, and two second modules of 6 without. */
export function buildPanelBlueprint(): PanelBlueprint {
  const comparisons = { name: "comparisons", kinds: ["quantitative-comparison"] } as const;
  return {
    measure: "quantitative",
    sections: [
      {
        id: "first",
        measure: "quantitative",
        questions: 8,
        setSizes: [[3]],
        counts: [buildRule({ ...comparisons, fewest: 2, most: 3, slack: 1 })],
        modules: [target("routing", 0)],
      },
      {
        id: "second",
        measure: "quantitative",
        questions: 6,
        setSizes: [[]],
        counts: [buildRule({ ...comparisons, fewest: 3, most: 3 })],
        modules: [target("easy", -1), target("hard", 1)],
      },
    ],
    questionsPerStimulus: { short: [1, 2], medium: [2, 3], long: [3, 4], data: [3, 3] },
  };
}
