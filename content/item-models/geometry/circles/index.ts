import type { ItemModel } from "../../kit/item-model.ts";

export const circlesModels: readonly ItemModel[] = [];
