import type { WrongChoice } from "./item-model.ts";

/** Wrong options that a single choice shows. */
const WRONG_SHOWN = 4;
const SAME = 1e-9;

interface Sides {
  readonly below: readonly WrongChoice[];
  readonly above: readonly WrongChoice[];
}

/** The wrong choices that differ from the key and each other, the best first on each side of it. */
function sidesOf(key: number, wrong: readonly WrongChoice[]): Sides {
  const side = (sign: 1 | -1) =>
    wrong.filter(
      ({ order = key }, index) =>
        sign * (order - key) > SAME &&
        !wrong.slice(0, index).some((other) => Math.abs((other.order ?? key) - order) < SAME),
    );
  return { below: side(-1), above: side(1) };
}

/**
 * The wrong choices in an order that puts the key at a place among the options put in order, as far as there are choices
 * on both sides of it. Without this the key of some models would stand in the same place in every draw.
 *
 * @param key the key's order
 * @param wrong the best first
 * @param place from 0, for the key as the least option, to 4
 */
export function withKeyAtPlace(
  key: number,
  wrong: readonly WrongChoice[],
  place: number,
): WrongChoice[] {
  const { below, above } = sidesOf(key, wrong);
  const low = below.slice(0, place);
  const chosen = [...low, ...above.slice(0, WRONG_SHOWN - low.length)];
  return [...chosen, ...wrong.filter((choice) => !chosen.includes(choice))];
}

/** The same with one of the places that the choices allow, so that a draw of 0 to 4 reaches each of them about evenly. */
export function withKeyAtPossiblePlace(
  key: number,
  wrong: readonly WrongChoice[],
  drawn: number,
): WrongChoice[] {
  const { below, above } = sidesOf(key, wrong);
  const places = [0, 1, 2, 3, 4].filter(
    (place) => place <= below.length && WRONG_SHOWN - place <= above.length,
  );
  return withKeyAtPlace(key, wrong, places[drawn % Math.max(1, places.length)] ?? 0);
}

/** The same, but the best wrong choice is always shown, on whichever side of the key it lies. */
export function withBestAndKeyAtPlace(
  key: number,
  wrong: readonly WrongChoice[],
  place: number,
): WrongChoice[] {
  const [best] = wrong;
  if (best === undefined) return [];
  const isBelow = (best.order ?? key) < key;
  return withKeyAtPlace(key, wrong, isBelow ? Math.max(1, place) : Math.min(3, place));
}
