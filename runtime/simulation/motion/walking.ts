import { cosDegrees, sinDegrees } from '../../../model/space/exact-trig.ts'
import { stepsPerSecond } from '../simulation.ts'
import { overlaps } from '../space/box.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { MotionInput, Obstacle, PlayerMotion } from './player-motion.ts'
import { groundHeight, roomOf, stepHeight } from './player-room.ts'

/** What gives way is stood on up to this far below its top, metres. */
const sinking = 0.1

/** Where the person wants to go in this step: at walking speed, no faster on the diagonal. */
function wish({ forward, right, yaw }: MotionInput, speed: number): readonly [x: number, z: number] {
  const length = Math.sqrt(forward * forward + right * right)
  if (length === 0) return [0, 0]
  const reach = speed / stepsPerSecond / length
  return [
    (right * cosDegrees(yaw) - forward * sinDegrees(yaw)) * reach,
    (-forward * cosDegrees(yaw) - right * sinDegrees(yaw)) * reach,
  ]
}

/**
 * Walks on the ground (y = 0) and on upright boxes, slides along what is in the way, climbs low steps, jumps and falls.
 * A player that already stands inside a box is not held by it.
 */
export function createWalking(): PlayerMotion {
  let upward = 0
  let isGrounded = false

  return {
    step(feet, input, settings, obstacles) {
      const solid = settings.collideWithSurfaces
        ? obstacles.filter((box) => !overlaps(roomOf(feet, settings), box))
        : []
      const isFree = (at: Vec3) => !solid.some((box) => !box.givesWay && overlaps(roomOf(at, settings), box))
      let at = feet

      const walk = (dx: number, dz: number) => {
        if (dx === 0 && dz === 0) return
        const ahead: Vec3 = [at[0] + dx, at[1], at[2] + dz]
        const up: Vec3 = [ahead[0], ahead[1] + stepHeight, ahead[2]]
        if (isFree(ahead)) at = ahead
        else if (isGrounded && isFree(up)) at = up
      }
      const [dx, dz] = wish(input, settings.movementSpeed)
      walk(dx, 0)
      walk(0, dz)

      if (input.isCarried) {
        upward = 0
        isGrounded = false
        return at
      }
      if (input.jumps && isGrounded) upward = settings.jumpStartSpeed
      else if (input.jumps && settings.multiJump)
        upward = Math.min(Math.max(upward, 0) + settings.jumpStartSpeed, settings.jumpSpeed)
      upward -= settings.gravity / stepsPerSecond

      const next: Vec3 = [at[0], at[1] + upward / stepsPerSecond, at[2]]
      // Who walks into something that gives way does not climb it.
      const holds = (box: Obstacle) => !box.givesWay || at[1] >= box.max[1] - sinking
      const hit = solid.filter((box) => holds(box) && overlaps(roomOf(next, settings), box))
      isGrounded = false
      if (hit.length > 0 && upward > 0) {
        upward = 0
        return at
      }
      const ground = settings.collideWithSurfaces ? groundHeight : Number.NEGATIVE_INFINITY
      const floor = hit.reduce((highest, box) => Math.max(highest, box.max[1]), ground)
      if (next[1] > floor) return next
      upward = 0
      isGrounded = true
      return [next[0], floor, next[2]]
    },
  }
}
