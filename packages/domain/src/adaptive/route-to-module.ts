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

/** Expected raw scores of the candidates who stand between two second modules. */
export interface ExpectedCutoffScores {
  readonly easyAndMedium: number;
  readonly mediumAndHard: number;
}

/** What items, one or a whole module, add to the expected raw scores at θ = −0.5 and θ = 0.5. */
export function expectedCutoffScores(items: readonly ItemParameters[]): ExpectedCutoffScores {
  const expected = (theta: number) => items.reduce((sum, item) => sum + pCorrect(item, theta), 0);
  return {
    easyAndMedium: expected(THETA_BETWEEN.easyAndMedium),
    mediumAndHard: expected(THETA_BETWEEN.mediumAndHard),
  };
}

/**
 * Cut-offs of a routing module: a candidate below its expected raw score at θ = −0.5 goes to the easy module, one above
 * that at θ = 0.5 to the hard one. They follow from the items and are never fixed numbers.
 *
 *     E(θ) = Σ P_i(θ);  medium = ⌈E(−0.5)⌉;  hard = ⌊E(0.5)⌋ + 1
 */
export function routingCutoffs(routing: readonly ItemParameters[]): RoutingCutoffs {
  const { easyAndMedium, mediumAndHard } = expectedCutoffScores(routing);
  return { medium: Math.ceil(easyAndMedium), hard: Math.floor(mediumAndHard) + 1 };
}

/**
 * How far a module's expected scores lie beside whole raw scores as they should, 0 … 0.5 points.
 *
 * Cut-offs are whole, the expected scores are not: of d points between them w = round(d) raw scores may lead to the
 * medium module. Those w scores lie in the middle of the d points where the mean of the expected scores is a whole
 * number (w odd) or half-way between two (w even). Elsewhere rounding gives one second module more than its share, and
 * as many clearly weak or strong candidates too little of theirs.
 */
export function offCentre({ easyAndMedium, mediumAndHard }: ExpectedCutoffScores): number {
  const mediumScores = Math.round(mediumAndHard - easyAndMedium);
  const beside = (easyAndMedium + mediumAndHard - mediumScores - 1) / 2;
  return Math.abs(beside - Math.round(beside));
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
