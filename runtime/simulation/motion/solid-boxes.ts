import { Geometry } from '../../../model/components/geometry.ts'
import { physicsOf } from '../physics/physics-of.ts'
import { bodyParts } from '../touching/body-box.ts'
import type { Body } from '../world/body.ts'
import type { World } from '../world/world.ts'
import type { Obstacle } from './player-motion.ts'
import { type Slant, slantOf } from './slant.ts'

/** What falls and is heavier cannot be pushed by who walks, kg. */
const heaviestPushed = 100

/** The boxes that are bumped into and stood on. */
export function solidBoxes(world: World): readonly Obstacle[] {
  const boxes: Obstacle[] = []
  for (const body of world.bodies.values()) {
    if (!body.visible || physicsOf(body).body === 'ghost' || isInHand(world, body)) continue
    const parts = bodyParts(world, body)
    const slant = slantOfBody(world, body)
    if (givesWay(world, body)) boxes.push(...parts.map((box) => ({ ...box, givesWay: true as const })))
    else if (slant) boxes.push(...parts.map((box) => ({ ...box, slant })))
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

/** Of bodies without a parent: it holds as long as the record of the body does. */
const known = new WeakMap<Body, { readonly slant: Slant | null }>()

/** What one can walk up on of a body; `null` where it is as good as its box. */
function slantOfBody(world: World, body: Body): Slant | null {
  const kept = known.get(body)
  if (kept) return kept.slant
  const geometry = Geometry.safeParse(body.design.components.geometry)
  const slant = geometry.success ? slantOf(geometry.data.primitive, world.frameOf(body.id)) : null
  if (body.parentId === null) known.set(body, { slant })
  return slant
}
