import { addCushion } from '../kit/add-cushion.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBadge, inkOfBadge } from './add-badge.ts'

/** Metres: an arrow that points down. */
const outline = [
  [-0.07, 0.27],
  [-0.07, -0.02],
  [-0.2, -0.02],
  [0, -0.28],
  [0.2, -0.02],
  [0.07, -0.02],
  [0.07, 0.27],
] as const

/** An arrow: it is here. */
export function sculptArrow(sculpture: Sculpture): void {
  addBadge(sculpture)
  addCushion(sculpture, outline, [0.12, 0.02], inkOfBadge, { at: [0, 0, 0.07] })
}
