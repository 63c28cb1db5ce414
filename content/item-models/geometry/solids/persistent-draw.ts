import type { Chance } from "../../kit/chance.ts";

const MOST_TRIES = 300;

/** Tries a draw that is rarely met again and again, so that its scene occurs as often as the others. */
export function persistent<Drawn>(draw: (chance: Chance) => Drawn | null) {
  return (chance: Chance): Drawn | null => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const drawn = draw(chance);
      if (drawn !== null) return drawn;
    }
    return null;
  };
}
