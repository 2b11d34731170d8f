import * as THREE from 'three'
import type { EntityKind } from '../../model/kinds/entity-kinds.ts'
import type { Vec3 } from '../view/pose.ts'

/**
 * How a thing meets a surface: it stands upright, hangs flat on a wall with its face to the room, or leans, its top away from the surface
 * whichever way that looks.
 */
export type Stance = 'upright' | 'hangs' | 'leans'

/** What is flat has a face that a wall must not hide. */
const flat: readonly EntityKind[] = ['image', 'video', 'doodle', 'text']
/** Of a normal, the part upwards from which on its surface is no wall. */
const steep = 0.5
const up = new THREE.Vector3(0, 1, 0)
const degrees = 180 / Math.PI

export const isWall = (normal: THREE.Vector3): boolean => Math.abs(normal.y) < steep

/** How a thing of this kind meets a surface that looks along `normal`; `aligns` when somebody wants things turned to surfaces. */
export function stanceOn(normal: THREE.Vector3, kind: string, aligns: boolean): Stance {
  if (isWall(normal) && flat.some((one) => one === kind)) return 'hangs'
  return aligns ? 'leans' : 'upright'
}

/** How the thing is turned then, by hands turned to `rotation` (degrees): what hangs turns on the wall, what leans about its own up. */
export function turnedTo(stance: Stance, normal: THREE.Vector3, rotation: Vec3): Vec3 {
  if (stance === 'upright') return rotation
  if (stance === 'hangs') return [0, rounded(Math.atan2(normal.x, normal.z) * degrees), rotation[1]]
  const turn = new THREE.Quaternion().setFromEuler(new THREE.Euler(...radians(rotation), 'YXZ'))
  const { x, y, z } = new THREE.Euler().setFromQuaternion(lean(normal).multiply(turn), 'YXZ')
  return [rounded(x * degrees), rounded(y * degrees), rounded(z * degrees)]
}

/** Where something goes that is so far (metres) from the spot when it stands upright. */
export function leaned(normal: THREE.Vector3, offset: Vec3): Vec3 {
  const { x, y, z } = new THREE.Vector3(...offset).applyQuaternion(lean(normal))
  return [x, y, z]
}

const lean = (normal: THREE.Vector3) => new THREE.Quaternion().setFromUnitVectors(up, normal)
const radians = ([x, y, z]: Vec3): [number, number, number] => [x / degrees, y / degrees, z / degrees]
const rounded = (value: number) => Number(value.toFixed(3)) + 0
