import type { Bank, KnowledgeComponent } from "@lexiquant/content";
import {
  type DifficultyBand,
  type ItemKind,
  type KeyedItem,
  kindOf,
  MEASURE_OF_TYPE,
  type Measure,
} from "@lexiquant/domain/item";
import type { ItemId, KnowledgeComponentId } from "@lexiquant/domain/kernel";

/** What an item is sorted and counted by. */
export interface ItemPlace {
  readonly kind: ItemKind;
  readonly measure: Measure;
  readonly difficulty: DifficultyBand;
  /** The exam's pace for it. */
  readonly targetSeconds: number;
  /** Every node of the tree that the item exercises, the ancestors included. */
  readonly nodes: ReadonlySet<KnowledgeComponentId>;
  /** The topic (level 2) of its main knowledge component, and the domain above it. */
  readonly topic: KnowledgeComponent;
  readonly domain: KnowledgeComponent;
}

export interface IndexedItem extends ItemPlace {
  readonly item: KeyedItem;
}

/** Items in the order of the bank. */
export type ItemIndex = ReadonlyMap<ItemId, IndexedItem>;

/** Every item, the retired ones too: for what students did with them. A bank is indexed once, for whoever asks. */
export const indexAllItems = oncePerBank(
  (bank) => new Map([...bank.items].map(([id, item]) => [id, indexItem(bank, item)])),
);

/** The items that may be drawn, counted and offered. The bank does not change while the server runs. */
export const indexItems = oncePerBank(
  (bank) => new Map([...indexAllItems(bank)].filter(([, { item }]) => !item.retired)),
);

function oncePerBank(index: (bank: Bank) => ItemIndex): (bank: Bank) => ItemIndex {
  const indexed = new WeakMap<Bank, ItemIndex>();
  return (bank) => {
    const known = indexed.get(bank) ?? index(bank);
    indexed.set(bank, known);
    return known;
  };
}

function indexItem(bank: Bank, item: KeyedItem): IndexedItem {
  const [main] = item.knowledgeComponents;
  if (main === undefined) throw new Error(`${item.id} exercises no knowledge component.`);
  const line = lineOf(bank, main);
  const domain = line.find(({ level }) => level === 1);
  if (domain === undefined) throw new Error(`${main} lies below no domain.`);
  return {
    item,
    kind: kindOf(item),
    measure: MEASURE_OF_TYPE[item.type],
    difficulty: item.difficulty,
    targetSeconds: item.targetSeconds,
    nodes: new Set(
      item.knowledgeComponents.flatMap((id) => lineOf(bank, id).map((node) => node.id)),
    ),
    // An item may name a whole domain; its figures are then told under the domain's name.
    topic: line.find(({ level }) => level === 2) ?? domain,
    domain,
  };
}

/** A node and its ancestors, from the node up. */
function lineOf(bank: Bank, id: KnowledgeComponentId): KnowledgeComponent[] {
  const node = bank.components.get(id);
  if (node === undefined) throw new Error(`Unknown knowledge component: ${id}`);
  return node.parentId === null ? [node] : [node, ...lineOf(bank, node.parentId)];
}
