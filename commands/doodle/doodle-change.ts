import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { Shape } from '../../model/doodle/shape.ts'
import { DoodleId, StrokeId } from '../../model/ids.ts'

/** Everything that one gesture did on a sheet: drawn or changed strokes, new places among the others, erased ones. */
export const DoodleChange = z.strictObject({
  doodleId: DoodleId,
  /** Whole shapes. New ones come to lie on top. */
  upserts: z.array(z.strictObject({ id: StrokeId, shape: Shape })).max(limits.doodleStrokes),
  /** One after the other: right below the stroke `before`, or on top for `null`. */
  moves: z
    .array(z.strictObject({ id: StrokeId, before: StrokeId.nullable() }))
    .max(limits.strokeMoves)
    .optional(),
  deletes: z.array(StrokeId).max(limits.doodleStrokes),
})
export type DoodleChange = z.infer<typeof DoodleChange>
