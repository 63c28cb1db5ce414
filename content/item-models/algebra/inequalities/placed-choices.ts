import type { WrongChoice } from "../../kit/item-model.ts";

const WRONG_OPTIONS = 4;

/**
 * Wrong choices, the best first, such that the key takes a given place among the options put in order,
 * as far as there are enough wrong choices on both sides of it.
 *
 * @param place from 0, for the key as the least option, to 4
 */
export function placedChoices(
  choices: readonly WrongChoice[],
  key: number,
  place: number,
): WrongChoice[] {
  const different = choices.filter(
    ({ order }, index) =>
      order !== undefined &&
      [key, ...choices.slice(0, index).map((other) => other.order ?? key)].every(
        (other) => Math.abs(other - order) > 1e-9,
      ),
  );
  const below = different.filter(({ order }) => (order ?? key) < key);
  const above = different.filter(({ order }) => (order ?? key) > key);
  const low = below.slice(0, place);
  const high = above.slice(0, WRONG_OPTIONS - low.length);
  return [...low, ...high, ...below.slice(low.length)];
}
