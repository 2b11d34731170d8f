import type { Primitive } from '../../../model/components/geometry.ts'
import { type Affine, turnBack } from '../../../model/space/affine.ts'
import { cosDegrees, sinDegrees } from '../../../model/space/exact-trig.ts'
import type { Part } from '../space/part.ts'
import { subtract, type Vec3 } from '../space/vec3.ts'

/** Where a plumb line goes through something: heights, and how much its upper side rises there by the metre along x and z. */
export interface Section {
  readonly low: number
  readonly high: number
  readonly rise: readonly [x: number, z: number]
}

/** Something whose upper side is not level: one can walk up on it, and down. */
export interface Slant {
  /** `null` where it is not. */
  sectionAt(x: number, z: number): Section | null
}

/** What is on this side of a plane: `normal` · place ≤ `distance`. */
interface Side {
  readonly normal: Vec3
  readonly distance: number
}

/** A shape in its own axes, metres before scaling: what is on all these sides, and in the ball of radius ½ around `ball`. */
interface Solid {
  readonly sides: readonly Side[]
  readonly ball?: Vec3
}

const side = (x: number, y: number, z: number, distance: number): Side => ({ normal: [x, y, z], distance })
const bottom = side(0, -1, 0, 0.5)
const walls = [side(1, 0, 0, 0.5), side(-1, 0, 0, 0.5)]
const box = (halfHeight: number): Solid =>
  solidOfPart({ min: [-0.5, -halfHeight, -0.5], max: [0.5, halfHeight, 0.5] })
/** From a ring of radius ½ below to a point above. */
const pointed = (count: number): Solid => ({
  sides: [
    bottom,
    ...Array.from({ length: count }, (_, index) => {
      const degrees = (360 / count) * index
      return side(2 * cosDegrees(degrees), 1, 2 * sinDegrees(degrees), 0.5)
    }),
  ],
})

const solids: Partial<Readonly<Record<Primitive, Solid>>> = {
  box: box(0.5),
  plane: box(0.01),
  ramp: { sides: [bottom, ...walls, side(0, 0, -1, 0.5), side(0, 1, 1, 0)] },
  pyramid: pointed(4),
  cone: pointed(24),
  sphere: { sides: [], ball: [0, 0, 0] },
  'half-sphere': { sides: [side(0, -1, 0, 0.25)], ball: [0, -0.25, 0] },
}
/** Their upper side is level as long as they stand upright. */
const levelOnes: ReadonlySet<Primitive> = new Set(['box', 'plane'])
/** How far the axes of a thing may lean and count as upright. */
const upright = 1e-6

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** A shape that stands so in the world, if one can walk up on it; `null` for what is as good as its upright box. */
export function slantOf(primitive: Primitive, frame: Affine): Slant | null {
  const solid = solids[primitive]
  if (!solid || (levelOnes.has(primitive) && isUpright(frame))) return null
  return slantOfSolid(solid, frame)
}

/** The same of a piece of something that stands so. */
export function slantOfPart(part: Part, frame: Affine): Slant | null {
  return part.top || !isUpright(frame) ? slantOfSolid(solidOfPart(part), frame) : null
}

function solidOfPart({ min, max, top }: Part): Solid {
  const walls = [
    side(1, 0, 0, max[0]),
    side(-1, 0, 0, -min[0]),
    side(0, 0, 1, max[2]),
    side(0, 0, -1, -min[2]),
  ]
  const below = side(0, -1, 0, -min[1])
  if (!top) return { sides: [...walls, below, side(0, 1, 0, max[1])] }
  const axis = top.along === 'x' ? 0 : 2
  const rise = (top.to - top.from) / (max[axis] - min[axis])
  const above = side(axis === 0 ? -rise : 0, 1, axis === 2 ? -rise : 0, top.from - rise * min[axis])
  return { sides: [...walls, below, above] }
}

function slantOfSolid(solid: Solid, frame: Affine): Slant | null {
  const back = (v: Vec3) => turnBack(frame, v)
  const [x, y, z] = [back([1, 0, 0]), back([0, 1, 0]), back([0, 0, 1])]
  // What is scaled flat has no inside.
  if (dot(frame.x, frame.x) === 0 || dot(frame.y, frame.y) === 0 || dot(frame.z, frame.z) === 0) return null
  const sides = solid.sides.map(({ normal, distance }): Side => {
    const turned: Vec3 = [dot(normal, x), dot(normal, y), dot(normal, z)]
    return { normal: turned, distance: distance + dot(turned, frame.origin) }
  })
  const { ball } = solid
  return {
    sectionAt(atX, atZ) {
      let section = ball
        ? throughBall(subtract(back(subtract([atX, 0, atZ], frame.origin)), ball), x, y, z)
        : endless
      for (const one of sides) section = section && cut(section, one, atX, atZ)
      return section
    },
  }
}

const isUpright = ({ x, y, z }: Affine): boolean => {
  const isAlongOne = (axis: Vec3) => axis.filter((part) => Math.abs(part) > upright).length <= 1
  // Turned on its axis it is still level above.
  return isAlongOne([x[1], y[1], z[1]])
}

const endless: Section = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, rise: [0, 0] }

function cut(section: Section, { normal, distance }: Side, atX: number, atZ: number): Section | null {
  const [x, y, z] = normal
  const rest = distance - x * atX - z * atZ
  if (y === 0) return rest >= 0 ? section : null
  const height = rest / y
  const cutted =
    y > 0 && height < section.high
      ? { ...section, high: height, rise: [-x / y, -z / y] as const }
      : y < 0 && height > section.low
        ? { ...section, low: height }
        : section
  return cutted.low < cutted.high ? cutted : null
}

/** `from`: where height 0 of the plumb line is, seen from the middle of the ball in its own axes; and what a metre along each axis of the world is there. */
function throughBall(from: Vec3, x: Vec3, y: Vec3, z: Vec3): Section | null {
  const [a, b, c] = [dot(y, y), dot(from, y), dot(from, from) - 0.25]
  const root = b * b - a * c
  if (root <= 0) return null
  const reach = Math.sqrt(root)
  const high = (reach - b) / a
  const top: Vec3 = [from[0] + y[0] * high, from[1] + y[1] * high, from[2] + y[2] * high]
  return { low: (-reach - b) / a, high, rise: [-dot(top, x) / dot(top, y), -dot(top, z) / dot(top, y)] }
}
