import type { ItemModel } from "../../kit/item-model.ts";

export const spreadModels: readonly ItemModel[] = [];
