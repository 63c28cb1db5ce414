import type { ItemModel } from "../../kit/item-model.ts";

export const averagesModels: readonly ItemModel[] = [];
