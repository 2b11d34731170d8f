import { HelperError } from '../../../language/errors/helper-error.ts'
import type { Vec3 } from '../space/vec3.ts'
import { expectNumber, optionOf } from './expect.ts'

/**
 * A place in the world from a thing or `{x, y, z}`; a part that is left out is taken from `otherwise`. Or the learner's error.
 */
export function expectPlace(name: string, value: unknown, otherwise: Vec3): Vec3 {
  const point = optionOf(value, 'position') ?? value
  const parts = [optionOf(point, 'x'), optionOf(point, 'y'), optionOf(point, 'z')] as const
  if (parts.every((part) => part === undefined)) throw new HelperError('needs-place', { name })
  const part = (index: 0 | 1 | 2) =>
    parts[index] === undefined ? otherwise[index] : expectNumber(name, parts[index])
  return [part(0), part(1), part(2)]
}
