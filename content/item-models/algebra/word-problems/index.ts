import type { ItemModel } from "../../kit/item-model.ts";

export const wordProblemsModels: readonly ItemModel[] = [];
