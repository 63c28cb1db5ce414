import { seededRandom, shuffled } from "@lexiquant/domain/kernel";

/** Chance for item models: everything drawn is determined by the seed. */
export interface Chance {
  /** A whole number from `from` to `to`, both included. */
  readonly integer: (from: number, to: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  readonly shuffle: <Value>(values: readonly Value[]) => Value[];
  /** Some of the values, each at most once, in random order. */
  readonly sample: <Value>(values: readonly Value[], count: number) => Value[];
}

/** @param seed any integer; only its lowest 32 bits count */
export function seededChance(seed: number): Chance {
  const random = seededRandom(seed);
  const integer = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return {
    integer,
    pick: (values) => {
      const value = values[integer(0, values.length - 1)];
      if (value === undefined) throw new RangeError("nothing to pick from");
      return value;
    },
    shuffle: (values) => shuffled(values, random),
    sample: (values, count) => shuffled(values, random).slice(0, count),
  };
}
