import * as THREE from 'three'
import { expect, test } from 'vitest'
import { CameraShow } from '../../../runtime/play/effects/camera-show.ts'
import type { Stage } from '../../../runtime/stage.ts'

/** A camera on its rig in a page that is not there. */
function stageWith(reducedMotion: boolean) {
  const rig = new THREE.Object3D()
  const world = { cameraEl: { object3D: rig }, camera: new THREE.PerspectiveCamera(32) }
  return { rig, show: new CameraShow({ world, reducedMotion, entities: {} } as unknown as Stage) }
}

test('a shake leaves the camera where it was, and spares those who asked for less motion', () => {
  for (const reducedMotion of [false, true]) {
    const { rig, show } = stageWith(reducedMotion)
    rig.position.set(1, 2, 3)
    show.show({ kind: 'camera', does: 'shake', seconds: 1 })
    let furthest = 0
    for (let step = 0; step < 70; step += 1) {
      show.advance(1 / 60)
      furthest = Math.max(furthest, rig.position.distanceTo(new THREE.Vector3(1, 2, 3)))
    }
    expect(furthest > 0.05).toBe(!reducedMotion)
    expect(furthest).toBeLessThan(0.3)
    expect(rig.position.toArray()).toEqual([1, 2, 3])
  }
})
