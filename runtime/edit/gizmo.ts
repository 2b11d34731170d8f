import * as THREE from 'three'
import type { SnapSteps } from '../../protocol/frame/snap-steps.ts'
import type { Tool } from '../../protocol/frame/tool-settings.ts'
import type { World } from '../scene/create-scene.ts'
import { axisColors } from './axis-colors.ts'
import { AxisLetters } from './axis-letters.ts'
import { CentredControls } from './centred-controls.ts'
import { restyleGizmo } from './restyle-gizmo.ts'

const modes = { select: 'translate', move: 'translate', turn: 'rotate', scale: 'scale' } as const
const size = 1.05
const touchSize = 1.5

export interface GizmoEvents {
  started(): void
  changed(): void
  ended(): void
  /** Something of the gizmo itself looks different now. */
  redrawn(): void
}

/** The arrows, rings and boxes that move, turn and scale one object: three's TransformControls in the axes' colours. */
export class Gizmo {
  readonly #controls: CentredControls
  readonly #letters: AxisLetters
  readonly #helper: THREE.Object3D
  #pointer = { x: 0, y: 0 }
  #pressed = this.#pointer
  #isAltPress = false

  constructor({ scene, camera }: World, events: GizmoEvents) {
    // Before three's own listeners, which take hold of the gizmo.
    scene.canvas.addEventListener('pointerdown', ({ clientX, clientY, altKey }) => {
      this.#isAltPress = altKey
      this.#pressed = this.#pointer = { x: clientX, y: clientY }
    })
    const controls = new CentredControls(camera, scene.canvas)
    this.#controls = controls
    controls.setSize(matchMedia('(pointer: coarse)').matches ? touchSize : size)
    controls.setColors(axisColors.x, axisColors.y, axisColors.z, axisColors.active)
    this.#helper = controls.getHelper()
    restyleGizmo(this.#helper)
    this.#letters = new AxisLetters(controls)
    controls.detach()
    this.#helper.visible = false
    scene.object3D.add(this.#helper, this.#letters)
    controls.addEventListener('mouseDown', () => events.started())
    controls.addEventListener('objectChange', () => events.changed())
    controls.addEventListener('mouseUp', () => events.ended())
    controls.addEventListener('change', () => events.redrawn())
    scene.canvas.addEventListener('pointermove', ({ clientX, clientY }) => {
      this.#pointer = { x: clientX, y: clientY }
    })
  }

  get isDragging(): boolean {
    return this.#controls.dragging
  }

  /** A part of the gizmo lies under the pointer. */
  get isHovered(): boolean {
    return this.#controls.axis !== null
  }

  /** CSS pixels of the page. */
  get pointer(): { readonly x: number; readonly y: number } {
    return this.#pointer
  }

  /** Alt was held when it was taken hold of. */
  get isAltPress(): boolean {
    return this.#isAltPress
  }

  /** How far the pointer has gone since it was pressed: CSS pixels to the right and down. */
  get pull(): { readonly right: number; readonly down: number } {
    return { right: this.#pointer.x - this.#pressed.x, down: this.#pointer.y - this.#pressed.y }
  }

  /** Radians turned by the drag under way, and the axis that it holds (`X`, `XZ`, `E` …). */
  get angle(): number {
    const angle: unknown = Reflect.get(this.#controls, 'rotationAngle')
    return typeof angle === 'number' ? angle : 0
  }

  /** How far the pointer has pulled what is held, whatever it snapped to: metres along the axes of the world that are held. */
  get pulled(): THREE.Vector3 {
    const [from, to] = ['pointStart', 'pointEnd'].map((name): unknown => Reflect.get(this.#controls, name))
    const pulled = new THREE.Vector3()
    if (from instanceof THREE.Vector3 && to instanceof THREE.Vector3) pulled.subVectors(to, from)
    for (const axis of ['x', 'y', 'z'] as const) if (!this.axis.includes(axis.toUpperCase())) pulled[axis] = 0
    return pulled
  }

  get axis(): string {
    return this.#controls.axis ?? ''
  }

  /** Shows the gizmo on `object`; `null` takes it away. */
  attach(object: THREE.Object3D | null): void {
    if (object) this.#controls.attach(object)
    else this.#controls.detach()
    this.#letters.visible = object !== null
  }

  use(tool: Tool, space: 'world' | 'local'): void {
    this.#controls.setMode(modes[tool])
    this.#controls.setSpace(space)
    this.#letters.mode = modes[tool]
  }

  /** Snaps to steps, or to nothing; `movesFreely` leaves the place to the caller to snap. */
  snap(steps: SnapSteps | null, movesFreely: boolean): void {
    this.#controls.setTranslationSnap(steps && !movesFreely ? steps.move : null)
    this.#controls.setRotationSnap(steps && (steps.turn * Math.PI) / 180)
    this.#controls.setScaleSnap(steps?.scale ?? null)
  }

  /** Ends the drag under way without `ended`. */
  release(): void {
    this.#controls.dragging = false
    this.#controls.axis = null
  }

  /** Hides the gizmo while a picture is taken. */
  hideDuring(work: () => void): void {
    const shown = [this.#helper, this.#letters].filter(({ visible }) => visible)
    for (const part of shown) part.visible = false
    work()
    for (const part of shown) part.visible = true
  }
}
