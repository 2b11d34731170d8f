import { type PointerEvent, useRef, useState } from 'react'
import { type Matrix, translation } from '../../../model/doodle/matrix.ts'
import type { Shape } from '../../../model/doodle/shape.ts'
import { type Bounds, boundsOf, shapeBounds } from '../../../model/doodle/shape-bounds.ts'
import type { StrokeId } from '../../../model/ids.ts'
import { isShapeTool, type ShapeTool } from './doodle-tools.ts'
import { shapeAround, shapeBetween, usualHalf } from './new-shape.ts'
import { PenPoints } from './pen-points.ts'
import { shapeAt } from './shapes-at.ts'
import { type Handle, handleMatrix } from './sheet-moves.ts'
import type { DoodleEditor } from './use-doodle-editor.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

type Gesture =
  | { readonly kind: 'pen'; readonly points: PenPoints }
  | { readonly kind: 'shape'; readonly tool: ShapeTool }
  | { readonly kind: 'erase' }
  | { readonly kind: 'move' }
  | { readonly kind: 'handle'; readonly handle: Handle; readonly bounds: Bounds }
  | { readonly kind: 'marquee'; readonly before: readonly StrokeId[] }

interface Press {
  readonly gesture: Gesture
  readonly pointerId: number
  readonly from: Spot
}

/** What a gesture shows before it is stored. */
export interface SheetDraft {
  readonly shape: Shape | null
  /** Where what is selected is being taken. */
  readonly by: Matrix | null
  /** What is being erased. */
  readonly going: ReadonlySet<StrokeId>
  readonly marquee: Bounds | null
}

const nothing: SheetDraft = { shape: null, by: null, going: new Set(), marquee: null }
/** Pixels of the sheet that a press may tremble. */
const tremble = 4
/** CSS pixels that one may miss a shape by. */
const reach = { mouse: 5, pen: 5, touch: 14 } as const

/** Mouse, pen and fingers on the sheet: one press to release is at most one command; `cancel` and a lost pointer leave no trace. */
export function useSheetGestures(editor: DoodleEditor) {
  const { drawing, tool, style, selected, canEdit } = editor
  const [draft, setDraft] = useState(nothing)
  /** A release may come before the last move was rendered. */
  const latest = useRef(nothing)
  const press = useRef<Press | null>(null)
  const hasPen = useRef(false)

  const spotOf = ({ clientX, clientY, currentTarget }: PointerEvent): Spot => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: ((clientX - left) / width) * drawing.width, y: ((clientY - top) / height) * drawing.height }
  }
  const pick = ({ clientX, clientY, pointerType }: PointerEvent) =>
    shapeAt(clientX, clientY, pointerType === 'touch' ? reach.touch : reach.mouse)
  const show = (change: Partial<SheetDraft>) => {
    latest.current = { ...nothing, ...change }
    setDraft(latest.current)
  }
  const end = () => {
    press.current = null
    show({})
  }
  const paint = {
    fill: null,
    stroke: style.stroke ?? style.fill ?? '#241B33',
    strokeWidth: style.strokeWidth,
  }

  const beginSelecting = (event: PointerEvent): Gesture => {
    const hit = pick(event)
    const ids = selected.map(({ id }) => id)
    if (hit === undefined) {
      if (!event.shiftKey) editor.select([])
      return { kind: 'marquee', before: event.shiftKey ? ids : [] }
    }
    const isChosen = ids.includes(hit)
    if (event.shiftKey) editor.select(isChosen ? ids.filter((id) => id !== hit) : [...ids, hit])
    else if (!isChosen) editor.select([hit])
    return { kind: 'move' }
  }
  const begin = (event: PointerEvent): Gesture => {
    const handle = handleOf(event.target)
    const bounds = boundsOf(selected.map(({ shape }) => shape))
    if (handle && bounds && canEdit) return { kind: 'handle', handle, bounds }
    if (tool === 'pen') return { kind: 'pen', points: new PenPoints() }
    if (tool === 'eraser') return { kind: 'erase' }
    return isShapeTool(tool) ? { kind: 'shape', tool } : beginSelecting(event)
  }

  const draw = (points: PenPoints, event: PointerEvent) => {
    const { nativeEvent, pointerType, currentTarget } = event
    const moves = nativeEvent.getCoalescedEvents?.() ?? []
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    for (const { clientX, clientY, pressure } of moves.length > 0 ? moves : [nativeEvent]) {
      const x = ((clientX - left) / width) * drawing.width
      const y = ((clientY - top) / height) * drawing.height
      points.add(x, y, pointerType === 'pen' ? pressure : null)
    }
    show({ shape: { kind: 'pen', points: points.points, ...paint } })
  }
  const go = ({ gesture, from }: Press, event: PointerEvent) => {
    const to = spotOf(event)
    const isFar = Math.hypot(to.x - from.x, to.y - from.y) >= tremble
    switch (gesture.kind) {
      case 'pen':
        return draw(gesture.points, event)
      case 'shape':
        if (isFar) show({ shape: shapeBetween(gesture.tool, from, to, style, event.shiftKey) })
        return
      case 'erase': {
        const hit = pick(event)
        if (hit !== undefined) show({ going: new Set([...latest.current.going, hit]) })
        return
      }
      case 'move':
        if (canEdit && isFar) show({ by: translation(to.x - from.x, to.y - from.y) })
        return
      case 'handle':
        return show({ by: handleMatrix(gesture.handle, gesture.bounds, from, to, event.shiftKey) })
      case 'marquee':
        if (isFar) show({ marquee: between(from, to) })
    }
  }
  const finish = ({ gesture, from }: Press) => {
    const { shape, by, going, marquee } = latest.current
    end()
    if (shape) editor.add(shape)
    else if (gesture.kind === 'shape') editor.add(shapeAround(gesture.tool, from, usualHalf(drawing), style))
    editor.remove([...going])
    if (by) editor.transform(by)
    if (gesture.kind !== 'marquee' || !marquee) return
    const inside = drawing.strokes.filter((stroke) => isInside(shapeBounds(stroke.shape), marquee))
    editor.select([...new Set([...gesture.before, ...inside.map(({ id }) => id)])])
  }

  return {
    draft,
    /** Whether there was a gesture to take back. */
    cancel(): boolean {
      const wasBusy = press.current !== null
      end()
      return wasBusy
    },
    handlers: {
      onPointerDown(event: PointerEvent) {
        hasPen.current ||= event.pointerType === 'pen'
        const isPalm = hasPen.current && event.pointerType === 'touch' && tool !== 'select'
        if (press.current || event.button !== 0 || isPalm) return
        event.currentTarget.setPointerCapture(event.pointerId)
        press.current = { gesture: begin(event), pointerId: event.pointerId, from: spotOf(event) }
        const { kind } = press.current.gesture
        if (kind === 'pen' || kind === 'erase') go(press.current, event)
      },
      onPointerMove(event: PointerEvent) {
        if (press.current?.pointerId === event.pointerId) go(press.current, event)
      },
      onPointerUp(event: PointerEvent) {
        if (press.current?.pointerId === event.pointerId) finish(press.current)
      },
      onPointerCancel: end,
    },
  }
}

function handleOf(target: EventTarget | null): Handle | undefined {
  const name = target instanceof SVGElement ? target.dataset.handle : undefined
  return (['nw', 'ne', 'sw', 'se', 'turn'] as const).find((handle) => handle === name)
}

const between = (a: Spot, b: Spot): Bounds => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x),
  bottom: Math.max(a.y, b.y),
})

const isInside = (inner: Bounds, outer: Bounds): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom
