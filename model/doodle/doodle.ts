import type { DoodleId, StrokeId } from '../ids.ts'
import type { Shape } from './shape.ts'

/** A drawing that things of the world can show. */
export interface Doodle {
  readonly id: DoodleId
  /** Unique in the project, whatever the case. */
  readonly name: string
  /** Of the sheet, in pixels. */
  readonly width: number
  readonly height: number
  /** True for one that somebody deleted: no longer listed, but a thing that shows it goes on doing so. */
  readonly isRemoved: boolean
}

/** One stroke or shape on a sheet. */
export interface Stroke {
  readonly id: StrokeId
  readonly shape: Shape
}

/** A doodle with what is drawn on it. */
export interface Drawing extends Doodle {
  /** From the lowest to the one on top. */
  readonly strokes: readonly Stroke[]
  /** Ids of strokes that cannot be read. They are kept and not shown. */
  readonly broken: readonly string[]
}
