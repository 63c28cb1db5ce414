import type { ItemModel } from "../../kit/item-model.ts";

export const exponentsRootsModels: readonly ItemModel[] = [];
