import type { Object3D } from 'three'
import type { Movement } from './movement.ts'

/**
 * Lets three.js go through a thing at the top of a scene and all that hangs below it only when it may have moved since the last time. It would go
 * through all of it in every frame. The scene itself must not move.
 */
export function restUntilMoved(top: Object3D, movement: Movement): void {
  const workOut = top.updateMatrixWorld
  let asOf = Number.NEGATIVE_INFINITY
  top.updateMatrixWorld = (force) => {
    if (force !== true && !movement.isSince(top, asOf)) return
    asOf = movement.now
    workOut.call(top, force)
  }
}
