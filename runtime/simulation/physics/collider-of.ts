import type { ColliderDesc } from '@dimforge/rapier3d-compat'
import { turnBy } from '../../../model/space/affine.ts'
import { cornersOfPart, type Part } from '../space/part.ts'
import { add, scaleBy, subtract, type Vec3 } from '../space/vec3.ts'
import { ownParts } from '../touching/body-box.ts'
import type { Body } from '../world/body.ts'
import type { PhysicsEngine } from './physics.ts'
import { physicsOf } from './physics-of.ts'
import { cornersOf, isBall } from './shape-points.ts'
import { axesOf, type Turn } from './turn.ts'

/** Thinner than this nothing is for the physics, metres. */
const thinnest = 0.01

/** Where a shape stands in the axes of the thing that it belongs to; places in metres. */
export interface Standing {
  readonly position: Vec3
  readonly turn: Turn
  readonly scale: Vec3
}

interface Piece {
  readonly shape: ColliderDesc
  /** m³ */
  readonly volume: number
}

/** The solid pieces of a body for the physics; none of what has no shape, or is scaled to nothing. */
export function collidersOf(engine: PhysicsEngine, body: Body, standing: Standing): readonly Piece[] {
  return ownParts(body).flatMap((part) => pieceOf(engine, body, part, standing) ?? [])
}

function pieceOf(
  engine: PhysicsEngine,
  body: Body,
  own: Part,
  { position, turn, scale }: Standing,
): Piece | null {
  const sized = ([x, y, z]: Vec3): Vec3 => [x * scale[0], y * scale[1], z * scale[2]]
  const size = sized(subtract(own.max, own.min)).map(Math.abs)
  const [width = 0, height = 0, depth = 0] = size
  if (Math.max(...size) < thinnest) return null
  const half = (length: number) => Math.max(length, thinnest) / 2
  const middle = turnBy({ ...axesOf(turn), origin: [0, 0, 0] }, sized(scaleBy(add(own.min, own.max), 0.5)))

  const isRound = isBall(body) && width === height && height === depth
  const isRoller = body.design.components.geometry?.primitive === 'cylinder' && width === depth
  const corners = own.top ? cornersOfPart(own) : cornersOf(body)
  const points = isRound || isRoller ? null : corners?.map(sized)
  const hull = points ? engine.ColliderDesc.convexHull(new Float32Array(points.flat())) : null
  const box = () => engine.ColliderDesc.cuboid(half(width), half(height), half(depth))
  const round = () =>
    isRound ? engine.ColliderDesc.ball(half(width)) : engine.ColliderDesc.cylinder(half(height), half(width))
  const shape = hull ?? (isRound || isRoller ? round() : box())
  // The corners of a shape lie around its own origin, a box around its middle.
  const [x, y, z] = add(position, hull ? [0, 0, 0] : middle)
  const { bounciness, friction } = physicsOf(body)
  shape
    .setTranslation(x, y, z)
    .setRotation(turn)
    .setRestitution(bounciness)
    .setRestitutionCombineRule(engine.CoefficientCombineRule.Max)
    .setFriction(friction)
    .setFrictionCombineRule(engine.CoefficientCombineRule.Min)
  return { shape, volume: 8 * half(width) * half(height) * half(depth) }
}
