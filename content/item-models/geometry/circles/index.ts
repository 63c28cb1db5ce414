import type { ItemModel } from "../../kit/item-model.ts";
import { circlesArcsQc } from "./circles-arcs-qc.ts";
import { circlesChordEntry } from "./circles-chord-entry.ts";
import { circlesInscribed } from "./circles-inscribed.ts";
import { circlesPossibleMc } from "./circles-possible-mc.ts";
import { circlesRingQc } from "./circles-ring-qc.ts";
import { circlesSectorParts } from "./circles-sector-parts.ts";
import { circlesTangents } from "./circles-tangents.ts";

export const circlesModels: readonly ItemModel[] = [
  circlesArcsQc,
  circlesChordEntry,
  circlesInscribed,
  circlesPossibleMc,
  circlesRingQc,
  circlesSectorParts,
  circlesTangents,
];
