import type { Chance } from "../../kit/chance.ts";
import type { RightChoice, Slip, WrongChoice } from "../../kit/item-model.ts";
import { choice } from "../../kit/write-numbers.ts";

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Five to seven whole numbers below, at, between and above two limits; null where the draw gives others.
 *
 * @param tempting numbers that a slip leads to, of which some may be offered
 */
export function offeredAround(
  chance: Chance,
  [least, most]: readonly [number, number],
  tempting: readonly number[],
): number[] | null {
  const step = Math.max(1, Math.round((most - least) / 12));
  const offered = [
    ...chance.sample(tempting, chance.integer(0, 1)),
    ...chance.sample(range(Math.max(1, least - 4 * step), least - 1), chance.integer(0, 2)),
    ...(chance.pick([true, false]) ? [least] : []),
    ...chance.sample(range(least + 1, most - 1), chance.integer(1, 3)),
    ...(chance.pick([true, false]) ? [most] : []),
    ...chance.sample(range(most + 1, most + 4 * step), chance.integer(0, 2)),
  ];
  const different = [...new Set(offered)].toSorted((a, b) => a - b);
  const wrong = different.filter((value) => value < least || value > most);
  return different.length < 5 || different.length > 7 || wrong.length === 0 ? null : different;
}

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly atLeast: string;
  readonly atMost: string;
  /** Why a number between the limits is possible. */
  readonly between: (value: number) => string;
  readonly below: (value: number) => Slip;
  readonly above: (value: number) => Slip;
}

/** Right and wrong options of a question in which everything between two limits, both included, is possible. */
export function limitedOptions(offered: readonly number[], limits: Limits) {
  const { least, most } = limits;
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const value of offered) {
    if (value < least) wrong.push({ ...choice(value), ...limits.below(value) });
    else if (value > most) wrong.push({ ...choice(value), ...limits.above(value) });
    else {
      const edge = value === least ? limits.atLeast : limits.atMost;
      const inside = value > least && value < most;
      right.push({ ...choice(value), rationale: inside ? limits.between(value) : edge });
    }
  }
  return { right, wrong };
}
