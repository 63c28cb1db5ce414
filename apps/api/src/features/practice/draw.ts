import type { PracticeFilter, PracticeSettings } from "@lexiquant/contract";
import type { KeyedItem } from "@lexiquant/domain/item";
import type { ItemId, SessionId, UserId } from "@lexiquant/domain/kernel";

export interface SessionRequest {
  readonly id: SessionId;
  readonly settings: PracticeSettings;
  readonly filter: PracticeFilter;
  readonly itemCount: number;
  /** To be asked alone, instead of what the filter draws. */
  readonly itemId?: ItemId | undefined;
}

/** What questions are drawn by. */
export interface Choosing {
  readonly userId: UserId;
  readonly request: SessionRequest;
  readonly seed: number;
}

/** The questions that a session begins with. */
export interface Draw {
  readonly items: readonly KeyedItem[];
  /** More than these where the rest is drawn later; null where they are all. */
  readonly plannedItems: number | null;
}
