/** x with A x = b for a positive definite A (Cholesky). */
export function solvePositive(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const lower = new Float64Array(size ** 2);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0;
      for (let k = 0; k < column; k += 1) {
        sum -= (lower[row * size + k] ?? 0) * (lower[column * size + k] ?? 0);
      }
      lower[row * size + column] =
        row === column
          ? Math.sqrt(Math.max(sum, 1e-12))
          : sum / (lower[column * size + column] ?? 1);
    }
  }
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    for (let k = 0; k < row; k += 1) {
      solution[row] = (solution[row] ?? 0) - (lower[row * size + k] ?? 0) * (solution[k] ?? 0);
    }
    solution[row] = (solution[row] ?? 0) / (lower[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let k = row + 1; k < size; k += 1) {
      solution[row] = (solution[row] ?? 0) - (lower[k * size + row] ?? 0) * (solution[k] ?? 0);
    }
    solution[row] = (solution[row] ?? 0) / (lower[row * size + row] ?? 1);
  }
  return solution;
}
