import type { ItemModel } from "../../kit/item-model.ts";
import { linearDistanceQc } from "./linear-distance-qc.ts";
import { linearOneOfEach } from "./linear-one-of-each.ts";
import { linearOneUnknown } from "./linear-one-unknown.ts";
import { linearPossiblePlaces } from "./linear-possible-places.ts";
import { linearSolutionCountQc } from "./linear-solution-count-qc.ts";
import { linearSystemInsightQc } from "./linear-system-insight-qc.ts";
import { linearTwoKinds } from "./linear-two-kinds.ts";

export const linearEquationsModels: readonly ItemModel[] = [
  linearDistanceQc,
  linearOneOfEach,
  linearOneUnknown,
  linearPossiblePlaces,
  linearSolutionCountQc,
  linearSystemInsightQc,
  linearTwoKinds,
];
