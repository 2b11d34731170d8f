import { z } from 'zod'
import { DoodleId } from '../ids.ts'

/** Component `doodle`: a drawing that stands in the scene as large as its sheet (`metresPerPixel`), see-through where nothing is drawn. */
export const ShownDoodle = z.strictObject({ source: z.templateLiteral(['doodle:', DoodleId]) })
export type ShownDoodle = z.infer<typeof ShownDoodle>

/** Metres in the scene for a pixel of the sheet, at scale 1. */
export const metresPerPixel = 1 / 400

/** The sheet of a new doodle, in pixels. */
export const newSheet = { width: 960, height: 720 } as const
