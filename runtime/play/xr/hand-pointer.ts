import * as THREE from 'three'
import type { XRTargetRaySpace } from 'three/src/renderers/webxr/WebXRController.js'
import type { XrHand } from '../../../protocol/frame/run-input.ts'
import type { Stick } from './stick-reader.ts'

/** Metres: how far a ray is drawn that meets nothing, how thick it is, and the dot where it meets something. */
const openRay = 4
const thickness = 0.0025
const dotSize = 0.014
const paper = '#FFFAF2'
const pink = '#FF5CB3'
const axes = { x: 2, y: 3 } as const
const jumpButton = 4
/** Drawn after the board before the eyes, which is drawn over the world. */
const overBoard = 1.06e6

/** What the person does with a pointer. */
interface PointerNews {
  onPress(pointer: HandPointer): void
  onRelease(pointer: HandPointer): void
  onGrip(pointer: HandPointer): void
  onLetGo(pointer: HandPointer): void
}

/** One of the rays that WebXR gives: of a controller, of a hand, or of a look. Drawn with what it is held by. */
export class HandPointer {
  /** Where it is and where it points, in the world; as the last picture had it. */
  readonly ray = new THREE.Ray()
  readonly space: XRTargetRaySpace
  readonly #line: THREE.Mesh
  readonly #dot: THREE.Mesh
  readonly #wand: THREE.Group
  readonly #drawn = new THREE.Group()
  #source: XRInputSource | null = null

  constructor(space: XRTargetRaySpace, news: PointerNews) {
    this.space = space
    this.#line = new THREE.Mesh(
      new THREE.CylinderGeometry(thickness, thickness, 1, 8).rotateX(Math.PI / 2).translate(0, 0, -0.5),
      new THREE.MeshBasicMaterial({
        color: paper,
        transparent: true,
        opacity: 0.7,
        toneMapped: false,
        fog: false,
      }),
    )
    this.#dot = new THREE.Mesh(
      new THREE.SphereGeometry(dotSize, 12, 8),
      new THREE.MeshBasicMaterial({ color: pink, transparent: true, toneMapped: false, fog: false }),
    )
    for (const part of [this.#line, this.#dot]) part.renderOrder = overBoard
    this.#wand = buildWand()
    this.#drawn.add(this.#line, this.#dot, this.#wand)
    this.#drawn.visible = false
    space.add(this.#drawn)
    space.addEventListener('connected', ({ data }) => {
      this.#source = data
      const isLook = data.targetRayMode === 'gaze' || data.targetRayMode === 'screen'
      this.#line.visible = !isLook
      this.#wand.visible = !isLook && !data.hand
    })
    space.addEventListener('disconnected', () => {
      news.onLetGo(this)
      this.#source = null
    })
    const tell = (type: 'selectstart' | 'selectend' | 'squeezestart' | 'squeezeend', call: () => void) =>
      space.addEventListener(type, () => {
        if (this.#drawn.visible) call()
      })
    tell('selectstart', () => news.onPress(this))
    tell('selectend', () => news.onRelease(this))
    tell('squeezestart', () => news.onGrip(this))
    tell('squeezeend', () => news.onLetGo(this))
  }

  /** VR and AR have each their own on the same ray: it is drawn and tells of presses in the one that the person is in. */
  use(isInUse: boolean): void {
    this.#drawn.visible = isInUse
  }

  /** Whether it is there and WebXR knows where. */
  get isThere(): boolean {
    return this.#source !== null && this.space.visible
  }

  get hand(): XrHand {
    const hand = this.#source?.handedness
    return hand === 'left' || hand === 'right' ? hand : 'none'
  }

  /** A hand without a controller: it can pinch, but has no button to grip with. */
  get isBare(): boolean {
    return Boolean(this.#source?.hand)
  }

  /** Of a controller that has one. */
  get stick(): Stick | null {
    const pad = this.#source?.gamepad
    const [x, y] = [pad?.axes[axes.x], pad?.axes[axes.y]]
    if (!pad || x === undefined || y === undefined) return null
    return { hand: this.hand, x, y, isJump: pad.buttons[jumpButton]?.pressed ?? false }
  }

  /** Takes in where it is now; what it hangs in must be up to date. */
  follow(): void {
    const { matrixWorld } = this.space
    this.ray.origin.setFromMatrixPosition(matrixWorld)
    this.ray.direction.set(0, 0, -1).transformDirection(matrixWorld)
  }

  /** Draws it as far as what it meets, metres; `null` = nothing. */
  show(distance: number | null): void {
    this.#line.scale.z = Math.min(distance ?? openRay, openRay)
    this.#dot.visible = distance !== null
    this.#dot.position.z = -(distance ?? 0)
  }
}

/** A short stick with a ring, as light as it looks. */
function buildWand(): THREE.Group {
  const material = new THREE.MeshBasicMaterial({ color: paper, toneMapped: false, fog: false })
  const grip = new THREE.Mesh(new THREE.CapsuleGeometry(0.016, 0.08, 4, 12).rotateX(Math.PI / 2), material)
  grip.position.z = 0.06
  const ring = new THREE.Mesh(
    new THREE.TorusGeometry(0.024, 0.005, 8, 20),
    new THREE.MeshBasicMaterial({ color: pink, toneMapped: false, fog: false }),
  )
  return new THREE.Group().add(grip, ring)
}
