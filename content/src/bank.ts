import type { KeyedItem, Measure, Stimulus } from "@lexiquant/domain/item";
import type {
  ItemId,
  KnowledgeComponentId,
  MisconceptionId,
  StimulusId,
} from "@lexiquant/domain/kernel";
import type { Misconception } from "./authored-item.ts";

/** A node of the tree of what the test asks for. */
export interface KnowledgeComponent {
  readonly id: KnowledgeComponentId;
  readonly name: string;
  /** 1 = domain, 2 = topic, 3 = micro-skill. */
  readonly level: 1 | 2 | 3;
  readonly measure: Measure;
  readonly parentId: KnowledgeComponentId | null;
  /** Names from the measure down to this node. */
  readonly path: readonly string[];
}

/** Everything the product serves, keys included: stays on the server. */
export interface Bank {
  /** Retired ones included: sessions that were started before still show them. */
  readonly items: ReadonlyMap<ItemId, KeyedItem>;
  readonly stimuli: ReadonlyMap<StimulusId, Stimulus>;
  readonly misconceptions: ReadonlyMap<MisconceptionId, Misconception>;
  readonly components: ReadonlyMap<KnowledgeComponentId, KnowledgeComponent>;
}

interface CompiledBank {
  readonly items: readonly KeyedItem[];
  readonly stimuli: readonly Stimulus[];
  readonly misconceptions: readonly Misconception[];
  readonly components: readonly KnowledgeComponent[];
}

function byId<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
): ReadonlyMap<Entry["id"], Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

export function makeBank(parts: CompiledBank): Bank {
  return {
    items: byId(parts.items),
    stimuli: byId(parts.stimuli),
    misconceptions: byId(parts.misconceptions),
    components: byId(parts.components),
  };
}

/** The compiled form that the build writes and the server reads: linted, so read without further checks. */
export function bankToJson(bank: Bank): string {
  const parts: CompiledBank = {
    items: [...bank.items.values()],
    stimuli: [...bank.stimuli.values()],
    misconceptions: [...bank.misconceptions.values()],
    components: [...bank.components.values()],
  };
  return JSON.stringify(parts);
}

export function bankFromJson(text: string): Bank {
  return makeBank(JSON.parse(text) as CompiledBank); // written by bankToJson from a linted bank
}
