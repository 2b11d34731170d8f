import * as THREE from 'three'

/**
 * Lets the front (+z) of a group look to whoever sees it: just before its meshes are drawn it turns round the upright axis of what it hangs in. Not when
 * places are worked out, because that rests while only the view moves.
 */
export function faceEye(group: THREE.Object3D): void {
  const eye = new THREE.Vector3()
  const turn = (camera: THREE.Camera) => {
    if (!group.parent) return
    const { x, z } = group.parent.worldToLocal(eye.setFromMatrixPosition(camera.matrixWorld))
    group.rotation.y = Math.atan2(x, z)
    group.updateMatrixWorld(true)
  }
  group.traverse((part) => {
    if (part instanceof THREE.Mesh) part.onBeforeRender = (_renderer, _scene, camera) => turn(camera)
  })
}
