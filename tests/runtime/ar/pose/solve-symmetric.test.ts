import { expect, test } from 'vitest'
import { solveSymmetric } from '../../../../runtime/ar/pose/solve-symmetric.ts'

test('solves what has one answer', () => {
  const values = new Float64Array([2 * 1 + 1 * 2, 1 * 1 + 3 * 2 + 1 * 3, 1 * 2 + 4 * 3])
  expect(solveSymmetric(new Float64Array([2, 0, 0, 1, 3, 0, 0, 1, 4]), values)).toBe(true)
  expect(values[0]).toBeCloseTo(1)
  expect(values[1]).toBeCloseTo(2)
  expect(values[2]).toBeCloseTo(3)
})

test('says so when there is none, or more than one', () => {
  expect(solveSymmetric(new Float64Array([1, 0, 1, 1]), new Float64Array([1, 1]))).toBe(false)
  expect(solveSymmetric(new Float64Array([0]), new Float64Array([1]))).toBe(false)
  expect(solveSymmetric(new Float64Array([Number.NaN]), new Float64Array([1]))).toBe(false)
})
