import { z } from 'zod'
import { Colour } from '../components/material.ts'
import { limits } from '../document/limits.ts'
import type { JsonValue } from '../json.ts'

const coordinate = z.number().min(-limits.doodleCoordinate).max(limits.doodleCoordinate)
const length = z.number().min(0).max(limits.doodleCoordinate)
const points = z.array(coordinate).min(2).max(limits.strokeNumbers)

/** How a shape is painted. Without a matrix (as in SVG) it lies where its own coordinates say. */
const paint = {
  fill: Colour.nullable(),
  stroke: Colour.nullable(),
  /** Pixels of the sheet. */
  strokeWidth: z.number().min(0).max(limits.strokeWidth),
  opacity: z.number().min(0).max(1).optional(),
  matrix: z.tuple([coordinate, coordinate, coordinate, coordinate, coordinate, coordinate]).optional(),
}

/** One stroke or shape of a doodle, in pixels of its sheet. */
export const Shape = z.discriminatedUnion('kind', [
  /** Drawn by hand: x, y and pressure (0 to 1) of each point, one after the other. */
  z.strictObject({
    kind: z.literal('pen'),
    points: points.refine(({ length }) => length % 3 === 0),
    ...paint,
  }),
  /** x and y of each corner; closed when it is a polygon. */
  z.strictObject({
    kind: z.enum(['line', 'polygon']),
    points: points.refine(({ length }) => length % 2 === 0),
    ...paint,
  }),
  z.strictObject({
    kind: z.literal('rectangle'),
    x: coordinate,
    y: coordinate,
    width: length,
    height: length,
    /** Of the corners. */
    radius: length.optional(),
    ...paint,
  }),
  z.strictObject({
    kind: z.literal('ellipse'),
    x: coordinate,
    y: coordinate,
    radiusX: length,
    radiusY: length,
    ...paint,
  }),
])
export type Shape = z.infer<typeof Shape>

/** Whether a stored value is a shape that this version knows. */
export const isShape = (value: JsonValue | undefined): value is JsonValue & Shape =>
  Shape.safeParse(value).success
