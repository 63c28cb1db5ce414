import type { Measure } from "../item/index.ts";
import type { ItemId } from "../kernel/index.ts";

/** A routing module with the second modules that it leads to, by module id, items in the order shown. */
export interface Panel {
  readonly id: string;
  readonly measure: Measure;
  readonly modules: Readonly<Record<string, readonly ItemId[]>>;
}
