import {
  type Route,
  type RoutingCutoffs,
  routeToModule,
  routingCutoffs,
} from "../adaptive/index.ts";
import { pCorrect } from "../irt/index.ts";
import { itemsOf } from "./measure-theta.ts";
import { type ExamAnswer, isRight, rawScoreOf, type SatMeasure } from "./sat-measure.ts";

/** What would have led to another second module. */
export interface WhatIf {
  /** The fewest more right answers in the first section; negative: fewer. Never 0. */
  readonly change: number;
  readonly route: Route;
  /**
   * Questions of the first section, counted from 0, ascending: the wrong ones that this candidate was likeliest to get
   * right, or the right ones that were least likely. As many as `change` says.
   */
  readonly positions: readonly number[];
}

export interface RoutingReport {
  /** Number right in the first section, of `of`. */
  readonly rawScore: number;
  readonly of: number;
  readonly cutoffs: RoutingCutoffs;
  /** Null where no second section was begun. */
  readonly route: Route | null;
  readonly whatIf: readonly WhatIf[];
}

const ROUTES: readonly Route[] = ["easy", "medium", "hard"];

/**
 * Where the first section led and what would have led elsewhere; null where it leads nowhere, or was never begun.
 *
 * @param theta the candidate's ability, logits
 */
export function describeRouting(
  { sections: [first], format, route }: SatMeasure,
  theta: number,
): RoutingReport | null {
  if (format !== "adaptive" || first.length === 0) return null;
  const cutoffs = routingCutoffs(itemsOf(first));
  const rawScore = rawScoreOf(first);
  const taken = route ?? routeToModule(rawScore, cutoffs);
  const whatIf = ROUTES.filter((other) => other !== taken).flatMap((other) => {
    const change = changeTo(other, { rawScore, of: first.length, cutoffs });
    return change === null
      ? []
      : [{ change, route: other, positions: nearest(first, change, theta) }];
  });
  return { rawScore, of: first.length, cutoffs, route, whatIf };
}

/** The smallest change of the raw score that leads to a module; null where none does. */
function changeTo(
  route: Route,
  { rawScore, of, cutoffs }: { rawScore: number; of: number; cutoffs: RoutingCutoffs },
): number | null {
  const changes = Array.from({ length: of + 1 }, (_, score) => score)
    .filter((score) => score !== rawScore && routeToModule(score, cutoffs) === route)
    .map((score) => score - rawScore)
    .sort((one, other) => Math.abs(one) - Math.abs(other));
  return changes[0] ?? null;
}

/** The answers of the kind that had to change which were nearest to being otherwise. */
function nearest(first: readonly ExamAnswer[], change: number, theta: number): number[] {
  const gains = change > 0;
  return first
    .map((answer, position) => ({ position, answer, p: pCorrect(answer.item, theta) }))
    .filter(({ answer }) => isRight(answer) !== gains)
    .sort((one, other) => (gains ? other.p - one.p : one.p - other.p))
    .slice(0, Math.abs(change))
    .map(({ position }) => position)
    .sort((one, other) => one - other);
}
