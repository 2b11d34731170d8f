import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { EntityId } from '../../../model/ids.ts'
import type { Entity, Project } from '../../../model/project/project.ts'
import { type DropPosition, dropPlace, mayDrop, type Place } from './drop-place.ts'
import type { HierarchyRow } from './hierarchy-rows.ts'

/** Pixels that a press moves before it is a drag. */
const threshold = 5
/** Pixels from an edge where the list scrolls by itself, and how many at each move. */
const edge = 24
const scrollStep = 12

export interface DropAim {
  readonly entity: Entity
  readonly position: DropPosition
}

interface RowDrag {
  readonly scroller: RefObject<HTMLElement | null>
  readonly rows: readonly HierarchyRow[]
  readonly rowHeight: number
  /** The thing of the row that an element lies in. */
  readonly rowAt: (target: EventTarget) => Entity | undefined
  readonly project: () => Project
  /** What is dragged when this thing is: the whole selection if it is part of it. Empty when it may not be. */
  readonly moversOf: (entity: Entity) => ReadonlySet<EntityId>
  readonly onDrop: (movers: ReadonlySet<EntityId>, place: Place) => void
}

/** Dragging rows with mouse, pen or finger (at their handle). Esc gives up and changes nothing. */
export function useRowDrag({ scroller, rows, rowHeight, rowAt, project, moversOf, onDrop }: RowDrag) {
  const [aim, setAim] = useState<DropAim | null>(null)
  const [dragged, setDragged] = useState<ReadonlySet<EntityId> | null>(null)
  const gesture = useRef<{
    readonly entity: Entity
    readonly y: number
    movers?: ReadonlySet<EntityId>
    aim: DropAim | null
    readonly stop: () => void
  } | null>(null)

  const end = () => {
    gesture.current?.stop()
    gesture.current = null
    setAim(null)
    setDragged(null)
  }
  const aimAt = (y: number, movers: ReadonlySet<EntityId>): DropAim | null => {
    const element = scroller.current
    if (!element) return null
    const down = (y - element.getBoundingClientRect().top + element.scrollTop) / rowHeight
    const row = rows[Math.floor(down)]
    if (!row || row.heading) return null
    const part = down - Math.floor(down)
    const position = part < 0.3 ? 'before' : part > 0.7 && !row.isOpen ? 'after' : 'on'
    for (const one of [position, part < 0.5 ? 'before' : 'after'] as const)
      if (mayDrop(project(), movers, row.entity, one)) return { entity: row.entity, position: one }
    return null
  }
  return {
    aim,
    dragged,
    /** For the list that all rows lie in; a press that was a drag ends there as a click on no row. */
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const entity = event.button === 0 ? rowAt(event.target) : undefined
        if (!entity) return
        // A finger scrolls the list; it drags by the handle.
        const isHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null
        if (event.pointerType === 'touch' && !isHandle) return
        end()
        const byEscape = (key: KeyboardEvent) => {
          if (key.key !== 'Escape') return
          key.stopPropagation()
          end()
        }
        window.addEventListener('keydown', byEscape, { capture: true })
        const stop = () => window.removeEventListener('keydown', byEscape, { capture: true })
        gesture.current = { entity, y: event.clientY, aim: null, stop }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const current = gesture.current
        const element = scroller.current
        if (!current || !element) return
        // It was let go elsewhere, over the scene, which is another page.
        if (event.buttons === 0) return end()
        if (!current.movers) {
          if (Math.abs(event.clientY - current.y) < threshold) return
          const movers = moversOf(current.entity)
          if (movers.size === 0) return end()
          current.movers = movers
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragged(movers)
        }
        const { top, bottom } = element.getBoundingClientRect()
        if (event.clientY < top + edge) element.scrollTop -= scrollStep
        if (event.clientY > bottom - edge) element.scrollTop += scrollStep
        current.aim = aimAt(event.clientY, current.movers)
        setAim(current.aim)
      },
      onPointerUp() {
        const current = gesture.current
        end()
        if (current?.movers && current.aim)
          onDrop(current.movers, dropPlace(project(), current.aim.entity, current.aim.position))
      },
      onPointerCancel: end,
    },
  }
}
