import type { ItemModel } from "../../kit/item-model.ts";

export const linesAnglesModels: readonly ItemModel[] = [];
