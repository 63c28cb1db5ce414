import type { Exams } from "@lexiquant/content";
import type { ItemId } from "@lexiquant/domain/kernel";

/** Exam data without formats and panels: no item is then kept for a mock exam. */
export const EMPTY_EXAMS: Exams = {
  formats: [],
  accommodations: [],
  percentiles: [],
  panels: [],
};

/** Exam data whose one panel is made of the given items. */
export function examsWithPanelOf(itemIds: readonly ItemId[]): Exams {
  const routing = [...itemIds];
  return {
    ...EMPTY_EXAMS,
    panels: [{ id: "p-1", format: "f", measure: "quantitative", seed: 1, modules: { routing } }],
  };
}
