import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { waterEven } from "./water-even.ts";
import { waterPool } from "./water-pool.ts";
import { waterTurned } from "./water-turned.ts";

export const solidsWaterLevel = defineModel<Drawn>({
  id: "solids-water-level",
  knowledgeComponents: [
    "quantitative.geometry.solids.cylinders",
    "quantitative.geometry.solids.boxes",
  ],
  traps: ["depth-without-base", "submerged-part"],
  method: "Water is counted in cubic units or moved over until the levels are as stated",
  ...fromScenes([waterEven, waterPool, waterTurned]),
});
