import type * as THREE from 'three'

/** Metres of the room. */
const near = 0.02

/**
 * three.js asks one camera that has both eyes in it what is to be drawn at all, and takes the way between them, which it measures in the world, for metres of the room:
 * in a small world what is near would vanish. Lets it begin right before the eyes.
 */
export function openNearPlane({ projectionMatrix, far }: THREE.PerspectiveCamera): void {
  projectionMatrix.elements[10] = -(far + near) / (far - near)
  projectionMatrix.elements[14] = (-2 * far * near) / (far - near)
}
