import { clipParameters } from "ts-fsrs";
import { DEFAULT_MEMORY_WEIGHTS, type MemoryWeights } from "../memory-model.ts";
import type { MemoryLog } from "./memory-log.ts";
import { minimize } from "./minimize.ts";
import { recallLossOf } from "./predict-log.ts";

/**
 * How far students are taken to lie about the defaults before anything is known of them: scales, of logarithms but for the
 * growth. Half of what the simulator draws: reviews say less than the formula has it, since words differ in more than their
 * histories, and the reviews that were are not those that come.
 */
const SPREAD = { firstStability: 0.175, oneRating: 0.1, growth: 0.1, decay: 0.1 };

/** ν, degrees of freedom */
const TAIL = 2;

const [RATINGS, GROWTH, DECAY] = [4, 8, 20];
/** Common shift of the first stabilities, one for each rating, growth w₈, decay w₂₀ */
const UNKNOWNS = 1 + RATINGS + 2;
const RELEARNING_STEPS = 1;

/**
 * The weights that a student's reviews speak for: the mode of
 *
 *     Σ −ln p + ½ (ν + 1) Σ ln(1 + z_j² / ν),   ν = 2
 *
 * over standardized z: tails are heavy, so that most students stay near the defaults and one who is far off is let go. Only the first stabilities w₀ … w₃, the growth w₈ and the decay w₂₀ move: the others tell themselves
 * from these by thousands of reviews only.
 *
 * @param until reviews of a place below it are used
 * @returns within the ranges of `ts-fsrs`
 */
export function fitWeights(log: MemoryLog, until: number): MemoryWeights {
  const span = { from: 0, to: until };
  const mode = minimize(
    (z) =>
      recallLossOf(log, weightsAt(z), span) + z.reduce((sum, value) => sum + penalty(value), 0),
    Array.from({ length: UNKNOWNS }, () => 0),
  );
  return weightsAt(mode);
}

const penalty = (z: number) => ((TAIL + 1) / 2) * Math.log(1 + z ** 2 / TAIL);

function weightsAt(z: readonly number[]): MemoryWeights {
  const [common = 0, ...own] = z;
  const [growth = 0, decay = 0] = own.slice(RATINGS);
  const weights = DEFAULT_MEMORY_WEIGHTS.map((value, at) => {
    if (at === GROWTH) return value + SPREAD.growth * growth;
    if (at === DECAY) return value * Math.exp(SPREAD.decay * decay);
    if (at >= RATINGS) return value;
    const shift = SPREAD.firstStability * common + SPREAD.oneRating * (own[at] ?? 0);
    return value * Math.exp(shift);
  });
  return clipParameters(weights, RELEARNING_STEPS, true);
}
