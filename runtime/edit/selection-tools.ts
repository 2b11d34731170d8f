import * as THREE from 'three'
import type { CodeLocale } from '../../language/locale.ts'
import type { EntityId } from '../../model/ids.ts'
import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { SnapSteps } from '../../protocol/frame/snap-steps.ts'
import { type ToolSettings, usualTools } from '../../protocol/frame/tool-settings.ts'
import type { World } from '../scene/create-scene.ts'
import type { RenderLoop } from '../scene/render-loop.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import { DropLine } from './drop-line.ts'
import { findFooting } from './footing.ts'
import { Gizmo } from './gizmo.ts'
import { GroundDrag } from './ground-drag.ts'
import { NeighbourSnap } from './neighbours/neighbour-snap.ts'
import { pickLevel } from './pick-level.ts'
import type { Picker } from './picker.ts'
import { SelectionOutline } from './selection-outline.ts'
import { finer, isSnapping } from './snapping.ts'
import { topmost } from './topmost.ts'
import { TransformDrag } from './transform-drag.ts'
import { TransformGesture } from './transform-gesture.ts'

interface Surroundings {
  readonly world: World
  readonly entities: SceneEntities
  readonly picker: Picker
  readonly loop: RenderLoop
  readonly locale: CodeLocale
  readonly send: (message: FromFrame) => void
}

interface HeldKeys {
  readonly ctrl: boolean
  readonly shift: boolean
}

/** What is selected, how it is shown, and the gestures that move, turn and scale it. One gesture ends in one commit or one cancel. */
export class SelectionTools {
  readonly outline: SelectionOutline
  readonly gizmo: Gizmo
  readonly #with: Surroundings
  readonly #gesture: TransformGesture
  readonly #dropLine = new DropLine()
  readonly #neighbours: NeighbourSnap
  /** Stands in the middle of what is selected; carries the gizmo when that is more than one thing. */
  readonly #pivot = new THREE.Group()
  #settings = usualTools
  /** Nothing can be moved, however it is selected. */
  #isFixed = false
  #selected: readonly EntityId[] = []
  #hovered: EntityId | null = null
  #held: HeldKeys = { ctrl: false, shift: false }

  constructor(surroundings: Surroundings) {
    this.#with = surroundings
    const { world, entities, loop, locale, send } = surroundings
    const scene = world.scene.object3D
    this.outline = new SelectionOutline(world.scene)
    scene.add(this.#pivot, this.#dropLine)
    this.gizmo = new Gizmo(world, {
      started: () => {
        const isCopying = this.gizmo.isAltPress && this.#settings.tool === 'move'
        this.#gesture.begin(new TransformDrag(entities, this.movable()), isCopying)
      },
      changed: () => {
        if (this.gizmo.isDragging) this.#gesture.gizmoMoved(this.#hold())
      },
      ended: () => this.finish(),
      redrawn: loop.invalidateView,
    })
    const gizmo = () => this.gizmo
    const neighbours = new NeighbourSnap({ world, entities, locale })
    this.#neighbours = neighbours
    this.#gesture = new TransformGesture({ scene, gizmo, pivot: this.#pivot, neighbours, loop, locale, send })
  }

  get isDragging(): boolean {
    return this.#gesture.isUnderWay
  }

  /** Whether this person is dragging the entity just now. */
  holds(id: EntityId): boolean {
    return this.#gesture.holds(id)
  }

  /** Whether what is placed is turned to the surface below it. */
  get aligns(): boolean {
    return this.#settings.align
  }

  get steps(): SnapSteps {
    return this.#settings.steps
  }

  /** What is snapped to at this moment, if anything. */
  get stepsNow(): SnapSteps | null {
    const { snap, steps } = this.#settings
    return isSnapping(snap, this.#held.ctrl) ? steps : null
  }

  get selected(): readonly EntityId[] {
    return this.#selected
  }

  select(ids: readonly EntityId[]): void {
    this.#selected = ids
    this.refresh()
  }

  /** Sets the tools; with `isFixed` nothing can be moved, and what is being moved goes back. */
  use(settings: ToolSettings, isFixed: boolean): void {
    this.#settings = settings
    this.#isFixed = isFixed
    if (isFixed) this.#gesture.cancel()
    this.refresh()
  }

  hover(id: EntityId | null): void {
    if (id === this.#hovered) return
    this.#hovered = id
    this.#outlineAll()
  }

  /** Ctrl turns snapping round while it is held, Shift makes its steps finer during a drag. */
  hold(keys: Partial<HeldKeys>): void {
    const { ctrl = this.#held.ctrl, shift = this.#held.shift } = keys
    if (ctrl === this.#held.ctrl && shift === this.#held.shift) return
    this.#held = { ctrl, shift }
    this.#applySnap()
  }

  /** Draws outline and gizmo anew after the selection or the entities changed. */
  refresh(): void {
    this.#outlineAll()
    if (this.isDragging) return
    const { tool, space } = this.#settings
    const movable = this.movable()
    const [first] = movable
    const single = movable.length === 1 && first !== undefined ? this.#with.entities.object(first) : undefined
    this.pivot()
    this.gizmo.use(tool, single ? space : 'world')
    this.gizmo.attach(tool !== 'select' && movable.length > 0 ? (single ?? this.#pivot) : null)
    this.#dropLine.follow(single ?? null)
    this.#applySnap()
    this.#with.loop.invalidateView()
  }

  /**
   * Starts to drag what was hit along the ground; selects it first when it is not. With `isCopying` it stays and a copy goes. `false`
   * when it must stay where it is.
   */
  startGroundDrag(
    id: EntityId,
    point: THREE.Vector3,
    how: { readonly isTouch: boolean; readonly isCopying: boolean },
  ): boolean {
    const { entities, picker, send } = this.#with
    const path = entities.pathTo(id)
    const isSelected = path.some((above) => this.#selected.includes(above))
    if (how.isTouch && !isSelected) return false
    const picked = isSelected ? null : pickLevel(path, [])
    const drag = new TransformDrag(entities, picked === null ? this.movable() : this.movable([picked]))
    const [first] = drag.objects
    if (!first) return false
    if (picked !== null) {
      send({ type: 'entity.picked', id: picked, additive: false })
      this.select([picked])
    }
    const footing = this.#settings.landing ? findFooting(picker, drag) : null
    const ground = new GroundDrag(picker, point, first.getWorldPosition(new THREE.Vector3()), footing)
    this.#gesture.beginOnGround(drag, ground, how.isCopying)
    return true
  }

  groundDragTo(x: number, y: number): void {
    this.#gesture.pullTo(x, y, this.#hold())
  }

  /** Takes a key that belongs to a number while something is dragged; `false` when it is not for that. */
  type(key: string): boolean {
    return this.#gesture.type(key)
  }

  /** Ends the gesture: one commit with what changed, nothing when nothing did. */
  finish(): void {
    this.#gesture.finish()
    this.refresh()
  }

  /** Gives the gesture up: everything goes back, nothing is committed. `false` when there was none. */
  cancel(): boolean {
    const wasDragging = this.#gesture.cancel()
    if (wasDragging) this.refresh()
    return wasDragging
  }

  /** Those of the selection, or of `ids`, that can be moved, each with what is inside of it. */
  movable(ids: readonly EntityId[] = this.#selected): EntityId[] {
    const { entities } = this.#with
    if (this.#isFixed) return []
    return topmost(ids, (id) => entities.pathTo(id)).filter((id) => {
      const record = entities.record(id)
      return record !== undefined && !record.isLocked && record.kind !== 'environment'
    })
  }

  /** The point of the world that what is selected is turned about: the middle of where the things stand, or where the one chosen last stands. */
  pivot(): THREE.Vector3 {
    const box = new THREE.Box3()
    const point = new THREE.Vector3()
    const ids = this.movable()
    for (const id of this.#settings.pivot === 'last' ? ids.slice(-1) : ids) {
      const object = this.#with.entities.object(id)
      if (object) box.expandByPoint(object.getWorldPosition(point))
    }
    if (!box.isEmpty()) box.getCenter(this.#pivot.position)
    this.#pivot.quaternion.identity()
    this.#pivot.scale.setScalar(1)
    this.#pivot.updateMatrixWorld()
    return this.#pivot.position.clone()
  }

  /** Does `work` with neither gizmo nor lines to be seen. */
  hideDuring(work: () => void): void {
    const wasShown = this.#dropLine.visible
    this.#dropLine.visible = false
    this.gizmo.hideDuring(() => this.#neighbours.hideDuring(work))
    this.#dropLine.visible = wasShown
  }

  #hold() {
    const { tool, space, neighbours } = this.#settings
    return { tool, space, neighbours, steps: this.#dragSteps }
  }

  get #dragSteps(): SnapSteps | null {
    const steps = this.stepsNow
    return steps && this.#held.shift ? finer(steps) : steps
  }

  #applySnap() {
    this.gizmo.snap(this.#dragSteps, this.movable().length > 1)
  }

  #outlineAll() {
    const { entities, loop } = this.#with
    const objects = (ids: readonly EntityId[]) =>
      ids.flatMap((id) => (entities.record(id)?.kind === 'environment' ? [] : (entities.object(id) ?? [])))
    const isSelected = this.#hovered !== null && this.#selected.includes(this.#hovered)
    this.outline.mark(
      objects(this.#selected),
      objects(this.#hovered === null || isSelected ? [] : [this.#hovered]),
    )
    loop.invalidateView()
  }
}
