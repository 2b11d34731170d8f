import type { CodeLocale } from '../../language/locale.ts'
import type { Transform } from './transform-diff.ts'

const axes = ['x', 'y', 'z'] as const
type Axis = (typeof axes)[number]
export interface DragFigures {
  readonly text: string
  /** The one axis that the figures are about. */
  readonly axis: Axis | null
}

const isAxis = (name: string): name is Axis => axes.some((axis) => axis === name)

function number(value: number, locale: CodeLocale): string {
  const text = String(Math.round(value * 100) / 100 || 0)
  return locale === 'de' ? text.replace('.', ',') : text
}

/** Metres as they are written beside things: `1.5 m`. */
export const metresFigure = (metres: number, locale: CodeLocale): string => `${number(metres, locale)} m`

function changed(before: Transform, after: Transform, key: 'position' | 'scale') {
  return axes.flatMap((axis, index) => {
    const from = before[key][index] ?? 0
    const to = after[key][index] ?? 0
    return Math.abs(to - from) < 0.005 ? [] : [{ axis, from, to }]
  })
}

/** How far something was moved or scaled so far: `x +1.5 m`, `1.2×`, with the locale's decimal mark. */
export function dragFigures(before: Transform, after: Transform, locale: CodeLocale): DragFigures {
  const [scaled, ...others] = changed(before, after, 'scale')
  if (scaled) return { text: `${number(scaled.to, locale)}×`, axis: others.length === 0 ? scaled.axis : null }
  const moved = changed(before, after, 'position')
  const text = moved.map(({ axis, from, to }) => {
    return `${axis} ${to < from ? '−' : '+'}${metresFigure(Math.abs(to - from), locale)}`
  })
  return { text: text.join('  ') || '0 m', axis: moved.length === 1 ? (moved[0]?.axis ?? null) : null }
}

/** How far something was turned: radians, about the axis that the gizmo calls `X`, `Y`, `Z` or otherwise. */
export function turnFigures(angle: number, gizmoAxis: string, locale: CodeLocale): DragFigures {
  const axis = gizmoAxis.toLowerCase()
  return { text: `${number((angle * 180) / Math.PI, locale)}°`, axis: isAxis(axis) ? axis : null }
}
