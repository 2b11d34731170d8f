import { templatePlayer } from '../../../../content/templates/template-player.ts'
import { levelGround } from '../../../../runtime/simulation/motion/ground.ts'
import type { Obstacle } from '../../../../runtime/simulation/motion/obstacle.ts'
import type { MotionInput, MotionSettings } from '../../../../runtime/simulation/motion/player-motion.ts'
import { createWalking } from '../../../../runtime/simulation/motion/walking.ts'
import type { Vec3 } from '../../../../runtime/simulation/space/vec3.ts'

const idle: MotionInput = { forward: 0, right: 0, yaw: 0, jumps: false, isCarried: false }

/** Where the feet of a player are after each of so many steps over level ground. */
export function walkPath(
  from: Vec3,
  steps: number,
  inputAt: (step: number) => Partial<MotionInput>,
  obstacles: readonly Obstacle[] = [],
  change: Partial<MotionSettings> = {},
): readonly Vec3[] {
  const walking = createWalking()
  const settings = { ...templatePlayer, ...change }
  let feet = from
  return Array.from({ length: steps }, (_, step) => {
    feet = walking.step(feet, { ...idle, ...inputAt(step) }, settings, obstacles, levelGround)
    return feet
  })
}
