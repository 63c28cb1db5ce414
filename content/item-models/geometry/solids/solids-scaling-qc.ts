import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { scalingPercent } from "./scaling-percent.ts";
import { scalingReshaped } from "./scaling-reshaped.ts";
import { scalingWheels } from "./scaling-wheels.ts";

export const solidsScalingQc = defineModel<Drawn>({
  id: "solids-scaling-qc",
  knowledgeComponents: ["quantitative.geometry.solids.scaling"],
  traps: ["wrong-power-of-factor", "same-volume-same-surface"],
  method:
    "Surfaces, volumes and prices are computed face by face for a net of permitted lengths, and the relations recorded",
  ...fromScenes([scalingPercent, scalingWheels, scalingReshaped]),
});
