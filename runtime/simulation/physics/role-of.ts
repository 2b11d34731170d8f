import { Player } from '../../../model/components/player.ts'
import type { EntityId } from '../../../model/ids.ts'
import { affineOf, placeBack, turnBack } from '../../../model/space/affine.ts'
import { type Pose, poseOf } from '../../../model/space/pose.ts'
import type { Body } from '../world/body.ts'
import type { World } from '../world/world.ts'
import { physicsOf } from './physics-of.ts'
import type { Role, Thing } from './thing.ts'

/** What a body is for the physics, and to which falling thing it belongs; `parent` is the thing that it is in. */
export function roleOf(body: Body, parent: Thing | undefined): Pick<Thing, 'role' | 'ownerId'> {
  const isPlayer = Player.safeParse(body.design.components.player).success
  const { body: kind } = physicsOf(body)
  // In a hand it falls no longer, but pushes what it meets.
  const isFalling = kind === 'falling' && body.visible && !isPlayer && !body.isHeld
  const ownerId: EntityId | null = parent?.ownerId ?? (isFalling ? body.id : null)
  if (!body.visible) return { role: 'ghost', ownerId }
  if (isPlayer) return { role: 'walker', ownerId: null }
  if (ownerId === body.id) return { role: 'falling', ownerId }
  // Models are ghosts as long as nobody says so; what hangs in a falling thing is nevertheless a piece of it.
  const isGhost = body.design.components.physics?.body === 'ghost'
  const role: Role =
    ownerId === null ? (body.isHeld && kind === 'falling' ? 'solid' : kind) : isGhost ? 'ghost' : 'part'
  return { role, ownerId }
}

/** How the shape of a body stands in the body of the engine: at its origin, or somewhere in the falling thing that it belongs to. */
export function standingOf(world: World, body: Body, owner: Thing | undefined): Pose {
  const frame = world.frameOf(body.id)
  if (!owner || owner.id === body.id)
    return { position: [0, 0, 0], rotation: [0, 0, 0], scale: poseOf(frame).scale }
  const outer = affineOf(owner.position, owner.rotation, [1, 1, 1])
  return poseOf({
    x: turnBack(outer, frame.x),
    y: turnBack(outer, frame.y),
    z: turnBack(outer, frame.z),
    origin: placeBack(outer, frame.origin),
  })
}
