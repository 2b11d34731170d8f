import { z } from 'zod'

/** Component `camera`: `behind` follows the player, `eyes` looks out of its head, `free` stays where it stands. */
export const Camera = z.strictObject({
  view: z.enum(['behind', 'eyes', 'free']),
  fov: z.number().min(10).max(120),
})
export type Camera = z.infer<typeof Camera>
