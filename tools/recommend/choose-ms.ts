import { seededRandom } from "@lexiquant/domain/kernel";
import { chooseSet } from "@lexiquant/domain/plan";
import { simulatedState } from "@lexiquant/domain/plan/simulation";

const ANSWERS = 300;
const REPEATS = 101;
/** Until the engine has compiled what is called often. */
const WARM_UP = 30;

/** Median time to choose ten of 1,000 questions of 40 skills, milliseconds. */
export function measureChooseMs(seed: number): number {
  const state = simulatedState(seed, ANSWERS);
  const random = seededRandom(seed);
  const times = Array.from({ length: WARM_UP + REPEATS }, () => {
    const start = performance.now();
    chooseSet(state, { size: 10, served: [], random });
    return performance.now() - start;
  });
  const sorted = times.slice(WARM_UP).sort((one, other) => one - other);
  return sorted[Math.floor(REPEATS / 2)] ?? Number.NaN;
}
