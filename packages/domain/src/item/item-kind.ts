import { z } from "zod";
import { ITEM_TYPES, type ItemType, MEASURE_OF_TYPE, type Measure } from "./item-type.ts";

/**
 * What a student calls a kind of question: the item types, with the questions of
 * data-interpretation sets as a kind of their own whatever their type.
 */
export const ITEM_KINDS = [...ITEM_TYPES, "data-interpretation"] as const;
export const itemKindSchema = z.enum(ITEM_KINDS);
export type ItemKind = z.infer<typeof itemKindSchema>;

export function kindOf(item: { readonly type: ItemType; readonly dataSet: boolean }): ItemKind {
  return item.dataSet ? "data-interpretation" : item.type;
}

export function measureOfKind(kind: ItemKind): Measure {
  return kind === "data-interpretation" ? "quantitative" : MEASURE_OF_TYPE[kind];
}
