import type { ItemModel } from "../../kit/item-model.ts";

export const expressionsModels: readonly ItemModel[] = [];
