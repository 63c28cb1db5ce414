import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { latticeCoordinates } from "./lattice-coordinates.ts";
import { latticeDiagonals } from "./lattice-diagonals.ts";
import { latticePosts } from "./lattice-posts.ts";

export const polygonsLatticeEntry = defineModel<Drawn>({
  id: "polygons-lattice-entry",
  knowledgeComponents: [
    "quantitative.geometry.polygons.perimeter-area",
    "quantitative.geometry.polygons.quadrilaterals",
  ],
  traps: ["both-ends-counted", "posts-and-gaps"],
  method: "Diagonals or posts are listed one by one, or the area is found by the shoelace formula",
  ...fromScenes([latticeCoordinates, latticeDiagonals, latticePosts, latticePosts, latticePosts]),
});
