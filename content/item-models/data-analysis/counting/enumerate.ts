/** Plain enumeration for recomputing keys. */

/** Every selection of `size` of the values, order ignored. */
export function* selections<Value>(values: readonly Value[], size: number): Generator<Value[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, value] of values.entries()) {
    for (const rest of selections(values.slice(index + 1), size - 1)) yield [value, ...rest];
  }
}

/** Every ordered selection of `size` of the values. In one loop: there may be hundreds of thousands, and a server waits. */
export function* sequences<Value>(values: readonly Value[], size: number): Generator<Value[]> {
  const places: number[] = [];
  let next = 0;
  for (;;) {
    if (places.length === size) {
      yield places.map((place) => values[place] as Value); // only places of the values are taken
      next = values.length;
    }
    while (next < values.length && places.includes(next)) next += 1;
    if (next < values.length) {
      places.push(next);
      next = 0;
      continue;
    }
    const last = places.pop();
    if (last === undefined) return;
    next = last + 1;
  }
}

export function countWhere<Value>(
  values: Iterable<Value>,
  holds: (value: Value) => boolean = () => true,
): number {
  let count = 0;
  for (const value of values) if (holds(value)) count += 1;
  return count;
}

/** The whole numbers from 0 up to but not including `count`. */
export function firstNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
