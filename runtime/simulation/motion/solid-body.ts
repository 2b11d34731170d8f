import { Geometry } from '../../../model/components/geometry.ts'
import { physicsOf } from '../physics/physics-of.ts'
import { type Box, boxAroundAll } from '../space/box.ts'
import { bodyParts, ownParts } from '../touching/body-box.ts'
import type { Body } from '../world/body.ts'
import { outwards } from '../world/outwards.ts'
import type { World } from '../world/world.ts'
import type { Obstacle } from './obstacle.ts'
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
  const line = outwards(world, body)
  const obstacles = obstaclesOf(world, body, line)
  const solid = { obstacles, around: boxAroundAll(obstacles), holders: line.slice(1) }
  known.set(body, solid)
  return solid
}

/** `line`: the body and all that it is in, outwards. What is in somebody's hand is not solid. */
function obstaclesOf(world: World, body: Body, line: readonly Body[]): readonly Obstacle[] {
  if (!body.visible || physicsOf(body).body === 'ghost' || line.some(({ isHeld }) => isHeld)) return []
  const parts = bodyParts(world, body)
  if (givesWay(line)) return parts.map((box) => ({ ...box, givesWay: true as const }))
  const slants = slantsOf(world, body)
  return parts.map((box, piece) => {
    const slant = slants[piece]
    return { ...box, of: body.id, piece, ...(slant && { slant }) }
  })
}

/** Whether a body falls by itself or with what it is in, and is light. */
function givesWay(line: readonly Body[]): boolean {
  const falling = line.map(physicsOf).find(({ body }) => body === 'falling')
  return falling !== undefined && falling.mass <= heaviestPushed
}

/** What one can walk up on of each piece of a body; `null` where a piece is as good as its box. */
function slantsOf(world: World, body: Body): readonly (Slant | null)[] {
  const frame = world.frameOf(body.id)
  const geometry = Geometry.safeParse(body.design.components.geometry)
  return geometry.success
    ? [slantOf(geometry.data.primitive, frame)]
    : ownParts(body).map((part) => slantOfPart(part, frame))
}
