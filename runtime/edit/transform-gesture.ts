import * as THREE from 'three'
import type { CodeLocale } from '../../language/locale.ts'
import { smallestScale } from '../../model/components/vec3.ts'
import type { EntityId } from '../../model/ids.ts'
import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { SnapSteps } from '../../protocol/frame/snap-steps.ts'
import type { ToolSettings } from '../../protocol/frame/tool-settings.ts'
import type { RenderLoop } from '../scene/render-loop.ts'
import { dragFigures, turnFigures } from './drag-figures.ts'
import { exactDrag } from './exact-drag.ts'
import type { Gizmo } from './gizmo.ts'
import type { GroundDrag } from './ground-drag.ts'
import type { NeighbourSnap } from './neighbours/neighbour-snap.ts'
import { NumberLabel } from './number-label.ts'
import { snapTo } from './snapping.ts'
import { StandIns } from './stand-ins.ts'
import type { TransformDrag } from './transform-drag.ts'
import { TypedNumber } from './typed-number.ts'
import { pulledFactor, snappedFactor } from './uniform-scale.ts'

interface Parts {
  readonly scene: THREE.Object3D
  readonly gizmo: () => Gizmo
  /** What the gizmo holds when several things are selected. */
  readonly pivot: THREE.Object3D
  readonly neighbours: NeighbourSnap
  readonly loop: RenderLoop
  readonly locale: CodeLocale
  readonly send: (message: FromFrame) => void
}

/** How the hand is set at this moment. */
type Hold = Pick<ToolSettings, 'tool' | 'space' | 'neighbours'> & { readonly steps: SnapSteps | null }

/** What a hand is doing to things right now, by the gizmo or by themselves, with its figures at the pointer. */
export class TransformGesture {
  readonly #parts: Parts
  readonly #label = new NumberLabel()
  readonly #typed = new TypedNumber()
  readonly #standIns: StandIns
  readonly #pivotStart = new THREE.Vector3()
  readonly #offset = new THREE.Vector3()
  #drag: TransformDrag | null = null
  /** Present when things are pulled along the ground, not by the gizmo. */
  #ground: GroundDrag | null = null
  #isCopying = false
  /** Where the pointer was last, in CSS pixels. */
  #pointer = { x: 0, y: 0 }
  #hold: Hold = { tool: 'move', space: 'world', neighbours: false, steps: null }
  #preview = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#standIns = new StandIns(parts.scene)
  }

  get isUnderWay(): boolean {
    return this.#drag !== null
  }

  holds(id: EntityId): boolean {
    return this.#drag?.has(id) ?? false
  }

  /** The gizmo was taken hold of; with `isCopying` things stay and copies of them go. */
  begin(drag: TransformDrag, isCopying = false): void {
    this.#parts.neighbours.begin(drag, isCopying)
    this.#pivotStart.copy(this.#parts.pivot.position)
    this.#offset.set(0, 0, 0)
    this.#typed.clear()
    this.#drag = drag
    this.#isCopying = isCopying
    if (isCopying) this.#standIns.show(drag.objects)
  }

  /** The same by the things themselves. */
  beginOnGround(drag: TransformDrag, ground: GroundDrag, isCopying: boolean): void {
    this.begin(drag, isCopying)
    this.#ground = ground
  }

  /** The pointer pulls along the ground. */
  pullTo(x: number, y: number, hold: Hold): void {
    if (!this.#drag || !this.#ground) return
    const { neighbours } = this.#parts
    this.#pointer = { x, y }
    this.#hold = hold
    if (!this.#applyTyped(this.#drag)) {
      const offset = this.#ground.offsetAt(
        x,
        y,
        hold.steps && {
          step: hold.steps.move,
          isOnGrid: this.#drag.objects.length === 1,
          settle: (pulled, onGrid) => neighbours.settle(pulled, onGrid, 'XZ', hold),
        },
      )
      if (!offset) return
      this.#drag.moveBy(this.#offset.copy(offset))
      neighbours.show(this.#offset, 'XZ', hold)
    }
    this.#moved()
  }

  /** The gizmo moved what it holds. */
  gizmoMoved(hold: Hold): void {
    const drag = this.#drag
    if (!drag) return
    const { neighbours } = this.#parts
    const { axis, pointer, pulled } = this.#parts.gizmo()
    this.#pointer = pointer
    this.#hold = hold
    if (!this.#applyTyped(drag)) {
      const [only, ...others] = drag.objects
      if (hold.tool === 'scale' && axis === 'XYZ') this.#sizeByCentre(drag, hold)
      else if (others.length > 0) this.#moveTogether(drag, hold)
      else if (only) {
        if (hold.tool === 'scale') drag.keepSides()
        this.#offset.subVectors(only.getWorldPosition(this.#offset), this.#pivotStart)
        // Neighbours lie along the axes of the world.
        if (hold.tool === 'move' && (hold.space === 'world' || isStraight(drag.startTurn)))
          drag.moveBy(this.#offset.copy(neighbours.settle(pulled, this.#offset, axis, hold)))
      }
      if (hold.tool === 'move') neighbours.show(this.#offset, axis, hold)
    }
    this.#moved()
  }

  /** A key that belongs to a number sets the gesture exactly: metres, degrees or times; `false` when it is not for it. */
  type(key: string): boolean {
    if (!this.#drag || !this.#typed.press(key)) return false
    this.#applyTyped(this.#drag)
    this.#parts.neighbours.rest()
    this.#moved()
    return true
  }

  /** Ends it: one commit with what changed (or one copy), nothing when nothing did. */
  finish(): void {
    const drag = this.#drag
    if (!drag) return
    const { send } = this.#parts
    const changes = drag.changes()
    const offset = this.#isCopying && changes.length > 0 ? drag.firstOffset() : null
    if (offset) drag.restore()
    this.#end()
    if (offset) send({ type: 'transform.copy', offset })
    else send(changes.length > 0 ? { type: 'transform.commit', changes } : { type: 'transform.cancel' })
  }

  /** Gives it up: everything goes back, nothing is committed. `false` when there was none. */
  cancel(): boolean {
    const drag = this.#drag
    if (!drag) return false
    drag.restore()
    this.#end()
    this.#parts.send({ type: 'transform.cancel' })
    return true
  }

  /** Does exactly what was typed, whatever the pointer says; `false` when nothing was. */
  #applyTyped(drag: TransformDrag): boolean {
    const value = this.#typed.value
    if (value === null) return false
    const isGround = this.#ground !== null
    const isLocal = !isGround && drag.objects.length === 1 && this.#hold.space === 'local'
    exactDrag(drag, {
      tool: isGround ? 'move' : this.#hold.tool,
      axis: isGround ? '' : this.#parts.gizmo().axis,
      value,
      pivot: this.#pivotStart,
      offset: this.#offset,
      directions: isLocal ? drag.startTurn : new THREE.Quaternion(),
    })
    return true
  }

  /** Several things follow what the gizmo does to their middle; sizes change alike in all directions. */
  #moveTogether(drag: TransformDrag, hold: Hold) {
    const { tool, steps } = hold
    const { position, quaternion, scale } = this.#parts.pivot
    if (tool === 'turn') drag.turnBy(this.#pivotStart, quaternion)
    else if (tool === 'scale') drag.scaleBy(this.#pivotStart, Math.max(smallestScale, farthestFromOne(scale)))
    else {
      const pulled = this.#offset.subVectors(position, this.#pivotStart).clone()
      if (steps)
        for (const axis of ['x', 'y', 'z'] as const)
          this.#offset[axis] = snapTo(this.#offset[axis], steps.move)
      const { gizmo, neighbours } = this.#parts
      this.#offset.copy(neighbours.settle(pulled, this.#offset, gizmo().axis, hold))
      drag.moveBy(this.#offset)
    }
  }

  /** The centre makes all of it larger or smaller, by the pixels that it is pulled. */
  #sizeByCentre(drag: TransformDrag, { steps }: Hold) {
    const { right, down } = this.#parts.gizmo().pull
    const factor = pulledFactor(right, down)
    const from = drag.objects.length > 1 ? 1 : (drag.first()?.before.scale[0] ?? 1)
    drag.scaleBy(this.#pivotStart, steps ? snappedFactor(factor, from, steps.scale) : factor)
  }

  #moved() {
    const { gizmo, loop, locale, send } = this.#parts
    loop.moved(this.#drag?.objects ?? [])
    const first = this.#drag?.first()
    if (first) {
      const isTurn = this.#ground === null && this.#hold.tool === 'turn' && this.#typed.value === null
      const figures = isTurn
        ? turnFigures(gizmo().angle, gizmo().axis, locale)
        : dragFigures(first.before, first.after, locale)
      const text = this.#typed.text === '' ? figures.text : `${this.#typed.text}▏`
      this.#label.show(text, figures.axis, this.#pointer.x, this.#pointer.y)
    }
    if (this.#preview !== 0) return
    this.#preview = requestAnimationFrame(() => {
      this.#preview = 0
      if (this.#drag) send({ type: 'transform.preview', changes: this.#drag.changes() })
    })
  }

  #end() {
    cancelAnimationFrame(this.#preview)
    this.#preview = 0
    this.#drag = null
    this.#ground = null
    this.#isCopying = false
    this.#standIns.clear()
    this.#parts.neighbours.end()
    this.#label.hide()
    this.#parts.gizmo().release()
    this.#parts.loop.invalidate()
  }
}

const unturned = new THREE.Quaternion()
const isStraight = (turn: THREE.Quaternion): boolean => turn.angleTo(unturned) < 1e-6

/** Of the three factors the one that a hand changed. */
const farthestFromOne = (scale: THREE.Vector3): number =>
  scale.toArray().reduce((most, one) => (Math.abs(one - 1) > Math.abs(most - 1) ? one : most), 1)
