import type * as THREE from 'three'
import { picturePlane } from './picture-plane.ts'

interface Standing {
  /** In any unit. */
  readonly width: number
  readonly height: number
  /** Metres of the longer side. */
  readonly size: number
  /** 0 to 1; all of it is seen where nobody says how much. */
  readonly opacity?: number | undefined
}

/** A picture that stands on its origin and is seen from both sides, in its own colours whatever the light. */
export function standingPlane(
  map: THREE.Texture,
  { width, height, size, opacity = 1 }: Standing,
): THREE.Mesh {
  const metres = size / Math.max(1, width, height)
  const plane = picturePlane(map, width * metres, height * metres)
  plane.material.opacity = opacity
  plane.material.toneMapped = false
  plane.geometry.translate(0, (height * metres) / 2, 0)
  return plane
}

/** Frees a mesh that shares nothing. */
export function freeMesh({ geometry, material }: THREE.Mesh): void {
  geometry.dispose()
  for (const one of [material].flat()) one.dispose()
}
