import type { ItemModel } from "../../kit/item-model.ts";

export const realNumbersModels: readonly ItemModel[] = [];
