import type { Exams } from "@lexiquant/content";
import type { ItemId } from "@lexiquant/domain/kernel";

/** The items that mock exams are made of, of all panels together. */
export function panelItemsOf({ panels }: Pick<Exams, "panels">): ReadonlySet<ItemId> {
  return new Set(panels.flatMap(({ modules }) => Object.values(modules).flat()));
}
