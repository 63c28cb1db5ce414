import { at } from "./vector.ts";

/** A symmetric matrix, row by row. */
export interface SymmetricMatrix {
  readonly size: number;
  readonly values: Float64Array;
}

export function zeroMatrix(size: number): SymmetricMatrix {
  return { size, values: new Float64Array(size * size) };
}

/** The lower triangle L with M = L Lᵀ; null when the matrix is not positive definite. */
function factorise({ size, values }: SymmetricMatrix): Float64Array | null {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let rest = at(values, row * size + column);
      for (let inner = 0; inner < column; inner += 1) {
        rest -= at(lower, row * size + inner) * at(lower, column * size + inner);
      }
      if (row === column && !(rest > 0)) return null;
      lower[row * size + column] =
        row === column ? Math.sqrt(rest) : rest / at(lower, column * size + column);
    }
  }
  return lower;
}

/** x with M x = `right`; null when M is not positive definite. */
export function solve(matrix: SymmetricMatrix, right: Float64Array): Float64Array | null {
  const lower = factorise(matrix);
  return lower === null ? null : substitute(lower, matrix.size, right);
}

function substitute(lower: Float64Array, size: number, right: Float64Array): Float64Array {
  const result = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    let rest = at(result, row);
    for (let column = 0; column < row; column += 1) {
      rest -= at(lower, row * size + column) * at(result, column);
    }
    result[row] = rest / at(lower, row * size + row);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = at(result, row);
    for (let column = row + 1; column < size; column += 1) {
      rest -= at(lower, column * size + row) * at(result, column);
    }
    result[row] = rest / at(lower, row * size + row);
  }
  return result;
}

/** M⁻¹; null when M is not positive definite. */
export function inverse(matrix: SymmetricMatrix): SymmetricMatrix | null {
  const lower = factorise(matrix);
  if (lower === null) return null;
  const { size } = matrix;
  const result = zeroMatrix(size);
  for (let column = 0; column < size; column += 1) {
    const unit = new Float64Array(size);
    unit[column] = 1;
    result.values.set(substitute(lower, size, unit), column * size);
  }
  return result;
}
