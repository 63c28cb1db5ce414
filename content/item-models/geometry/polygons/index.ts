import type { ItemModel } from "../../kit/item-model.ts";
import { polygonsAngleCount } from "./polygons-angle-count.ts";
import { polygonsAnglesQc } from "./polygons-angles-qc.ts";
import { polygonsLatticeEntry } from "./polygons-lattice-entry.ts";
import { polygonsPathArea } from "./polygons-path-area.ts";
import { polygonsPossibleMc } from "./polygons-possible-mc.ts";
import { polygonsQuadrilateralQc } from "./polygons-quadrilateral-qc.ts";
import { polygonsRearranged } from "./polygons-rearranged.ts";

export const polygonsModels: readonly ItemModel[] = [
  polygonsAngleCount,
  polygonsAnglesQc,
  polygonsLatticeEntry,
  polygonsPathArea,
  polygonsPossibleMc,
  polygonsQuadrilateralQc,
  polygonsRearranged,
];
