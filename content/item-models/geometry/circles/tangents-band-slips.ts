import type { WrongChoice } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { wrongSum } from "./pi-sums.ts";

import type { BUNDLES } from "./tangents-bundles.ts";

export interface Band {
  readonly bundle: (typeof BUNDLES)[number];
  readonly diameter: number;
  readonly before: number;
}

export function wrongChoices(band: Band): WrongChoice[] {
  const { straight } = band.bundle;
  const d = band.diameter;
  return [
    wrongSum(
      slip(
        "straight-edges-forgotten",
        "These are the straight pieces only; the band also bends around the outer pipes.",
        "The straight pieces are easy to see, and the arcs are forgotten.",
        "Along what does the band run at the corners of the bundle?",
      ),
      [straight * d, ""],
    ),
    wrongSum(
      slip(
        "diameter-for-radius",
        "The diameter is used as the radius in the arcs, which doubles them.",
        "The formula $2\\pi r$ is used with the number that is given.",
        "What is the radius of a pipe?",
      ),
      [straight * d, ""],
      [2 * d, "\\pi"],
    ),
    wrongSum(
      slip(
        "diameter-for-radius",
        "The straight pieces are counted in radii, but each leads from one center line to the next.",
        "A straight piece seems to belong to one pipe only.",
        "How far apart are the centers of two pipes that touch?",
      ),
      [(straight * d) / 2, ""],
      [d, "\\pi"],
    ),
    ...moreWrongChoices(band),
  ];
}

function moreWrongChoices({ bundle, diameter: d }: Band): WrongChoice[] {
  const { straight, centers } = bundle;
  return [
    wrongSum(
      slip(
        "gaps-for-marks",
        "Too many straight pieces are counted: where the band bends there is an arc, not another diameter.",
        "Every pipe at the edge seems to need a whole diameter of the band on each side.",
        "Where does a straight piece begin and end?",
      ),
      [(straight + 2) * d, ""],
      [d, "\\pi"],
    ),
    wrongSum(
      slip(
        "arc-over-wrong-turn",
        "All arcs together make a full circle, not half of one.",
        "Each arc is part of a circle, and their sum is underestimated.",
        "By how many degrees does the band turn on its whole way around?",
      ),
      [straight * d, ""],
      [d / 2, "\\pi"],
    ),
    wrongSum(
      slip(
        "diameter-for-radius",
        "Every length is taken with the radius where the diameter belongs, so the band is half as long as it should be.",
        "Radii are what formulas for circles usually need.",
        "How far apart are the centers of two pipes that touch?",
      ),
      [(straight * d) / 2, ""],
      [d / 2, "\\pi"],
    ),
    wrongSum(
      slip(
        "inner-segment-counted",
        "This adds the full circumferences of all the pipes, most of which the band does not touch.",
        "The band goes around all the pipes, and so do their circumferences.",
        "Which parts of the pipes does the band touch?",
      ),
      [centers.length * d, "\\pi"],
    ),
  ];
}
