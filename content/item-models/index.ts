import { coordinateGeometryModels } from "./algebra/coordinate-geometry/index.ts";
import { expressionsModels } from "./algebra/expressions/index.ts";
import { functionsModels } from "./algebra/functions/index.ts";
import { inequalitiesModels } from "./algebra/inequalities/index.ts";
import { linearEquationsModels } from "./algebra/linear-equations/index.ts";
import { quadraticsModels } from "./algebra/quadratics/index.ts";
import { wordProblemsModels } from "./algebra/word-problems/index.ts";
import { exponentsRootsModels } from "./arithmetic/exponents-roots/index.ts";
import { fractionsDecimalsModels } from "./arithmetic/fractions-decimals/index.ts";
import { integersModels } from "./arithmetic/integers/index.ts";
import { percentModels } from "./arithmetic/percent/index.ts";
import { ratioModels } from "./arithmetic/ratio/index.ts";
import { realNumbersModels } from "./arithmetic/real-numbers/index.ts";
import { averagesModels } from "./data-analysis/averages/index.ts";
import { countingModels } from "./data-analysis/counting/index.ts";
import { distributionsModels } from "./data-analysis/distributions/index.ts";
import { probabilityModels } from "./data-analysis/probability/index.ts";
import { spreadModels } from "./data-analysis/spread/index.ts";
import { circlesModels } from "./geometry/circles/index.ts";
import { linesAnglesModels } from "./geometry/lines-angles/index.ts";
import { polygonsModels } from "./geometry/polygons/index.ts";
import { solidsModels } from "./geometry/solids/index.ts";
import { trianglesModels } from "./geometry/triangles/index.ts";
import type { ItemModel } from "./kit/item-model.ts";

/** Every item model, by topic. */
export const itemModels: readonly ItemModel[] = [
  ...integersModels,
  ...fractionsDecimalsModels,
  ...exponentsRootsModels,
  ...realNumbersModels,
  ...ratioModels,
  ...percentModels,
  ...expressionsModels,
  ...linearEquationsModels,
  ...quadraticsModels,
  ...inequalitiesModels,
  ...functionsModels,
  ...wordProblemsModels,
  ...coordinateGeometryModels,
  ...linesAnglesModels,
  ...trianglesModels,
  ...polygonsModels,
  ...circlesModels,
  ...solidsModels,
  ...averagesModels,
  ...spreadModels,
  ...countingModels,
  ...probabilityModels,
  ...distributionsModels,
];

export { questionFingerprint, wordingShare } from "./kit/asked-question.ts";
export { drawProblems } from "./kit/draw-problems.ts";
export { realize } from "./kit/realize.ts";
export { SAME_WORDING_SHARE, searchTwin, type Twin, type TwinRequest } from "./kit/search-twin.ts";
export type { ItemModel };
