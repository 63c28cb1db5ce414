import type { ItemModel } from "../../kit/item-model.ts";

export const trianglesModels: readonly ItemModel[] = [];
