import { z } from 'zod'
import { limits } from '../document/limits.ts'
import { Shape } from './shape.ts'

/** Pixels. */
export const SheetSide = z.number().min(1).max(limits.doodleSide)

/** A sheet with what is drawn on it, the lowest shape first: all that it takes to paint a doodle. Pixels. */
export const Sheet = z.strictObject({
  width: SheetSide,
  height: SheetSide,
  shapes: z.array(Shape).max(limits.doodleStrokes),
})
export type Sheet = z.infer<typeof Sheet>
