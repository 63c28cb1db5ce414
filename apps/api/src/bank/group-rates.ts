import type { GroupRate } from "@lexiquant/contract";
import { groupBy } from "@lexiquant/domain/kernel";
import { MINIMUM_ANSWERS_PER_GROUP, median, summariseRate } from "@lexiquant/domain/report";

/** One answer, with the group it counts in. */
export interface GroupEntry {
  readonly group: { readonly id: string; readonly name: string };
  readonly correct: boolean;
  readonly elapsedMs: number;
  /** The exam's pace for the same item. */
  readonly targetMs: number;
}

/** Figures per group, groups in order of first appearance. */
export function groupRates(entries: readonly GroupEntry[]): GroupRate[] {
  return [...groupBy(entries, ({ group }) => group.id).values()].map((group) =>
    groupRate(group[0].group, group),
  );
}

/** Figures of one group, which may be empty. */
export function groupRate(
  { id, name }: GroupEntry["group"],
  entries: readonly Omit<GroupEntry, "group">[],
): GroupRate {
  return {
    id,
    name,
    rate: summariseRate(
      { answered: entries.length, correct: entries.filter(({ correct }) => correct).length },
      MINIMUM_ANSWERS_PER_GROUP,
    ),
    medianMs: wholeMedian(entries.map(({ elapsedMs }) => elapsedMs)),
    targetMs: wholeMedian(entries.map(({ targetMs }) => targetMs)),
  };
}

function wholeMedian(values: readonly number[]): number | null {
  const middle = median(values);
  return middle === null ? null : Math.round(middle);
}
