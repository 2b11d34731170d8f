import { z } from 'zod'

/** Component `character`: somebody who lives in the world and can jump; metres per second upwards at take-off. */
export const Character = z.strictObject({ jumpSpeed: z.number().min(0).max(100) })
export type Character = z.infer<typeof Character>
