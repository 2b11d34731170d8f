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

/** What of a body is bumped into and stood on. */
export interface SolidBody {
  readonly obstacles: readonly Obstacle[]
  /** The box around all of them; none is in the way of what does not touch it. */
  readonly around: Box
}

/** As long as a body and all that it is in are the same records, it is solid in the same places. */
const known = new WeakMap<Body, SolidBody & { readonly holders: readonly Body[] }>()

export function solidBody(world: World, body: Body): SolidBody {
  const kept = known.get(body)
  if (kept?.holders.every((holder) => world.bodies.get(holder.id) === holder)) return kept
  const obstacles = obstaclesOf(world, body)
  const solid = { obstacles, around: boxAroundAll(obstacles), holders: holdersOf(world, body) }
  known.set(body, solid)
  return solid
}

function obstaclesOf(world: World, body: Body): readonly Obstacle[] {
  if (!body.visible || physicsOf(body).body === 'ghost' || isInHand(world, body)) return []
  const parts = bodyParts(world, body)
  if (givesWay(world, body)) return parts.map((box) => ({ ...box, givesWay: true as const }))
  const slants = slantsOf(world, body)
  return parts.map((box, index) => {
    const slant = slants[index]
    return slant ? { ...box, slant } : box
  })
}

/** What a body is in, from the inside outwards. */
function holdersOf({ bodies }: World, body: Body): readonly Body[] {
  const holders: Body[] = []
  for (let { parentId } = body; parentId !== null; ) {
    const holder = bodies.get(parentId)
    if (!holder) break
    holders.push(holder)
    parentId = holder.parentId
  }
  return holders
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

/** What one can walk up on of each piece of a body; `null` where a piece is as good as its box. */
function slantsOf(world: World, body: Body): readonly (Slant | null)[] {
  const frame = world.frameOf(body.id)
  const geometry = Geometry.safeParse(body.design.components.geometry)
  return geometry.success
    ? [slantOf(geometry.data.primitive, frame)]
    : ownParts(body).map((part) => slantOfPart(part, frame))
}

function boxAroundAll(boxes: readonly Box[]): Box {
  const bound = (pick: (...values: number[]) => number, side: 'min' | 'max', axis: 0 | 1 | 2) =>
    pick(...boxes.map((box) => box[side][axis]))
  const least = (axis: 0 | 1 | 2) => bound(Math.min, 'min', axis)
  const most = (axis: 0 | 1 | 2) => bound(Math.max, 'max', axis)
  return { min: [least(0), least(1), least(2)], max: [most(0), most(1), most(2)] }
}
