import { isVec3 } from '../../model/components/vec3.ts'
import type { Vec3 } from '../../model/project/project.ts'

/** `1 2 3` as A-Frame reads it: missing numbers as in `standard`. `undefined` for what is no place, and for what is too far away. */
export function readVec3(text: string, standard: Vec3): Vec3 | undefined {
  const parts = text.trim().split(/\s+/)
  const number = (index: 0 | 1 | 2): number =>
    parts[index] ? Number.parseFloat(parts[index]) : standard[index]
  const place: Vec3 = [number(0), number(1), number(2)]
  return isVec3(place) && parts.length <= 3 ? place : undefined
}

/** The shortest text that reads the same again. */
export const writeVec3 = (place: Vec3): string => place.map((part) => String(part + 0)).join(' ')
