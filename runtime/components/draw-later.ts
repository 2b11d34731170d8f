import * as THREE from 'three'
import type { WorldContext } from '../scene/world-context.ts'
import { buildPlaceholder } from './build-placeholder.ts'

/**
 * Nothing until `code` is there, then the drawing; the placeholder box when it cannot be fetched. When it is taken out of the scene, what is
 * drawn in it hears of that too.
 */
export function drawLater(
  context: WorldContext,
  code: Promise<void>,
  draw: () => THREE.Object3D,
): THREE.Object3D {
  const place = new THREE.Group()
  let isGone = false
  place.addEventListener('removed', () => {
    isGone = true
    place.clear()
  })
  code
    .then(() => {
      if (!isGone) place.add(draw())
    })
    .catch((error: unknown) => {
      reportError(error)
      place.add(buildPlaceholder())
    })
    .finally(context.invalidate)
  return place
}
