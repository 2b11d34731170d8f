import type { Box } from '../space/box.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { MotionSettings } from './player-motion.ts'

/** The feet hover this much, so that standing on something is not being inside it. */
export const skin = 0.001

/** The room that a player takes whose feet are there. */
export function roomOf([x, y, z]: Vec3, { width, height, depth }: MotionSettings): Box {
  return {
    min: [x - width / 2, y + skin, z - depth / 2],
    max: [x + width / 2, y + height, z + depth / 2],
  }
}

/** A step as high as this is walked up without a jump, metres. */
export const stepHeight = 0.3
