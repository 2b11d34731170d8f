import type * as THREE from 'three'
import type { ScreenLayer, ScreenLook } from '../screen/screen-layer.ts'

/** What is seen of a run at one moment besides its things: what lies over the picture, and from where it is taken. */
export interface PictureLook {
  readonly screen: ScreenLook
  readonly position: THREE.Vector3
  readonly quaternion: THREE.Quaternion
  /** Degrees. */
  readonly fov: number
}

/** What the picture is taken with. */
interface Camera {
  readonly camera: THREE.PerspectiveCamera
  readonly cameraEl: { readonly object3D: THREE.Object3D }
}

/** Whether two moments look the same. */
export const isSameLook = (a: PictureLook, b: PictureLook): boolean =>
  a.screen === b.screen &&
  a.fov === b.fov &&
  a.position.equals(b.position) &&
  a.quaternion.equals(b.quaternion)

/** The picture of a run, which can be shown as it was. */
export class RunPicture {
  readonly #layer: ScreenLayer
  readonly #world: Camera
  /** The look of now, while a past one is shown. */
  #now: PictureLook | null = null

  constructor(layer: ScreenLayer, world: Camera) {
    this.#layer = layer
    this.#world = world
  }

  /** How it looks now. */
  look(): PictureLook {
    const { camera, cameraEl } = this.#world
    const { position, quaternion } = cameraEl.object3D
    return {
      screen: this.#layer.look(),
      position: position.clone(),
      quaternion: quaternion.clone(),
      fov: camera.fov,
    }
  }

  /** Shows it as it was; `null` = as it is. */
  show(look: PictureLook | null): void {
    if (!look && !this.#now) return
    this.#now ??= this.look()
    this.#stand(look ?? this.#now)
    this.#layer.showPast(look?.screen ?? null)
    if (!look) this.#now = null
  }

  #stand({ position, quaternion, fov }: PictureLook) {
    const { camera, cameraEl } = this.#world
    cameraEl.object3D.position.copy(position)
    cameraEl.object3D.quaternion.copy(quaternion)
    camera.fov = fov
    camera.updateProjectionMatrix()
  }
}
