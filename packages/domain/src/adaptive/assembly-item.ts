import type { ItemParameters } from "../irt/index.ts";
import {
  type ItemKind,
  type KeyedItem,
  kindOf,
  MEASURE_OF_TYPE,
  type Measure,
  plainText,
  type Stimulus,
} from "../item/index.ts";
import type { ItemId, StimulusId } from "../kernel/index.ts";
import { authoredParameters } from "./authored-parameters.ts";
import type { CountRule, StimulusSort } from "./blueprint.ts";

/** What assembly needs to know of an item. */
export interface AssemblyItem extends ItemParameters {
  readonly id: ItemId;
  readonly measure: Measure;
  readonly kind: ItemKind;
  /** Blanks of a text completion, otherwise 0. */
  readonly blanks: number;
  /** Its main knowledge component. */
  readonly component: string;
  readonly stimulus: { readonly id: StimulusId; readonly sort: StimulusSort } | null;
  /** Items that share a group are enemies: one panel holds at most one of them. */
  readonly enemyGroups: readonly string[];
}

/** The items that may be assembled into panels: all but the retired ones. */
export function toAssemblyItems(
  items: readonly KeyedItem[],
  stimuli: ReadonlyMap<StimulusId, Stimulus>,
): AssemblyItem[] {
  const similar = similarPairs(items);
  return items
    .filter(({ retired }) => !retired)
    .map((item) => ({
      ...authoredParameters(item),
      id: item.id,
      measure: MEASURE_OF_TYPE[item.type],
      kind: kindOf(item),
      blanks: item.type === "text-completion" ? item.blanks.length : 0,
      component: item.knowledgeComponents[0] ?? "",
      stimulus: stimulusOf(item, stimuli),
      enemyGroups: [...ownGroups(item), ...(similar.get(item.id) ?? [])],
    }));
}

function stimulusOf(
  item: KeyedItem,
  stimuli: ReadonlyMap<StimulusId, Stimulus>,
): AssemblyItem["stimulus"] {
  if (item.stimulusId === null) return null;
  const stimulus = stimuli.get(item.stimulusId);
  if (stimulus === undefined) throw new Error(`no stimulus ${item.stimulusId}`);
  return { id: stimulus.id, sort: stimulus.kind === "data" ? "data" : stimulus.length };
}

/** Twins share a model; a word that is right in one place is a cue in another. */
function ownGroups(item: KeyedItem): string[] {
  const { model } = item.provenance;
  return [
    ...(model === null ? [] : [`model ${model.id}`]),
    ...new Set(keyedWords(item).map((word) => `word ${word}`)),
  ];
}

function keyedWords(item: KeyedItem): string[] {
  const right = () => {
    if (item.type === "text-completion") {
      return item.blanks.flatMap((blank, index) =>
        blank.filter(({ id }) => id === item.key[index]),
      );
    }
    if (item.type !== "sentence-equivalence") return [];
    return item.options.filter(({ id }) => item.key.includes(id));
  };
  return right().map(({ text }) => plainText(text).toLowerCase());
}

/** A group of its own for each pair that an author called similar, whichever of the two says so. */
function similarPairs(items: readonly KeyedItem[]): Map<ItemId, string[]> {
  const groups = new Map<ItemId, string[]>();
  for (const { id, similarIds } of items) {
    for (const other of similarIds) {
      const group = `similar ${[id, other].sort().join(" ")}`;
      for (const one of [id, other]) groups.set(one, [...(groups.get(one) ?? []), group]);
    }
  }
  return groups;
}

function answersTo(rule: CountRule, item: AssemblyItem): boolean {
  const { kinds, blanks, topics, stimulusSorts } = rule;
  const liesBelow = (topic: string) =>
    item.component === topic || item.component.startsWith(`${topic}.`);
  return (
    (kinds === null || kinds.includes(item.kind)) &&
    (blanks === null || blanks === item.blanks) &&
    (topics === null || topics.some(liesBelow)) &&
    (stimulusSorts === null ||
      (item.stimulus !== null && stimulusSorts.includes(item.stimulus.sort)))
  );
}

/** How many of the items, or of their stimuli, a rule speaks of. */
export function countFor(rule: CountRule, items: readonly AssemblyItem[]): number {
  const matching = items.filter((item) => answersTo(rule, item));
  if (rule.counts === "items") return matching.length;
  return new Set(matching.flatMap(({ stimulus }) => stimulus?.id ?? [])).size;
}

/** How far a count lies outside the range of its rule: 0 inside, slack not regarded. */
export function deviationOf({ fewest, most }: CountRule, count: number): number {
  return Math.max(0, fewest - count, count - most);
}
