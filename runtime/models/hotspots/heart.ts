import { addCushion } from '../kit/add-cushion.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { heartOutline } from '../parts/heart-outline.ts'
import { addBadge, inkOfBadge } from './add-badge.ts'

/** Of a heart of 1 m. */
const size = 0.52
const outline = heartOutline.map(([x, y]) => [x * size, y * size] as const)

/** A heart: somebody likes this. */
export function sculptHeart(sculpture: Sculpture): void {
  addBadge(sculpture)
  addCushion(sculpture, outline, [0.12, 0.02], inkOfBadge, { at: [0, -0.01, 0.07] })
}
