import { placeBack, turnBack } from '../../../model/space/affine.ts'
import { poseOf } from '../../../model/space/pose.ts'
import { isSame } from '../space/vec3.ts'
import type { World } from '../world/world.ts'
import type { Thing } from './thing.ts'
import { axesOf } from './turn.ts'

/** Puts a thing of the world where the engine has it now. */
export function writeBack(world: World, thing: Thing): void {
  const { id, rigid, record } = thing
  if (!rigid) return
  const { x, y, z } = rigid.translation()
  const axes = axesOf(rigid.rotation())
  const now = poseOf({ ...axes, origin: [x, y, z] })
  if (isSame(now.position, thing.position) && isSame(now.rotation, thing.rotation)) return
  thing.position = now.position
  thing.rotation = now.rotation
  const outer = world.frameOf(record.parentId)
  const inner =
    record.parentId === null
      ? now
      : poseOf({
          x: turnBack(outer, axes.x),
          y: turnBack(outer, axes.y),
          z: turnBack(outer, axes.z),
          origin: placeBack(outer, now.position),
        })
  world.change(id, { position: inner.position, rotation: inner.rotation })
  thing.record = world.bodies.get(id) ?? record
}
