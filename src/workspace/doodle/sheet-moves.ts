import { type Matrix, scaling, translation, turning } from '../../../model/doodle/matrix.ts'
import type { Shape } from '../../../model/doodle/shape.ts'
import { type Bounds, boundsOf } from '../../../model/doodle/shape-bounds.ts'

/** A handle of the frame around what is selected. */
export type Handle = 'nw' | 'ne' | 'sw' | 'se' | 'turn'

interface Spot {
  readonly x: number
  readonly y: number
}

/** Smallest factor of one drag, so that nothing is ever pressed flat for good. */
const smallest = 0.05
/** Turning with Shift goes in such steps. */
const turnStep = Math.PI / 12

/** What a pull at a handle does: a corner scales about the one across (`isFree`: each direction by itself), the round one turns about the middle. */
export function handleMatrix(
  handle: Handle,
  { left, top, right, bottom }: Bounds,
  from: Spot,
  to: Spot,
  isShift: boolean,
): Matrix {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  if (handle === 'turn') {
    const angle =
      Math.atan2(to.y - middle.y, to.x - middle.x) - Math.atan2(from.y - middle.y, from.x - middle.x)
    return turning(isShift ? Math.round(angle / turnStep) * turnStep : angle, middle.x, middle.y)
  }
  const fixed = { x: handle.endsWith('w') ? right : left, y: handle.startsWith('n') ? bottom : top }
  const factor = (now: number, then: number) => Math.max(smallest, Math.abs(then) < 1 ? 1 : now / then)
  const x = factor(to.x - fixed.x, from.x - fixed.x)
  const y = factor(to.y - fixed.y, from.y - fixed.y)
  // A child's picture keeps its form unless somebody wants it otherwise.
  const both = Math.max(x, y)
  return isShift ? scaling(x, y, fixed.x, fixed.y) : scaling(both, both, fixed.x, fixed.y)
}

/** Pixels of the sheet for one press of an arrow. */
const step = 8

/** What each arranging key does to the selected shapes, about their common middle. */
export const keyMatrices = {
  doodleLeft: () => translation(-step, 0),
  doodleRight: () => translation(step, 0),
  doodleUp: () => translation(0, -step),
  doodleDown: () => translation(0, step),
  doodleBigger: (middle) => scaling(1.1, 1.1, middle.x, middle.y),
  doodleSmaller: (middle) => scaling(1 / 1.1, 1 / 1.1, middle.x, middle.y),
  doodleTurnLeft: (middle) => turning(-turnStep, middle.x, middle.y),
  doodleTurnRight: (middle) => turning(turnStep, middle.x, middle.y),
} as const satisfies Record<string, (middle: Spot) => Matrix>

export const middleOf = (shapes: readonly Shape[]): Spot => {
  const bounds = boundsOf(shapes) ?? { left: 0, top: 0, right: 0, bottom: 0 }
  return { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 }
}
