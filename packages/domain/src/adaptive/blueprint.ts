import type { ItemKind, Measure, Passage } from "../item/index.ts";

/** What a stimulus is to a blueprint: a passage of some length, or a data presentation. */
export type StimulusSort = Passage["length"] | "data";

/** How many items (or stimuli) of some description a module holds. A null description asks for nothing. */
export interface CountRule {
  readonly name: string;
  readonly counts: "items" | "stimuli";
  readonly kinds: readonly ItemKind[] | null;
  /** Blanks of a text completion. */
  readonly blanks: number | null;
  /** Knowledge components at or below which the main component lies. */
  readonly topics: readonly string[] | null;
  readonly stimulusSorts: readonly StimulusSort[] | null;
  /** The range aimed at, both ends included. */
  readonly fewest: number;
  readonly most: number;
  /** How far outside the range a module may lie; beyond that it breaks the blueprint. */
  readonly slack: number;
}

/** What distinguishes the modules that may be served as one section. Logits. */
export interface ModuleTarget {
  readonly id: string;
  readonly meanDifficulty: number;
  /** Most that the mean difficulty may differ from its target. */
  readonly meanTolerance: number;
  /** Abilities at which the module should measure best. */
  readonly informationAt: readonly number[];
}

/** The content of a section of one measure, whichever of its modules is served. */
interface SectionBlueprint {
  readonly id: string;
  readonly measure: Measure;
  readonly questions: number;
  /** Ways to share the items with a stimulus out among stimuli: `[3, 2]` is a set of three and one of two. */
  readonly setSizes: readonly (readonly number[])[];
  readonly counts: readonly CountRule[];
  readonly modules: readonly ModuleTarget[];
}

/** What a panel of one measure consists of. */
export interface PanelBlueprint {
  readonly measure: Measure;
  readonly sections: readonly SectionBlueprint[];
  /** Fewest and most questions that one stimulus of a sort carries. */
  readonly questionsPerStimulus: Readonly<Record<StimulusSort, readonly [number, number]>>;
}

/** One module to fill: its section's content with its own target. */
export interface ModuleBlueprint {
  readonly section: SectionBlueprint;
  readonly target: ModuleTarget;
  /** Whether the raw score on it leads to one of several second modules. */
  readonly isRouting: boolean;
}

/** The modules of a panel in order of section: the routing module first. */
export function modulesOf({ sections }: PanelBlueprint): ModuleBlueprint[] {
  return sections.flatMap((section, place) => {
    const isRouting = (sections[place + 1]?.modules.length ?? 0) > 1;
    return section.modules.map((target) => ({ section, target, isRouting }));
  });
}
