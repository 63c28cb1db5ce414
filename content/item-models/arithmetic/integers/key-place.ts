import type { WrongChoice } from "../../kit/item-model.ts";

/**
 * The same wrong choices, the best still first, so ordered that about `place` of the first four are
 * less than the key. Without this the key of some models would stand in the same place in every draw.
 */
export function withKeyAt(
  place: number,
  key: number,
  wrong: readonly WrongChoice[],
): readonly WrongChoice[] {
  const [best, ...others] = wrong.filter(
    ({ text }, index) => wrong.findIndex((other) => other.text === text) === index,
  );
  if (best === undefined) return wrong;
  const isBelow = ({ order = 0 }: WrongChoice) => order < key;
  const below = others.filter(isBelow);
  const above = others.filter((choice) => !isBelow(choice));
  const first = Math.max(0, place - (isBelow(best) ? 1 : 0));
  return [best, ...below.slice(0, first), ...above, ...below.slice(first)];
}
