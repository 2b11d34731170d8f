import type { Shape } from './shape.ts'

/** As in SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Leaves everything where it is. */
export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** By pixels of the sheet. */
export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

/** About a point of the sheet. */
export const scaling = (x: number, y: number, aboutX: number, aboutY: number): Matrix => [
  x,
  0,
  0,
  y,
  aboutX - x * aboutX,
  aboutY - y * aboutY,
]

/** Radians, clockwise as the sheet is seen, about a point of it. */
export function turning(angle: number, x: number, y: number): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

/** Where a point of the sheet goes. */
export const transformPoint = (
  [a, b, c, d, e, f]: Matrix,
  x: number,
  y: number,
): readonly [number, number] => [a * x + c * y + e, b * x + d * y + f]

/** The shape moved, scaled or turned by a matrix, kept to a ten-thousandth so that its text stays short. */
export function transformShape(shape: Shape, by: Matrix): Shape {
  const [a, b, c, d, e, f] = multiply(by, shape.matrix ?? identity).map(
    (value) => Math.round(value * 10_000) / 10_000 || 0,
  )
  return { ...shape, matrix: [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0] }
}
