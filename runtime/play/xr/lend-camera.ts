import type { World } from '../../scene/create-scene.ts'

/** Lends the camera to glasses or to a device in a room; the result gives it back as it was. */
export function lendCamera({ camera, cameraEl, scene }: World): () => void {
  const rig = cameraEl.object3D
  const { fov } = camera
  const [position, turn] = [rig.position.clone(), rig.quaternion.clone()]
  // A-Frame would write the head's place over where the room stands.
  scene.renderer.xr.setPoseTarget(null)
  return () => {
    // Of WebXR the camera has kept the head's place and the width of its picture.
    camera.position.set(0, 0, 0)
    camera.quaternion.identity()
    camera.scale.set(1, 1, 1)
    camera.fov = fov
    camera.updateProjectionMatrix()
    // Who plays may not move it until the next step that somebody takes.
    rig.position.copy(position)
    rig.quaternion.copy(turn)
    rig.scale.set(1, 1, 1)
    scene.renderer.xr.setPoseTarget(rig)
  }
}
