import type { ItemModel } from "../../kit/item-model.ts";

export const quadraticsModels: readonly ItemModel[] = [];
