import type { ItemModel } from "../../kit/item-model.ts";

export const probabilityModels: readonly ItemModel[] = [];
