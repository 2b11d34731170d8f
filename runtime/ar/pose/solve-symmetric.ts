/**
 * Solves `matrix · x = values` for a symmetric, positive definite matrix (Cholesky). `matrix`: row by row, of which the lower half counts and
 * is overwritten; the answer stands in `values`. `false`: it is not positive definite, or nearly so; then both are of no use.
 */
export function solveSymmetric(matrix: Float64Array, values: Float64Array): boolean {
  const size = values.length
  const at = (row: number, column: number) => matrix[row * size + column] ?? 0
  for (let column = 0; column < size; column += 1) {
    let pivot = at(column, column)
    const whole = pivot
    for (let k = 0; k < column; k += 1) pivot -= at(column, k) ** 2
    if (!(pivot > 1e-12 * whole)) return false
    const root = Math.sqrt(pivot)
    matrix[column * size + column] = root
    for (let row = column + 1; row < size; row += 1) {
      let sum = at(row, column)
      for (let k = 0; k < column; k += 1) sum -= at(row, k) * at(column, k)
      matrix[row * size + column] = sum / root
    }
  }
  for (let row = 0; row < size; row += 1) {
    let sum = values[row] ?? 0
    for (let k = 0; k < row; k += 1) sum -= at(row, k) * (values[k] ?? 0)
    values[row] = sum / at(row, row)
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = values[row] ?? 0
    for (let k = row + 1; k < size; k += 1) sum -= at(k, row) * (values[k] ?? 0)
    values[row] = sum / at(row, row)
  }
  return true
}
