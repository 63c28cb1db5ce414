/**
 * Element access for the inner loops of calibration, where every index is computed from the array's own length.
 * A missing element would be a mistake of the loop; it reads as NaN and spoils the result visibly.
 */
export function at(values: Float64Array, index: number): number {
  return values[index] ?? Number.NaN;
}

export function addAt(values: Float64Array, index: number, amount: number): void {
  values[index] = at(values, index) + amount;
}

/** Σ x_i y_i */
export function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += at(left, index) * at(right, index);
  return sum;
}
