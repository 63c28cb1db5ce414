import type { ItemType } from "./item-type.ts";
import type { KeyedItem, KeyedItemOf, KeyedOption } from "./keyed-item.ts";
import type { PublicItem, PublicItemOf, PublicOption } from "./public-item.ts";

function publicOptions(options: readonly KeyedOption[]): PublicOption[] {
  return options.map((option) => ({ id: option.id, text: option.text }));
}

function publicCore(item: KeyedItem) {
  return {
    id: item.id,
    version: item.version,
    stimulusId: item.stimulusId,
    dataSet: item.dataSet,
    stem: item.stem,
    figure: item.figure,
  };
}

type PublicViews = { [Type in ItemType]: (item: KeyedItemOf<Type>) => PublicItemOf<Type> };

/** Total by type: a type without a public view does not compile. Each view names every field it lets out. */
const PUBLIC_VIEWS: PublicViews = {
  "text-completion": (item) => ({
    ...publicCore(item),
    type: item.type,
    blanks: item.blanks.map(publicOptions),
  }),
  "sentence-equivalence": (item) => ({
    ...publicCore(item),
    type: item.type,
    options: publicOptions(item.options),
  }),
  "reading-single": (item) => ({
    ...publicCore(item),
    type: item.type,
    options: publicOptions(item.options),
  }),
  "reading-multiple": (item) => ({
    ...publicCore(item),
    type: item.type,
    options: publicOptions(item.options),
  }),
  "select-in-passage": (item) => ({ ...publicCore(item), type: item.type }),
  "quantitative-comparison": (item) => ({
    ...publicCore(item),
    type: item.type,
    quantityA: item.quantityA,
    quantityB: item.quantityB,
    options: publicOptions(item.options),
  }),
  "single-choice": (item) => ({
    ...publicCore(item),
    type: item.type,
    options: publicOptions(item.options),
  }),
  "multiple-choice": (item) => ({
    ...publicCore(item),
    type: item.type,
    options: publicOptions(item.options),
    picks: item.picks,
  }),
  "numeric-entry": (item) => ({
    ...publicCore(item),
    type: item.type,
    form: item.key.form,
    unitBefore: item.unitBefore,
    unitAfter: item.unitAfter,
  }),
};

/**
 * The one door from what the server knows to what a candidate may see before answering.
 * Results are built field by field, so a field added to `KeyedItem` stays inside until it is let out here.
 */
export function toPublicItem(item: KeyedItem): PublicItem {
  const view = PUBLIC_VIEWS[item.type] as (item: KeyedItem) => PublicItem; // the table pairs each type with its own view
  return view(item);
}
