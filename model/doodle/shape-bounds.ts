import { identity, transformPoint } from './matrix.ts'
import type { Shape } from './shape.ts'

/** A rectangle of the sheet, in pixels. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What the shape covers at most, with half its line around it. */
export function shapeBounds(shape: Shape): Bounds {
  const matrix = shape.matrix ?? identity
  const half = shape.stroke === null ? 0 : shape.strokeWidth / 2
  let bounds = nothing
  const see = (x: number, y: number) => {
    for (const [dx, dy] of [
      [-half, -half],
      [half, -half],
      [-half, half],
      [half, half],
    ] as const) {
      const [px, py] = transformPoint(matrix, x + dx, y + dy)
      bounds = union(bounds, { left: px, top: py, right: px, bottom: py })
    }
  }
  if (shape.kind === 'rectangle') {
    const { x, y, width, height } = shape
    for (const [dx, dy] of [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ] as const)
      see(x + dx, y + dy)
  } else if (shape.kind === 'ellipse') {
    const { x, y, radiusX, radiusY } = shape
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      see(x + sx * radiusX, y + sy * radiusY)
  } else {
    const step = shape.kind === 'pen' ? 3 : 2
    for (let index = 0; index + 1 < shape.points.length; index += step)
      see(shape.points[index] ?? 0, shape.points[index + 1] ?? 0)
  }
  return bounds
}

/** Around all of them; `null` without any. */
export function boundsOf(shapes: readonly Shape[]): Bounds | null {
  return shapes.length === 0 ? null : shapes.map(shapeBounds).reduce(union)
}

const nothing: Bounds = {
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
}

const union = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})
