import type { Chance } from "../../kit/chance.ts";

const MOST_ATTEMPTS = 2_000;

/** Repeats a draw that often fails, so that its scene does not lose its turn to the others. */
export function drawnPatiently<Parameters>(
  draw: (chance: Chance) => Parameters | null,
): (chance: Chance) => Parameters | null {
  return (chance) => {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const drawn = draw(chance);
      if (drawn !== null) return drawn;
    }
    return null;
  };
}
