import type { ItemModel } from "../../kit/item-model.ts";

export const ratioModels: readonly ItemModel[] = [];
