import { logistic } from "../logistic.ts";
import type { ItemState } from "./item-state.ts";

/**
 * P(θ) of an item with its derivatives in η = slope · θ + intercept and γ = ln(c / (1 − c)).
 * With s = logistic(η): P = c + (1 − c) s.
 */
export interface Curve {
  readonly p: number;
  /** 1 − P, computed without cancellation */
  readonly q: number;
  readonly pEta: number;
  readonly pEtaEta: number;
  readonly pGamma: number;
  readonly pGammaGamma: number;
  readonly pEtaGamma: number;
}

/** Probabilities are kept this far from 0 and 1, so that a curve that has run off still has a likelihood. */
const FLOOR = 1e-300;

export function curveAt({ slope, intercept, guessing: c }: ItemState, theta: number): Curve {
  const eta = slope * theta + intercept;
  const knows = logistic(eta);
  const doesNot = logistic(-eta);
  const rise = (1 - c) * knows * doesNot;
  return {
    p: Math.max(FLOOR, c + (1 - c) * knows),
    q: Math.max(FLOOR, (1 - c) * doesNot),
    pEta: rise,
    pEtaEta: rise * (doesNot - knows),
    pGamma: c * (1 - c) * doesNot,
    pGammaGamma: c * (1 - c) * (1 - 2 * c) * doesNot,
    pEtaGamma: -c * rise,
  };
}
