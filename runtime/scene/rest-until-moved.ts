import type { Object3D } from 'three'

/**
 * Lets three.js go through an object and all that hangs below it only when something may have moved since the last time: `changes` must be another
 * number then. It would go through all of it in every frame. What holds the object must not move.
 */
export function restUntilMoved(object: Object3D, changes: () => number): void {
  const workOut = object.updateMatrixWorld
  let asOf = Number.NaN
  object.updateMatrixWorld = (force) => {
    const now = changes()
    if (force !== true && asOf === now) return
    asOf = now
    workOut.call(object, force)
  }
}
