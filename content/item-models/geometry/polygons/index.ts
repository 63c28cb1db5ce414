import type { ItemModel } from "../../kit/item-model.ts";

export const polygonsModels: readonly ItemModel[] = [];
