import { usualPlayer } from '../../../model/components/usual-player.ts'
import type { EntityId } from '../../../model/ids.ts'
import { placeBack } from '../../../model/space/affine.ts'
import { bodyBox } from '../touching/body-box.ts'
import type { World } from '../world/world.ts'
import type { PlayerMotion } from './player-motion.ts'
import { bodyKindOf, solidBoxes } from './solid-boxes.ts'
import { createWalking } from './walking.ts'

const still = { forward: 0, right: 0, yaw: 0, jumps: false, isCarried: false }

/** Lets things fall that do: each until the ground or something solid holds it, and again when that goes away. */
export function createFalling() {
  const motions = new Map<EntityId, PlayerMotion>()
  return {
    /** One step of all of them, at `gravity` m/s². */
    step(world: World, gravity: number): void {
      for (const body of [...world.bodies.values()]) {
        if (bodyKindOf(body) !== 'falling' || !body.visible) continue
        const box = bodyBox(world, body)
        if (!box) continue
        const motion = motions.get(body.id) ?? createWalking()
        motions.set(body.id, motion)
        const [width, height, depth] = [0, 1, 2].map((axis) => (box.max[axis] ?? 0) - (box.min[axis] ?? 0))
        const settings = {
          ...usualPlayer,
          gravity,
          width: width ?? 0,
          height: height ?? 0,
          depth: depth ?? 0,
        }
        const feet = [(box.min[0] + box.max[0]) / 2, box.min[1], (box.min[2] + box.max[2]) / 2] as const
        const next = motion.step(feet, still, settings, solidBoxes(world, body.id))
        if (next[1] === feet[1]) continue
        const [x, y, z] = world.frameOf(body.id).origin
        const place = placeBack(world.frameOf(body.parentId), [x, y + next[1] - feet[1], z])
        world.change(body.id, { position: place })
      }
    },
  }
}
