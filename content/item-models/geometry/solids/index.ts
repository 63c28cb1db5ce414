import type { ItemModel } from "../../kit/item-model.ts";
import { solidsBoxQc } from "./solids-box-qc.ts";
import { solidsCutBox } from "./solids-cut-box.ts";
import { solidsCylinderQc } from "./solids-cylinder-qc.ts";
import { solidsDiagonalEntry } from "./solids-diagonal-entry.ts";
import { solidsScaledModels } from "./solids-scaled-models.ts";
import { solidsScalingQc } from "./solids-scaling-qc.ts";
import { solidsWaterLevel } from "./solids-water-level.ts";

export const solidsModels: readonly ItemModel[] = [
  solidsBoxQc,
  solidsCutBox,
  solidsCylinderQc,
  solidsDiagonalEntry,
  solidsScaledModels,
  solidsScalingQc,
  solidsWaterLevel,
];
