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

/** Every ordered selection of `size` of the values. */
export function* sequences<Value>(values: readonly Value[], size: number): Generator<Value[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, value] of values.entries()) {
    for (const rest of sequences(values.toSpliced(index, 1), size - 1)) yield [value, ...rest];
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
