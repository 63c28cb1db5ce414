import type { ItemModel } from "../../kit/item-model.ts";

export const fractionsDecimalsModels: readonly ItemModel[] = [];
