import type { ItemModel } from "../../kit/item-model.ts";

export const distributionsModels: readonly ItemModel[] = [];
