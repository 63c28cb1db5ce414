import type { WrongChoice } from "../../kit/item-model.ts";

interface Placing {
  /** The key's order. */
  readonly key: number;
  /** From 0 to 4: which of the places that the slips allow the key should have. */
  readonly before: number;
  readonly wrong: readonly WrongChoice[];
}

/** The wrong choices with those first that put the key at the wished place among five. */
export function keyAtPlace({ key, before, wrong }: Placing): WrongChoice[] {
  const orderOf = ({ order }: WrongChoice) => order ?? 0;
  const different = wrong.filter(
    (choice, index) =>
      orderOf(choice) !== key &&
      !wrong.slice(0, index).some((other) => orderOf(other) === orderOf(choice)),
  );
  const lower = different.filter((choice) => orderOf(choice) < key);
  const higher = different.filter((choice) => orderOf(choice) > key);
  const places = [0, 1, 2, 3, 4].filter(
    (place) => place <= lower.length && 4 - place <= higher.length,
  );
  const place = places[before % Math.max(1, places.length)] ?? 0;
  const first = [...lower.slice(0, place), ...higher.slice(0, 4 - place)];
  return [...first, ...different.filter((choice) => !first.includes(choice))];
}
