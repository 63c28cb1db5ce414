import { MEASURES, type Measure } from "../item/index.ts";

/** Keeps minutes of the measures in proportion over a whole plan. */
export interface MeasureBalance {
  /** The measure that is farthest behind its share, of these; the first at a tie. */
  readonly next: (among: readonly Measure[]) => Measure | null;
  readonly give: (measure: Measure, minutes: number) => void;
}

/** @param shares of the minutes, > 0 */
export function balanceMeasures(shares: Readonly<Record<Measure, number>>): MeasureBalance {
  const given: Record<Measure, number> = { verbal: 0, quantitative: 0 };
  const lead = (measure: Measure) => given[measure] / shares[measure];
  return {
    next: (among) =>
      MEASURES.filter((measure) => among.includes(measure)).reduce<Measure | null>(
        (least, measure) => (least === null || lead(measure) < lead(least) ? measure : least),
        null,
      ),
    give: (measure, minutes) => {
      given[measure] += minutes;
    },
  };
}
