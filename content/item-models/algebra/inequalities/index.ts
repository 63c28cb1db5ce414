import type { ItemModel } from "../../kit/item-model.ts";

export const inequalitiesModels: readonly ItemModel[] = [];
