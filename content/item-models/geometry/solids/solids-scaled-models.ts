import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { scaledFunnel } from "./scaled-funnel.ts";
import { scaledRecast } from "./scaled-recast.ts";
import { scaledStatues } from "./scaled-statues.ts";

export const solidsScaledModels = defineModel<Drawn>({
  id: "solids-scaled-models",
  knowledgeComponents: ["quantitative.geometry.solids.scaling"],
  traps: ["wrong-power-of-factor", "same-volume-same-surface"],
  method:
    "Bodies are built of cells or cut into thin layers, and their faces and volumes are counted",
  ...fromScenes([scaledRecast, scaledStatues, scaledFunnel]),
});
