import type { WrongChoice } from "../../kit/item-model.ts";

const WRONG_SHOWN = 4;

/** The wrong choices with the wanted number of them below the key, the best first, as far as there are enough. */
export function around(
  key: number,
  wrong: readonly WrongChoice[],
  wantedBelow: number,
): WrongChoice[] {
  const values = wrong.map(({ order }) => order ?? Number.NaN);
  const different = wrong.filter(
    (_, index) =>
      Math.abs((values[index] ?? key) - key) > 1e-9 &&
      !values.slice(0, index).some((other) => Math.abs(other - (values[index] ?? 0)) < 1e-9),
  );
  const below = different.filter(({ order }) => (order ?? 0) < key);
  const above = different.filter(({ order }) => (order ?? 0) > key);
  const chosen = [
    ...below.slice(0, wantedBelow),
    ...above.slice(0, WRONG_SHOWN - Math.min(wantedBelow, below.length)),
  ];
  return [...chosen, ...different.filter((choice) => !chosen.includes(choice))];
}
