import { z } from 'zod'
import type { Vec3 } from '../project/project.ts'

/** Beyond it, 32-bit floats lose centimetres. */
const farthest = 100_000

/** The smallest factor of a scale, mirrored or not: at 0 a thing could not be seen, picked or scaled back. */
export const smallestScale = 0.01

/** Three finite numbers, none farther than 100 000 from 0. */
export function isVec3(value: unknown): value is Vec3 {
  return (
    Array.isArray(value) && value.length === 3 && isNear(value[0]) && isNear(value[1]) && isNear(value[2])
  )
}

const isNear = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= farthest

const number = { type: 'number', minimum: -farthest, maximum: farthest }

/** x, y, z. One check instead of zod's tuple of numbers, which costs eight times as much in every drag and every frame message. */
export const Vec3Schema = z
  .custom<Vec3>(isVec3)
  .meta({ type: 'array', prefixItems: [number, number, number] })
