import { Player } from '../../../model/components/player.ts'
import type { EntityId } from '../../../model/ids.ts'
import { physicsOf } from '../physics/physics-of.ts'
import { boxAroundAll } from '../space/box.ts'
import type { Vec3 } from '../space/vec3.ts'
import { bodyBox } from '../touching/body-box.ts'
import type { Body } from '../world/body.ts'
import { outwards } from '../world/outwards.ts'
import type { World } from '../world/world.ts'

/** What is longer than this along an axis of the world cannot be lifted, metres. */
const largest = 1.5
/** So far from the hand things are still taken, metres. */
const reach = 3
const axes = [0, 1, 2] as const

/**
 * What a hand at `from` takes that reaches for a thing: the largest whole that the thing is part of and that can be lifted. `null` for what is too large, too
 * far away or fixed, and for the player.
 */
export function heldBy(world: World, id: EntityId, from: Vec3): Body | null {
  const reached = world.bodies.get(id)
  if (!reached) return null
  return outwards(world, reached).findLast((body) => canBeLifted(world, body, from)) ?? null
}

function canBeLifted(world: World, body: Body, from: Vec3): boolean {
  const family = world.withDescendants(body.id)
  if (!body.visible || family.some(staysWhereItIs)) return false
  const boxes = family.flatMap((part) => bodyBox(world, part) ?? [])
  if (boxes.length === 0) return false
  const { min, max } = boxAroundAll(boxes)
  return (
    axes.every((axis) => max[axis] - min[axis] <= largest) &&
    axes.every((axis) => from[axis] >= min[axis] - reach && from[axis] <= max[axis] + reach)
  )
}

const staysWhereItIs = (body: Body): boolean =>
  physicsOf(body).body === 'fixed' || Player.safeParse(body.design.components.player).success
