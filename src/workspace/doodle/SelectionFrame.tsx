import type { Matrix } from '../../../model/doodle/matrix.ts'
import type { Bounds } from '../../../model/doodle/shape-bounds.ts'
import { isTouched } from '../../ui/is-touched.ts'
import styles from './DoodlePage.module.css'
import type { Handle } from './sheet-moves.ts'

interface SelectionFrameProps {
  readonly bounds: Bounds
  readonly by: Matrix | null
  /** Pixels of the sheet for one of the screen, so that handles are as large on every screen. */
  readonly pixel: number
}

/** Around what is selected: corners to scale it, a round handle to turn it. */
export function SelectionFrame({ bounds, by, pixel }: SelectionFrameProps) {
  const reach = isTouched() ? 22 : 11
  const pad = 6 * pixel
  const [left, top] = [bounds.left - pad, bounds.top - pad]
  const [right, bottom] = [bounds.right + pad, bounds.bottom + pad]
  const middle = (left + right) / 2
  const stem = 30 * pixel
  const turnY = top > stem + 8 * pixel ? top - stem : bottom + stem
  const handles: readonly (readonly [Handle, number, number])[] = [
    ['nw', left, top],
    ['ne', right, top],
    ['sw', left, bottom],
    ['se', right, bottom],
    ['turn', middle, turnY],
  ]
  return (
    <g transform={by ? `matrix(${by.join(' ')})` : undefined}>
      <rect
        className={styles.frame}
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        strokeWidth={2 * pixel}
      />
      {by
        ? null
        : handles.map(([handle, x, y]) => (
            <g key={handle} className={styles.handle} data-handle={handle}>
              <circle className={styles.reach} cx={x} cy={y} r={reach * pixel} data-handle={handle} />
              {handle === 'turn' ? (
                <circle cx={x} cy={y} r={8 * pixel} strokeWidth={2 * pixel} data-handle={handle} />
              ) : (
                <rect
                  x={x - 6 * pixel}
                  y={y - 6 * pixel}
                  width={12 * pixel}
                  height={12 * pixel}
                  strokeWidth={2 * pixel}
                  data-handle={handle}
                />
              )}
            </g>
          ))}
    </g>
  )
}
