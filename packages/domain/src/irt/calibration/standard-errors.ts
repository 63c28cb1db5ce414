import { inverse, type SymmetricMatrix, zeroMatrix } from "./cholesky.ts";
import type { Solution } from "./complete-information.ts";
import { type ItemModel, unknownsOf } from "./item-model.ts";
import { type ItemState, STATE_WIDTH } from "./item-state.ts";
import { itemWiseInformation } from "./item-wise-information.ts";
import { type Layout, observedInformation } from "./observed-information.ts";
import { at } from "./vector.ts";

/** Standard errors of one item's estimates; null where the curvature gives none. */
export interface ItemStandardErrors {
  readonly discrimination: number | null;
  readonly difficulty: number | null;
  readonly guessing: number | null;
}

const UNKNOWN: ItemStandardErrors = { discrimination: null, difficulty: null, guessing: null };

/**
 * Multiplications up to which all unknowns are treated together (some seconds). Above, each item is treated with
 * the others held at their estimates; its errors then come out a little too small.
 */
const MOST_JOINT_WORK = 4e9;

export interface StandardErrors {
  readonly items: readonly ItemStandardErrors[];
  /** Whether the errors of the other items were reckoned with. */
  readonly areJoint: boolean;
}

export function standardErrors(solution: Solution, isSlopeShared: boolean): StandardErrors {
  const joint = isSlopeShared ? sharedLayout(solution) : freeLayout(solution.models);
  const work = solution.patterns.length * solution.grid.nodes.length * joint.size ** 2;
  if (work <= MOST_JOINT_WORK) {
    const covariance = inverse(observedInformation(solution, joint));
    const items = solution.states.map((state, item) =>
      errorsOf(state, covariance, { positions: joint.positions[item] ?? [], isSlopeShared }),
    );
    return { items, areJoint: true };
  }
  return { items: itemByItem(solution, isSlopeShared), areJoint: false };
}

function sharedLayout({ models }: Solution): Layout {
  return { size: models.length + 1, positions: models.map((_, item) => [0, item + 1, null]) };
}

function freeLayout(models: readonly ItemModel[]): Layout {
  let size = 0;
  const positions = models.map((model) => {
    const first = size;
    const unknowns = unknownsOf(model);
    size += unknowns.length;
    return placesOf(unknowns).map((place) => (place === null ? null : first + place));
  });
  return { size, positions };
}

/** Where slope, intercept and logit of c stand among the unknowns; null where one is none. */
function placesOf(unknowns: readonly number[]): (number | null)[] {
  return [0, 1, 2].map((parameter) =>
    unknowns.includes(parameter) ? unknowns.indexOf(parameter) : null,
  );
}

function itemByItem(solution: Solution, isSlopeShared: boolean): ItemStandardErrors[] {
  return itemWiseInformation(solution).map((information, item) => {
    const model = solution.models[item] as ItemModel; // one block per model
    const parameters = isSlopeShared ? [1] : unknownsOf(model);
    const block = zeroMatrix(parameters.length);
    parameters.forEach((row, rowIndex) => {
      parameters.forEach((column, columnIndex) => {
        block.values[rowIndex * block.size + columnIndex] = at(
          information,
          row * STATE_WIDTH + column,
        );
      });
    });
    const positions = placesOf(parameters);
    const state = solution.states[item] as ItemState; // one block per state
    return errorsOf(state, inverse(block), { positions, isSlopeShared });
  });
}

interface Unknowns {
  readonly positions: readonly (number | null)[];
  readonly isSlopeShared: boolean;
}

/** Carries the errors of slope and intercept over to a and b = −intercept / slope (delta method). */
function errorsOf(
  { slope, intercept, guessing }: ItemState,
  covariance: SymmetricMatrix | null,
  { positions, isSlopeShared }: Unknowns,
): ItemStandardErrors {
  if (covariance === null) return UNKNOWN;
  const entry = (row: number, column: number) => {
    const [first, second] = [positions[row] ?? null, positions[column] ?? null];
    return first === null || second === null
      ? 0
      : at(covariance.values, first * covariance.size + second);
  };
  // With a = 1 by convention b is the negative intercept, whatever the spread of abilities.
  if (isSlopeShared) return { ...UNKNOWN, difficulty: Math.sqrt(entry(1, 1)) };
  const [bySlope, byIntercept] = [intercept / slope ** 2, -1 / slope];
  const variance =
    bySlope ** 2 * entry(0, 0) +
    2 * bySlope * byIntercept * entry(0, 1) +
    byIntercept ** 2 * entry(1, 1);
  return {
    discrimination: (positions[0] ?? null) === null ? null : Math.sqrt(entry(0, 0)),
    difficulty: Math.sqrt(variance),
    guessing:
      (positions[2] ?? null) === null ? null : guessing * (1 - guessing) * Math.sqrt(entry(2, 2)),
  };
}
