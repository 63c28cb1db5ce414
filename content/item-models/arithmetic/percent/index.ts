import type { ItemModel } from "../../kit/item-model.ts";
import { reversePercentAfterChange } from "./reverse-percent-after-change.ts";

export const percentModels: readonly ItemModel[] = [reversePercentAfterChange];
