import { type Route, type RoutingCutoffs, routeToModule } from "../../adaptive/index.ts";
import { type ItemParameters, POPULATION_THETA, summedScoreDistribution } from "../../irt/index.ts";

export interface RoutingRates {
  /** Of candidates with θ ≤ −1, the share that gets the easy module; of those with θ ≥ 1 the hard one; together. */
  readonly rightAtOneSd: number;
  /** Of the same candidates, the share that gets the opposite module. */
  readonly opposite: number;
  /** Share of N(0, 1) that gets each module. */
  readonly shares: Readonly<Record<Route, number>>;
}

/** Where a routing module leads the population, from the distribution of its raw score: no candidate is drawn. */
export function routingRates(
  routing: readonly ItemParameters[],
  cutoffs: RoutingCutoffs,
): RoutingRates {
  const shares = { easy: 0, medium: 0, hard: 0 };
  let [tail, right, opposite] = [0, 0, 0];
  POPULATION_THETA.nodes.forEach((theta, node) => {
    const weight = POPULATION_THETA.weights[node] ?? 0;
    const led = { easy: 0, medium: 0, hard: 0 };
    summedScoreDistribution(routing, theta).forEach((mass, score) => {
      led[routeToModule(score, cutoffs)] += weight * mass;
    });
    for (const route of ["easy", "medium", "hard"] as const) shares[route] += led[route];
    const counted = shareOutsideOneSd(theta);
    tail += counted * weight;
    right += counted * (theta > 0 ? led.hard : led.easy);
    opposite += counted * (theta > 0 ? led.easy : led.hard);
  });
  return { rightAtOneSd: right / tail, opposite: opposite / tail, shares };
}

/** A node at ±1 stands for both sides of it alike. */
function shareOutsideOneSd(theta: number): number {
  const beyond = Math.abs(theta) - 1;
  if (Math.abs(beyond) < 1e-9) return 0.5;
  return beyond > 0 ? 1 : 0;
}
