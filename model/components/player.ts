import { z } from 'zod'

/** Component `player` (spec, 'Player settings' and 'Player defaults'): metres, metres per second, degrees. */
export const Player = z.strictObject({
  width: z.number().min(0.1).max(10),
  height: z.number().min(0.1).max(10),
  depth: z.number().min(0.1).max(10),
  movementSpeed: z.number().min(0).max(100),
  jumpStartSpeed: z.number().min(0).max(100),
  jumpSpeed: z.number().min(0).max(100),
  gravity: z.number().min(0).max(100),
  maxClimbAngle: z.number().min(0).max(90),
  collideWithSurfaces: z.boolean(),
  multiJump: z.boolean(),
  hillClimbing: z.boolean(),
})
export type Player = z.infer<typeof Player>
