import * as THREE from 'three'
import type { CodeLocale } from '../../language/locale.ts'
import type { EntityId } from '../../model/ids.ts'
import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { ToFrame } from '../../protocol/frame/to-frame.ts'
import type { World } from '../scene/create-scene.ts'
import type { RenderLoop } from '../scene/render-loop.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import { dragFigures, turnFigures } from './drag-figures.ts'
import { DropLine } from './drop-line.ts'
import { Gizmo } from './gizmo.ts'
import { NumberLabel } from './number-label.ts'
import { pickLevel } from './pick-level.ts'
import type { Picker } from './picker.ts'
import { SelectionOutline } from './selection-outline.ts'
import { isSnapping, snapSteps, snapTo } from './snapping.ts'
import { topmost } from './topmost.ts'
import { TransformDrag } from './transform-drag.ts'

type ToolSettings = Omit<Extract<ToFrame, { type: 'tool.set' }>, 'type' | 'grid'>

interface Surroundings {
  readonly world: World
  readonly entities: SceneEntities
  readonly picker: Picker
  readonly loop: RenderLoop
  readonly locale: CodeLocale
  readonly send: (message: FromFrame) => void
}

const smallestScale = 0.01

/** What is selected, how it is shown, and the gestures that move, turn and scale it. One gesture ends in one commit or one cancel. */
export class SelectionTools {
  readonly outline: SelectionOutline
  readonly gizmo: Gizmo
  readonly #with: Surroundings
  readonly #label = new NumberLabel()
  readonly #dropLine = new DropLine()
  /** Carries the gizmo when several things are selected. */
  readonly #pivot = new THREE.Group()
  readonly #pivotStart = new THREE.Vector3()
  readonly #offset = new THREE.Vector3()
  #settings: ToolSettings = { tool: 'move', snap: true, space: 'world' }
  #selected: readonly EntityId[] = []
  #hovered: EntityId | null = null
  #isCtrlHeld = false
  #drag: TransformDrag | null = null
  #ground: {
    readonly plane: THREE.Plane
    readonly start: THREE.Vector3
    readonly from: THREE.Vector3
  } | null = null
  #preview = 0

  constructor(surroundings: Surroundings) {
    this.#with = surroundings
    const { world, loop } = surroundings
    this.outline = new SelectionOutline(world.scene)
    world.scene.object3D.add(this.#pivot, this.#dropLine)
    this.gizmo = new Gizmo(world, {
      started: () => this.#startGizmoDrag(),
      changed: () => this.#gizmoMoved(),
      ended: () => this.finish(),
      redrawn: loop.invalidateView,
    })
  }

  get isDragging(): boolean {
    return this.#drag !== null
  }

  /** Whether this person is dragging the entity just now. */
  holds(id: EntityId): boolean {
    return this.#drag?.has(id) ?? false
  }

  get selected(): readonly EntityId[] {
    return this.#selected
  }

  select(ids: readonly EntityId[]): void {
    this.#selected = ids
    this.refresh()
  }

  use(settings: ToolSettings): void {
    this.#settings = settings
    this.refresh()
  }

  hover(id: EntityId | null): void {
    if (id === this.#hovered) return
    this.#hovered = id
    this.#outlineAll()
  }

  /** Ctrl turns snapping round while it is held. */
  holdCtrl(isHeld: boolean): void {
    if (this.#isCtrlHeld === isHeld) return
    this.#isCtrlHeld = isHeld
    this.#applySnap()
  }

  /** Draws outline and gizmo anew after the selection or the entities changed. */
  refresh(): void {
    this.#outlineAll()
    if (this.#drag) return
    const { entities } = this.#with
    const { tool, space } = this.#settings
    const movable = this.#movable()
    const canShow = tool !== 'select' && (movable.length === 1 || (movable.length > 1 && tool === 'move'))
    if (canShow && movable.length > 1) this.#centrePivot(movable)
    const single = movable.length === 1 && movable[0] !== undefined ? entities.object(movable[0]) : undefined
    this.gizmo.use(tool, movable.length > 1 ? 'world' : space)
    this.gizmo.attach(canShow ? (single ?? this.#pivot) : null)
    this.#dropLine.follow(single ?? null)
    this.#applySnap()
    this.#with.loop.invalidateView()
  }

  /**
   * Starts to drag what was hit along the ground; selects it first when it is not. `false` when it must stay where it is.
   */
  startGroundDrag(id: EntityId, point: THREE.Vector3, isTouch: boolean): boolean {
    const path = this.#with.entities.pathTo(id)
    const isSelected = path.some((above) => this.#selected.includes(above))
    if (isTouch && !isSelected) return false
    const picked = isSelected ? null : pickLevel(path, [])
    const ids = picked === null ? this.#movable() : this.#movable([picked])
    const [first] = ids
    const object = first === undefined ? undefined : this.#with.entities.object(first)
    if (!object) return false
    if (picked !== null) {
      this.#with.send({ type: 'entity.picked', id: picked, additive: false })
      this.select([picked])
    }
    this.#drag = new TransformDrag(this.#with.entities, ids)
    this.#ground = {
      plane: new THREE.Plane(new THREE.Vector3(0, 1, 0), -point.y),
      start: point.clone(),
      from: object.getWorldPosition(new THREE.Vector3()),
    }
    return true
  }

  groundDragTo(x: number, y: number): void {
    if (!this.#drag || !this.#ground) return
    const { plane, start, from } = this.#ground
    const point = this.#with.picker.onPlane(x, y, plane, 120)
    if (!point) return
    this.#offset.subVectors(point, start).setY(0)
    if (isSnapping(this.#settings.snap, this.#isCtrlHeld)) {
      const step = snapSteps.move
      const isAlone = this.#movable().length === 1
      for (const axis of ['x', 'z'] as const)
        this.#offset[axis] = isAlone
          ? snapTo(from[axis] + this.#offset[axis], step) - from[axis]
          : snapTo(this.#offset[axis], step)
    }
    this.#drag.moveBy(this.#offset)
    this.#moved(x, y)
  }

  /** Ends the gesture: one commit with what changed, nothing when nothing did. */
  finish(): void {
    const drag = this.#drag
    if (!drag) return
    const changes = drag.changes()
    this.#end()
    this.#with.send(changes.length > 0 ? { type: 'transform.commit', changes } : { type: 'transform.cancel' })
  }

  /** Gives the gesture up: everything goes back, nothing is committed. `false` when there was none. */
  cancel(): boolean {
    const drag = this.#drag
    if (!drag) return false
    this.gizmo.release()
    drag.restore()
    this.#end()
    this.#with.send({ type: 'transform.cancel' })
    return true
  }

  /** Does `work` with neither gizmo nor lines to be seen. */
  hideDuring(work: () => void): void {
    const wasShown = this.#dropLine.visible
    this.#dropLine.visible = false
    this.gizmo.hideDuring(work)
    this.#dropLine.visible = wasShown
  }

  #movable(ids: readonly EntityId[] = this.#selected): EntityId[] {
    const { entities } = this.#with
    return topmost(ids, (id) => entities.pathTo(id)).filter((id) => {
      const record = entities.record(id)
      return record !== undefined && !record.isLocked && record.kind !== 'environment'
    })
  }

  #startGizmoDrag() {
    this.#drag = new TransformDrag(this.#with.entities, this.#movable())
    this.#pivotStart.copy(this.#pivot.position)
  }

  #gizmoMoved() {
    const drag = this.#drag
    if (!drag || !this.gizmo.isDragging) return
    const ids = this.#movable()
    const [only] = ids
    if (ids.length > 1) {
      this.#offset.subVectors(this.#pivot.position, this.#pivotStart)
      if (isSnapping(this.#settings.snap, this.#isCtrlHeld))
        for (const axis of ['x', 'y', 'z'] as const)
          this.#offset[axis] = snapTo(this.#offset[axis], snapSteps.move)
      drag.moveBy(this.#offset)
    } else if (this.#settings.tool === 'scale' && only !== undefined) {
      this.#with.entities.object(only)?.scale.clampScalar(smallestScale, Number.POSITIVE_INFINITY)
    }
    this.#moved(this.gizmo.pointer.x, this.gizmo.pointer.y)
  }

  #moved(x: number, y: number) {
    this.#with.loop.invalidate()
    const first = this.#drag?.first()
    if (first) {
      const { locale } = this.#with
      const isTurn = this.gizmo.isDragging && this.#settings.tool === 'turn'
      const figures = isTurn
        ? turnFigures(this.gizmo.angle, this.gizmo.axis, locale)
        : dragFigures(first.before, first.after, locale)
      this.#label.show(figures.text, figures.axis, x, y)
    }
    if (this.#preview !== 0) return
    this.#preview = requestAnimationFrame(() => {
      this.#preview = 0
      if (this.#drag) this.#with.send({ type: 'transform.preview', changes: this.#drag.changes() })
    })
  }

  #end() {
    cancelAnimationFrame(this.#preview)
    this.#preview = 0
    this.#drag = null
    this.#ground = null
    this.#label.hide()
    this.#with.loop.invalidate()
    this.refresh()
  }

  #applySnap() {
    const isOn = isSnapping(this.#settings.snap, this.#isCtrlHeld)
    this.gizmo.snap(isOn, this.#movable().length > 1)
  }

  #centrePivot(ids: readonly EntityId[]) {
    const box = new THREE.Box3()
    const point = new THREE.Vector3()
    for (const id of ids) {
      const object = this.#with.entities.object(id)
      if (object) box.expandByPoint(object.getWorldPosition(point))
    }
    box.getCenter(this.#pivot.position)
    this.#pivot.updateMatrixWorld()
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
