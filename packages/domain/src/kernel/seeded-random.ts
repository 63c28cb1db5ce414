/** A source of numbers uniform in [0, 1), wholly determined by its seed. */
export type RandomSource = () => number;

const GOLDEN_STEP = 0x6d2b79f5;

/**
 * Mulberry32: a 32-bit generator with a period of 2^32, good enough to shuffle and sample items.
 *
 * @param seed any integer; only its lowest 32 bits count
 */
export function seededRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + GOLDEN_STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A new array in random order (Fisher and Yates). */
export function shuffled<Element>(elements: readonly Element[], random: RandomSource): Element[] {
  const result = [...elements];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = result[last] as Element; // both indexes lie inside the array
    result[last] = result[other] as Element;
    result[other] = moved;
  }
  return result;
}
