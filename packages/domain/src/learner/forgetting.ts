import type { SkillMemory } from "./learner.ts";
import type { LearnerPriors } from "./priors.ts";

/** Days after which a pause makes the belief no less certain. */
const LONGEST_PAUSE_DAYS = 60;

export interface Fading {
  /** Ability lost since the last practice, logits, ≥ 0 for what was won. */
  readonly lost: number;
  /** Variance gained. */
  readonly variance: number;
}

const NOTHING: Fading = { lost: 0, variance: 0 };

/**
 * What a pause does to a skill: of the part L that practice has won there remains
 *
 *     κ + (1 − κ) 2^(−Δt / h)
 *
 * with κ kept for ever and h the half-life in days; and the belief becomes less certain by the day.
 */
export function fadingOf(
  memory: SkillMemory | undefined,
  day: number | null,
  priors: LearnerPriors,
): Fading {
  if (memory === undefined || day === null || memory.lastDay === null) return NOTHING;
  const days = Math.max(0, day - memory.lastDay);
  if (days === 0) return NOTHING;
  const kept = priors.keptForever + (1 - priors.keptForever) * 2 ** (-days / memory.halfLifeDays);
  return {
    lost: memory.won * (1 - kept),
    variance: priors.driftPerDay * Math.min(days, LONGEST_PAUSE_DAYS),
  };
}
