import type { ItemModel } from "../../kit/item-model.ts";

export const countingModels: readonly ItemModel[] = [];
