import {
  bestDrill,
  type Drill,
  type DrillSource,
  drillSource,
  type PracticeRecord,
} from "./drill.ts";
import type { PracticeState } from "./practice-state.ts";

/** The best drill of every skill that questions are left for, that with the most gain a minute first. */
export function rankDrills(state: PracticeState, records: readonly PracticeRecord[]): Drill[] {
  return rankedOf(drillSource(state, records));
}

export function rankedOf(source: DrillSource): Drill[] {
  return [...source.state.demands.keys()]
    .flatMap((skill) => bestDrill(source, skill) ?? [])
    .sort((one, other) => other.reason.gainPerMinute - one.reason.gainPerMinute);
}
