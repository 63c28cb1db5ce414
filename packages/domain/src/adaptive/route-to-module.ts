import { type ItemParameters, pCorrect } from "../irt/index.ts";

/** The second modules of a two-stage panel, by difficulty. */
export type Route = "easy" | "medium" | "hard";

/** Abilities at which a candidate stands between two second modules, logits. */
const THETA_BETWEEN = { easyAndMedium: -0.5, mediumAndHard: 0.5 } as const;

/** Raw scores on the routing module, 0 … its number of questions. */
export interface RoutingCutoffs {
  /** Lowest raw score that leads to the medium module. */
  readonly medium: number;
  /** Lowest raw score that leads to the hard module, at least `medium`. */
  readonly hard: number;
}

/**
 * Cut-offs of a routing module: a candidate below its expected raw score at θ = −0.5 goes to the easy module, one above
 * that at θ = 0.5 to the hard one. They follow from the items and are never fixed numbers.
 *
 *     E(θ) = Σ P_i(θ);  medium = ⌈E(−0.5)⌉;  hard = ⌊E(0.5)⌋ + 1
 */
export function routingCutoffs(routing: readonly ItemParameters[]): RoutingCutoffs {
  const expected = (theta: number) => routing.reduce((sum, item) => sum + pCorrect(item, theta), 0);
  return {
    medium: Math.ceil(expected(THETA_BETWEEN.easyAndMedium)),
    hard: Math.floor(expected(THETA_BETWEEN.mediumAndHard)) + 1,
  };
}

/**
 * The second module that a raw score on the routing module leads to.
 *
 * @param rawScore number right, unanswered questions counting as wrong
 */
export function routeToModule(rawScore: number, cutoffs: RoutingCutoffs): Route {
  if (rawScore >= cutoffs.hard) return "hard";
  return rawScore >= cutoffs.medium ? "medium" : "easy";
}
