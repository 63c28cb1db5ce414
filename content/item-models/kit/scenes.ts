import type { CheckedItem, RecomputedKey } from "../../machine-checks/machine-check.ts";
import type { Chance } from "./chance.ts";
import type { Question } from "./item-model.ts";

/** One way in which a model asks its question, with the numbers drawn. */
export interface Drawn {
  readonly write: () => Question;
  readonly recompute: (item: CheckedItem) => RecomputedKey;
}
export type Scene = (chance: Chance) => Drawn | null;

interface SceneParts<Parameters> {
  readonly draw: (chance: Chance) => Parameters | null;
  readonly write: (parameters: Parameters) => Question;
  readonly recompute: (parameters: Parameters, item: CheckedItem) => RecomputedKey;
}

export function scene<Parameters>({ draw, write, recompute }: SceneParts<Parameters>): Scene {
  return (chance) => {
    const parameters = draw(chance);
    if (parameters === null) return null;
    return {
      write: () => write(parameters),
      recompute: (item) => recompute(parameters, item),
    };
  };
}

/** What `defineModel` needs of a model that asks one of several questions. */
export function fromScenes(scenes: readonly Scene[]): SceneParts<Drawn> {
  return {
    draw: (chance) => chance.pick(scenes)(chance),
    write: (drawn) => drawn.write(),
    recompute: (drawn, item) => drawn.recompute(item),
  };
}
