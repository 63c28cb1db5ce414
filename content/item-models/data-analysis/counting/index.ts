import type { ItemModel } from "../../kit/item-model.ts";
import { countingArrangementsQc } from "./counting-arrangements-qc.ts";
import { countingChooseQc } from "./counting-choose-qc.ts";
import { countingCommittees } from "./counting-committees.ts";
import { countingDistinctPlaces } from "./counting-distinct-places.ts";
import { countingEqualCounts } from "./counting-equal-counts.ts";
import { countingGroups } from "./counting-groups.ts";
import { countingOverlapQc } from "./counting-overlap-qc.ts";
import { countingThreeSets } from "./counting-three-sets.ts";

export const countingModels: readonly ItemModel[] = [
  countingArrangementsQc,
  countingChooseQc,
  countingCommittees,
  countingDistinctPlaces,
  countingEqualCounts,
  countingGroups,
  countingOverlapQc,
  countingThreeSets,
];
