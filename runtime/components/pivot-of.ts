import type { Aframe } from '../../model/components/aframe.ts'
import { isVec3 } from '../../model/components/vec3.ts'
import type { Vec3 } from '../view/pose.ts'

/** Where A-Frame's `pivot` of a thing is, in metres from where the thing stands, along the axes of what it hangs in; `null` without one. */
export function pivotOf({ pivot }: Aframe): Vec3 | null {
  if (pivot === undefined) return null
  const { x, y, z } = typeof pivot === 'string' ? inOrder(pivot) : pivot
  const point: Vec3 = [metres(x), metres(y), metres(z)]
  return isVec3(point) ? point : null
}

function inOrder(text: string): Readonly<Record<string, string | undefined>> {
  const [x, y, z] = text.trim().split(/\s+/)
  return { x, y, z }
}

/** A-Frame takes what is not said for 0. */
const metres = (text: string | undefined): number => Number.parseFloat(text ?? '') || 0
