import { memo } from 'react'
import type { Stroke } from '../../../model/doodle/doodle.ts'
import type { Matrix } from '../../../model/doodle/matrix.ts'
import type { StrokeId } from '../../../model/ids.ts'
import { ShapeView } from './ShapeView.tsx'

interface SheetShapesProps {
  readonly strokes: readonly Stroke[]
  readonly selected: readonly Stroke[]
  readonly by: Matrix | null
  readonly going: ReadonlySet<StrokeId>
}

/** All that is drawn on the sheet. Stands still while something new is being drawn above it. */
export const SheetShapes = memo(function SheetShapes({ strokes, selected, by, going }: SheetShapesProps) {
  const moving = new Set(by ? selected.map(({ id }) => id) : [])
  return strokes.map(({ id, shape }) => (
    <ShapeView key={id} id={id} shape={shape} by={moving.has(id) ? by : null} isGoing={going.has(id)} />
  ))
})
