import type { RightChoice, WrongChoice } from "../../kit/item-model.ts";

/**
 * The wrong choices in an order that puts the key, as far as there are choices on both sides of it, at the place wanted
 * from 0 to 4. Otherwise a slip that leads too high would always leave the key among the first options.
 */
export function placed(
  key: RightChoice,
  wrong: readonly WrongChoice[],
  place: number,
): WrongChoice[] {
  const side = (sign: 1 | -1) =>
    wrong.filter((choice, index) => {
      const gap = sign * ((choice.order ?? 0) - (key.order ?? 0));
      return gap > 1e-9 && !wrong.slice(0, index).some(({ order }) => order === choice.order);
    });
  const below = side(-1);
  const above = side(1);
  const first = Math.max(place, 4 - above.length);
  const chosen = [...below.slice(0, first), ...above.slice(0, 4 - Math.min(first, below.length))];
  return [...chosen, ...wrong.filter((choice) => !chosen.includes(choice))];
}
