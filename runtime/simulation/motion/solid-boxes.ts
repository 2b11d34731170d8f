import { Geometry } from '../../../model/components/geometry.ts'
import { physicsOf } from '../physics/physics-of.ts'
import type { Box } from '../space/box.ts'
import { bodyParts, ownParts } from '../touching/body-box.ts'
import type { Body } from '../world/body.ts'
import type { World } from '../world/world.ts'
import type { Obstacle } from './player-motion.ts'
import { type Slant, slantOf, slantOfPart } from './slant.ts'

/** What falls and is heavier cannot be pushed by who walks, kg. */
const heaviestPushed = 100

/** The boxes that are bumped into and stood on. */
export function solidBoxes(world: World): readonly Obstacle[] {
  const boxes: Obstacle[] = []
  for (const body of world.bodies.values()) {
    if (!body.visible || physicsOf(body).body === 'ghost' || isInHand(world, body)) continue
    const parts = bodyParts(world, body)
    if (givesWay(world, body)) boxes.push(...parts.map((box) => ({ ...box, givesWay: true as const })))
    else boxes.push(...leaning(parts, slantsOf(world, body)))
  }
  return boxes
}

/** Those of them that hold whoever walks: not what gives way. */
export const firmBoxes = (world: World): readonly Obstacle[] =>
  solidBoxes(world).filter((box) => !box.givesWay)

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

const leaning = (boxes: readonly Box[], slants: readonly (Slant | null)[] | null): readonly Obstacle[] =>
  slants
    ? boxes.map((box, index) => {
        const slant = slants[index]
        return slant ? { ...box, slant } : box
      })
    : boxes

/** Of bodies without a parent: it holds as long as the record of the body does. */
const known = new WeakMap<Body, { readonly slants: readonly (Slant | null)[] | null }>()

/** What one can walk up on of each piece of a body; `null` where all of them are as good as their boxes. */
function slantsOf(world: World, body: Body): readonly (Slant | null)[] | null {
  const kept = known.get(body)
  if (kept) return kept.slants
  const frame = world.frameOf(body.id)
  const geometry = Geometry.safeParse(body.design.components.geometry)
  const each = geometry.success
    ? [slantOf(geometry.data.primitive, frame)]
    : ownParts(body).map((part) => slantOfPart(part, frame))
  const slants = each.some((slant) => slant !== null) ? each : null
  if (body.parentId === null) known.set(body, { slants })
  return slants
}
