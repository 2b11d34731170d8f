import { useState } from 'react'
import { changeDoodle } from '../../../commands/doodle/change-doodle.ts'
import { limits } from '../../../model/document/limits.ts'
import type { Drawing, Stroke } from '../../../model/doodle/doodle.ts'
import { type Matrix, transformShape, translation } from '../../../model/doodle/matrix.ts'
import type { Shape } from '../../../model/doodle/shape.ts'
import { StrokeId } from '../../../model/ids.ts'
import { useSend } from '../actions/use-send.ts'
import { useSession } from '../session-context.ts'
import { type DoodleStyle, firstStyle } from './doodle-style.ts'
import { type DoodleTool, isShapeTool } from './doodle-tools.ts'
import { type LayerMove, layerMoves } from './layer-moves.ts'
import { shapeAround, usualHalf } from './new-shape.ts'

/** What a person holds and does on the page of a doodle; each change is one command. */
export interface DoodleEditor {
  readonly drawing: Drawing
  readonly canEdit: boolean
  readonly tool: DoodleTool
  readonly style: DoodleStyle
  /** The selected ones that are still there, the lowest first. */
  readonly selected: readonly Stroke[]
  hold(tool: DoodleTool): void
  select(ids: readonly StrokeId[]): void
  /** Puts a new shape on top. Returns its id, `undefined` when it was refused. */
  add(shape: Shape): StrokeId | undefined
  /** The shape of the tool in the middle of the sheet, selected; a rectangle where the tool has none. */
  insert(): void
  /** Moves, scales or turns the selected shapes. */
  transform(by: Matrix): void
  remove(ids: readonly StrokeId[]): void
  /** A copy of what is selected, a little beside it. */
  duplicate(): void
  arrange(way: LayerMove): void
  /** Changes what the next shape is painted with, and what is selected. */
  paint(change: Partial<DoodleStyle>): void
  /** Selects the next shape above or below; around the end. */
  step(by: 1 | -1): void
}

/** Pixels between a shape and its copy. */
const copyStep = 24

/** The editor of one drawing. What is held is forgotten when the page closes. */
export function useDoodleEditor(drawing: Drawing): DoodleEditor {
  const send = useSend()
  const { access, newId, bus } = useSession()
  const canEdit = access !== 'viewer'
  const [tool, setTool] = useState<DoodleTool>(canEdit ? 'pen' : 'select')
  const [style, setStyle] = useState(firstStyle)
  const [selection, setSelection] = useState<ReadonlySet<StrokeId>>(new Set())
  const { id: doodleId, strokes } = drawing
  const selected = strokes.filter(({ id }) => selection.has(id))

  const change = (upserts: readonly Stroke[], deletes: readonly StrokeId[] = []): boolean =>
    send(changeDoodle, {
      doodleId,
      upserts: upserts.map(({ id, shape }) => ({ id, shape })),
      deletes: [...deletes],
    }).ok
  const select = (ids: readonly StrokeId[]) => setSelection(new Set(ids))
  const addAll = (shapes: readonly Shape[]): readonly StrokeId[] | undefined => {
    const added = shapes.map((shape) => ({ id: StrokeId.parse(newId()), shape }))
    bus.endMerge()
    return added.length > 0 && change(added) ? added.map(({ id }) => id) : undefined
  }
  const reshape = (next: (shape: Shape) => Shape) => {
    if (selected.length > 0) change(selected.map(({ id, shape }) => ({ id, shape: next(shape) })))
  }
  const takeAndSelect = (shapes: readonly Shape[]) => {
    const ids = addAll(shapes)
    if (!ids) return
    setTool('select')
    select(ids)
  }

  return {
    drawing,
    canEdit,
    tool,
    style,
    selected,
    hold(next) {
      if (!canEdit) return
      setTool(next)
      if (next !== 'select') select([])
    },
    select,
    add: (shape) => addAll([shape])?.[0],
    insert() {
      const middle = { x: drawing.width / 2, y: drawing.height / 2 }
      takeAndSelect([shapeAround(isShapeTool(tool) ? tool : 'rectangle', middle, usualHalf(drawing), style)])
    },
    transform: (by) => reshape((shape) => transformShape(shape, by)),
    remove(ids) {
      if (ids.length > 0) change([], ids)
    },
    duplicate: () =>
      takeAndSelect(selected.map(({ shape }) => transformShape(shape, translation(copyStep, copyStep)))),
    arrange(way) {
      const moves = layerMoves(
        strokes.map(({ id }) => id),
        new Set(selected.map(({ id }) => id)),
        way,
      ).slice(0, limits.strokeMoves)
      if (moves.length > 0) send(changeDoodle, { doodleId, upserts: [], moves: [...moves], deletes: [] })
    },
    paint(next) {
      setStyle({ ...style, ...next })
      const { corners: _, ...paint } = next
      if (Object.keys(paint).length > 0) reshape((shape) => ({ ...shape, ...paint }))
    },
    step(by) {
      const at = strokes.findIndex(({ id }) => id === (by === 1 ? selected.at(-1) : selected[0])?.id)
      const from = at < 0 && by === -1 ? 0 : at
      const next = strokes.at((from + by + strokes.length) % Math.max(1, strokes.length))
      if (!next) return
      setTool('select')
      select([next.id])
    },
  }
}
