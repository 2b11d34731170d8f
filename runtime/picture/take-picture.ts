import * as THREE from 'three'
import type { ToFrame } from '../../protocol/frame/to-frame.ts'
import type { World } from '../scene/create-scene.ts'
import { type Bounds, viewOfWorld } from '../view/framing.ts'
import type { StartView } from '../view/start-view.ts'

type Order = Extract<ToFrame, { type: 'picture.take' }>

/** A long lens makes a world look like a model on a table. Degrees. */
const toyLens = { fov: 32 }
const quality = 0.9

/** A JPEG data URL of the world: the start view, else the whole of it. Blocks until done; the next frame puts the canvas right again. */
export function takePicture(
  { scene, camera }: World,
  start: StartView | null,
  bounds: Bounds | null,
  { width, height }: Pick<Order, 'width' | 'height'>,
): string {
  const { renderer, canvas } = scene
  const pixelRatio = renderer.getPixelRatio()
  renderer.setPixelRatio(1)
  renderer.setSize(width, height, false)
  renderer.shadowMap.needsUpdate = true
  const aspect = width / height
  const { fov } = start ?? toyLens
  const pictureCamera = new THREE.PerspectiveCamera(fov, aspect, camera.near, camera.far)
  const { position, yaw, pitch } = start ?? viewOfWorld(bounds, { fov, aspect })
  pictureCamera.position.set(...position)
  pictureCamera.rotation.set(pitch, yaw, 0, 'YXZ')
  pictureCamera.updateMatrixWorld()
  renderer.render(scene.object3D, pictureCamera)
  const dataUrl = canvas.toDataURL('image/jpeg', quality)
  renderer.setPixelRatio(pixelRatio)
  scene.resize()
  return dataUrl
}
