import type { ItemModel } from "../../kit/item-model.ts";

export const functionsModels: readonly ItemModel[] = [];
