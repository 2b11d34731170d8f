import { memo } from 'react'
import type { Matrix } from '../../../model/doodle/matrix.ts'
import type { Shape } from '../../../model/doodle/shape.ts'
import { shapePaints } from '../../../model/doodle/shape-paints.ts'

interface ShapeViewProps {
  readonly shape: Shape
  /** Names it for the hand that points at it. */
  readonly id?: string
  /** Where it is being dragged to. */
  readonly by?: Matrix | null
  /** It is being erased. */
  readonly isGoing?: boolean
}

/** One shape as SVG, drawn again only when it changes: a sheet holds thousands. */
export const ShapeView = memo(function ShapeView({ shape, id, by, isGoing = false }: ShapeViewProps) {
  const own = (
    <g transform={shape.matrix && `matrix(${shape.matrix.join(' ')})`} opacity={shape.opacity}>
      {shapePaints(shape).map(({ d, fill, stroke, strokeWidth }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a shape has one path, or the two of a pen
          key={index}
          d={d}
          fill={fill ?? 'none'}
          stroke={stroke ?? 'none'}
          strokeWidth={strokeWidth}
          data-shape={id}
        />
      ))}
    </g>
  )
  if (!by && !isGoing) return own
  return (
    <g transform={by ? `matrix(${by.join(' ')})` : undefined} opacity={isGoing ? 0.15 : undefined}>
      {own}
    </g>
  )
})
