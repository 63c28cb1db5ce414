import { type RandomSource, seededRandom } from "../../kernel/index.ts";

/**
 * What chance holds for a word at one of its meetings, uniform in [0, 1). It does not depend on when the meeting is, so the
 * same student has the same luck under every policy, and differences between policies show in few words.
 *
 * @param meeting counted from 0
 */
export type Luck = (word: number, meeting: number) => number;

/** Independent draws. */
export const randomLuck =
  (seed: number): Luck =>
  (word, meeting) =>
    seededRandom(seed + 7919 * word + 15_485_863 * meeting)();

/** Irrational and independent of each other: one step for each meeting, the last for all beyond. */
const STEPS = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53].map(Math.sqrt);

/** Draws spread evenly over the words, from a random start: among any number of words, half have luck below .5. */
export function evenLuck(random: RandomSource): Luck {
  const starts = STEPS.map(random);
  return (word, meeting) => {
    const at = Math.min(meeting, STEPS.length - 1);
    return ((starts[at] ?? 0) + (word + 1) * (STEPS[at] ?? 1)) % 1;
  };
}
