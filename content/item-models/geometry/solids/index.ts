import type { ItemModel } from "../../kit/item-model.ts";

export const solidsModels: readonly ItemModel[] = [];
