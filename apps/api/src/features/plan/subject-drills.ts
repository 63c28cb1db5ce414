import type { Measure } from "@lexiquant/domain/item";
import type { Drill } from "@lexiquant/domain/plan";

/** A ranked drill with the measure that it belongs to. */
export interface SubjectDrill {
  readonly drill: Drill;
  readonly measure: Measure;
}

/** Drills by a name that the plan hands back; those that promise nothing are left out. */
export function drillsBySubject(drills: readonly Drill[]): ReadonlyMap<string, SubjectDrill> {
  return new Map(
    drills
      .filter(({ reason }) => reason.gainPerMinute > 0)
      .map((drill) => [
        `${drill.target.skill} ${drill.target.kind ?? ""}`,
        {
          drill,
          measure: drill.target.skill.startsWith("verbal.") ? "verbal" : "quantitative",
        },
      ]),
  );
}
