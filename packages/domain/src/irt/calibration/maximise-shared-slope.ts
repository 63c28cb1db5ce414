import { curveAt } from "./curve.ts";
import type { AbilityGrid, Expectation } from "./expectation.ts";
import type { ItemState } from "./item-state.ts";
import { at } from "./vector.ts";

/** Gradient and curvature of one item's expected log-likelihood in the shared slope and its own intercept. */
interface Curvature {
  readonly gradient: number;
  readonly information: number;
  readonly slopeGradient: number;
  readonly slopeInformation: number;
  readonly cross: number;
}

/** A longer step than this, in logits, leaves the region where the quadratic approximation means anything. */
const LONGEST_STEP = 1;
const STEPS = 2;

function curvatureOf(state: ItemState, expected: Expectation, place: Place): Curvature {
  let [gradient, information, slopeGradient, slopeInformation, cross] = [0, 0, 0, 0, 0];
  const { nodes } = place.grid;
  for (let node = 0; node < nodes.length; node += 1) {
    const theta = at(nodes, node);
    const cell = place.item * nodes.length + node;
    const { p, q } = curveAt(state, theta);
    const total = at(expected.total, cell);
    const residual = at(expected.correct, cell) - total * p;
    const weight = total * p * q;
    gradient += residual;
    information += weight;
    slopeGradient += residual * theta;
    slopeInformation += weight * theta ** 2;
    cross += weight * theta;
  }
  return { gradient, information, slopeGradient, slopeInformation, cross };
}

interface Place {
  readonly item: number;
  readonly grid: AbilityGrid;
}

const bounded = (step: number) => Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step));

/**
 * The M step of the Rasch model: one slope for all items. The information matrix is an arrow (each intercept
 * meets only the slope), so a Newton step costs no more than one pass over the items.
 */
export function maximiseSharedSlope(
  expected: Expectation,
  states: readonly ItemState[],
  grid: AbilityGrid,
): readonly ItemState[] {
  let current = states;
  for (let count = 0; count < STEPS; count += 1) {
    const curvatures = current.map((state, item) => curvatureOf(state, expected, { item, grid }));
    let [right, pivot] = [0, 0];
    for (const one of curvatures) {
      right += one.slopeGradient - (one.cross * one.gradient) / one.information;
      pivot += one.slopeInformation - one.cross ** 2 / one.information;
    }
    const slopeStep = bounded(right / pivot);
    current = current.map((state, item) => {
      const { gradient, cross, information } = curvatures[item] as Curvature; // one per state
      const step = bounded((gradient - cross * slopeStep) / information);
      return { ...state, slope: state.slope + slopeStep, intercept: state.intercept + step };
    });
  }
  return current;
}
