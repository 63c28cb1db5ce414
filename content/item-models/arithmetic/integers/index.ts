import type { ItemModel } from "../../kit/item-model.ts";

export const integersModels: readonly ItemModel[] = [];
