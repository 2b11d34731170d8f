import { type BodyKind, Physics } from '../../../model/components/physics.ts'
import type { EntityId } from '../../../model/ids.ts'
import type { Box } from '../space/box.ts'
import { bodyBox } from '../touching/body-box.ts'
import type { Body } from '../world/body.ts'
import type { World } from '../world/world.ts'

/** What a body is to those who walk: as its `physics` says, else shapes are solid and everything else is walked through. */
export function bodyKindOf({ design }: Body): BodyKind {
  const { physics, geometry } = design.components
  return (physics && Physics.safeParse(physics).data?.body) ?? (geometry ? 'solid' : 'ghost')
}

/** The boxes that are bumped into and stood on, all but that of `without`. */
export function solidBoxes(world: World, without?: EntityId): readonly Box[] {
  const boxes: Box[] = []
  for (const body of world.bodies.values()) {
    if (body.id === without || !body.visible || bodyKindOf(body) === 'ghost') continue
    const box = bodyBox(world, body)
    if (box) boxes.push(box)
  }
  return boxes
}
