import type { EntityId } from '../../model/ids.ts'
import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import type { Marquee } from './marquee.ts'
import { behindNext, pickLevel } from './pick-level.ts'
import type { Hit, Picker } from './picker.ts'
import type { SelectionTools } from './selection-tools.ts'
import { Twist } from './twist.ts'
import type { ViewGestures } from './view-gestures.ts'

/** CSS pixels that a pressed pointer may tremble before a click becomes a drag. */
const tremble = 4
/** Its bit in `PointerEvent.buttons`. */
const rightButton = 2

interface Parts {
  readonly canvas: HTMLCanvasElement
  readonly entities: SceneEntities
  readonly picker: Picker
  readonly tools: SelectionTools
  readonly gestures: ViewGestures
  readonly marquee: Marquee
  readonly send: (message: FromFrame) => void
}

interface Press {
  readonly hit: Hit | null
  readonly x: number
  readonly y: number
  readonly isAdditive: boolean
  /** Alt: a click goes to what lies behind, a drag pulls a copy away. */
  readonly isAlt: boolean
  readonly isTouch: boolean
}

/** Mouse, pen and fingers on the picture: picking, dragging things and moving the view. */
export class PointerInput {
  /** Space is held, so that the left button pans. */
  isPanning = false
  readonly #parts: Parts
  readonly #pointers = new Map<number, { x: number; y: number }>()
  #press: Press | null = null
  #mode: 'idle' | 'view' | 'drag' | 'pinch' | 'marquee' = 'idle'
  #hoverFrame = 0
  readonly #twist = new Twist()

  constructor(parts: Parts) {
    this.#parts = parts
    const { canvas } = parts
    canvas.addEventListener('pointerdown', (event) => this.#down(event))
    canvas.addEventListener('pointermove', (event) => this.#move(event))
    canvas.addEventListener('pointerup', (event) => this.#up(event))
    canvas.addEventListener('dblclick', ({ clientX, clientY }) => {
      const hit = parts.picker.entityAt(clientX, clientY)
      if (hit) parts.send({ type: 'entity.opened', id: hit.id })
    })
    canvas.addEventListener('pointercancel', (event) => this.#lost(event))
    canvas.addEventListener('pointerleave', () => this.#hover(null))
    canvas.addEventListener('contextmenu', (event) => event.preventDefault())
    canvas.addEventListener('wheel', (event) => this.#wheel(event), { passive: false })
  }

  /** Forgets the press under way, after Esc. */
  drop(): void {
    this.#press = null
    this.#mode = 'idle'
    this.#parts.marquee.end()
    this.#parts.gestures.end()
  }

  /** A frame is being pulled over the picture. */
  get isFraming(): boolean {
    return this.#mode === 'marquee'
  }

  #down(event: PointerEvent) {
    const { canvas, gestures, picker, tools } = this.#parts
    canvas.focus()
    const { clientX: x, clientY: y } = event
    this.#pointers.set(event.pointerId, { x, y })
    tools.hold({ ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey })
    // Of the gizmo too: it would follow both fingers by turns.
    if (this.#pointers.size === 2) tools.cancel()
    if (tools.gizmo.isDragging) return
    if (!canvas.hasPointerCapture(event.pointerId)) canvas.setPointerCapture(event.pointerId)
    this.#hover(null)
    if (this.#pointers.size === 2) {
      this.#press = null
      this.#mode = 'pinch'
      this.#twist.begin()
      const { x: middleX, y: middleY } = this.#pinch()
      gestures.begin('pan', middleX, middleY)
    } else if (event.button === 2 || event.button === 1 || this.isPanning) {
      if (tools.cancel()) return
      this.#mode = 'view'
      gestures.begin(event.button === 2 ? 'look' : 'pan', x, y)
    } else {
      const hit = picker.entityAt(x, y)
      this.#press = {
        hit,
        x,
        y,
        isAdditive: event.shiftKey,
        isAlt: event.altKey,
        isTouch: event.pointerType === 'touch',
      }
    }
  }

  #move(event: PointerEvent) {
    const { gestures, tools } = this.#parts
    const { clientX: x, clientY: y } = event
    const last = this.#pointers.get(event.pointerId)
    if (!last) return this.#hoverAt(event)
    // The button was let go where nobody told us: behind a dialog, over another window.
    if (event.pointerType === 'mouse' && event.buttons === 0) return this.#up(event)
    const before = this.#mode === 'pinch' ? this.#pinch() : null
    this.#pointers.set(event.pointerId, { x, y })
    tools.hold({ ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey })
    // A second button of a mouse that is pressed already comes as a move.
    if ((event.buttons & rightButton) !== 0 && (tools.cancel() || this.isFraming)) return this.drop()
    if (tools.gizmo.isDragging) return
    if (this.#press && Math.hypot(x - this.#press.x, y - this.#press.y) > tremble)
      this.#startDrag(this.#press)
    if (this.#mode === 'drag') tools.groundDragTo(x, y)
    else if (this.#mode === 'marquee') this.#parts.marquee.to(x, y)
    else if (this.#mode === 'view') gestures.moveBy(x - last.x, y - last.y)
    else if (before) {
      const after = this.#pinch()
      gestures.twist(this.#twist.by(after.angle - before.angle))
      gestures.moveBy(after.x - before.x, after.y - before.y)
      gestures.zoom(after.x, after.y, before.spread / Math.max(1, after.spread))
    }
  }

  #startDrag({ hit, x, y, isTouch, isAdditive, isAlt }: Press) {
    const { gestures, marquee, tools } = this.#parts
    this.#press = null
    if (isAdditive && !isTouch) {
      this.#mode = 'marquee'
      marquee.start(x, y)
    } else if (hit && tools.startGroundDrag(hit.id, hit.point, { isTouch, isCopying: isAlt })) {
      this.#mode = 'drag'
    } else {
      this.#mode = 'view'
      gestures.begin('orbit', x, y)
    }
  }

  #up(event: PointerEvent) {
    const { gestures, marquee, send, tools } = this.#parts
    if (!this.#pointers.delete(event.pointerId)) return
    const press = this.#press
    this.#press = null
    if (press) {
      send({ type: 'entity.picked', id: this.#pickedBy(press), additive: press.isAdditive })
    } else if (this.#mode === 'drag' || tools.gizmo.isDragging) {
      tools.finish()
    } else if (this.#mode === 'marquee') {
      send({ type: 'entities.picked', ids: marquee.inside(), additive: true })
      marquee.end()
    }
    if (this.#pointers.size > 0) return
    this.#mode = 'idle'
    gestures.end()
  }

  #pickedBy({ hit, x, y, isAlt }: Press): EntityId | null {
    const { entities, picker, tools } = this.#parts
    if (!hit) return null
    if (isAlt)
      return behindNext(
        picker.entitiesAt(x, y).map((id) => entities.pathTo(id)),
        tools.selected,
      )
    return pickLevel(entities.pathTo(hit.id), tools.selected)
  }

  #lost(event: PointerEvent) {
    this.#pointers.delete(event.pointerId)
    this.#parts.tools.cancel()
    this.drop()
  }

  #wheel(event: WheelEvent) {
    event.preventDefault()
    if (this.#mode !== 'idle') return
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
    this.#parts.gestures.wheel(event.clientX, event.clientY, event.ctrlKey ? pixels * 4 : pixels)
  }

  /** Middle, spread and direction (radians) of the first two fingers. */
  #pinch() {
    const [a = { x: 0, y: 0 }, b = a] = [...this.#pointers.values()]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: Math.hypot(dx, dy), angle: Math.atan2(dy, dx) }
  }

  #hoverAt({ clientX, clientY, pointerType }: PointerEvent) {
    if (pointerType === 'touch' || this.#hoverFrame !== 0) return
    this.#hoverFrame = requestAnimationFrame(() => {
      this.#hoverFrame = 0
      const { entities, picker, tools } = this.#parts
      if (this.#pointers.size > 0) return
      const hit = tools.gizmo.isHovered ? null : picker.entityAt(clientX, clientY)
      this.#hover(hit && pickLevel(entities.pathTo(hit.id), tools.selected))
    })
  }

  #hover(id: EntityId | null) {
    const { canvas, tools } = this.#parts
    canvas.style.cursor = id !== null || tools.gizmo.isHovered ? 'pointer' : ''
    tools.hover(id)
  }
}
