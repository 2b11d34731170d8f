import { placeBack } from '../../../model/space/affine.ts'
import type { RunState } from '../run-state.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Body } from '../world/body.ts'

/** Puts a body at a place of the world, whatever it is in. */
export function placeAt({ world }: RunState, { id, parentId }: Body, target: Vec3): void {
  world.change(id, { position: placeBack(world.frameOf(parentId), target) })
}
