import type { Exams } from "@lexiquant/content";
import type { Measure } from "@lexiquant/domain/item";
import { type ScoreScale, scoreScale } from "@lexiquant/domain/report";
import { tableOf } from "./percentile-table.ts";

/** From ability to score, by the latest published table; each worked out when it is first asked for. */
export type ScoreScales = (measure: Measure) => ScoreScale;

/** Its result throws where no table is published. */
export function scoreScales({ percentiles }: Pick<Exams, "percentiles">): ScoreScales {
  const known = new Map<Measure, ScoreScale>();
  return (measure) => {
    const scale = known.get(measure) ?? scoreScale(tableOf(percentiles, measure).table);
    known.set(measure, scale);
    return scale;
  };
}
