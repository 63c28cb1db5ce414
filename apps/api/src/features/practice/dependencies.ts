import type { ItemIndex } from "../../bank/item-index.ts";
import type { Dependencies } from "../../dependencies.ts";

/** What practice needs of the application. */
export type PracticeDependencies = Pick<Dependencies, "bank" | "clock" | "database" | "newSeed">;

/** The same, with the bank indexed once at start. */
export interface PracticeContext extends PracticeDependencies {
  /** What may be drawn and offered. */
  readonly index: ItemIndex;
  /** The same and the retired items, which sessions started before still show. */
  readonly served: ItemIndex;
}
