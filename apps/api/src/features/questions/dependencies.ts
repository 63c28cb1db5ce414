import type { ItemId } from "@lexiquant/domain/kernel";
import type { ItemIndex } from "../../bank/item-index.ts";
import type { Dependencies } from "../../dependencies.ts";

/** What the question view needs of the application, the bank put in order. */
export interface QuestionContext
  extends Pick<Dependencies, "bank" | "clock" | "database" | "exams" | "itemModels" | "newSeed"> {
  /** What may be drawn and offered. */
  readonly index: ItemIndex;
  /** The same and the retired items, which sessions started before still show. */
  readonly served: ItemIndex;
  /** What mock exams are made of; kept from a student who has not met it yet. */
  readonly panelItems: ReadonlySet<ItemId>;
}
