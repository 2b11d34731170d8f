import * as THREE from 'three'
import type { WorldContext } from '../scene/world-context.ts'
import { buildPlaceholder } from './build-placeholder.ts'

/** What a file became: a drawing, and how to let go of what it holds. */
export interface FileDrawing {
  readonly object: THREE.Object3D
  readonly end: () => void
  /** Answers whether the file has come, where that is known only after it is drawn. */
  readonly whole?: Promise<boolean>
}

/**
 * Nothing until the file is there, then what `make` draws of it, the placeholder box when it cannot be read. Whoever takes the drawing out of
 * the scene, before or after, ends it.
 */
export function drawFile(
  context: WorldContext,
  source: string,
  make: (address: string) => Promise<FileDrawing>,
): THREE.Group {
  const place = new THREE.Group()
  let isGone = false
  place.addEventListener('removed', () => {
    isGone = true
  })
  const draw = async () => {
    const { object, end, whole } = await make(await context.files.address(source))
    if (isGone) end()
    else {
      place.addEventListener('removed', end)
      place.add(object)
    }
    return whole ?? true
  }
  draw()
    .catch((error: unknown) => {
      reportError(error)
      place.add(buildPlaceholder())
      return false
    })
    .then((hasCome) => context.files.tell(source, hasCome))
    .finally(() => {
      context.invalidate()
      context.files.tellDrawn()
    })
  return place
}
