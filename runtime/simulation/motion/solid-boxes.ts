import { physicsOf } from '../physics/physics-of.ts'
import { bodyParts } from '../touching/body-box.ts'
import type { Body } from '../world/body.ts'
import type { World } from '../world/world.ts'
import type { Obstacle } from './player-motion.ts'

/** What falls and is heavier cannot be pushed by who walks, kg. */
const heaviestPushed = 100

/** The boxes that are bumped into and stood on. */
export function solidBoxes(world: World): readonly Obstacle[] {
  const boxes: Obstacle[] = []
  for (const body of world.bodies.values()) {
    if (!body.visible || physicsOf(body).body === 'ghost' || isInHand(world, body)) continue
    const parts = bodyParts(world, body)
    if (givesWay(world, body)) boxes.push(...parts.map((box) => ({ ...box, givesWay: true as const })))
    else boxes.push(...parts)
  }
  return boxes
}

/** Whether a body falls by itself or with what it is in, and is light. */
function givesWay(world: World, body: Body): boolean {
  const { body: kind, mass } = physicsOf(body)
  if (kind === 'falling') return mass <= heaviestPushed
  const parent = body.parentId === null ? undefined : world.bodies.get(body.parentId)
  return parent !== undefined && givesWay(world, parent)
}

/** Whether somebody holds a body, or what it is in. */
function isInHand(world: World, body: Body): boolean {
  if (body.isHeld) return true
  const parent = body.parentId === null ? undefined : world.bodies.get(body.parentId)
  return parent !== undefined && isInHand(world, parent)
}
