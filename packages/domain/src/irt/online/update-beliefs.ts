import { logistic } from "../logistic.ts";
import type { GaussianBelief } from "./gaussian-belief.ts";

/** A student meets an item: what is believed of both, and the item's slope and floor, which are taken as known. */
export interface Encounter {
  readonly ability: GaussianBelief;
  readonly difficulty: GaussianBelief;
  /** a > 0 */
  readonly discrimination: number;
  /** c, 0 ≤ c < 1 */
  readonly guessing: number;
}

export interface UpdatedBeliefs {
  readonly ability: GaussianBelief;
  readonly difficulty: GaussianBelief;
  /** What was expected before the answer was known, c … 1. */
  readonly pCorrect: number;
}

/**
 * No item is known better than to .15 logits: the step takes a and c for known and each answer for news, so that
 * without a floor its intervals would hold far less than they say after some hundred answers.
 */
const LEAST_DIFFICULTY_VARIANCE = 0.15 ** 2;
/** Abilities drift: .022 logits per answer, .22 over a hundred. Never beyond what is believed of a stranger. */
const WALK_VARIANCE = 0.0005;
const MOST_ABILITY_VARIANCE = 1;

/**
 * One answer's assumed-density filtering step [Minka2001] [WengLin2011]: the exact posterior of ability and difficulty is
 * replaced by independent normals with its means and variances. With z = a(θ − b) ~ N(m, v), the averaged logistic of
 * [MacKay1992] and D = 1:
 *
 *     s = logistic(k m),  k = 1 / √(1 + π v / 8),  P = c + (1 − c) s
 *     g = ∂ ln Pr(y) / ∂m,   h = −∂² ln Pr(y) / ∂m²
 *     θ ← θ + σθ² a g,   σθ² ← σθ² (1 − σθ² a² h);   b ← b − σb² a g,   σb² ← σb² (1 − σb² a² h)
 *
 * - y right: g = (1 − c) k s(1 − s) / P,  h = g² − (1 − c) k² s(1 − s)(1 − 2s) / P, below 0 where a lucky guess is likely
 * - y wrong: g = −k s,  h = k² s(1 − s)
 */
export function updateBeliefs(encounter: Encounter, isCorrect: boolean): UpdatedBeliefs {
  const { discrimination: a, guessing: c, difficulty } = encounter;
  const ability = walked(encounter.ability);
  const m = a * (ability.mean - difficulty.mean);
  const v = a ** 2 * (ability.variance + difficulty.variance);
  const k = 1 / Math.sqrt(1 + (Math.PI * v) / 8);
  const s = logistic(k * m);
  const pCorrect = c + (1 - c) * s;
  const rise = k * s * (1 - s);
  const g = isCorrect ? ((1 - c) * rise) / pCorrect : -k * s;
  const h = isCorrect ? g ** 2 - ((1 - c) * k * rise * (1 - 2 * s)) / pCorrect : k * rise;
  return {
    pCorrect,
    ability: moved(ability, { step: a * g, precision: a ** 2 * h, least: 0 }),
    difficulty: moved(difficulty, {
      step: -a * g,
      precision: a ** 2 * h,
      least: LEAST_DIFFICULTY_VARIANCE,
    }),
  };
}

function walked({ mean, variance }: GaussianBelief): GaussianBelief {
  return { mean, variance: Math.min(MOST_ABILITY_VARIANCE, variance + WALK_VARIANCE) };
}

function moved(
  { mean, variance }: GaussianBelief,
  { step, precision, least }: { step: number; precision: number; least: number },
): GaussianBelief {
  return {
    mean: mean + variance * step,
    variance: Math.max(least, variance * (1 - variance * precision)),
  };
}
