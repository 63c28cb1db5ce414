import type { ItemModel } from "../../kit/item-model.ts";

export const coordinateGeometryModels: readonly ItemModel[] = [];
