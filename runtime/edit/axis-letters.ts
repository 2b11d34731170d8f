import * as THREE from 'three'
import type { TransformControls } from 'three/addons/controls/TransformControls.js'

const axes = [
  { letter: 'X', direction: new THREE.Vector3(1, 0, 0) },
  { letter: 'Y', direction: new THREE.Vector3(0, 1, 0) },
  { letter: 'Z', direction: new THREE.Vector3(0, 0, 1) },
]
/** In the gizmo's own unit, in which an arrow ends at 0.6. */
const letterDistance = 0.76
const letterSize = 0.17
const pixels = 64

/** X, Y and Z at the tips of the gizmo, because colour alone says nothing to some. They face the camera at constant size. */
export class AxisLetters extends THREE.Group {
  mode: 'translate' | 'rotate' | 'scale' = 'translate'
  readonly #controls: TransformControls
  readonly #letters = axes.map(({ letter, direction }) => ({ sprite: paint(letter), direction }))
  readonly #centre = new THREE.Vector3()
  readonly #eye = new THREE.Vector3()
  readonly #turn = new THREE.Quaternion()

  constructor(controls: TransformControls) {
    super()
    this.#controls = controls
    this.visible = false
    this.add(...this.#letters.map(({ sprite }) => sprite))
  }

  override updateMatrixWorld(force?: boolean) {
    const { object, camera, space, size } = this.#controls
    if (object && this.visible && camera instanceof THREE.PerspectiveCamera) {
      object.getWorldPosition(this.#centre)
      object.getWorldQuaternion(this.#turn)
      if (space === 'world' && this.mode !== 'scale') this.#turn.identity()
      const distance = this.#centre.distanceTo(this.#eye.setFromMatrixPosition(camera.matrixWorld))
      const unit = (distance * Math.min(1.9 * Math.tan((camera.fov * Math.PI) / 360), 7) * size) / 4
      for (const { sprite, direction } of this.#letters) {
        sprite.visible = this.mode !== 'rotate'
        sprite.position.copy(direction).applyQuaternion(this.#turn)
        sprite.position.multiplyScalar(unit * letterDistance).add(this.#centre)
        sprite.scale.setScalar(unit * letterSize)
      }
    }
    super.updateMatrixWorld(force)
  }
}

function paint(letter: string): THREE.Sprite {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = pixels
  const ink = canvas.getContext('2d')
  if (ink) {
    ink.font = `700 ${pixels * 0.8}px Nunito, sans-serif`
    ink.textAlign = 'center'
    ink.textBaseline = 'middle'
    ink.lineJoin = 'round'
    ink.lineWidth = 12
    ink.strokeStyle = '#0D101C'
    ink.strokeText(letter, pixels / 2, pixels * 0.54)
    ink.fillStyle = '#FFFFFF'
    ink.fillText(letter, pixels / 2, pixels * 0.54)
  }
  const map = new THREE.CanvasTexture(canvas)
  map.colorSpace = THREE.SRGBColorSpace
  const sprite = new THREE.Sprite(
    new THREE.SpriteMaterial({ map, depthTest: false, depthWrite: false, fog: false, toneMapped: false }),
  )
  sprite.renderOrder = 1e6
  return sprite
}
