import { getStroke } from 'perfect-freehand'
import type { Shape } from './shape.ts'

/** One path of a shape, in the words of SVG: numbers and letters only. */
export interface Paint {
  readonly d: string
  readonly fill: string | null
  readonly stroke: string | null
  readonly strokeWidth: number
}

/**
 * How a shape is painted, the lowest path first; before its matrix. A pen's line is an area of its own, as wide as it was pressed, and
 * its filling lies below it.
 */
export function shapePaints(shape: Shape): readonly Paint[] {
  const { fill, stroke, strokeWidth } = shape
  if (shape.kind !== 'pen') {
    return [{ d: outlineOf(shape), fill: shape.kind === 'line' ? null : fill, stroke, strokeWidth }]
  }
  const plain = { stroke: null, strokeWidth: 0 }
  const points = triples(shape.points)
  const paints: Paint[] = []
  if (fill !== null) paints.push({ ...plain, d: corners(points, true), fill })
  if (stroke !== null) paints.push({ ...plain, d: smooth(penOutline(points, strokeWidth)), fill: stroke })
  return paints
}

type Point = readonly number[]

function outlineOf(shape: Exclude<Shape, { kind: 'pen' }>): string {
  switch (shape.kind) {
    case 'rectangle':
      return rectangle(shape)
    case 'ellipse': {
      const { x, y, radiusX: rx, radiusY: ry } = shape
      const half = `A${n(rx)} ${n(ry)} 0 1 0`
      return `M${n(x - rx)} ${n(y)}${half} ${n(x + rx)} ${n(y)}${half} ${n(x - rx)} ${n(y)}Z`
    }
    default:
      return corners(pairs(shape.points), shape.kind === 'polygon')
  }
}

function rectangle({ x, y, width: w, height: h, radius = 0 }: Extract<Shape, { kind: 'rectangle' }>): string {
  const r = Math.min(radius, w / 2, h / 2)
  if (r === 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
  const bend = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`
  const [wide, high] = [w - 2 * r, h - 2 * r]
  return [
    `M${n(x + r)} ${n(y)}h${n(wide)}${bend(r, r)}v${n(high)}${bend(-r, r)}`,
    `h${n(-wide)}${bend(-r, -r)}v${n(-high)}${bend(r, -r)}Z`,
  ].join('')
}

const penOutline = (points: readonly Point[], size: number): readonly Point[] =>
  getStroke(
    points.map((point) => [...point]),
    {
      size: Math.max(0.5, size),
      thinning: 0.6,
      smoothing: 0.5,
      streamline: 0.4,
      simulatePressure: false,
      last: true,
    },
  )

function corners(points: readonly Point[], isClosed: boolean): string {
  const [first, ...rest] = points
  if (!first) return ''
  // A line of one point is a dot.
  const line = rest.length === 0 ? [first] : rest
  return `M${at(first)}${line.map((point) => `L${at(point)}`).join('')}${isClosed ? 'Z' : ''}`
}

/** Through the middles of its sides, so that the outline has no corners. */
function smooth(points: readonly Point[]): string {
  const [first, second] = points
  if (!first || !second) return ''
  const parts = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? first
    return `${at(point)} ${at(middle(point, next))}`
  })
  return `M${at(middle(points.at(-1) ?? first, first))}Q${parts.join(' ')}Z`
}

const middle = ([ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
const at = ([x = 0, y = 0]: Point): string => `${n(x)} ${n(y)}`
/** Hundredths of a pixel, never in the writing of powers of ten. */
const n = (value: number): string => String(Math.round(value * 100) / 100 || 0)

const pairs = (numbers: readonly number[]): readonly Point[] => split(numbers, 2)
const triples = (numbers: readonly number[]): readonly Point[] => split(numbers, 3)
const split = (numbers: readonly number[], size: number): readonly Point[] =>
  Array.from({ length: Math.floor(numbers.length / size) }, (_, index) =>
    numbers.slice(index * size, (index + 1) * size),
  )
