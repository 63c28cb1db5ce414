import type { ItemModel } from "../../kit/item-model.ts";

export const linearEquationsModels: readonly ItemModel[] = [];
